// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/balance/lever.h"

#include <QWidget>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace orontes::editor {

/// Which number of the scenario is varied, and from where to where.
class HandicapForm : public QWidget {
    Q_OBJECT

public:
    explicit HandicapForm(QWidget* parent = nullptr);

    /// What was chosen stays chosen where the scenario still has it.
    void setLevers(std::vector<model::Lever> levers);
    void setRunning(bool running);
    /// Null where the scenario has none.
    const model::Lever* lever() const;
    std::vector<std::int64_t> values() const;

signals:
    void tryWanted();

private:
    QSpinBox* addNumber(QLayout& row, const QString& label);
    void propose();

    std::vector<model::Lever> m_levers;
    QComboBox* m_lever;
    QSpinBox* m_first = nullptr;
    QSpinBox* m_last = nullptr;
    QSpinBox* m_step = nullptr;
    QPushButton* m_try;
};

} // namespace orontes::editor
