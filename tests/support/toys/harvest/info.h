// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"

namespace orontes::tests::harvest {

const core::RulesetInfo& info();
/// Four homes in the corners of a valley, eight fields between them.
core::Scenario valley();

} // namespace orontes::tests::harvest
