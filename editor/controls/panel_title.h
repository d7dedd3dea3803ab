// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace orontes::editor {

/// What a panel or a page is about: a title in Garamond, a quiet line below, perhaps a counter or buttons at the right.
class PanelTitle : public QWidget {
    Q_OBJECT

public:
    explicit PanelTitle(const QString& title = {}, const QString& subtitle = {}, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// An empty subtitle takes no room.
    void setSubtitle(const QString& subtitle);
    void addTrailing(QWidget* widget);

private:
    QLabel* m_title;
    QLabel* m_subtitle;
    QHBoxLayout* m_row;
};

} // namespace orontes::editor
