// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/canvas_accessible.h"

#include "editor/map/map_canvas.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace orontes::editor {
namespace {

/// A canvas speaks the space under its cursor: as its value, and in its name, since that is what is read aloud when it
/// changes.
class CanvasAccessible : public QAccessibleWidget {
public:
    explicit CanvasAccessible(MapCanvas* canvas) : QAccessibleWidget(canvas, QAccessible::Canvas) {}

    QString text(QAccessible::Text kind) const override {
        const auto* const canvas = static_cast<const MapCanvas*>(widget());
        const QString spoken = canvas->spokenCursor();
        switch (kind) {
        case QAccessible::Name: {
            const QString name = QAccessibleWidget::text(QAccessible::Name);
            return spoken.isEmpty() ? name : MapCanvas::tr("%1: %2").arg(name, spoken);
        }
        case QAccessible::Value:
            return spoken;
        case QAccessible::Description:
            return MapCanvas::tr("Arrow keys move from space to space, Enter acts, plus and minus change the size.");
        default:
            return QAccessibleWidget::text(kind);
        }
    }
};

QAccessibleInterface* canvasInterface(const QString&, QObject* object) {
    auto* const canvas = qobject_cast<MapCanvas*>(object);
    return canvas ? new CanvasAccessible(canvas) : nullptr;
}

} // namespace

void installCanvasAccessibility() {
    static const bool isInstalled = [] {
        QAccessible::installFactory(canvasInterface);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

} // namespace orontes::editor
