// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace orontes::editor {

/// Lies over the table while the screen is passed from one player to the next.
class Curtain : public QWidget {
    Q_OBJECT

public:
    explicit Curtain(QWidget* over);

    void fall(const QString& player);

signals:
    void lifted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_sentence;
    QPushButton* m_button;
};

} // namespace orontes::editor
