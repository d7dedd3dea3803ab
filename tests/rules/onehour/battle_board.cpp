// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/roster.h"
#include "tests/rules/onehour/battle.h"

#include <algorithm>

namespace orontes::tests {

using namespace onehour;

namespace {

const QString types = "wahc";
const QString facings = "NESW";

core::SpaceLabel labelled(const QString& text) {
    return core::SpaceLabel{text.toStdString()};
}

core::Value valueOf(const QString& word) {
    if (word == "on" || word == "off")
        return word == "on";
    bool isNumber = false;
    const int number = word.toInt(&isNumber);
    return isNumber ? core::Value{std::int64_t{number}} : core::Value{word.toStdString()};
}

} // namespace

// What a script says before the battle begins.

/// "E6", "E7-E9", or "6" for a whole rank.
QStringList Battle::spread(const QString& places) const {
    QStringList labels;
    const auto& grid = std::get<core::SquareGrid>(m_scenario.board->geometry);
    if (places.at(0).isDigit()) {
        for (int file = 0; file < grid.width; ++file)
            labels << QString(QChar('A' + file)) + places;
        return labels;
    }
    const QString from = places.section('-', 0, 0);
    const QString to = places.section('-', -1, -1);
    const int files = to.at(0).unicode() - from.at(0).unicode();
    const int ranks = to.mid(1).toInt() - from.mid(1).toInt();
    const int steps = std::max(std::abs(files), std::abs(ranks));
    for (int i = 0; i <= steps; ++i)
        labels << QString(QChar(from.at(0).unicode() + (steps ? i * files / steps : 0))) +
                      QString::number(from.mid(1).toInt() + (steps ? i * ranks / steps : 0));
    return labels;
}

void Battle::paint(const QString& terrain, const QStringList& places) {
    core::Board& board = m_scenario.board.edit();
    const core::TerrainToken token{terrain.toStdString()};
    if (!core::terrainCode(board, token))
        board.terrains.push_back(token);
    for (const QString& place : places)
        for (const QString& label : spread(place))
            core::setTerrain(board, space(label), *core::terrainCode(board, token));
}

void Battle::drawRoad(const QString& course) {
    core::Board& board = m_scenario.board.edit();
    if (!core::featureIndex(board, core::FeatureToken{"road"}))
        board.features.push_back(core::FeatureToken{"road"});
    const QStringList corners = course.split('-');
    for (qsizetype i = 0; i + 1 < corners.size(); ++i) {
        const QStringList labels = spread(corners[i] + '-' + corners[i + 1]);
        for (qsizetype k = 0; k + 1 < labels.size(); ++k)
            core::setFeatures(board, *core::edgeBetween(board, space(labels[k]), space(labels[k + 1])),
                              static_cast<core::FeatureMask>(
                                  1U << static_cast<unsigned>(*core::featureIndex(board, core::FeatureToken{"road"}))));
    }
}

/// "Bw@E5/N:3!": where one stands and how.
void Battle::place(const QString& text) {
    core::Counter& counter = m_scenario.counters.edit()[static_cast<std::size_t>(unit(text.section('@', 0, 0)).value)];
    QString state = text.section('/', 1, 1);
    counter.setUp = {m_scenario.firstTurn, core::AtSpace{labelled(text.section('@', 1, 1).section('/', 0, 0))}};
    counter.attributes[core::FieldId{"facing"}] =
        std::string(tokenOf(static_cast<Facing>(facings.indexOf(state.isEmpty() ? QString("N") : state.left(1)))));
    if (state.contains('!'))
        counter.attributes[core::FieldId{"routing"}] = true;
    if (state.contains('^'))
        counter.attributes[core::FieldId{"retreated"}] = true;
    if (const int hits = state.remove('!').remove('^').section(':', 1, 1).toInt(); hits > 0)
        counter.attributes[core::FieldId{"hits"}] = std::int64_t{hits};
}

/// "Bw@E5/N:3!", "Bh>3:F1,G1".
void Battle::addUnit(const QString& text) {
    std::vector<core::Counter>& counters = m_scenario.counters.edit();
    core::Counter counter;
    counter.id = core::CounterId{static_cast<std::int32_t>(counters.size()) + 1};
    counter.type = core::CounterType{tokenOf(static_cast<Type>(types.indexOf(text.at(1))))};
    counter.side = core::SideToken{text.at(0) == 'B' ? "blue" : "red"};
    const QString kind = text.left(2);
    const auto alike = std::count_if(counters.begin(), counters.end(), [&](const core::Counter& other) {
        return QString::fromStdString(other.name).startsWith(kind);
    });
    counter.name = (alike == 0 ? kind : kind + QString::number(alike + 1)).toStdString();
    if (text.at(2) == '>') {
        const QString rest = text.mid(3);
        core::EntersAt enters;
        for (const QString& label : rest.section(':', -1, -1).split(','))
            enters.spaces.push_back(labelled(label));
        counter.setUp.place = std::move(enters);
        counter.setUp.turn = core::TurnNumber{rest.contains(':') ? rest.section(':', 0, 0).toInt() : 1};
    }
    const QString name = QString::fromStdString(counter.name);
    counters.push_back(std::move(counter));
    if (text.at(2) == '@')
        place(name + text.mid(2));
}

/// Units of a bundled battle are called as those of scripts.
void Battle::rename() {
    QStringList kinds;
    for (core::Counter& counter : m_scenario.counters.edit()) {
        const QString side = counter.side == m_scenario.sides->front().token ? "B" : "R";
        const QString kind = side + types.at(static_cast<int>(*typeNamed(counter.type.value)));
        kinds << kind;
        const auto count = kinds.count(kind);
        counter.name = (count == 1 ? kind : kind + QString::number(count)).toStdString();
    }
}

bool Battle::prepare(const QString& head, const QStringList& words) {
    static const QStringList terrains{"wood", "hill", "hilltop", "village", "marsh", "lake", "river", "bridge", "ford"};
    if (terrains.contains(head))
        paint(head, words);
    else if (head == "road")
        drawRoad(words[0]);
    else if (head == "level") {
        core::SpaceNote note;
        note.attributes[core::FieldId{"level"}] = std::int64_t{words[0].section('=', 1, 1).toInt()};
        core::setNote(m_scenario.board.edit(), space(words[0].section('=', 0, 0)), note);
    } else if (head == "option")
        m_scenario.options.edit()[core::OptionId{words[0].toStdString()}] = valueOf(words[1]);
    else if (head == "table") {
        const QStringList cell = words[0].section('=', 0, 0).split('/');
        m_scenario.tables.edit().push_back({cell[0].toStdString(), cell[1].toStdString(), cell[2].toStdString(),
                                            valueOf(words[0].section('=', 1, 1))});
    } else if (head == "first")
        m_scenario.options.edit()[core::OptionId{"firstSide"}] = words[0].toLower().toStdString();
    else if (head == "last")
        m_scenario.lastTurn = core::TurnNumber{words[0].toInt()};
    else if (head == "only") {
        for (core::Counter& counter : m_scenario.counters.edit())
            counter.setUp.place = core::OffMap{};
    } else if (head == "now") {
        m_scenario.firstTurn = core::TurnNumber{words[0].toInt()};
        m_scenario.options.edit()[core::OptionId{"initiative"}] = std::string("fixed");
        m_scenario.options.edit()[core::OptionId{"firstSide"}] = m_scenario.seats->front().token.value;
    } else if (head == "gone")
        for (const QString& word : words)
            m_scenario.counters.edit()[static_cast<std::size_t>(unit(word).value)].setUp.place = core::Lost{};
    else if (head == "place")
        for (const QString& word : words)
            place(word);
    else if (head == "units")
        for (const QString& word : words)
            addUnit(word);
    else
        return false;
    return true;
}

} // namespace orontes::tests
