// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/controls/card.h"
#include "editor/theme/tokens.h"
#include "model/store/library.h"

class QLabel;

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

protected:
    void changeEvent(QEvent* event) override;

private:
    void showPicture();

    model::LibraryEntry m_entry;
    editor::Theme m_theme = editor::Theme::Light;
    QLabel* m_picture;
};

} // namespace orontes::app
