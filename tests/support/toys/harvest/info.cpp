// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/toys/harvest/info.h"

#include "rules/core/core_texts.h"

#include <array>

namespace orontes::tests::harvest {

using namespace core;

namespace {

constexpr const char* texts = R"json({
  "harvest.name": "Harvest",
  "harvest.summary": "Four homes in a valley: a toy for tests.",
  "harvest.terrain.home": "Home",
  "harvest.terrain.field": "Field",
  "harvest.feature.lane": "Lane",
  "harvest.type.farmer": "Farmer",
  "harvest.field.worth": "Worth",
  "harvest.phase.plan": "Plan",
  "harvest.phase.harvest": "Harvest",
  "harvest.card": "{card}",
  "harvest.chit": "{field}",
  "harvest.pile.hand": "Hand",
  "harvest.pile.played": "Played",
  "harvest.pile.cup": "Cup",
  "harvest.tally.points": "Points",
  "harvest.prompt.card": "Play a card",
  "harvest.prompt.bet": "Bet on card {card} or not",
  "harvest.prompt.plans": "Plans in secret",
  "harvest.prompt.draw": "Draw a chit",
  "harvest.prompt.ask": "{seat} wants to harvest {field}",
  "harvest.choice.card": "Card {card}",
  "harvest.choice.bet": "Bet",
  "harvest.choice.no-bet": "No bet",
  "harvest.choice.yes": "Consent",
  "harvest.choice.no": "Refuse",
  "harvest.choice.chit": "{field}",
  "harvest.event.round": "Round {round}",
  "harvest.event.opened": "{seat} has played card {card}",
  "harvest.event.opened-bet": "{seat} has played card {card} and bet on it",
  "harvest.event.ripe": "{field} is ripe",
  "harvest.event.yes": "{seat} consents",
  "harvest.event.no": "{seat} refuses",
  "harvest.event.taken": "{seat} takes {field}",
  "harvest.event.scored": "{seat} {+points}",
  "harvest.end.points": "The harvest is counted",
  "harvest.not-in-hand": "This card is not in the hand.",
  "harvest.not-now": "This is not what is asked now.",
  "harvest.one-farmer": "Every side has one farmer, at home."
})json";

constexpr int columns = 3;
constexpr int rows = 4;
constexpr std::array<const char*, columns * rows> names{"Ash",  "Barley", "Birch", "Clover", "Millet", "Rye",
                                                        "Oats", "Wheat",  "Flax",  "Cedar",  "Beans",  "Elm"};
constexpr std::array<int, 4> homes{0, 2, 9, 11};

bool isHome(int area) {
    for (const int home : homes)
        if (home == area)
            return true;
    return false;
}

AreaMap grid() {
    AreaMap map;
    for (int area = 0; area < columns * rows; ++area) {
        const double x = area % columns;
        const double y = area / columns; // NOLINT(bugprone-integer-division): the row
        map.areas.push_back({SpaceLabel{names[static_cast<std::size_t>(area)]},
                             {{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}},
                             {x + 0.5, y + 0.5}});
        if (area % columns + 1 < columns)
            map.links.push_back({SpaceId{area}, SpaceId{area + 1}});
        if (area + columns < columns * rows)
            map.links.push_back({SpaceId{area}, SpaceId{area + columns}});
    }
    return map;
}

Board makeValley() {
    Board board = makeBoard(Cow<AreaMap>(grid()), {TerrainToken{"home"}, TerrainToken{"field"}}, {});
    for (int area = 0; area < columns * rows; ++area) {
        if (isHome(area))
            continue;
        setTerrain(board, SpaceId{area}, 1);
        SpaceNote note;
        note.attributes[FieldId{"worth"}] = std::int64_t{1 + area % 4};
        setNote(board, SpaceId{area}, note);
    }
    return board;
}

TerrainSpec terrain(const char* token, const char* look) {
    TerrainSpec spec;
    spec.token = TerrainToken{token};
    spec.label = TextId{std::string("harvest.terrain.") + token};
    spec.look = look;
    return spec;
}

RulesetInfo makeInfo() {
    RulesetInfo info;
    info.id = RulesetId{"harvest"};
    info.version = "1";
    info.name = TextId{"harvest.name"};
    info.summary = TextId{"harvest.summary"};
    info.texts = coreTexts();
    info.texts.add(texts);
    info.phases = {{PhaseId{"plan"}, TextId{"harvest.phase.plan"}, {}},
                   {PhaseId{"harvest"}, TextId{"harvest.phase.harvest"}, {}}};
    info.terrains = {terrain("home", "village"), terrain("field", "clear")};
    FeatureSpec lane;
    lane.token = FeatureToken{"lane"};
    lane.label = TextId{"harvest.feature.lane"};
    lane.look = "road";
    info.features = {lane};
    FieldSpec worth;
    worth.id = FieldId{"worth"};
    worth.label = TextId{"harvest.field.worth"};
    worth.minimum = 1;
    worth.maximum = 9;
    worth.defaultValue = std::int64_t{2};
    info.spaceFields = {worth};
    CounterTypeSpec farmer;
    farmer.type = CounterType{"farmer"};
    farmer.label = TextId{"harvest.type.farmer"};
    info.counterTypes = {farmer};
    info.conditions = {{"scores", {}}, {"controls", {}}, {"occupies", {}}, {"turnReached", {}}};
    return info;
}

} // namespace

const RulesetInfo& info() {
    static const RulesetInfo one = makeInfo();
    return one;
}

Scenario valley() {
    constexpr std::array<const char*, 4> seats{"ada", "ben", "cid", "dot"};
    constexpr std::array<Pattern, 4> patterns{Pattern::Solid, Pattern::Diagonal, Pattern::Dots, Pattern::Outline};
    Scenario scenario;
    scenario.title = "Valley";
    scenario.ruleset = RulesetId{"harvest"};
    scenario.board = makeValley();
    scenario.sharedBoard = scenario.board;
    scenario.lastTurn = TurnNumber{5};
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const std::string name = seats[i];
        scenario.seats.edit().push_back({SeatToken{name}, name});
        scenario.sides.edit().push_back({SideToken{name}, name, SeatToken{name},
                                         Colour{0x203040U * static_cast<std::uint32_t>(i + 1)}, patterns[i]});
        Counter farmer;
        farmer.id = CounterId{static_cast<int>(i) + 1};
        farmer.type = CounterType{"farmer"};
        farmer.name = name + "'s farmer";
        farmer.side = SideToken{name};
        farmer.setUp.place = AtSpace{SpaceLabel{names[static_cast<std::size_t>(homes[i])]}};
        scenario.counters.edit().push_back(std::move(farmer));
        scenario.victory.edit().push_back({SeatToken{name}, "", false, {Scores{SideToken{name}, 14}}});
    }
    return scenario;
}

} // namespace orontes::tests::harvest
