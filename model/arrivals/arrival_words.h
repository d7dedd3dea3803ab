// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/arrivals.h"
#include "rules/core/text.h"

#include <string>

namespace orontes::model {

/// What arrivals are told with.
struct ArrivalTongue {
    const core::RulesetInfo& info;
    const core::Scenario& scenario;
    const core::Catalogue& texts;
};

/// "6 Foot, 5 Chariots"; a counter that is the only one of its type goes by the type alone.
std::string numbersOf(const core::ArrivalParty& party, const ArrivalTongue& tongue);
/// "Saul, David".
std::string namesOf(const core::ArrivalParty& party);
/// Both, as "6 Foot, 5 Chariots · Saul, David".
std::string whoOf(const core::ArrivalParty& party, const ArrivalTongue& tongue);
/// "Hatti, Pitassa"; "Enters: Judah"; "Lands from the sea: Kos, Lukka". Of many spaces the first ones.
std::string whereOf(const core::ArrivalParty& party, const ArrivalTongue& tongue);
/// All parties on one line; "nothing" without any.
std::string wordsOf(const core::Arrivals& arrivals, const ArrivalTongue& tongue);

/// Whether a type is of single counters: no side of the printed chart has two of it.
bool isSingle(const core::RulesetInfo& info, const core::CounterType& type);

/// "our reconstruction: Potted History, turn 3".
std::string wordsOf(const core::Origin& origin, const core::RulesetInfo& info, const core::Catalogue& texts);
/// The word for it alone: "our reconstruction".
std::string provenanceWords(core::Provenance provenance, const core::Catalogue& texts);
std::string say(const core::Catalogue& texts, const char* id, core::TextArgs args = {});

} // namespace orontes::model
