// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ids.h"

#include <QWidget>

#include <cstdint>
#include <map>

namespace orontes::editor {

/// How many games ended on which turn: a column a turn, from the first to the last that any game reached.
class LengthChart : public QWidget {
    Q_OBJECT

public:
    explicit LengthChart(std::map<core::TurnNumber, std::int64_t> turns, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    double columnWidth() const;

    std::map<core::TurnNumber, std::int64_t> m_turns;
    std::int64_t m_most = 1;
};

} // namespace orontes::editor
