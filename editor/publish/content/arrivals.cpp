// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/content/arrivals.h"

#include "editor/publish/content/place_words.h"
#include "editor/publish/content/seat_look.h"
#include "editor/publish/content/words.h"
#include "editor/publish/layout/furniture.h"
#include "rules/core/describe/arrivals.h"

#include <QStringList>

#include <algorithm>

namespace orontes::editor {

namespace {

/// Counters that come in one way to one place.
struct Party {
    QString where;
    std::vector<const core::Counter*> counters;
};

bool isLeader(const KitSource& kit, const core::Counter& counter) {
    const core::CounterTypeSpec* const type = core::findCounterType(kit.info, counter.type);
    return type != nullptr && type->leader;
}

std::vector<Party> partiesOf(const KitSource& kit, const core::Side& side, core::TurnNumber turn) {
    std::vector<Party> parties;
    for (const core::Counter& counter : *kit.scenario.counters) {
        if (counter.side != side.token || !core::arrives(counter) || core::dueTurn(kit.scenario, counter) != turn)
            continue;
        const QString where = arrivalText(kit, counter);
        const auto same =
            std::find_if(parties.begin(), parties.end(), [&where](const Party& party) { return party.where == where; });
        (same != parties.end() ? *same : parties.emplace_back(Party{where, {}})).counters.push_back(&counter);
    }
    return parties;
}

/// "Foot 6, Chariots 5"; what bears its type's own name is one alone.
QString unitsOf(const KitSource& kit, const Party& party) {
    QStringList words;
    for (const core::CounterTypeSpec& type : kit.info.counterTypes) {
        const auto ofType = [&type](const core::Counter* counter) { return counter->type == type.type; };
        const auto count = std::count_if(party.counters.begin(), party.counters.end(), ofType);
        if (type.leader || count == 0)
            continue;
        const QString label = wordsOf(kit, type.label);
        const core::Counter& first = **std::find_if(party.counters.begin(), party.counters.end(), ofType);
        words << (count == 1 && typeset(first.name) == label ? label : QStringLiteral("%1 %2").arg(label).arg(count));
    }
    return words.join(QStringLiteral(", "));
}

QString namedOf(const KitSource& kit, const Party& party) {
    QStringList names;
    for (const core::Counter* const counter : party.counters)
        if (isLeader(kit, *counter))
            names << typeset(counter->name);
    return names.join(QStringLiteral(", "));
}

QString placesOf(const KitSource& kit, const core::Side& side) {
    QStringList names;
    for (const std::string& space : core::listedPlaces(kit.info, side))
        names << typeset(space);
    return names.join(QStringLiteral(", "));
}

ArrivalRow rowOf(const KitSource& kit, const core::Side& side) {
    ArrivalRow row{typeset(side.name), side.colour, side.pattern, {}, placesOf(kit, side)};
    const std::set<core::TurnNumber> marked = core::markedTurns(kit.info, side);
    for (const core::TurnNumber turn : core::chartTurns(kit.scenario))
        row.cells.push_back({marked.contains(turn), arrivalsOf(kit, side, turn)});
    return row;
}

QString seatName(const KitSource& kit, const core::Side& side) {
    const core::Seat* const seat = core::findSeat(kit.scenario, side.seat);
    return seat != nullptr ? typeset(seat->name) : QString();
}

/// A row for each party that comes in a turn; the first one names the turn.
void addTurn(AidTable& table, const KitSource& kit, core::TurnNumber turn) {
    const QString caption = turnCaption(kit, turn);
    QString label = QString::number(turn.value);
    if (!caption.isEmpty())
        label += QStringLiteral(" · ") + caption;
    const std::size_t before = table.rows.size();
    for (const core::Side& side : *kit.scenario.sides) {
        const bool marked = core::markedTurns(kit.info, side).contains(turn);
        QString name = typeset(side.name) + (marked ? u' ' + markedSign : QString());
        std::vector<Arrival> arrivals = arrivalsOf(kit, side, turn);
        if (arrivals.empty() && marked)
            arrivals.emplace_back();
        for (const Arrival& arrival : arrivals) {
            table.rows.push_back({label, {name, seatName(kit, side), arrival.units, arrival.named, arrival.where}});
            label.clear();
            name.clear();
        }
    }
    if (table.rows.size() > before)
        table.rows.back().endsGroup = true;
}

} // namespace

QString turnCaption(const KitSource& kit, core::TurnNumber turn) {
    for (const core::TrackSpec& track : kit.info.print.tracks)
        if (track.turns && turn.value >= 1 && static_cast<std::size_t>(turn.value) <= track.captions.size())
            return wordsOf(kit, track.captions[static_cast<std::size_t>(turn.value) - 1]);
    return {};
}

std::vector<Arrival> arrivalsOf(const KitSource& kit, const core::Side& side, core::TurnNumber turn) {
    std::vector<Arrival> arrivals;
    for (const Party& party : partiesOf(kit, side, turn))
        arrivals.push_back({unitsOf(kit, party), namedOf(kit, party), party.where});
    return arrivals;
}

std::vector<ArrivalChartContent> arrivalCharts(const KitSource& kit, const core::ArrivalChartSpec& spec) {
    std::vector<ArrivalChartContent> charts;
    for (const core::Seat& seat : *kit.scenario.seats) {
        const SeatLook look = seatLook(kit.scenario, seat.token);
        ArrivalChartContent chart{wordsOf(kit, spec.label),
                                  typeset(seat.name),
                                  look.colour,
                                  look.pattern,
                                  {},
                                  {},
                                  wordsOf(kit, spec.placesLabel),
                                  {},
                                  {}};
        for (const core::TextId& note : spec.notes)
            chart.notes.push_back(wordsOf(kit, note));
        for (const core::TurnNumber turn : core::chartTurns(kit.scenario))
            chart.turns.push_back({QString::number(turn.value), turnCaption(kit, turn)});
        for (const core::Side* const side : sidesOf(kit.scenario, seat.token))
            chart.rows.push_back(rowOf(kit, *side));
        QString places;
        for (const ArrivalRow& row : chart.rows)
            for (const ArrivalCell& cell : row.cells) {
                if (cell.marked)
                    chart.mark = wordsOf(kit, spec.mark);
                for (const Arrival& arrival : cell.arrivals)
                    places += arrival.where + u'\n';
            }
        for (const QString& region : regionsNamedIn(kit, places))
            chart.notes.push_back(region + u'.');
        if (!chart.rows.empty())
            charts.push_back(std::move(chart));
    }
    return charts;
}

AidContent arrivalsTurnByTurn(const KitSource& kit, const core::ArrivalChartSpec& spec) {
    AidContent aid{wordsOf(kit, spec.label), {}, {}};
    AidTable table;
    table.label = PrintWords::tr("By turns");
    table.columns = {PrintWords::tr("Side"), PrintWords::tr("Seat"), PrintWords::tr("Units and markers"),
                     PrintWords::tr("Leaders"), PrintWords::tr("Where")};
    for (const core::TurnNumber turn : core::chartTurns(kit.scenario))
        addTurn(table, kit, turn);
    if (table.rows.empty())
        return aid;
    bool anyMarked = false;
    for (const core::Side& side : *kit.scenario.sides)
        anyMarked = anyMarked || !core::markedTurns(kit.info, side).empty();
    QString places;
    for (const AidRow& row : table.rows)
        places += row.cells.back() + u'\n';
    QStringList notes;
    if (anyMarked)
        notes << QStringLiteral("%1 %2.").arg(markedSign, wordsOf(kit, spec.mark));
    for (const core::TextId& note : spec.notes)
        notes << wordsOf(kit, note);
    for (const QString& region : regionsNamedIn(kit, places))
        notes << region + u'.';
    table.help = notes.join(u' ');
    aid.tables.push_back(std::move(table));
    return aid;
}

} // namespace orontes::editor
