// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/area_changes.h"
#include "rules/core/scenario/edit_apply.h"

#include <map>
#include <optional>
#include <vector>

namespace orontes::core {

/// Edits that belong together, each made for the board as those before it leave it.
class AreaSteps {
public:
    explicit AreaSteps(const Board& board) { m_scratch.board = board; }

    const Board& board() const { return *m_scratch.board; }
    template <class Change>
    void add(Change change) {
        if (m_refusal)
            return;
        m_refusal = apply(m_scratch, change);
        m_edits.push_back(Edit{std::move(change)});
    }
    void refuse(Diagnostic why) {
        if (!m_refusal)
            m_refusal = std::move(why);
    }
    bool isRefused() const { return m_refusal.has_value(); }

    Result<Edit> take() {
        if (m_refusal)
            return core::refuse(*std::move(m_refusal));
        if (m_edits.size() == 1)
            return std::move(m_edits.front());
        return Edit{Batch{std::move(m_edits)}};
    }

private:
    Scenario m_scratch;
    std::vector<Edit> m_edits;
    Refusal m_refusal;
};

/// New outlines by area; areas whose centre lay where the eye looks for it, or would lie outside, get a new centre.
class OutlineChanges {
public:
    explicit OutlineChanges(const Board& board) : m_board(board) {}

    /// The outline as it is so far.
    const Polygon& outline(SpaceId area) const;
    void set(SpaceId area, Polygon outline);
    /// Corners that have come to lie on sides of other areas become corners of those.
    void fit(const std::vector<Point>& corners, std::optional<SpaceId> except = {});
    bool empty() const { return m_outlines.empty(); }
    ChangeAreas take() const;

private:
    const Board& m_board;
    std::map<SpaceId, Polygon> m_outlines;
};

/// So near, corners and sides are taken to lie on each other when something is drawn.
double fittingSlack(const Board& board);
const Area& areaOf(const Board& board, SpaceId area);
/// All areas but one, those with an outline.
std::vector<SpaceId> outlinedAreas(const Board& board, std::optional<SpaceId> except = {});

} // namespace orontes::core
