// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/field.h"

#include "rules/chariot/deployment.h"
#include "rules/chariot/info.h"
#include "rules/chariot/plots.h"
#include "rules/chariot/turn.h"
#include "rules/core/json/scenario_json.h"
#include "tests/support/paths.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <sstream>

namespace orontes::tests {

namespace {

constexpr int size = 15;
constexpr int east = 1; // directions of pointy-topped hexes: NE, E, SE, SW, W, NW
constexpr int west = 4;

SpaceId centre() {
    return SpaceId{size / 2 * size + size / 2};
}

SpaceId beside(const core::Board& board, SpaceId hex, int direction) {
    const std::optional<core::Neighbour> next = core::neighbour(board, hex, direction % 6);
    if (!next)
        qFatal("the field ends here");
    return next->space;
}

/// n1 is to the east, and so on clockwise.
int directionOf(char digit) {
    return east + (digit - '1');
}

core::Attributes attributesOf(const QString& what) {
    static const QRegularExpression melee("^U(\\[?)(\\d+|•)\\]?/(\\d+)([A-E])$");
    static const QRegularExpression fire("^F(\\d+)r(\\d+)(m(\\[?)(\\d+)\\]?)?/(\\d+)(FF|MF)$");
    core::Attributes attributes;
    const auto set = [&](const char* field, core::Value value) { attributes[core::FieldId{field}] = std::move(value); };
    const auto mark = [&](bool bracket, const QString& number) {
        const bool dot = number.isEmpty() || number == "•";
        set("melee", std::int64_t{number.toInt()});
        set("meleeMark", std::string(dot ? "dot" : bracket ? "bracket" : ""));
    };
    if (const auto match = melee.match(what); match.hasMatch()) {
        mark(!match.captured(1).isEmpty(), match.captured(2));
        set("movement", std::int64_t{match.captured(3).toInt()});
        set("class", match.captured(4).toStdString());
    } else if (const auto shot = fire.match(what); shot.hasMatch()) {
        set("fire", std::int64_t{shot.captured(1).toInt()});
        set("range", std::int64_t{shot.captured(2).toInt()});
        mark(!shot.captured(4).isEmpty(), shot.captured(5));
        set("movement", std::int64_t{shot.captured(6).toInt()});
        set("class", shot.captured(7).toStdString());
    } else
        qFatal("what is %s?", qPrintable(what));
    return attributes;
}

QString columnName(int column) {
    static const char* const names[] = {"1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1"};
    return column < 0 ? QStringLiteral("below") : QString::fromLatin1(names[column]);
}

QString pointsOf(Strength strength) {
    return QString::number(static_cast<double>(strength.parts) / static_cast<double>(Strength::perPoint));
}

} // namespace

Field::Field() : m_scenario(info().blank) {
    m_scenario.counters.edit().clear();
    m_scenario.victory.edit().clear();
    core::HexGrid grid;
    grid.width = size;
    grid.height = size;
    grid.orientation = core::HexGrid::Orientation::PointyTop;
    std::vector<core::TerrainToken> terrains;
    for (const core::TerrainSpec& terrain : info().terrains)
        terrains.push_back(terrain.token);
    m_board = core::makeBoard(grid, terrains, {core::FeatureToken{"crest"}, core::FeatureToken{"road"}});
    stacking(P, 3).stacking(N, 3);
    for (core::Side& side : m_scenario.sides.edit())
        side.attributes.erase(core::FieldId{"printedPoints"});
}

Field Field::onTheMap() {
    QFile file(QString(sourceFolder) + "/scenarios/chariot/boards/chariot.json");
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no map");
    Field field;
    field.m_board = core::readBoard(file.readAll().toStdString()).value.value();
    return field;
}

SpaceId Field::hex(const std::string& name) const {
    if (const std::size_t point = name.rfind('.'); point != std::string::npos)
        return beside(m_board, hex(name.substr(0, point)), directionOf(name.back()));
    if (name.size() == 4) // column and row, both from 1
        return core::spaceAt(m_board, std::stoi(name.substr(0, 2)) - 1, std::stoi(name.substr(2)) - 1).value();
    SpaceId at = centre();
    const int number = name.size() > 1 ? std::stoi(name.substr(1)) : 0;
    if (name[0] == 'h' || name[0] == 'w')
        for (int i = 0; i < number; ++i)
            at = beside(m_board, at, name[0] == 'h' ? east : west);
    else if (name[0] == 'n')
        at = beside(m_board, at, directionOf(name[1]));
    else // d12: one step each way
        at = beside(m_board, beside(m_board, at, directionOf(name[1])), directionOf(name[2]));
    return at;
}

Field Field::quiet() {
    Field field;
    field.option("leaders", false);
    field.unit(P, "U1/1A^1", "w6");
    field.unit(N, "U1/1A^1", "w4");
    return field;
}

std::vector<SpaceId> Field::way(const std::string& hexes) const {
    std::vector<SpaceId> found;
    std::istringstream names(hexes);
    for (std::string name; names >> name;)
        found.push_back(hex(name));
    return found;
}

core::EdgeId Field::edge(const char* a, const char* b) const {
    return core::edgeBetween(m_board, hex(a), hex(b)).value_or(core::EdgeId{});
}

Field& Field::ground(const std::string& hexes, const char* terrain) {
    std::istringstream names(hexes);
    for (std::string name; names >> name;)
        core::setTerrain(m_board, hex(name), *core::terrainCode(m_board, core::TerrainToken{terrain}));
    return *this;
}

Field& Field::crest(const char* a, const char* b) {
    const core::EdgeId side = edge(a, b);
    core::setFeatures(m_board, side, static_cast<core::FeatureMask>(core::featuresOf(m_board, side) | 1U));
    return *this;
}

Field& Field::road(const char* a, const char* b) {
    const core::EdgeId side = edge(a, b);
    core::setFeatures(m_board, side, static_cast<core::FeatureMask>(core::featuresOf(m_board, side) | 2U));
    return *this;
}

Field& Field::option(const char* id, core::Value value) {
    m_scenario.options.edit()[core::OptionId{id}] = std::move(value);
    return *this;
}

Field& Field::stacking(SideId side, int limit) {
    m_scenario.sides.edit()[index(side)].attributes[core::FieldId{"stacking"}] = std::int64_t{limit};
    return *this;
}

Field& Field::mountedExempt(SideId side) {
    m_scenario.sides.edit()[index(side)].attributes[core::FieldId{"mountedExempt"}] = true;
    return *this;
}

Field& Field::panicLevel(SideId side, int level) {
    m_scenario.sides.edit()[index(side)].attributes[core::FieldId{"panicLevel"}] = std::int64_t{level};
    return option("panic", true);
}

Field& Field::elsewhere() {
    unit(P, "U4/5A^4", "w5");
    unit(N, "U4/5A^1", "w6");
    return *this;
}

UnitId Field::unit(SideId side, const std::string& what, const char* where) {
    QString text = QString::fromStdString(what);
    const UnitId id{static_cast<std::int16_t>(m_scenario.counters->size())};
    core::Attributes facing;
    if (text.size() > 2 && text[text.size() - 2] == '^') {
        static const char* const sides[] = {"e", "se", "sw", "w", "nw", "ne"};
        facing[core::FieldId{"facing"}] = std::string(sides[text.back().digitValue() - 1]);
        text.chop(2);
    }
    for (; text.endsWith('*') || text.endsWith('!'); text.chop(1))
        (text.endsWith('*') ? m_disrupted : m_panicked).push_back(id);
    core::Counter counter;
    counter.id = core::CounterId{id.value + 1};
    counter.name = what + " " + std::to_string(counter.id.value);
    counter.side = (*m_scenario.sides)[index(side)].token;
    counter.type = core::CounterType{text.toStdString()};
    if (core::findCounterType(info(), counter.type) == nullptr) {
        counter.type = core::CounterType{"LT"}; // a type no rule names
        counter.attributes = attributesOf(text);
    }
    counter.attributes.merge(facing);
    counter.setUp.place = core::AtSpace{core::labelOf(m_board, hex(where))};
    m_scenario.counters.edit().push_back(std::move(counter));
    return id;
}

Field& Field::onlookers() {
    unit(P, "U1/5A", "w7");
    unit(N, "U1/5A", "w5");
    return *this;
}

State Field::begin(Phase phase) {
    m_scenario.board = m_board;
    State state = firstPosition(setupOf(m_scenario));
    state.playerTurn = PlayerTurn{5};
    state.phasing = P;
    state.phase = phase;
    for (const UnitId unit : m_disrupted)
        state.at(unit).disrupted = PlayerTurn{4};
    for (const UnitId unit : m_panicked)
        state.at(unit).panicked = state.panicOver = true;
    switch (phase) {
    case Phase::Chariots:
    case Phase::Movement:
        state.stage = Stage::Move;
        beginMovement(state);
        break;
    case Phase::Fire:
        state.stage = Stage::Fire;
        break;
    case Phase::Melee:
        state.stage = Stage::Melee;
        break;
    case Phase::Plot: {
        Tale nobody(*state.setup, nullptr);
        beginPlotting(state, nobody);
        break;
    }
    case Phase::DefensiveFire:
    case Phase::Deployment:
    case Phase::Over:
        break;
    }
    return state;
}

QString objection(const State& state, const Action& action) {
    const core::Owing owing = Game::owing(state);
    const core::Verdict verdict = Game::judge(state, *owing.begin(), action);
    return verdict ? QString() : QString::fromStdString(verdict.error().id).remove("chariot.refused.");
}

void play(State& state, const Action& action) {
    const core::Actor actor = *Game::owing(state).begin();
    if (!actor.isChance())
        if (const QString why = objection(state, action); !why.isEmpty())
            qFatal("refused: %s", qPrintable(why));
    state = Game::apply(std::move(state), actor, action, nullptr).next;
}

void roll(State& state, int die) {
    if (state.stage != Stage::Die)
        qFatal("no die is owed");
    play(state, Roll{die});
}

void fight(State& state, const std::vector<UnitId>& attackers, const std::vector<SpaceId>& hexes, int die) {
    for (const SpaceId hex : hexes)
        play(state, Assault{hex});
    for (const UnitId unit : attackers)
        play(state, Join{unit});
    play(state, Resolve{});
    roll(state, die);
}

void shoot(State& state, const std::vector<UnitId>& firers, SpaceId hex, int die) {
    for (const UnitId unit : firers)
        play(state, Fire{unit, hex});
    play(state, Resolve{});
    roll(state, die);
}

QString odds(const State& state, const std::vector<UnitId>& attackers, const std::vector<SpaceId>& hexes) {
    return columnName(columnOf(state, declaredMelee(attackers, hexes)));
}

Combat declaredMelee(const std::vector<UnitId>& attackers, const std::vector<SpaceId>& hexes) {
    Combat combat;
    combat.kind = CombatKind::Melee;
    combat.attackers = attackers;
    for (const SpaceId hex : hexes)
        combat.targets[static_cast<std::size_t>(combat.targetCount++)] = hex;
    return combat;
}

QString sums(const State& state, const std::vector<UnitId>& attackers, const std::vector<SpaceId>& hexes) {
    const Combat combat = declaredMelee(attackers, hexes);
    return pointsOf(attackTotal(state, combat)) + ':' + pointsOf(defenceTotal(state, combat));
}

QString fireOdds(const State& state, const std::vector<UnitId>& firers, SpaceId hex) {
    Combat combat = declaredMelee(firers, {hex});
    combat.kind = CombatKind::Fire;
    return columnName(columnOf(state, combat));
}

QString march(State& state, UnitId unit, const std::vector<SpaceId>& way) {
    if (const QString why = objection(state, Take{unit}); !why.isEmpty())
        return why;
    play(state, Take{unit});
    for (const SpaceId hex : way) {
        if (state.march.units.empty())
            return QStringLiteral("over");
        if (const QString why = objection(state, StepTo{hex}); !why.isEmpty())
            return why;
        play(state, StepTo{hex});
    }
    if (!state.march.units.empty())
        play(state, Halt{});
    return {};
}

void waitFor(State& state, int playerTurn, Stage stage) {
    for (int steps = 0; steps < 40; ++steps) {
        if (state.playerTurn.value == playerTurn && state.stage == stage)
            return;
        play(state, Done{});
    }
    qFatal("it never comes");
}

void await(State& state, SideId side, Phase phase) {
    while (state.phase != phase || decider(state) != side) {
        if (state.over())
            qFatal("the game ended before the phase");
        play(state, Done{});
    }
}

QString fate(const State& state, UnitId unit) {
    if (!onMap(state, unit))
        return QStringLiteral("gone");
    return disrupted(state, unit) ? QStringLiteral("disrupted") : QStringLiteral("fresh");
}

} // namespace orontes::tests
