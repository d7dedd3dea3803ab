// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/scenario/scenario.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace orontes::editor {

/// One counter's set-up: how, where, on which turn. Spaces that do not exist are marked while they are typed.
class SetUpRow : public QWidget {
    Q_OBJECT

public:
    /// Room for the name, the turn and the way of its set-up; the place takes the rest.
    static constexpr int nameWidth = 200;
    static constexpr int turnWidth = 110;
    static constexpr int kindWidth = 190;
    static constexpr int gap = 12;

    explicit SetUpRow(QWidget* parent = nullptr);

    void show(const core::Counter& counter, const core::Scenario& scenario);
    core::CounterId counter() const { return m_counter; }
    QLineEdit* spaces() const { return m_spaces; }

signals:
    void entered(const orontes::core::SetUp& setUp);
    void selected();

protected:
    void mousePressEvent(QMouseEvent* event) override;

private:
    core::SetUp setUp() const;
    void enter();
    void markUnknown();
    void showRegions();

    core::CounterId m_counter;
    core::Cow<core::Board> m_board;
    core::SetUp m_shown;
    QLabel* m_name;
    QComboBox* m_kind;
    QLineEdit* m_spaces;
    QSpinBox* m_turn;
};

} // namespace orontes::editor
