// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/controls/card.h"
#include "model/store/library.h"

namespace orontes::app {

/// A bundled battle in the gallery: its board drawn small, title and year, and what may be done with it.
class BattleCard : public editor::Card {
    Q_OBJECT

public:
    BattleCard(const model::LibraryEntry& entry, QWidget* parent = nullptr);

signals:
    void openRequested();
    void playRequested();
    void copyRequested(); ///< as the start of a scenario of one's own
};

} // namespace orontes::app
