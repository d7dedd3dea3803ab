// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/game_session.h"

#include <QDialog>

class QComboBox;
class QLineEdit;

namespace orontes::editor {

/// Who sits where, who rolls the dice, and from which seed. Proposes what was chosen last with this ruleset; at first a
/// person against bots.
class PlaySetupDialog : public QDialog {
    Q_OBJECT

public:
    PlaySetupDialog(const core::RulesetEntry& ruleset, const core::Scenario& scenario, QWidget* parent = nullptr);

    model::SessionSetup setup() const;

    void accept() override;

private:
    void propose();
    QString setting() const;

    const core::RulesetEntry& m_ruleset;
    QList<QComboBox*> m_seats;
    QComboBox* m_dice;
    QLineEdit* m_seed;
};

} // namespace orontes::editor
