// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace orontes::editor {

class MapCanvas;
class MapTool;

/// Holds the tool that is in use and hands it what happens on a canvas; shows on the canvas what the tool would do.
class ToolHand : public QObject {
    Q_OBJECT

public:
    explicit ToolHand(MapCanvas& canvas, QObject* parent = nullptr);

    MapTool* tool() const { return m_tool; }
    /// The tool is not owned; null lays the present one down.
    void take(MapTool* tool);
    /// The scenario or the selection has become another one.
    void follow();
    /// A key for the tool, wherever it was pressed; whether it meant something.
    bool giveKey(int key, Qt::KeyboardModifiers modifiers);

private:
    void showGhost();

    MapCanvas& m_canvas;
    MapTool* m_tool = nullptr;
};

} // namespace orontes::editor
