// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/tools/area_snap.h"
#include "editor/map/tools/map_tool.h"

#include <QCoreApplication>

namespace orontes::editor {

/// Draws a line over an area map, corner by corner: with clicks, or with a pen that the arrow keys move and the space
/// bar sets down. Corners hold on to those of areas; between two points of one outline the line follows it, but with
/// Alt. Double click or Enter is the end, Backspace takes the last corner back, Escape gives up.
class PenTool : public MapTool {
public:
    using MapTool::MapTool;

    void press(const MapGesture& gesture) override;
    void move(const MapGesture& gesture) override;
    void doubleClick(const MapGesture& gesture) override;
    void hover(const MapSpot& spot, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;
    void follow() override;
    bool takeKey(int key, Qt::KeyboardModifiers modifiers) override;

protected:
    /// The line is meant to be whole.
    virtual void finish() = 0;
    /// A corner has been set.
    virtual void added() {}
    /// Whether a click there is the end.
    virtual bool ends(core::Point) const { return false; }
    /// What the line would be with one more corner, and whether it would do.
    virtual MapStroke stroke(std::vector<core::Point> line) const = 0;
    virtual QString hint() const = 0;

    /// All corners set so far, those that follow outlines among them.
    std::vector<core::Point> line() const;
    /// The corners passed on the way between two points.
    std::vector<core::Point> way(core::Point from, core::Point to) const;
    void drop();
    double reach() const;

private:
    void place(QPointF plane, Qt::KeyboardModifiers modifiers);
    void movePen(QPointF by);
    void pointAt(QPointF plane);
    void showLine();

    std::vector<std::vector<core::Point>> m_clicks; ///< each: corners passed, then the one that was set
    std::optional<AreaSnap> m_at;
    std::optional<QPointF> m_pen; ///< while the keyboard draws
    bool m_isStraight = false;
};

/// Draws new areas.
class DrawAreaTool : public PenTool {
    Q_DECLARE_TR_FUNCTIONS(DrawAreaTool)

public:
    using PenTool::PenTool;

protected:
    void finish() override;
    bool ends(core::Point point) const override;
    MapStroke stroke(std::vector<core::Point> line) const override;
    QString hint() const override;

private:
    void addPoint(core::Point point);
    void addArea(const core::Polygon& outline);
};

/// Cuts areas in two.
class CutTool : public PenTool {
    Q_DECLARE_TR_FUNCTIONS(CutTool)

public:
    using PenTool::PenTool;

protected:
    void finish() override;
    void added() override;
    MapStroke stroke(std::vector<core::Point> line) const override;
    QString hint() const override;

private:
    std::optional<core::SpaceId> cutArea(const std::vector<core::Point>& line) const;
};

} // namespace orontes::editor
