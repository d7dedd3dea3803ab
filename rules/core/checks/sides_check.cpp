// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/checks/common_checks.h"

namespace orontes::core {

void checkTitle(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    if (scenario.title.find_first_not_of(' ') == std::string::npos)
        findings.push_back(commonFinding("scenario.title.missing", Severity::Warning, "/title"));
}

void checkSides(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    if (scenario.seats->empty())
        findings.push_back(commonFinding("scenario.sides.no-seat", Severity::Error, "/seats"));
    if (scenario.sides->empty())
        findings.push_back(commonFinding("scenario.sides.none", Severity::Error, "/sides"));
    for (std::size_t i = 0; i < scenario.sides->size(); ++i) {
        const Side& side = (*scenario.sides)[i];
        if (findSeat(scenario, side.seat))
            continue;
        Diagnostic finding =
            commonFinding("scenario.sides.unknown-seat", Severity::Error, "/sides/" + std::to_string(i) + "/seat",
                          {{"side", side.name}, {"seat", side.seat.value}});
        for (const Seat& seat : *scenario.seats) {
            Side mended = side;
            mended.seat = seat.token;
            finding.fixes.push_back(
                makeFix({{"fix.seat-side"}, {{"seat", seat.name}}}, {{PutSide{std::move(mended)}}}));
        }
        findings.push_back(std::move(finding));
    }
}

void checkTurns(const RulesetInfo&, const Scenario& scenario, Findings& findings) {
    if (!scenario.lastTurn || *scenario.lastTurn >= scenario.firstTurn)
        return;
    const TextArgs args{{"first", std::int64_t{scenario.firstTurn.value}},
                        {"last", std::int64_t{scenario.lastTurn->value}}};
    Diagnostic finding = commonFinding("scenario.turns.reversed", Severity::Error, "/turns", args);
    finding.fixes.push_back(makeFix({{"fix.no-last-turn"}, {}}, {{SetTurns{scenario.firstTurn, std::nullopt}}}));
    findings.push_back(std::move(finding));
}

} // namespace orontes::core
