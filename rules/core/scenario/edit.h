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

    friend bool operator==(const SetTitle&, const SetTitle&) = default;
};

/// Gives spaces a terrain. A terrain new to the board joins its list.
struct PaintTerrain {
    std::vector<SpaceId> spaces;
    TerrainToken terrain;

    friend bool operator==(const PaintTerrain&, const PaintTerrain&) = default;
};

/// Gives each space its own terrain: pasting, undoing a mixed area, flood of a stamp.
struct PaintCells {
    std::vector<std::pair<SpaceId, TerrainToken>> cells;

    friend bool operator==(const PaintCells&, const PaintCells&) = default;
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

    friend bool operator==(const PaintEdges&, const PaintEdges&) = default;
};

struct SetSpaceNote {
    SpaceId space;
    SpaceNote note;

    friend bool operator==(const SetSpaceNote&, const SetSpaceNote&) = default;
};

/// Adds the region, or replaces the one with its id.
struct PutRegion {
    Region region;

    friend bool operator==(const PutRegion&, const PutRegion&) = default;
};

struct RemoveRegion {
    RegionId region;

    friend bool operator==(const RemoveRegion&, const RemoveRegion&) = default;
};

/// A new board in place of the old one (resize, crop, rotate, import). `renamed` maps old labels to new ones, in
/// set-ups, victory conditions, waivers, lists of spaces in attributes and options, and in the regions of `board`,
/// which come with the old labels. References to a label that is neither mapped nor on the new board stay and become
/// findings.
struct ReplaceBoard {
    Board board;
    std::vector<std::pair<SpaceLabel, SpaceLabel>> renamed;

    friend bool operator==(const ReplaceBoard&, const ReplaceBoard&) = default;
};

/// New areas at the end of an area map, all of one terrain (empty: what new spaces get), not linked to anything.
struct AddAreas {
    std::vector<Area> areas;
    TerrainToken terrain;

    friend bool operator==(const AddAreas&, const AddAreas&) = default;
};

/// Gives areas another label, outline or centre. A new label goes wherever the old one stood, as in ReplaceBoard.
struct ChangeAreas {
    std::vector<std::pair<SpaceId, Area>> areas;

    friend bool operator==(const ChangeAreas&, const ChangeAreas&) = default;
};

/// Takes an area off the map, with its note and its place in regions; the areas behind it move up. Its links go to the
/// heir, and so do set-ups, regions and conditions that name it; without an heir its links go too, and references
/// become findings.
struct RemoveArea {
    SpaceId area;
    SpaceId heir = SpaceId{}; ///< invalid: none

    friend bool operator==(const RemoveArea&, const RemoveArea&) = default;
};

/// Lets areas touch, or not any more. What lies along a link goes with it.
struct LinkAreas {
    enum class Change {
        Add,
        Remove,
    };
    std::vector<AreaLink> links; ///< in any order, either end first
    Change change = Change::Add;

    friend bool operator==(const LinkAreas&, const LinkAreas&) = default;
};

/// Inserts at `position` of the roster (at the end when it is beyond). An invalid id gets the next free one.
struct AddCounter {
    Counter counter;
    std::size_t position = static_cast<std::size_t>(-1);

    friend bool operator==(const AddCounter&, const AddCounter&) = default;
};

/// Replaces the counter with the same id.
struct ChangeCounter {
    Counter counter;

    friend bool operator==(const ChangeCounter&, const ChangeCounter&) = default;
};

struct RemoveCounter {
    CounterId counter;

    friend bool operator==(const RemoveCounter&, const RemoveCounter&) = default;
};

/// Moves a counter to another place in the roster order.
struct MoveCounter {
    CounterId counter;
    std::size_t position = 0;

    friend bool operator==(const MoveCounter&, const MoveCounter&) = default;
};

/// Replaces the side with the same token, or adds it.
struct PutSide {
    Side side;

    friend bool operator==(const PutSide&, const PutSide&) = default;
};

struct RemoveSide {
    SideToken side;

    friend bool operator==(const RemoveSide&, const RemoveSide&) = default;
};

/// Replaces the seat with the same token, or adds it.
struct PutSeat {
    Seat seat;

    friend bool operator==(const PutSeat&, const PutSeat&) = default;
};

struct RemoveSeat {
    SeatToken seat;

    friend bool operator==(const RemoveSeat&, const RemoveSeat&) = default;
};

/// nullopt: back to the default.
struct SetOption {
    OptionId option;
    std::optional<Value> value;

    friend bool operator==(const SetOption&, const SetOption&) = default;
};

struct SetTurns {
    TurnNumber first{1};
    std::optional<TurnNumber> last;

    friend bool operator==(const SetTurns&, const SetTurns&) = default;
};

struct SetVictory {
    std::vector<VictoryClause> clauses;

    friend bool operator==(const SetVictory&, const SetVictory&) = default;
};

/// nullopt: back to the printed value.
struct SetTableCell {
    std::string table;
    std::string row;
    std::string column;
    std::optional<Value> value;

    friend bool operator==(const SetTableCell&, const SetTableCell&) = default;
};

/// Waives a finding, or replaces the reason of a waiver.
struct PutWaiver {
    Waiver waiver;

    friend bool operator==(const PutWaiver&, const PutWaiver&) = default;
};

struct RemoveWaiver {
    std::string finding;
    TablePlace place;

    friend bool operator==(const RemoveWaiver&, const RemoveWaiver&) = default;
};

struct Edit;

/// Several edits that are one step for people; all of them or none.
struct Batch {
    std::vector<Edit> edits;

    friend bool operator==(const Batch&, const Batch&);
};

/// The only way to change a scenario.
struct Edit {
    std::variant<SetTitle, PaintTerrain, PaintCells, PaintEdges, SetSpaceNote, PutRegion, RemoveRegion, ReplaceBoard,
                 AddCounter, ChangeCounter, RemoveCounter, MoveCounter, PutSide, RemoveSide, PutSeat, RemoveSeat,
                 SetOption, SetTurns, SetVictory, SetTableCell, PutWaiver, RemoveWaiver, Batch, AddAreas, ChangeAreas,
                 RemoveArea, LinkAreas>
        change;

    friend bool operator==(const Edit&, const Edit&) = default;
};

inline bool operator==(const Batch& a, const Batch& b) {
    return a.edits == b.edits;
}

/// What an edit touched, for whoever shows or checks it. Ids refer to the scenario after the edit, `removed` to before.
struct ChangeSet {
    bool titles = false;     ///< title, year, author, notes
    bool boardShape = false; ///< everything about the board is new: regions is set too, spaces and edges are empty
    bool outlines = false;   ///< areas among `spaces` have another outline, centre or label
    bool regions = false;
    bool sides = false;        ///< seats or sides
    bool counterOrder = false; ///< counters that stay have changed places among each other
    bool options = false;
    bool turns = false;
    bool victory = false;
    bool tables = false;
    bool waivers = false;
    std::vector<SpaceId> spaces; ///< terrain, note, outline, centre or label changed; ascending, unique
    std::vector<EdgeId> edges;   ///< features changed; all lists are ascending and unique
    std::vector<CounterId> countersAdded;
    std::vector<CounterId> countersChanged;
    std::vector<CounterId> countersRemoved;

    bool empty() const { return *this == ChangeSet{}; }
    friend bool operator==(const ChangeSet&, const ChangeSet&) = default;
};

/// Everything is new.
ChangeSet changeOfAll(const Scenario& scenario);
/// Adds to the changes of a first step those of the next one.
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

/// Short name of the step, for the undo history: a text of rules/core/data/messages_edit.json.
Text nameOf(const Edit& edit);

Fix makeFix(Text title, std::vector<Edit> edits);

} // namespace orontes::core
