// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/muster_edit.h"

#include <QDialog>
#include <QList>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace orontes::editor {

/// Draws armies from the ruleset's muster tables: by dice of a seed, or by rows that are chosen. Shows at once what
/// would come of it.
class MusterDialog : public QDialog {
    Q_OBJECT

public:
    /// `info` and `scenario` outlive the dialog. Precondition: the ruleset has muster tables.
    MusterDialog(const core::RulesetInfo& info, const core::Scenario& scenario, QWidget* parent = nullptr);

    /// What gives the sides their armies.
    const core::Edit& edit() const { return m_mustered.edit; }

private:
    struct SideBox {
        core::SideToken side;
        QCheckBox* wanted = nullptr;
        QSpinBox* units = nullptr;
        QCheckBox* prized = nullptr; ///< null where the ruleset prizes no type
        QVBoxLayout* rows = nullptr;
        QList<QComboBox*> tables = {};
        QLabel* result = nullptr;
    };

    QWidget* makeSide(const core::Side& side);
    QWidget* makeSeedRow();
    void offerTables(SideBox& box);
    void draw();
    core::MusterWish wishOf(const SideBox& box) const;
    QString resultWords(const core::Mustered& army) const;

    const core::RulesetInfo& m_info;
    const core::Scenario& m_scenario;
    QList<SideBox> m_sides;
    QLineEdit* m_seed;
    QPushButton* m_muster;
    model::MusteredSides m_mustered;
};

} // namespace orontes::editor
