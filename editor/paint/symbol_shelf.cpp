// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/symbol_shelf.h"

#include <QFile>
#include <QPainter>
#include <QString>
#include <QSvgRenderer>

namespace orontes::editor {

SymbolShelf::SymbolShelf() = default;
SymbolShelf::~SymbolShelf() = default;
SymbolShelf::SymbolShelf(SymbolShelf&&) noexcept = default;
SymbolShelf& SymbolShelf::operator=(SymbolShelf&&) noexcept = default;

QSvgRenderer* SymbolShelf::find(const std::string& name) {
    const auto [entry, isNew] = m_symbols.try_emplace(name);
    if (isNew) {
        const QString file = QStringLiteral(":/symbols/%1.svg").arg(QString::fromStdString(name));
        if (QFile::exists(file))
            entry->second = std::make_unique<QSvgRenderer>(file);
    }
    return entry->second.get();
}

bool SymbolShelf::has(const std::string& name) {
    return find(name) != nullptr;
}

void SymbolShelf::paint(QPainter& painter, const std::string& name, const QRectF& rect) {
    if (name.empty())
        return;
    if (QSvgRenderer* const symbol = find(name)) {
        symbol->render(&painter, rect);
        return;
    }
    const double inset = rect.width() * 0.16;
    const QRectF box = rect.adjusted(inset / 2, inset, -inset / 2, -inset);
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0x2B, 0x26, 0x21), rect.width() * 0.06, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawRect(box);
    painter.drawLine(box.topLeft(), box.bottomRight());
    painter.drawLine(box.bottomLeft(), box.topRight());
    painter.restore();
}

} // namespace orontes::editor
