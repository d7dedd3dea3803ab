// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/onehour/battle.h"

#include "rules/core/play/door.h"
#include "rules/onehour/firing.h"
#include "rules/onehour/hand_to_hand.h"
#include "rules/onehour/movement.h"
#include "rules/onehour/roster.h"
#include "rules/onehour/turn.h"
#include "tests/support/games.h"

#include <algorithm>

namespace orontes::tests {

using namespace onehour;
using Rules = onehour::Game;

namespace {

const QString facings = "NESW";

core::SpaceLabel labelled(const QString& text) {
    return core::SpaceLabel{text.toStdString()};
}

QString shownLabel(const Setup& setup, core::SpaceId space) {
    return QString::fromStdString(core::labelOf(*setup.scenario.board, space).value);
}

Facing facingOf(const QString& letter) {
    return static_cast<Facing>(facings.indexOf(letter));
}

} // namespace

QString playBattle(const QString& script) {
    return Battle(script).fault();
}

Battle::Battle(const QString& script) : m_scenario(Rules::info().blank) {
    m_scenario.counters.edit().clear();
    // A battle needs a condition; this one never holds.
    m_scenario.victory.edit() = {
        {core::SeatToken{"blue"}, "", false, core::Condition{core::TurnReached{core::TurnNumber{999}}}}};
    m_scenario.options.edit()[core::OptionId{"initiative"}] = std::string("fixed");
    m_scenario.options.edit()[core::OptionId{"firstSide"}] = std::string("blue");
    play(script);
}

Battle Battle::ofScenario(const QString& name, const QString& script) {
    Battle battle;
    const auto found = std::find_if(games().begin(), games().end(),
                                    [&](const Game& game) { return game.name() == "onehour/" + name; });
    if (found == games().end()) {
        battle.m_fault = "there is no " + name;
        return battle;
    }
    battle.m_scenario = found->scenario;
    battle.rename();
    battle.play(script);
    return battle;
}

QString Battle::play(const QString& script) {
    QString text = script;
    text.replace('\n', '|');
    for (const QString& part : text.split('|')) {
        m_statement = part.trimmed();
        if (!m_statement.isEmpty() && m_fault.isEmpty())
            run(m_statement);
    }
    return m_fault;
}

void Battle::expect(bool holds, const QString& otherwise) {
    if (!holds && m_fault.isEmpty())
        m_fault = m_statement + ": " + otherwise;
}

const State& Battle::state() {
    begin();
    return *m_state;
}

void Battle::begin() {
    if (m_state)
        return;
    // Somebody has to be there, out of the way.
    const auto& counters = *m_scenario.counters;
    for (const char* stranger : {"Bw@A12/N", "Rw@L1/S"}) {
        const core::SideToken side{*stranger == 'B' ? "blue" : "red"};
        if (m_scenario.title == Rules::info().blank.title &&
            std::none_of(counters.begin(), counters.end(), [&](const auto& counter) { return counter.side == side; }))
            addUnit(stranger);
    }
    for (const core::Diagnostic& finding :
         core::runChecks(core::joinChecks(core::commonChecks(), Rules::checks()), Rules::info(), m_scenario))
        expect(finding.severity != core::Severity::Error, QString::fromStdString(finding.id));
    m_state = Rules::start(m_scenario);
}

UnitId Battle::unit(const QString& name) const {
    const auto& counters = *m_scenario.counters;
    for (std::size_t i = 0; i < counters.size(); ++i)
        if (QString::fromStdString(counters[i].name) == name)
            return UnitId{static_cast<std::int8_t>(i)};
    return {};
}

core::SpaceId Battle::space(const QString& label) const {
    return core::findSpace(*m_scenario.board, labelled(label)).value_or(core::SpaceId{});
}

void Battle::run(const QString& statement) {
    const QString head = statement.section(' ', 0, 0);
    const QStringList words = statement.section(' ', 1).split(' ', Qt::SkipEmptyParts);
    if (prepare(head, words))
        return;
    begin();
    if (!m_fault.isEmpty())
        return;
    if (head == "no")
        return refuse(words);
    if (head == "attack")
        return attack(words);
    if (head == "see")
        return see(words);
    if (head == "owes")
        return owes(words);
    if (head == "over")
        return over(words[0]);
    if (head == "turn")
        return expect(m_state->turn.value == words[0].toInt(), QString("it is turn %1").arg(m_state->turn.value));
    if (head == "die")
        return roll(words[0].toInt());
    if (head == "fight") {
        while (m_fault.isEmpty() && (m_state->owed == Owed::Movement || m_state->owed == Owed::Firing))
            act(Done{});
        return;
    }
    if (head == "morale") {
        expect(m_state->owed == Owed::MoraleDie && m_state->unit == unit(words[0]), "that die is not owed");
        return roll(words[1].toInt());
    }
    const std::optional<Action> action = actionOf(QStringList{head} + words);
    if (!action)
        return expect(false, "what is that?");
    act(*action);
    if (head == "fire" && words.size() > 2)
        roll(words[2].toInt());
}

std::optional<Action> Battle::actionOf(const QStringList& words) {
    const QString& head = words[0];
    if (head == "done")
        return Done{};
    if (head == "move")
        return Move{unit(words[1]), space(words[2].section('/', 0, 0)), facingOf(words[2].section('/', 1, 1))};
    if (head == "leave")
        return Leave{unit(words[1]), space(words[2])};
    if (head == "fire")
        return Fire{unit(words[1]), unit(words[2])};
    if (head == "attack")
        return Attack{unit(words[1]), unit(words[2])};
    if (head == "deploy")
        return Deploy{unit(words[1]), space(words[2])};
    return std::nullopt;
}

void Battle::act(const Action& action) {
    if (!m_fault.isEmpty())
        return;
    const core::Owing owing = Rules::owing(*m_state);
    if (owing.none() || owing.onlyChance())
        return expect(false, "nobody owes a decision");
    const core::Actor actor = *owing.begin();
    if (const core::Verdict verdict = Rules::judge(*m_state, actor, action); !verdict)
        return expect(false, QString::fromStdString(Rules::info().texts.render(verdict.error().text())));
    m_state = Rules::apply(std::move(*m_state), actor, action, &m_events).next;
}

void Battle::roll(int die) {
    if (!m_fault.isEmpty())
        return;
    if (!isDie(m_state->owed))
        return expect(false, "no die is owed");
    m_state = Rules::apply(std::move(*m_state), core::chance, Roll{die}, &m_events).next;
}

/// "move Bw E8/N: too-far", judged for the seat that owes the decision.
void Battle::refuse(const QStringList& words) {
    const QString wanted =
        words.last() == words.first() || !words[words.size() - 2].endsWith(':') ? QString() : words.last();
    QStringList said = wanted.isEmpty() ? words : words.mid(0, words.size() - 1);
    said.last().remove(':');
    const std::optional<Action> action = actionOf(said);
    const core::Owing owing = Rules::owing(*m_state);
    if (!action || owing.none())
        return expect(false, "that cannot be judged");
    const core::Actor actor =
        owing.onlyChance() ? core::Actor{m_state->setup->of(activeSide(*m_state)).seat} : *owing.begin();
    const core::Verdict verdict = Rules::judge(*m_state, actor, *action);
    if (verdict)
        return expect(false, "it is legal");
    const QString id = QString::fromStdString(verdict.error().id);
    expect(wanted.isEmpty() || id == "onehour.play." + wanted, id);
}

void Battle::attack(const QStringList& words) {
    if (m_state->owed == Owed::Attack)
        act(Attack{unit(words[0]), unit(words[1])});
    expect(m_state->owed == Owed::AttackDie && m_state->unit == unit(words[0]) && m_state->target == unit(words[1]),
           "that attack is not due");
    for (qsizetype i = 2; i < words.size(); ++i)
        roll(words[i].toInt());
}

QString Battle::shown(UnitId id) const {
    const Unit& unit = m_state->at(id);
    switch (unit.presence) {
    case Presence::OnBoard:
        return shownLabel(*m_state->setup, unit.space) + '/' + facings.at(static_cast<int>(unit.facing)) + ':' +
               QString::number(unit.hits) + (unit.routing ? "!" : "");
    case Presence::Lost:
        return "lost";
    case Presence::Exited:
        return "exited";
    case Presence::Waiting:
        return "due";
    case Presence::Absent:
        break;
    }
    return "absent";
}

void Battle::see(const QStringList& words) {
    for (qsizetype i = 0; i + 1 < words.size(); i += 2) {
        QString wanted = words[i + 1];
        const QString is = shown(unit(words[i]));
        if (wanted.contains('/') && !wanted.contains(':'))
            wanted = wanted.endsWith('!') ? wanted.chopped(1) + ":0!" : wanted + ":0";
        expect(is == wanted, words[i] + " is " + is);
    }
}

void Battle::owes(const QStringList& words) {
    static const QStringList names{"nothing",  "muster", "deployment", "initiative", "arrival",   "entry",
                                   "movement", "firing", "fireDie",    "attack",     "attackDie", "moraleDie"};
    const QString is = names.at(static_cast<int>(m_state->owed));
    expect(is == words.last(), "it is " + is);
    if (words.size() > 1)
        expect((decider(*m_state).value == 0) == (words[0] == "Blue"), "the other side owes it");
}

void Battle::over(const QString& who) {
    const std::optional<core::Outcome> outcome = Rules::outcome(*m_state);
    const QString is = !outcome                              ? "not"
                       : outcome->winners.empty()            ? "draw"
                       : outcome->winners.front().value == 0 ? "Blue"
                                                             : "Red";
    expect(is == who, "over: " + is);
}

QString Battle::hitsByDie() {
    begin();
    if (!m_fault.isEmpty())
        return m_fault;
    QStringList hits;
    const UnitId target = m_state->target;
    for (int die = 1; die <= 6 && isDie(m_state->owed); ++die) {
        const State next = Rules::apply(*m_state, core::chance, Roll{die}, nullptr).next;
        const int before = m_state->at(target).hits;
        // A unit that has fallen is off the board, but its hits are still known.
        hits << QString::number(next.at(target).hits - before);
    }
    return hits.join(',');
}

QStringList Battle::ends(const QString& name) {
    begin();
    const UnitId id = unit(name);
    const Setup& setup = *m_state->setup;
    std::vector<Action> offered;
    moveChoices(*m_state, setup.of(id).side, offered);
    QStringList ends;
    for (const Action& action : offered)
        if (const auto* move = std::get_if<Move>(&action); move && move->unit == id)
            ends << shownLabel(setup, move->space) + '/' + facings.at(static_cast<int>(move->facing));
    return ends;
}

QStringList Battle::squares(const QString& name) {
    QStringList squares;
    for (const QString& end : ends(name))
        if (const QString square = end.section('/', 0, 0); !squares.contains(square))
            squares << square;
    squares.removeAll(shownLabel(*m_state->setup, m_state->at(unit(name)).space));
    return squares;
}

QStringList Battle::targets(const QString& name) {
    begin();
    const UnitId id = unit(name);
    QStringList targets;
    for (int row = 0; row < m_state->setup->rows; ++row)
        for (int column = 0; column < m_state->setup->columns; ++column)
            if (const Square square{row, column};
                inArc(*m_state->setup, m_state->setup->squareOf(m_state->at(id).space), m_state->at(id).facing, square))
                targets << shownLabel(*m_state->setup, m_state->setup->spaceOf(square));
    return targets;
}

} // namespace orontes::tests
