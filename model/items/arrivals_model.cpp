// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/arrivals_model.h"

#include "model/arrivals/arrival_words.h"
#include "model/items/field_cell.h"
#include "model/items/roster_changes.h"
#include "model/words/space_lists.h"

#include <algorithm>

namespace orontes::model {
namespace {

std::vector<ArrivalsSide> sidesOf(const core::Scenario& scenario) {
    std::vector<ArrivalsSide> sides;
    const auto add = [&](const core::Side& side, const QString& seat, bool begins) {
        sides.push_back({side.token, asQString(side.name), seat, side.colour, side.pattern, begins});
    };
    for (const core::Seat& seat : *scenario.seats) {
        bool begins = true;
        for (const core::Side& side : *scenario.sides)
            if (side.seat == seat.token)
                add(side, asQString(seat.name), std::exchange(begins, false));
    }
    bool begins = true;
    for (const core::Side& side : *scenario.sides) // the findings say that nobody commands them
        if (core::findSeat(scenario, side.seat) == nullptr)
            add(side, {}, std::exchange(begins, false));
    return sides;
}

QStringList partsOf(const ArrivalsLine& line) {
    QStringList parts;
    for (const QString& part : {line.numbers, line.names, line.where})
        if (!part.isEmpty())
            parts << part;
    return parts;
}

} // namespace

ArrivalsModel::ArrivalsModel(ScenarioDocument& document, QObject* parent)
    : SealedTable(parent), m_document(document), m_hasPlaces(!core::placesField(document.info()).empty()) {
    m_sides = sidesOf(document.scenario());
    m_turns = core::chartTurns(document.scenario());
    m_cells = makeCells(m_sides, m_turns);
    connect(&document, &ScenarioDocument::changed, this, &ArrivalsModel::follow);
    connect(&document, &ScenarioDocument::findingsChanged, this, &ArrivalsModel::refresh);
}

void ArrivalsModel::follow(const core::ChangeSet& changes) {
    if (touchesRoster(changes) || changes.turns)
        refresh();
}

/// Tells what differs and nothing else.
void ArrivalsModel::refresh() {
    std::vector<ArrivalsSide> sides = sidesOf(m_document.scenario());
    std::vector<core::TurnNumber> turns = core::chartTurns(m_document.scenario());
    Cells cells = makeCells(sides, turns);
    const bool sameShape =
        turns == m_turns && std::equal(sides.begin(), sides.end(), m_sides.begin(), m_sides.end(),
                                       [](const auto& a, const auto& b) { return a.token == b.token; });
    if (!sameShape) {
        beginResetModel();
        m_sides = std::move(sides);
        m_turns = std::move(turns);
        m_cells = std::move(cells);
        endResetModel();
        return;
    }
    m_sides.swap(sides);
    for (int row = 0; row < rows(); ++row)
        if (m_sides[static_cast<std::size_t>(row)] != sides[static_cast<std::size_t>(row)])
            emit headerDataChanged(Qt::Vertical, row, row);
    m_cells.swap(cells);
    for (std::size_t row = 0; row < m_cells.size(); ++row)
        for (std::size_t column = 0; column < m_cells[row].size(); ++column)
            if (m_cells[row][column] != cells[row][column]) {
                const QModelIndex at = index(static_cast<int>(row), static_cast<int>(column));
                emit dataChanged(at, at);
            }
}

ArrivalsModel::Cells ArrivalsModel::makeCells(const std::vector<ArrivalsSide>& sides,
                                              const std::vector<core::TurnNumber>& turns) const {
    Cells cells;
    for (const ArrivalsSide& side : sides) {
        std::vector<ArrivalsCell>& row = cells.emplace_back();
        for (const core::TurnNumber turn : turns)
            row.push_back(makeCell({side.token, turn}));
        if (m_hasPlaces)
            row.push_back(makePlaces(side.token));
    }
    addFindings(cells, sides, turns);
    return cells;
}

ArrivalsCell ArrivalsModel::makeCell(const ChartCell& at) const {
    const core::Scenario& scenario = m_document.scenario();
    const core::RulesetInfo& info = m_document.info();
    const ArrivalTongue tongue{info, scenario, m_document.texts()};
    ArrivalsCell made;
    for (const core::ArrivalParty& party : core::arrivalsOf(info, scenario, at.side, at.turn))
        made.lines.push_back(
            {asQString(numbersOf(party, tongue)), asQString(namesOf(party)), asQString(whereOf(party, tongue))});
    if (const core::Side* side = core::findSide(scenario, at.side))
        made.isMarked = core::markedTurns(info, *side).contains(at.turn);
    made.standing = standingOf(info, scenario, at);
    if (made.standing != Standing::Silent) {
        made.provenance = provenanceOf(info, at);
        made.printed = asQString(originLines(info, scenario, m_document.texts(), at));
    }
    return made;
}

ArrivalsCell ArrivalsModel::makePlaces(const core::SideToken& side) const {
    const core::RulesetInfo& info = m_document.info();
    ArrivalsCell made;
    if (const core::Side* known = core::findSide(m_document.scenario(), side))
        if (const core::TextList places = core::listedPlaces(info, *known); !places.empty())
            made.lines.push_back({{}, {}, joined(places)});
    made.standing = standingOfPlaces(info, m_document.scenario(), side);
    if (const core::PrintedPlaces* printed = core::printedPlaces(info, side)) {
        made.provenance = printed->origin.rule.provenance;
        made.printed = asQString(say(m_document.texts(), "arrivals.origin.line",
                                     {{"what", joined(printed->spaces).toStdString()},
                                      {"origin", wordsOf(printed->origin, info, m_document.texts())}}));
    }
    return made;
}

/// Findings about a counter stand in the cell in which it comes.
void ArrivalsModel::addFindings(Cells& cells, const std::vector<ArrivalsSide>& sides,
                                const std::vector<core::TurnNumber>& turns) const {
    const core::Scenario& scenario = m_document.scenario();
    for (const core::Diagnostic& finding : m_document.findings()) {
        const auto* id = std::get_if<core::CounterId>(&finding.where.table);
        const core::Counter* counter = id != nullptr ? core::findCounter(scenario, *id) : nullptr;
        if (counter == nullptr || !core::arrives(*counter))
            continue;
        const auto side = std::find_if(sides.begin(), sides.end(),
                                       [&](const ArrivalsSide& one) { return one.token == counter->side; });
        const auto turn = std::find(turns.begin(), turns.end(), core::dueTurn(scenario, *counter));
        if (side == sides.end() || turn == turns.end())
            continue;
        ArrivalsCell& cell =
            cells[static_cast<std::size_t>(side - sides.begin())][static_cast<std::size_t>(turn - turns.begin())];
        cell.severity = std::max(cell.severity.value_or(core::Severity::Note), finding.severity);
        const QString words = asQString(m_document.texts().render(finding.text()));
        if (!cell.findings.contains(words))
            cell.findings << words;
    }
}

std::optional<core::TurnNumber> ArrivalsModel::turnAt(int column) const {
    return isPlaces(column) ? std::nullopt : std::optional(m_turns[static_cast<std::size_t>(column)]);
}

QModelIndex ArrivalsModel::indexOf(const ChartCell& at) const {
    const auto side =
        std::find_if(m_sides.begin(), m_sides.end(), [&](const ArrivalsSide& one) { return one.token == at.side; });
    const auto turn = std::find(m_turns.begin(), m_turns.end(), at.turn);
    if (side == m_sides.end() || turn == m_turns.end())
        return {};
    return index(static_cast<int>(side - m_sides.begin()), static_cast<int>(turn - m_turns.begin()));
}

QString ArrivalsModel::turnCaption(core::TurnNumber turn) const {
    for (const core::TrackSpec& track : m_document.info().print.tracks)
        if (track.turns && turn.value >= 1 && static_cast<std::size_t>(turn.value) <= track.captions.size())
            return asQString(m_document.texts().render(track.captions[static_cast<std::size_t>(turn.value) - 1]));
    return {};
}

QString ArrivalsModel::titleOf(const QModelIndex& index) const {
    const std::string side = sideAt(index.row()).name.toStdString();
    if (isPlaces(index.column()))
        return asQString(say(m_document.texts(), "arrivals.title.places",
                             {{"side", side}, {"places", core::specWithPlaces(m_document.info())->placesLabel}}));
    return asQString(say(m_document.texts(), "arrivals.title",
                         {{"side", side}, {"turn", std::int64_t{turnAt(index.column())->value}}}));
}

core::Arrivals ArrivalsModel::arrivalsAt(const QModelIndex& index) const {
    if (isPlaces(index.column()))
        return {};
    const ChartCell at = cellAt(index);
    return core::arrivalsOf(m_document.info(), m_document.scenario(), at.side, at.turn);
}

core::TextList ArrivalsModel::placesOf(int row) const {
    const core::Side* side = core::findSide(m_document.scenario(), sideAt(row).token);
    return side != nullptr ? core::listedPlaces(m_document.info(), *side) : core::TextList{};
}

QString ArrivalsModel::spoken(int row, int column) const {
    const ArrivalsCell& content = contentAt(row, column);
    QStringList words{titleOf(index(row, column))};
    for (const ArrivalsLine& line : content.lines)
        words << partsOf(line);
    const core::Catalogue& texts = m_document.texts();
    if (content.lines.empty())
        words << asQString(say(texts, "arrivals.nothing"));
    if (content.isMarked)
        words << asQString(texts.render(core::specWithMark(m_document.info())->mark));
    if (content.standing == Standing::Changed)
        words << asQString(say(
            texts, "arrivals.spoken.changed",
            {{"printed", content.printed.isEmpty() ? say(texts, "arrivals.nothing") : content.printed.toStdString()}}));
    words << content.findings;
    return words.join(QStringLiteral("; "));
}

QVariant ArrivalsModel::cell(int row, int column, int role) const {
    const ArrivalsCell& content = contentAt(row, column);
    switch (role) {
    case Qt::DisplayRole: {
        QStringList lines;
        for (const ArrivalsLine& line : content.lines)
            lines << partsOf(line).join(QStringLiteral(" · "));
        return lines.join(QStringLiteral("\n"));
    }
    case Qt::AccessibleTextRole:
        return spoken(row, column);
    case Qt::ToolTipRole: {
        QStringList tip = content.findings;
        const core::Catalogue& texts = m_document.texts();
        if (content.standing == Standing::Changed)
            tip << asQString(content.printed.isEmpty()
                                 ? say(texts, "arrivals.tip.nothing")
                                 : say(texts, "arrivals.tip.changed", {{"printed", content.printed.toStdString()}}));
        else if (!content.printed.isEmpty())
            tip << content.printed;
        return tip.isEmpty() ? QVariant() : tip.join(QStringLiteral("\n"));
    }
    case IsChangedRole:
        return content.standing == Standing::Changed;
    case ProvenanceRole:
        return content.provenance ? QVariant(static_cast<int>(*content.provenance)) : QVariant();
    case SeverityRole:
        return content.severity ? QVariant(static_cast<int>(*content.severity)) : QVariant();
    default:
        return {};
    }
}

QVariant ArrivalsModel::columnHeading(int column, int role) const {
    const std::optional<core::TurnNumber> turn = turnAt(column);
    const core::Catalogue& texts = m_document.texts();
    if (role == HelpRole)
        return turn ? turnCaption(*turn) : QString();
    if (role != Qt::DisplayRole)
        return {};
    if (!turn)
        return asQString(texts.render(core::specWithPlaces(m_document.info())->placesLabel));
    return asQString(say(texts, "arrivals.turn", {{"turn", std::int64_t{turn->value}}}));
}

QVariant ArrivalsModel::rowHeading(int row, int role) const {
    const ArrivalsSide& side = sideAt(row);
    if (role == Qt::AccessibleTextRole)
        return side.seat.isEmpty() ? side.name : QStringLiteral("%1, %2").arg(side.name, side.seat);
    return role == Qt::DisplayRole ? QVariant(side.name) : QVariant();
}

} // namespace orontes::model
