// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/core_texts.h"
#include "rules/core/scenario/victory.h"

namespace orontes::tests {

using namespace orontes::core;

inline const SideToken egypt{"egypt"};
inline const SideToken hatti{"hatti"};

/// Eight squares in two rows, 01 to 08; 03 is Qadesh. Egypt: Amun (1), Ptah (2); Hatti: the Entourage (5).
inline Scenario battle() {
    Scenario scenario;
    scenario.seats = std::vector<Seat>{{{"ramses"}, "Ramses"}, {{"muwatallish"}, ""}};
    scenario.sides = std::vector<Side>{{egypt, "Egypt", {"ramses"}, {}, {}}, {hatti, "Hatti", {"muwatallish"}, {}, {}}};
    const auto counter = [](int id, const char* name, const SideToken& side) {
        return Counter{CounterId{id}, {"army"}, name, side, "", {}, {}, {}};
    };
    scenario.counters =
        std::vector<Counter>{counter(1, "Amun", egypt), counter(2, "Ptah", egypt), counter(5, "Entourage", hatti)};
    Numbering numbering;
    numbering.style = Numbering::Style::Sequential;
    Board board = makeBoard(SquareGrid{4, 2, false, numbering}, {TerrainToken{"clear"}}, {});
    setNote(board, SpaceId{2}, {"Qadesh", "", {}});
    board.regions = std::vector<Region>{{{"north"}, "the north edge", {{"01"}}}, {{"bare"}, "", {{"02"}}}};
    scenario.board = std::move(board);
    return scenario;
}

inline const CounterType infantry{"infantry"};
inline const CounterType chariots{"chariots"};
inline const CounterType scouts{"scouts"};

inline Condition turn(int number) {
    return {TurnReached{TurnNumber{number}}};
}

inline Condition onSpaces(std::vector<SpaceLabel> spaces, int count) {
    return {Occupies{egypt, std::move(spaces), count}};
}

inline RulesetInfo makeRules() {
    RulesetInfo info;
    info.texts = coreTexts();
    info.texts.add(R"({"t.infantry": "Infantry", "t.chariots": "Chariots", "t.scouts": "Scouts", "t.carts": "Carts",
                       "victory.level.great": "great victory", "t.hills": "Hills",
                       "t.omen": "the omens are good"})");
    TerrainSpec hills;
    hills.token = TerrainToken{"hills"};
    hills.label = TextId{"t.hills"};
    info.terrains = {hills};
    info.states = {{StateId{"omen"}, TextId{"t.omen"}, {}}};
    for (const char* type : {"infantry", "chariots", "scouts", "carts"}) {
        CounterTypeSpec& spec = info.counterTypes.emplace_back();
        spec.type = CounterType{type};
        spec.label = TextId{std::string("t.") + type};
    }
    return info;
}

inline const RulesetInfo& rules() {
    static const RulesetInfo info = makeRules();
    return info;
}

} // namespace orontes::tests
