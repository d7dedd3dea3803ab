// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"

#include <QDialog>

#include <vector>

class QButtonGroup;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace orontes::editor {

/// A new region: its name, and which spaces it has to begin with. Says at once how many those are.
class RegionDialog : public QDialog {
    Q_OBJECT

public:
    /// `selected`: the spaces that are selected on the map. Both references outlive the dialog.
    RegionDialog(const core::RulesetInfo& info, const core::Board& board, std::vector<core::SpaceId> selected,
                 QWidget* parent = nullptr);

    enum class Choice { Empty, Selected, Within, Edge, Line };

    QString name() const;
    /// In ascending id order.
    std::vector<core::SpaceId> spaces() const;
    Choice choice() const;
    void choose(Choice choice);

private:
    void addChoice(QGridLayout& rows, Choice choice, const QString& words, const std::vector<QWidget*>& fields);
    QLineEdit* placeField(const QString& accessibleName);
    /// What is wrong with what was chosen; empty when nothing is.
    QString complaint() const;
    void judge();

    const core::RulesetInfo& m_info;
    const core::Board& m_board;
    std::vector<core::SpaceId> m_selected;
    QLineEdit* m_name;
    QButtonGroup* m_choices;
    QSpinBox* m_radius;
    QLineEdit* m_centre;
    QComboBox* m_edge;
    QLineEdit* m_from;
    QLineEdit* m_to;
    QLabel* m_verdict;
    QPushButton* m_accept;
};

} // namespace orontes::editor
