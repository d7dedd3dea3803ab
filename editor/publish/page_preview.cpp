// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/page_preview.h"

#include "editor/publish/kit_artists.h"
#include "editor/publish/kit_parts.h"
#include "editor/publish/picture/write_picture.h"
#include "editor/tab/complaint.h"
#include "editor/theme/style.h"
#include "model/texts.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int aMoment = 200; ///< milliseconds
constexpr QSize leastRoom{260, 340};

/// As large as the page fits into the room.
double dotsPerInchFor(MmSize page, QSize room) {
    return std::min(room.width() / page.width, room.height() / page.height) * mmPerInch;
}

} // namespace

PagePreview::PagePreview(const core::RulesetInfo& info, core::Scenario scenario, QWidget* parent)
    : QWidget(parent),
      m_info(info),
      m_scenario(std::move(scenario)),
      m_caption(new QLabel(this)),
      m_previous(new QPushButton(tr("Previous page"), this)),
      m_next(new QPushButton(tr("Next page"), this)) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Page as it will be printed"));
    setTextLook(*m_caption, TextLook::Secondary);
    m_caption->setAlignment(Qt::AlignCenter);
    m_caption->setWordWrap(true);
    auto* const buttons = new QHBoxLayout;
    buttons->addWidget(m_previous);
    buttons->addStretch(1);
    buttons->addWidget(m_next);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addSpacing(leastRoom.height());
    column->addStretch(1);
    column->addWidget(m_caption);
    column->addLayout(buttons);
    setMinimumWidth(leastRoom.width());
    for (QPushButton* const button : {m_previous, m_next}) {
        button->setAutoDefault(false);
        button->setEnabled(false);
    }
    connect(m_previous, &QPushButton::clicked, this, [this] { showPage(m_page - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { showPage(m_page + 1); });
    m_soon.setSingleShot(true);
    m_soon.setInterval(aMoment);
    connect(&m_soon, &QTimer::timeout, this, &PagePreview::draw);
}

void PagePreview::setOptions(const KitOptions& options) {
    m_options = options;
    m_soon.start();
}

void PagePreview::showPage(int page) {
    if (page < 0 || page >= m_pages)
        return;
    m_page = page;
    draw();
}

QString PagePreview::caption() const {
    return m_caption->text();
}

QRect PagePreview::room() const {
    return {0, 0, width(), std::max(0, m_caption->y() - 8)};
}

PagePreview::Drawn PagePreview::drawn(const KitSource& source, const KitOptions& options, int page, QSize room) {
    const core::Result<Kit> kit = kitOf(source, options);
    if (!kit)
        return {{}, sentence(kit.error(), model::textsFor(source.info)), 0, 0};
    Drawn drawn;
    const Sheet* wanted = nullptr;
    for (const KitPart& part : kit->parts)
        for (const Sheet& sheet : part.sheets) {
            if (drawn.pages <= page) {
                wanted = &sheet;
                drawn.page = drawn.pages;
            }
            ++drawn.pages;
        }
    drawn.title = wanted->title;
    drawn.picture = pictureOf(*wanted, kitArtists(source, options), dotsPerInchFor(wanted->size, room));
    return drawn;
}

void PagePreview::draw() {
    const QSize pixels = room().size() * devicePixelRatioF();
    if (pixels.width() < 1 || pixels.height() < 1)
        return;
    m_work.start([this, &info = m_info, scenario = m_scenario, options = m_options, page = m_page,
                  pixels](const std::stop_token&) -> model::Background::Delivery {
        Drawn made = drawn({info, scenario}, options, page, pixels);
        return [this, made = std::move(made)]() mutable { take(std::move(made)); };
    });
}

void PagePreview::take(Drawn drawn) {
    m_picture = std::move(drawn.picture);
    m_picture.setDevicePixelRatio(devicePixelRatioF());
    m_page = drawn.page;
    m_pages = drawn.pages;
    m_caption->setText(m_pages == 0 ? drawn.title : tr("%1 · %2 of %3").arg(drawn.title).arg(m_page + 1).arg(m_pages));
    setAccessibleDescription(m_caption->text());
    m_previous->setEnabled(m_page > 0);
    m_next->setEnabled(m_page + 1 < m_pages);
    update();
    emit shown();
}

void PagePreview::paintEvent(QPaintEvent*) {
    if (m_picture.isNull())
        return;
    QPainter painter(this);
    const QSizeF size = m_picture.deviceIndependentSize();
    const QRect around = room();
    const QRectF place(QPointF(around.center()) - QPointF(size.width(), size.height()) / 2, size);
    painter.drawImage(place.topLeft(), m_picture);
    const Tokens& colours = tokensFor(palette());
    painter.setPen(QPen(hasFocus() ? colours.lapis : colours.outline, hasFocus() ? 2 : 1));
    painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5));
}

void PagePreview::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_soon.start();
}

void PagePreview::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_PageUp:
    case Qt::Key_Left:
        return showPage(m_page - 1);
    case Qt::Key_PageDown:
    case Qt::Key_Right:
        return showPage(m_page + 1);
    case Qt::Key_Home:
        return showPage(0);
    case Qt::Key_End:
        return showPage(m_pages - 1);
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace orontes::editor
