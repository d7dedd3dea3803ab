// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/counter_face.h"
#include "rules/core/describe/field.h"
#include "rules/core/describe/forces.h"
#include "rules/core/describe/print_pieces.h"
#include "rules/core/describe/printed_chart.h"
#include "rules/core/describe/table.h"
#include "rules/core/scenario/scenario.h"
#include "rules/core/text.h"

#include <string>
#include <string_view>
#include <vector>

namespace orontes::core {

/// A kind of ground. `look` names the painter's brush ("clear", "hills", "woods", "lake" …), so that rulesets share
/// art.
struct TerrainSpec {
    TerrainToken token;
    TextId label;
    TextId help; ///< what it does, in a sentence
    std::string look;
    bool enterable = true;
    Citation rule;

    friend bool operator==(const TerrainSpec&, const TerrainSpec&) = default;
};

/// Something that lies along an edge. `look` names the painter's pen ("river", "crest", "road", "coast" …).
struct FeatureSpec {
    FeatureToken token;
    TextId label;
    TextId help;
    std::string look;
    Citation rule;

    friend bool operator==(const FeatureSpec&, const FeatureSpec&) = default;
};

/// What a counter of a type shows. `text` of a slot may name fields: "{baseMove}", "{+leaderBonus}"; a slot whose
/// fields are all zero, false or empty is left blank. "{:name}" and "{:side}" are the names of the counter and of its
/// side, "{:text an.id}" is a text of the ruleset.
struct SlotSpec {
    Slot slot = Slot::LowerRight;
    std::string text;

    friend bool operator==(const SlotSpec&, const SlotSpec&) = default;
};

/// A marker lies on the counter while `field` is not zero, false or empty; when `equals` is set, while it has that
/// value.
struct MarkerSpec {
    FieldId field;
    std::string equals;
    std::string marker;

    friend bool operator==(const MarkerSpec&, const MarkerSpec&) = default;
};

struct FaceSpec {
    std::string symbol;
    std::vector<SlotSpec> texts;
    std::vector<SlotSign> signs = {};
    FaceGround ground = FaceGround::Plain;

    friend bool operator==(const FaceSpec&, const FaceSpec&) = default;
};

struct CounterTypeSpec {
    CounterType type;
    TextId label;
    TextId help;
    bool leader = false;           ///< stands on the Leaders page as a whole
    std::vector<FieldSpec> fields; ///< in the inspector's order; includes those of section "state"
    FaceSpec front;
    FaceSpec back;
    FaceState backState = FaceState::Fresh;
    std::vector<MarkerSpec> markers;
    Citation rule;

    friend bool operator==(const CounterTypeSpec&, const CounterTypeSpec&) = default;
};

/// A phase that an option changes the place of stands there twice, each time with another condition.
struct PhaseSpec {
    PhaseId id;
    TextId label;
    Citation rule;
    OptionId onlyWith = {}; ///< a flag that has to be set; empty: none
    OptionId unless = {};   ///< a flag that must not be set; empty: none

    friend bool operator==(const PhaseSpec&, const PhaseSpec&) = default;
};

/// One line of the rules index: what a rule says, in our words.
struct RuleEntry {
    std::string reference; ///< "R-XXX-010", "Q17"
    TextId chapter;
    std::string fact;
    Provenance provenance = Provenance::Text;
    std::string source; ///< the section or ruling it rests on

    friend bool operator==(const RuleEntry&, const RuleEntry&) = default;
};

/// A condition node that a ruleset can answer: "occupies", "eliminated" … (tokens of scenario/condition_json).
struct ConditionSpec {
    std::string kind;
    TextId help;

    friend bool operator==(const ConditionSpec&, const ConditionSpec&) = default;
};

/// Something that a ruleset knows to be so or not so of a game under way, for the condition that asks for it.
struct StateSpec {
    StateId id;
    TextId label; ///< a whole clause: "the king is alive"
    Citation rule;

    friend bool operator==(const StateSpec&, const StateSpec&) = default;
};

/// Where points of sides come from: "territory". What statistics and ledgers keep apart.
struct ScoreSource {
    std::string id;
    TextId label;

    friend bool operator==(const ScoreSource&, const ScoreSource&) = default;
};

enum class OverlaySubject {
    Whole,   ///< the map: nothing has to be chosen
    Counter, ///< a counter has to be chosen
    Space,   ///< a space has to be chosen
};

/// Something that the rules can show on the map.
struct OverlaySpec {
    OverlayId id;
    TextId label;
    TextId help; ///< what its colours and figures mean
    OverlaySubject subject = OverlaySubject::Whole;
    Citation rule;

    friend bool operator==(const OverlaySpec&, const OverlaySpec&) = default;
};

/// A number that the rules derive of a side, to stand beside what the designer typed.
struct DerivedValue {
    SideToken side;
    FieldId field; ///< the side field it is to agree with; empty for none
    TextId label;
    std::int64_t value = 0;
    Citation rule;

    friend bool operator==(const DerivedValue&, const DerivedValue&) = default;
};

/// Everything a ruleset says of itself. Screens are built from this alone.
struct RulesetInfo {
    RulesetId id;
    std::string version; ///< changes when a recorded game could replay differently
    TextId name;
    TextId summary;                ///< for the card of the start page
    std::string rulebook;          ///< title and publisher, for citations
    Catalogue texts;               ///< the ruleset's and the core's sentences
    std::vector<PhaseSpec> phases; ///< of one turn, in order
    std::vector<TerrainSpec> terrains;
    std::vector<FeatureSpec> features;
    std::vector<FieldSpec> spaceFields; ///< attributes a space may carry
    std::vector<FieldSpec> sideFields;  ///< attributes a side may carry
    /// What the rules make of each side of a scenario; null where there is nothing to derive. The scenario may be
    /// unfinished or faulty.
    std::vector<DerivedValue> (*derivedOfSides)(const Scenario&) = nullptr;
    std::vector<CounterTypeSpec> counterTypes;
    std::vector<OptionSpec> options;
    std::vector<TableSpec> tables;
    std::vector<ConditionSpec> conditions;
    bool scoring = false;                  ///< victory clauses are worth points for sides and decide nothing themselves
    std::vector<ScoreSource> scoreSources; ///< in the order of GameSummary::scored
    std::vector<StateSpec> states;         ///< that a condition may ask for
    std::vector<OverlaySpec> overlays;     ///< in the order of the menu
    std::vector<std::string> victoryLevels; ///< tokens; empty where there is only winning
    std::vector<RuleEntry> rules;
    ForcesSpec forces;
    PrintPieces print;
    PrintedChart chart; ///< what comes when in its own game
    Scenario blank;     ///< what "new scenario" starts from
};

const CounterTypeSpec* findCounterType(const RulesetInfo& info, const CounterType& type);
const TerrainSpec* findTerrain(const RulesetInfo& info, const TerrainToken& token);
const FeatureSpec* findFeature(const RulesetInfo& info, const FeatureToken& token);
const FieldSpec* findField(const std::vector<FieldSpec>& fields, const FieldId& id);
const OverlaySpec* findOverlay(const RulesetInfo& info, const OverlayId& id);
const StateSpec* findState(const RulesetInfo& info, const StateId& id);
const OptionSpec* findOption(const RulesetInfo& info, const OptionId& id);
const RuleEntry* findRule(const RulesetInfo& info, const std::string& reference);
/// A row or ruling of the rules index, with the provenance the index gives it. One that is not there is an assertion.
Citation cite(const RulesetInfo& info, std::string_view reference);

/// The counter's own value, or its type's default; the fallback is `Value{}` for an unknown field.
Value fieldValue(const RulesetInfo& info, const Counter& counter, const FieldId& field);
Value optionValue(const RulesetInfo& info, const Scenario& scenario, const OptionId& option);
/// The side's own value, or the field's default; `Value{}` for an unknown field.
Value sideFieldValue(const RulesetInfo& info, const Side& side, const FieldId& field);
/// The phases of a turn of this scenario, as its options have them.
std::vector<PhaseSpec> phasesOf(const RulesetInfo& info, const Scenario& scenario);
/// What people call a level of victory: the text "victory.level.<token>", or the token where there is none.
std::string victoryLevelName(const RulesetInfo& info, const std::string& level);

enum class FaceSide {
    Front,
    Back,
};

/// The face of a counter as it is set up, or with `state` laid over its attributes in play.
CounterFace faceOf(const RulesetInfo& info, const Scenario& scenario, const Counter& counter, FaceSide side,
                   const Attributes& state = {});

} // namespace orontes::core
