// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/check.h"

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orontes::core {

/// A finding of the common checks; its sentence is the text with the same id.
Diagnostic makeFinding(std::string id, Severity severity, std::string pointer, TextArgs args = {});
/// A finding of a ruleset's own checks.
Diagnostic makeFinding(std::string id, Severity severity, Citation rule);
void addFix(Diagnostic& finding, const char* title, Edit edit, TextArgs args = {});
/// A fix of several edits.
void addFixes(Diagnostic& finding, const char* title, std::vector<Edit> edits, TextArgs args = {});

/// Places a finding at a counter, by its index in the roster, or at a part of it; its name becomes the argument.
Diagnostic atCounter(Diagnostic finding, const Scenario& scenario, std::size_t counter, const char* argument,
                     std::string_view part = {});
/// Places a finding at a space; its label becomes the argument {space}.
Diagnostic atSpace(Diagnostic finding, const Scenario& scenario, SpaceId space);

/// Families of checks as one list.
std::vector<Check> joined(std::initializer_list<std::span<const Check>> families);

/// "/counters/3/setUp"
std::string pointerTo(const char* list, std::size_t index, std::string_view rest = {});

/// The pointer of a member of what `pointer` names.
std::string below(std::string pointer, std::string_view key);
/// The pointer of a part of the board; of the whole board where it is shared, because its parts stand elsewhere.
std::string boardPointer(const Scenario& scenario, std::string_view part);

/// A counter by its name, or by its type where it has none.
TextArg nameOf(const RulesetInfo& info, const Counter& counter);
TextArg nameOf(const Side& side);
TextArg nameOf(const Seat& seat);

/// For sentences: "26, 27, 41".
std::string listed(const std::vector<SpaceLabel>& labels);
/// The labels that name no space of the board.
std::vector<SpaceLabel> strayLabels(const Board& board, const std::vector<SpaceLabel>& labels);
std::vector<SpaceLabel> without(const std::vector<SpaceLabel>& labels, const std::vector<SpaceLabel>& stray);

} // namespace orontes::core
