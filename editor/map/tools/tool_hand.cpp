// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/tools/tool_hand.h"

#include "editor/map/map_canvas.h"
#include "editor/map/tools/map_tool.h"

#include <QGuiApplication>
#include <QKeyEvent>

namespace orontes::editor {

ToolHand::ToolHand(MapCanvas& canvas, QObject* parent) : QObject(parent), m_canvas(canvas) {
    const auto hand = [this](void (MapTool::*verb)(const MapGesture&)) {
        return [this, verb](const MapGesture& gesture) {
            if (!m_tool)
                return;
            (m_tool->*verb)(gesture);
            showGhost();
        };
    };
    connect(&canvas, &MapCanvas::pressed, this, hand(&MapTool::press));
    connect(&canvas, &MapCanvas::moved, this, hand(&MapTool::move));
    connect(&canvas, &MapCanvas::released, this, hand(&MapTool::release));
    connect(&canvas, &MapCanvas::doubleClicked, this, hand(&MapTool::doubleClick));
    connect(&canvas, &MapCanvas::keyOffered, this,
            [this](QKeyEvent* event) { event->setAccepted(giveKey(event->key(), event->modifiers())); });
    connect(&canvas, &MapCanvas::hovered, this, [this](const MapSpot& spot) {
        if (m_tool)
            m_tool->hover(spot, QGuiApplication::keyboardModifiers());
        showGhost();
    });
    connect(&canvas, &MapCanvas::cancelled, this, [this] {
        if (m_tool)
            m_tool->cancel();
        showGhost();
    });
    connect(&canvas, &MapCanvas::keyPressed, this, [this](QKeyEvent* event) {
        if (m_tool && m_tool->key(event->key(), event->modifiers(), m_canvas.cursorSpace()))
            event->accept();
        showGhost();
    });
}

void ToolHand::take(MapTool* tool) {
    if (m_tool && tool != m_tool)
        m_tool->cancel();
    m_tool = tool;
    follow();
}

void ToolHand::follow() {
    if (m_tool)
        m_tool->follow();
    showGhost();
}

bool ToolHand::giveKey(int key, Qt::KeyboardModifiers modifiers) {
    const bool isTaken = m_tool && m_tool->takeKey(key, modifiers);
    showGhost();
    return isTaken;
}

void ToolHand::showGhost() {
    m_canvas.setGhost(m_tool ? m_tool->ghost() : MapGhost());
}

} // namespace orontes::editor
