// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/arrivals/arrivals_grid.h"

#include "editor/arrivals/arrivals_delegate.h"
#include "editor/arrivals/arrivals_header.h"
#include "editor/controls/tables.h"
#include "model/items/arrivals_model.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>

namespace orontes::editor {

namespace {

constexpr int turnColumnWidth = 152;

QString mimeType() {
    return QStringLiteral("application/x-orontes-chart+json");
}

} // namespace

ArrivalsGrid::ArrivalsGrid(model::ArrivalsModel& model, QWidget* parent)
    : QTableView(parent), m_model(model), m_delegate(new ArrivalsDelegate(this)) {
    setHorizontalHeader(new ArrivalsHeader(Qt::Horizontal, this));
    setVerticalHeader(new ArrivalsHeader(Qt::Vertical, this));
    setModel(&model);
    setUpTable(*this, QT_TR_NOOP("Arrivals by side and turn"));
    setItemDelegate(m_delegate);
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setCornerButtonEnabled(false);
    verticalHeader()->show();
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setStretchLastSection(false);
    horizontalHeader()->setDefaultSectionSize(turnColumnWidth);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
}

void ArrivalsGrid::copyCell() const {
    if (!currentIndex().isValid())
        return;
    auto* taken = new QMimeData;
    taken->setText(m_model.asWords(currentIndex()));
    taken->setData(mimeType(), QByteArray::fromStdString(m_model.asText(currentIndex())));
    QApplication::clipboard()->setMimeData(taken);
}

void ArrivalsGrid::cutCell() {
    copyCell();
    m_model.cut(currentIndex());
}

void ArrivalsGrid::pasteCell() {
    const QMimeData* there = QApplication::clipboard()->mimeData();
    if (there != nullptr && there->hasFormat(mimeType()) && currentIndex().isValid())
        m_model.paste(currentIndex(), there->data(mimeType()).toStdString());
}

bool ArrivalsGrid::takeKey(const QKeyEvent& event) {
    if (!currentIndex().isValid())
        return false;
    if (event.matches(QKeySequence::Copy))
        copyCell();
    else if (event.matches(QKeySequence::Cut))
        cutCell();
    else if (event.matches(QKeySequence::Paste))
        pasteCell();
    else if (event.matches(QKeySequence::Delete) || event.key() == Qt::Key_Backspace)
        m_model.clear(currentIndex());
    else if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter || event.key() == Qt::Key_F2)
        emit editRequested();
    else
        return false;
    return true;
}

void ArrivalsGrid::keyPressEvent(QKeyEvent* event) {
    if (m_dragging && event->key() == Qt::Key_Escape)
        return endDrag();
    if (takeKey(*event))
        event->accept();
    else
        QTableView::keyPressEvent(event);
}

void ArrivalsGrid::mousePressEvent(QMouseEvent* event) {
    QTableView::mousePressEvent(event);
    const QModelIndex at = indexAt(event->pos());
    const bool canGo = event->button() == Qt::LeftButton && at.isValid() && !m_model.isPlaces(at.column()) &&
                       !m_model.contentAt(at.row(), at.column()).lines.empty();
    m_pressed = canGo ? at : QModelIndex();
    m_pressedAt = event->pos();
}

void ArrivalsGrid::mouseMoveEvent(QMouseEvent* event) {
    if (!m_pressed.isValid() || !event->buttons().testFlag(Qt::LeftButton))
        return QTableView::mouseMoveEvent(event);
    if (!m_dragging && (event->pos() - m_pressedAt).manhattanLength() < QApplication::startDragDistance())
        return;
    m_dragging = true;
    const QModelIndex over = indexAt(event->pos());
    const bool fits = over.isValid() && over != m_pressed && !m_model.isPlaces(over.column());
    m_delegate->setTarget(fits ? over : QModelIndex());
    const bool copies = event->modifiers().testFlag(Qt::ControlModifier);
    viewport()->setCursor(!fits ? Qt::ForbiddenCursor : copies ? Qt::DragCopyCursor : Qt::DragMoveCursor);
    viewport()->update();
}

void ArrivalsGrid::mouseReleaseEvent(QMouseEvent* event) {
    const bool wasDragging = m_dragging;
    const QPersistentModelIndex from = m_pressed;
    endDrag();
    if (!wasDragging)
        return QTableView::mouseReleaseEvent(event);
    const QModelIndex to = indexAt(event->pos());
    if (!from.isValid() || !to.isValid() || from == to)
        return;
    const bool done =
        event->modifiers().testFlag(Qt::ControlModifier) ? m_model.copyTo(from, to) : m_model.move(from, to);
    if (done)
        setCurrentIndex(to);
}

void ArrivalsGrid::mouseDoubleClickEvent(QMouseEvent* event) {
    QTableView::mouseDoubleClickEvent(event);
    if (indexAt(event->pos()).isValid())
        emit editRequested();
}

void ArrivalsGrid::endDrag() {
    m_dragging = false;
    m_pressed = QModelIndex();
    m_delegate->setTarget(QModelIndex());
    viewport()->unsetCursor();
    viewport()->update();
}

} // namespace orontes::editor
