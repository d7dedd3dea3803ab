// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/game_session.h"

#include <QDialog>

class QComboBox;
class QLineEdit;

namespace orontes::editor {

/// Who sits where, who rolls the dice, and from which seed.
class PlaySetupDialog : public QDialog {
    Q_OBJECT

public:
    PlaySetupDialog(const core::RulesetEntry& ruleset, const core::Scenario& scenario, QWidget* parent = nullptr);

    model::SessionSetup setup() const;

private:
    QList<QComboBox*> m_seats;
    QComboBox* m_dice;
    QLineEdit* m_seed;
};

} // namespace orontes::editor
