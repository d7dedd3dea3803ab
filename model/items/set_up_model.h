// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/scenario_document.h"
#include "model/items/record_tree.h"

#include <optional>
#include <tuple>

namespace orontes::model {

/// The ways a counter comes into play, in the order of SetUp::place's alternatives.
enum class SetUpWay { OffMap, AtSpace, WithinSpaces, WithinRegion, EntersAt, Lost };

/// A line of the set-up: a side, a group of its counters, or a counter. Sides and groups stand for all counters below
/// them.
struct SetUpLine {
    enum class Level { Side, Group, Counter };

    Level level = Level::Side;
    core::SideToken side;
    std::string group;       ///< of groups only
    core::CounterId counter; ///< of counters only
    std::string name;
    std::size_t counters = 1;             ///< so many come into play by this line
    std::optional<core::TurnNumber> turn; ///< each of the last three where all its counters agree
    std::optional<SetUpWay> way;
    std::optional<QString> place; ///< the labels of spaces or the id of a region, as people type them
    bool isUnknown = false;       ///< some of the places named are not on the board

    auto key() const { return std::tie(level, side.value, group, counter.value); }
    friend bool operator==(const SetUpLine&, const SetUpLine&) = default;
};

/// When, how and where the counters come into play, by side and group. An edit of a line is one step for all counters
/// below it.
class SetUpModel : public RecordTree<SetUpLine> {
    Q_OBJECT

public:
    enum Column { Name, Turn, Way, Where, ColumnCount };

    explicit SetUpModel(ScenarioDocument& document, QObject* parent = nullptr);

    /// The counters of these lines, each once, in roster order.
    std::vector<core::CounterId> countersAt(const QModelIndexList& lines) const;
    /// Invalid when there is no such counter.
    QModelIndex indexOf(core::CounterId counter) const;
    /// Sets the column of all these lines as one step. False, and refused() where there is something to say, when that
    /// makes no sense.
    bool enter(const QModelIndexList& lines, Column column, const QVariant& entered);

    /// In the order of SetUpWay.
    QStringList ways() const;

signals:
    void refused(const orontes::core::Diagnostic& why);

protected:
    int columns() const override { return ColumnCount; }
    QVariant content(const SetUpLine& line, int column, int role) const override;
    QVariant columnHeading(int column, int role) const override;
    CellUse contentUse(const SetUpLine& line, int column) const override;
    bool changeContent(const QModelIndex& index, const QVariant& value) override;

private:
    void follow(const core::ChangeSet& changes);
    void showAll();

    ScenarioDocument& m_document;
};

} // namespace orontes::model
