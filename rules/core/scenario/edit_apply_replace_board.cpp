// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/scenario/edit_apply.h"
#include "rules/core/scenario/renaming.h"

namespace orontes::core {

Refusal apply(Scenario& scenario, const ReplaceBoard& edit) {
    if (!isWhole(edit.board))
        return editError("board.not-whole");
    Board board = edit.board;
    renameIn(board, edit.renamed);
    if (board != *scenario.board)
        scenario.board = std::move(board);
    renameIn(scenario, edit.renamed);
    return std::nullopt;
}

} // namespace orontes::core
