// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>

namespace orontes::editor {

/// How quickly a run goes from step to step.
enum class RunPace {
    Slow,
    Normal,
    Fast,
    AtOnce, ///< what lies between is not shown
};
inline constexpr std::array<RunPace, 4> runPaces{RunPace::Slow, RunPace::Normal, RunPace::Fast, RunPace::AtOnce};

/// How long each step is looked at.
constexpr std::chrono::milliseconds restOf(RunPace pace) {
    switch (pace) {
    case RunPace::Slow:
        return std::chrono::milliseconds(1200);
    case RunPace::Normal:
        return std::chrono::milliseconds(400);
    case RunPace::Fast:
        return std::chrono::milliseconds(60);
    case RunPace::AtOnce:
        break;
    }
    return std::chrono::milliseconds(0);
}

} // namespace orontes::editor
