// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/core_texts.h"
#include "rules/core/json/scenario_json.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace orontes::core;

namespace {

/// A value comes without errors, no value comes with one, and every finding can be said.
template <class T>
void mustBeHonest(const Read<T>& read) {
    const bool failed = std::any_of(read.findings.begin(), read.findings.end(),
                                    [](const Diagnostic& finding) { return finding.severity == Severity::Error; });
    if (failed == read.value.has_value())
        std::abort();
    for (const Diagnostic& finding : read.findings)
        if (!coreTexts().contains(TextId{finding.id}))
            std::abort();
}

/// What a scenario finds where it names a shared board: 1 to 4 in a square, with a road and a region.
Result<std::string> sharedBoard(const std::string&) {
    Numbering numbering;
    numbering.style = Numbering::Style::Sequential;
    Board board = makeBoard(SquareGrid{2, 2, false, numbering}, {{"sand"}, {"mud"}}, {{"road"}});
    setFeatures(board, *edgeBetween(board, SpaceId{0}, SpaceId{1}), 1);
    setNote(board, SpaceId{0}, {"Well", "A", {}});
    board.regions.edit().push_back({{"a"}, "A", {{"01"}}});
    return writeBoard(board);
}

} // namespace

/// The input as a scenario and as a board.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(bytes), size);
    const Read<Scenario> scenario = readScenario(text, sharedBoard);
    mustBeHonest(scenario);
    if (scenario.value) {
        const Read<Scenario> again = readScenario(writeScenario(*scenario.value), sharedBoard);
        if (!again.value || *again.value != *scenario.value)
            std::abort();
    }
    const Read<Board> board = readBoard(text);
    mustBeHonest(board);
    if (board.value) {
        const Read<Board> again = readBoard(writeBoard(*board.value));
        if (!again.value || *again.value != *board.value)
            std::abort();
    }
    return 0;
}
