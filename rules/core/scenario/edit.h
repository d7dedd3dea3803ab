// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/result.h"
#include "rules/core/scenario/scenario.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace orontes::core {

enum class TitleField {
    Title,
    Year,
    Author,
    Notes,
};

struct SetTitle {
    TitleField field = TitleField::Title;
    std::string text;
};

/// Gives spaces a terrain. A terrain new to the board joins its list.
struct PaintTerrain {
    std::vector<SpaceId> spaces;
    TerrainToken terrain;
};

/// Gives each space its own terrain: pasting, undoing a mixed area, flood of a stamp.
struct PaintCells {
    std::vector<std::pair<SpaceId, TerrainToken>> cells;
};

/// Lays a feature along edges, or takes it away.
struct PaintEdges {
    enum class Change {
        Add,
        Remove,
    };
    std::vector<EdgeId> edges;
    FeatureToken feature;
    Change change = Change::Add;
};

struct SetSpaceNote {
    SpaceId space;
    SpaceNote note;
};

/// Adds the region, or replaces the one with its id.
struct PutRegion {
    Region region;
};

struct RemoveRegion {
    RegionId region;
};

/// A new board in place of the old one (resize, crop, rotate, import). `renamed` maps old labels to new ones;
/// references to a label that is neither mapped nor on the new board stay and become findings.
struct ReplaceBoard {
    Board board;
    std::vector<std::pair<SpaceLabel, SpaceLabel>> renamed;
};

/// Inserts at `position` of the roster (at the end when it is beyond). An invalid id gets the next free one.
struct AddCounter {
    Counter counter;
    std::size_t position = static_cast<std::size_t>(-1);
};

/// Replaces the counter with the same id.
struct ChangeCounter {
    Counter counter;
};

struct RemoveCounter {
    CounterId counter;
};

/// Moves a counter to another place in the roster order.
struct MoveCounter {
    CounterId counter;
    std::size_t position = 0;
};

/// Replaces the side with the same token, or adds it.
struct PutSide {
    Side side;
};

struct RemoveSide {
    SideToken side;
};

/// Replaces the seat with the same token, or adds it.
struct PutSeat {
    Seat seat;
};

struct RemoveSeat {
    SeatToken seat;
};

/// nullopt: back to the default.
struct SetOption {
    OptionId option;
    std::optional<Value> value;
};

struct SetTurns {
    TurnNumber first{1};
    std::optional<TurnNumber> last;
};

struct SetVictory {
    std::vector<VictoryClause> clauses;
};

/// nullopt: back to the printed value.
struct SetTableCell {
    std::string table;
    std::string row;
    std::string column;
    std::optional<Value> value;
};

/// Waives a finding, or replaces the reason of a waiver.
struct PutWaiver {
    Waiver waiver;
};

struct RemoveWaiver {
    std::string finding;
    TablePlace place;
};

struct Edit;

/// Several edits that are one step for people; all of them or none.
struct Batch {
    std::vector<Edit> edits;
};

/// The only way to change a scenario.
struct Edit {
    std::variant<SetTitle, PaintTerrain, PaintCells, PaintEdges, SetSpaceNote, PutRegion, RemoveRegion, ReplaceBoard,
                 AddCounter, ChangeCounter, RemoveCounter, MoveCounter, PutSide, RemoveSide, PutSeat, RemoveSeat,
                 SetOption, SetTurns, SetVictory, SetTableCell, PutWaiver, RemoveWaiver, Batch>
        change;
};

/// What an edit touched, for whoever shows or checks it. Ids refer to the scenario after the edit, `removed` to before.
struct ChangeSet {
    bool titles = false;
    bool boardShape = false; ///< everything about the board is new
    bool regions = false;
    bool sides = false; ///< seats or sides
    bool counterOrder = false;
    bool options = false;
    bool turns = false;
    bool victory = false;
    bool tables = false;
    bool waivers = false;
    std::vector<SpaceId> spaces; ///< terrain or note changed; ascending, unique
    std::vector<EdgeId> edges;
    std::vector<CounterId> countersAdded;
    std::vector<CounterId> countersChanged;
    std::vector<CounterId> countersRemoved;

    bool empty() const { return *this == ChangeSet{}; }
    friend bool operator==(const ChangeSet&, const ChangeSet&) = default;
};

/// Everything is new.
ChangeSet changeOfAll(const Scenario& scenario);
void merge(ChangeSet& into, const ChangeSet& more);
/// What differs between two scenarios, each part compared; shared parts cost nothing.
ChangeSet changesBetween(const Scenario& before, const Scenario& after);

struct Edited {
    Scenario scenario;
    ChangeSet changes;
};

/// The scenario after the edit, or why the edit makes no sense for it (unknown counter, space off the board, full
/// lists). Never refuses what a rule forbids: that is a finding, not an error.
Result<Edited> applyEdit(Scenario scenario, const Edit& edit);

/// Short name of the step, for the undo history: a text of rules/core/data/messages.json.
Text nameOf(const Edit& edit);

Fix makeFix(Text title, std::vector<Edit> edits);

} // namespace orontes::core
