// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace orontes::editor {

/// A die that shows its number: drawn pips from 1 to 6, a figure beyond.
class DieLabel : public QWidget {
public:
    explicit DieLabel(int number, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_number;
};

} // namespace orontes::editor
