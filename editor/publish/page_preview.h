// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/kit.h"
#include "model/tasks/background.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace orontes::editor {

/// A page of the kit as it will be printed, to be leafed through. Laid out and drawn beside the window.
class PagePreview : public QWidget {
    Q_OBJECT

public:
    PagePreview(const core::RulesetInfo& info, core::Scenario scenario, QWidget* parent = nullptr);

    /// Draws anew a moment later, so that a value being typed is not drawn digit by digit.
    void setOptions(const KitOptions& options);
    void showPage(int page);
    int page() const { return m_page; }
    int pages() const { return m_pages; }
    QString caption() const;
    const QImage& picture() const { return m_picture; }

signals:
    void shown();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// What the work gave: a page, or why there is none.
    struct Drawn {
        QImage picture;
        QString title;
        int page = 0;
        int pages = 0;
    };

    static Drawn drawn(const KitSource& source, const KitOptions& options, int page, QSize room);
    QRect room() const;
    void draw();
    void take(Drawn drawn);

    const core::RulesetInfo& m_info;
    core::Scenario m_scenario;
    KitOptions m_options;
    int m_page = 0;
    int m_pages = 0;
    QImage m_picture;
    QLabel* m_caption;
    QPushButton* m_previous;
    QPushButton* m_next;
    QTimer m_soon;
    model::Background m_work{*this};
};

} // namespace orontes::editor
