// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/core/checks/positions.h"

namespace orontes::tests {

using namespace core;

namespace {

Change attribute(const char* field, Value value) {
    return [=](Scenario& s) { counterAt(s, 0).attributes[FieldId{field}] = value; };
}

QStringList counterFinding(const char* severity, const char* what, const char* field) {
    return {QString("%1 scenario.field.%2 at /counters/0/attributes/%3 (counter 1)").arg(severity, what, field)};
}

Change ofSide(const char* field, Value value) {
    return [=](Scenario& s) { s.sides.edit()[1].attributes[FieldId{field}] = value; };
}

QStringList sideFinding(const char* severity, const char* what, const char* field) {
    return {QString("%1 scenario.side-field.%2 at /sides/1/attributes/%3").arg(severity, what, field)};
}

Change option(const char* id, Value value) {
    return [=](Scenario& s) { s.options.edit()[OptionId{id}] = value; };
}

void leaveSound(Scenario&) {}

} // namespace

std::vector<Position> fieldPositions() {
    const QStringList toDefault{"Back to the default"};
    const auto note = [](const char* field, Value value) {
        return [=](Scenario& s) { setNote(boardOf(s), SpaceId{2}, {"", "", {{FieldId{field}, value}}}); };
    };
    return {
        {"values that fit",
         [](Scenario& s) {
             counterAt(s, 0).attributes = {{{"strength"}, std::int64_t{9}},   {{"leads"}, true},
                                           {{"banner"}, std::string("moon")}, {{"motto"}, std::string("x")},
                                           {{"ally"}, std::string("south")},  {{"route"}, TextList{"01", "8"}}};
             s.options.edit()[OptionId{"limit"}] = std::int64_t{1};
         },
         {},
         {}},
        {"no ally is an ally too", attribute("ally", std::string()), {}, {}},
        {"too strong",
         attribute("strength", std::int64_t{10}),
         counterFinding("error", "wrong-value", "strength"),
         {"Make it 9", "Back to the default"},
         attribute("strength", std::int64_t{9})},
        {"too weak",
         attribute("strength", std::int64_t{-1}),
         counterFinding("error", "wrong-value", "strength"),
         {"Make it 0", "Back to the default"},
         attribute("strength", std::int64_t{0})},
        {"a text for a number", attribute("strength", std::string("9")),
         counterFinding("error", "wrong-value", "strength"), toDefault, leaveSound},
        {"a number for a flag", attribute("leads", std::int64_t{1}), counterFinding("error", "wrong-value", "leads"),
         toDefault, leaveSound},
        {"a choice there is not", attribute("banner", std::string("star")),
         counterFinding("error", "wrong-value", "banner"), toDefault, leaveSound},
        {"a flag for a text", attribute("motto", true), counterFinding("error", "wrong-value", "motto"), toDefault,
         leaveSound},
        {"a seat there is not", attribute("ally", std::string("east")), counterFinding("error", "wrong-value", "ally"),
         toDefault, leaveSound},
        {"a text for spaces", attribute("route", std::string("01")), counterFinding("error", "wrong-value", "route"),
         toDefault, leaveSound},
        {"spaces of another board",
         attribute("route", TextList{"01", "99", "02"}),
         counterFinding("warning", "unknown-space", "route"),
         {"Make it 01, 02", "Back to the default"},
         attribute("route", TextList{"01", "02"})},
        {"a field there is not",
         attribute("a/b", true),
         {"warning scenario.field.unknown at /counters/0/attributes/a~1b (counter 1)"},
         {"Remove it"},
         leaveSound},
        {"a space with a number for a flag",
         note("town", std::int64_t{1}),
         {"error scenario.space-field.wrong-value at /board/spaces/03/attributes/town (space 03)"},
         toDefault,
         leaveSound},
        {"a space with a field there is not",
         note("gold", true),
         {"warning scenario.space-field.unknown at /board/spaces/03/attributes/gold (space 03)"},
         {"Remove it"},
         leaveSound},
        {"a side whose values fit",
         [](Scenario& s) {
             s.sides.edit()[1].attributes = {
                 {{"panic"}, std::int64_t{20}}, {{"exits"}, TextList{"01"}}, {{"allied"}, std::string("north")}};
         },
         {},
         {}},
        {"a side beyond panic",
         ofSide("panic", std::int64_t{21}),
         sideFinding("error", "wrong-value", "panic"),
         {"Make it 20", "Back to the default"},
         ofSide("panic", std::int64_t{20})},
        {"a side below panic",
         ofSide("panic", std::int64_t{0}),
         sideFinding("error", "wrong-value", "panic"),
         {"Make it 1", "Back to the default"},
         ofSide("panic", std::int64_t{1})},
        {"a side with a text for a number", ofSide("panic", std::string("12")),
         sideFinding("error", "wrong-value", "panic"), toDefault, leaveSound},
        {"a side allied to nobody", ofSide("allied", std::string("east")),
         sideFinding("error", "wrong-value", "allied"), toDefault, leaveSound},
        {"a side that leaves over another board",
         ofSide("exits", TextList{"99", "02"}),
         sideFinding("warning", "unknown-space", "exits"),
         {"Make it 02", "Back to the default"},
         ofSide("exits", TextList{"02"})},
        {"a side with a field there is not",
         ofSide("gold", true),
         sideFinding("warning", "unknown", "gold"),
         {"Remove it"},
         leaveSound},
        {"an option beyond its range",
         option("limit", std::int64_t{7}),
         {"error scenario.option.wrong-value at /options/limit"},
         {"Make it 6", "Back to the default"},
         option("limit", std::int64_t{6})},
        {"an option of another kind",
         option("limit", true),
         {"error scenario.option.wrong-value at /options/limit"},
         toDefault,
         leaveSound},
        {"an option there is not",
         option("fog", true),
         {"warning scenario.option.unknown at /options/fog"},
         {"Remove it"},
         leaveSound},
    };
}

} // namespace orontes::tests
