// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/sheet.h"

#include <QString>

#include <vector>

namespace orontes::editor {

/// A thing that a side scores for.
struct ScoreLine {
    QString name; ///< "EGY-2"; may be empty
    QString text;
    int points = 0;
    int boxes = 1; ///< to tick: one for each unit or turn that is asked for

    friend bool operator==(const ScoreLine&, const ScoreLine&) = default;
};

struct ScoreGroup {
    QString side;
    core::Colour colour;
    core::Pattern pattern = core::Pattern::Solid;
    std::vector<ScoreLine> lines;

    friend bool operator==(const ScoreGroup&, const ScoreGroup&) = default;
};

/// What a seat's sides score for, to be filled in during one game.
struct VictoryListContent {
    QString label;
    QString seat;
    core::Colour colour;
    core::Pattern pattern = core::Pattern::Solid;
    std::vector<QString> notes;
    std::vector<ScoreGroup> groups;
    std::vector<QString> glossary; ///< below them, small
    QString perTurn;               ///< what is written into a box for every side and turn; empty: no boxes
    std::vector<QString> turns;    ///< their numbers

    friend bool operator==(const VictoryListContent&, const VictoryListContent&) = default;
};

/// Several pages where the lines do not fit on one.
std::vector<Sheet> victorySheets(const VictoryListContent& content, MmSize paper, const QString& document);

} // namespace orontes::editor
