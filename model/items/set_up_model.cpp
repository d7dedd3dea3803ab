// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/set_up_model.h"

#include "model/items/field_cell.h"
#include "model/items/roster_changes.h"
#include "model/words/space_lists.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace orontes::model {
namespace {

using Level = SetUpLine::Level;
using Line = TreeValue<SetUpLine>;

core::TextList textsOf(const std::vector<core::SpaceLabel>& labels) {
    core::TextList texts;
    for (const core::SpaceLabel& label : labels)
        texts.push_back(label.value);
    return texts;
}

std::vector<core::SpaceLabel> labelsIn(const QString& typed) {
    std::vector<core::SpaceLabel> labels;
    for (std::string& label : spaceLabelsIn(typed))
        labels.push_back(core::SpaceLabel{std::move(label)});
    return labels;
}

struct Typed {
    QString operator()(const core::AtSpace& at) const { return asQString(at.space.value); }
    QString operator()(const core::WithinSpaces& within) const { return joined(textsOf(within.spaces)); }
    QString operator()(const core::WithinRegion& within) const { return asQString(within.region.value); }
    QString operator()(const core::EntersAt& enters) const { return joined(textsOf(enters.spaces)); }
    QString operator()(const core::OffMap&) const { return {}; }
    QString operator()(const core::Lost&) const { return {}; }
};

QString typed(const core::SetUp& setUp) {
    return std::visit(Typed{}, setUp.place);
}

SetUpWay wayOf(const core::SetUp& setUp) {
    return static_cast<SetUpWay>(setUp.place.index());
}

bool hasPlace(SetUpWay way) {
    return way != SetUpWay::OffMap && way != SetUpWay::Lost;
}

void place(core::SetUp& setUp, SetUpWay way, const QString& text) {
    std::vector<core::SpaceLabel> labels = labelsIn(text);
    switch (way) {
    case SetUpWay::OffMap:
        setUp.place = core::OffMap{};
        break;
    case SetUpWay::AtSpace:
        setUp.place = core::AtSpace{labels.empty() ? core::SpaceLabel{} : std::move(labels.front())};
        break;
    case SetUpWay::WithinSpaces:
        setUp.place = core::WithinSpaces{std::move(labels)};
        break;
    case SetUpWay::WithinRegion:
        setUp.place = core::WithinRegion{core::RegionId{text.trimmed().toStdString()}};
        break;
    case SetUpWay::EntersAt:
        setUp.place = core::EntersAt{std::move(labels)};
        break;
    case SetUpWay::Lost:
        setUp.place = core::Lost{};
        break;
    }
}

core::WithinRegion regionFor(const std::vector<core::SpaceLabel>& labels, const core::Board& board) {
    for (const core::Region& region : *board.regions)
        if (!labels.empty() && std::all_of(labels.begin(), labels.end(), [&](const core::SpaceLabel& label) {
                return std::find(region.spaces.begin(), region.spaces.end(), label) != region.spaces.end();
            }))
            return {region.id};
    return {board.regions->empty() ? core::RegionId{} : board.regions->front().id};
}

/// What was entered for one way means something for another: spaces of a region are its own, a region is the first that
/// has the spaces, or the first of the board.
void changeWay(core::SetUp& setUp, SetUpWay way, const core::Board& board) {
    if (way == wayOf(setUp))
        return;
    const auto* within = std::get_if<core::WithinRegion>(&setUp.place);
    const core::Region* region = within ? core::findRegion(board, within->region) : nullptr;
    if (way == SetUpWay::WithinRegion) {
        setUp.place = regionFor(labelsIn(typed(setUp)), board);
        return;
    }
    QStringList labels;
    for (const core::SpaceLabel& label : region ? region->spaces : std::vector<core::SpaceLabel>{})
        labels << asQString(label.value);
    place(setUp, way, region ? labels.join(QStringLiteral(", ")) : typed(setUp));
}

/// As people read it: a region by its name.
QString shownPlace(const SetUpLine& line, const core::Board& board) {
    const QString& id = *line.place;
    const core::Region* region =
        line.way == SetUpWay::WithinRegion ? core::findRegion(board, core::RegionId{id.toStdString()}) : nullptr;
    return region == nullptr || region->name.empty() ? id : asQString(region->name);
}

bool isUnknown(const core::SetUp& setUp, const core::Board& board) {
    const auto nowhere = [&](const core::SpaceLabel& label) { return !core::findSpace(board, label).has_value(); };
    if (const auto* within = std::get_if<core::WithinRegion>(&setUp.place))
        return core::findRegion(board, within->region) == nullptr;
    const std::vector<core::SpaceLabel> labels = labelsIn(typed(setUp));
    return std::any_of(labels.begin(), labels.end(), nowhere);
}

/// What all of these have in common.
void gather(Line& head) {
    SetUpLine& line = head.value;
    line.counters = 0;
    bool isFirst = true;
    for (const Line& below : head.below) {
        const SetUpLine& one = below.value;
        line.counters += one.counters;
        line.turn = isFirst || line.turn == one.turn ? one.turn : std::nullopt;
        line.way = isFirst || line.way == one.way ? one.way : std::nullopt;
        line.place = isFirst || line.place == one.place ? one.place : std::nullopt;
        line.isUnknown = line.isUnknown || one.isUnknown;
        isFirst = false;
    }
}

Line counterLine(const core::Counter& counter, const core::Board& board) {
    SetUpLine line;
    line.level = Level::Counter;
    line.counter = counter.id;
    line.name = counter.name;
    line.turn = counter.setUp.turn;
    line.way = wayOf(counter.setUp);
    line.place = typed(counter.setUp);
    line.isUnknown = isUnknown(counter.setUp, board);
    return {std::move(line)};
}

Line sideLine(const core::SideToken& side, const std::string& name) {
    SetUpLine line;
    line.side = side;
    line.name = name;
    return {std::move(line)};
}

/// The line under which a counter of this group stands.
Line& groupOf(Line& side, const std::string& group) {
    if (group.empty())
        return side;
    for (Line& line : side.below)
        if (line.value.level == Level::Group && line.value.group == group)
            return line;
    SetUpLine line;
    line.level = Level::Group;
    line.side = side.value.side;
    line.group = group;
    line.name = group;
    side.below.push_back({std::move(line)});
    return side.below.back();
}

std::vector<Line> linesOf(const core::Scenario& scenario) {
    std::vector<Line> sides;
    for (const core::Side& side : *scenario.sides)
        sides.push_back(sideLine(side.token, side.name));
    for (const core::Counter& counter : *scenario.counters) {
        auto side =
            std::find_if(sides.begin(), sides.end(), [&](const Line& line) { return line.value.side == counter.side; });
        if (side == sides.end()) // the findings say that there is no such side
            side = sides.insert(sides.end(), sideLine(counter.side, counter.side.value));
        groupOf(*side, counter.group).below.push_back(counterLine(counter, *scenario.board));
    }
    for (Line& side : sides) {
        for (Line& line : side.below)
            if (line.value.level == Level::Group)
                gather(line);
        gather(side);
    }
    return sides;
}

/// False when the column cannot hold it.
bool enterInto(core::SetUp& setUp, SetUpModel::Column column, const QVariant& entered, const core::Board& board) {
    bool isNumber = true;
    switch (column) {
    case SetUpModel::Turn:
        setUp.turn = core::TurnNumber{entered.toInt(&isNumber)};
        return isNumber;
    case SetUpModel::Way:
        changeWay(setUp, static_cast<SetUpWay>(entered.toInt(&isNumber)), board);
        return isNumber;
    case SetUpModel::Where:
        place(setUp, wayOf(setUp), entered.toString());
        return true;
    case SetUpModel::Name:
    case SetUpModel::ColumnCount:
        break;
    }
    return false;
}

} // namespace

SetUpModel::SetUpModel(ScenarioDocument& document, QObject* parent) : RecordTree(parent), m_document(document) {
    connect(&document, &ScenarioDocument::changed, this, &SetUpModel::follow);
    showAll();
}

void SetUpModel::follow(const core::ChangeSet& changes) {
    if (touchesRoster(changes))
        showAll();
}

void SetUpModel::showAll() {
    show(linesOf(m_document.scenario()));
}

QStringList SetUpModel::ways() const {
    static const char* const ids[]{"items.set-up.off-map", "items.set-up.at",     "items.set-up.within",
                                   "items.set-up.region",  "items.set-up.enters", "items.set-up.lost"};
    QStringList words;
    for (const char* id : ids)
        words << asQString(m_document.texts().render(core::TextId{id}));
    return words;
}

std::vector<core::CounterId> SetUpModel::countersAt(const QModelIndexList& lines) const {
    std::set<core::SideToken> sides;
    std::set<std::pair<core::SideToken, std::string>> groups;
    std::set<core::CounterId> single;
    for (const QModelIndex& index : lines)
        if (const SetUpLine* line = valueAt(index)) {
            if (line->level == Level::Side)
                sides.insert(line->side);
            else if (line->level == Level::Group)
                groups.emplace(line->side, line->group);
            else
                single.insert(line->counter);
        }
    std::vector<core::CounterId> counters;
    for (const core::Counter& counter : *m_document.scenario().counters)
        if (sides.contains(counter.side) || groups.contains({counter.side, counter.group}) ||
            single.contains(counter.id))
            counters.push_back(counter.id);
    return counters;
}

QModelIndex SetUpModel::indexOf(core::CounterId counter) const {
    const auto below = [&](const QModelIndex& above, const auto& again) -> QModelIndex {
        for (int row = 0; row < rowCount(above); ++row) {
            const QModelIndex here = index(row, Name, above);
            const SetUpLine& line = *valueAt(here);
            if (line.level == Level::Counter && line.counter == counter)
                return here;
            if (const QModelIndex found = again(here, again); found.isValid())
                return found;
        }
        return {};
    };
    return below(QModelIndex(), below);
}

bool SetUpModel::enter(const QModelIndexList& lines, Column column, const QVariant& entered) {
    std::vector<core::Edit> edits;
    for (const core::CounterId id : countersAt(lines)) {
        core::Counter counter = *core::findCounter(m_document.scenario(), id);
        if (!enterInto(counter.setUp, column, entered, *m_document.scenario().board))
            return false;
        edits.push_back({core::ChangeCounter{std::move(counter)}});
    }
    if (edits.empty())
        return false;
    const core::Result<void> done =
        m_document.apply(core::Edit{core::Batch{std::move(edits)}},
                         {.name = asQString(m_document.texts().render(core::TextId{"items.set-up.changed"}))});
    if (!done)
        emit refused(done.error());
    return done.has_value();
}

QVariant SetUpModel::columnHeading(int column, int role) const {
    static const char* const ids[]{"items.set-up.counter", "items.set-up.turn", "items.set-up.how",
                                   "items.set-up.where"};
    return role == Qt::DisplayRole ? asQString(m_document.texts().render(core::TextId{ids[column]})) : QVariant();
}

QVariant SetUpModel::content(const SetUpLine& line, int column, int role) const {
    const bool editing = role == Qt::EditRole;
    const core::Catalogue& texts = m_document.texts();
    if (role == KeyRole && line.level == Level::Counter)
        return line.counter.value;
    if (role == SeverityRole && column == Where && line.isUnknown)
        return static_cast<int>(core::Severity::Error);
    if (role == Qt::ToolTipRole && column == Where && line.isUnknown)
        return asQString(texts.render(core::TextId{"items.set-up.unknown"}));
    if (role != Qt::DisplayRole && !editing)
        return {};
    const QVariant various =
        editing || line.counters == 0 ? QVariant() : asQString(texts.render(core::TextId{"items.set-up.various"}));
    const std::int64_t turn = line.turn ? line.turn->value : 0;
    switch (column) {
    case Name:
        return line.level == Level::Counter
                   ? asQString(line.name)
                   : asQString(texts.render({core::TextId{"items.set-up.several"},
                                             {{"name", line.name}, {"n", static_cast<std::int64_t>(line.counters)}}}));
    case Turn:
        if (!line.turn)
            return various;
        return editing ? QVariant(static_cast<int>(turn))
                       : asQString(texts.render({core::TextId{"items.set-up.on-turn"}, {{"turn", turn}}}));
    case Way:
        if (!line.way)
            return various;
        return editing ? QVariant(static_cast<int>(*line.way)) : ways()[static_cast<int>(*line.way)];
    case Where:
        if (!line.place)
            return various;
        return editing ? *line.place : shownPlace(line, *m_document.scenario().board);
    default:
        return {};
    }
}

CellUse SetUpModel::contentUse(const SetUpLine& line, int column) const {
    const bool noPlace = column == Where && line.way && !hasPlace(*line.way);
    return column == Name || line.counters == 0 || noPlace ? CellUse::Shown : CellUse::Edited;
}

bool SetUpModel::changeContent(const QModelIndex& index, const QVariant& value) {
    return enter({index}, static_cast<Column>(index.column()), value);
}

} // namespace orontes::model
