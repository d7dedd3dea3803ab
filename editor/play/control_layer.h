// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/map_picture.h"
#include "rules/core/play/view.h"
#include "rules/core/scenario/scenario.h"
#include "rules/core/text.h"

#include <QObject>

#include <array>

class QAction;
class QMenu;
class QToolButton;
class QWidget;

namespace orontes::editor {

/// By what spaces are tinted that somebody controls.
enum class ControlBy {
    Side,
    Seat,
    Nothing,
};
inline constexpr std::array<ControlBy, 3> controlLayers{ControlBy::Side, ControlBy::Seat, ControlBy::Nothing};

/// A tint for each side or seat that controls a space, with its pattern. The colour of a seat is that of its first
/// side.
std::vector<SpaceTint> controlTints(const core::View& view, const core::Scenario& scenario, ControlBy by);

/// Whether and how the map shows who controls what; remembered for the next playtest. At first areas are tinted, and
/// the spaces of grids are not: there everybody controls where he has passed.
class ControlLayer : public QObject {
    Q_OBJECT

public:
    explicit ControlLayer(const core::Scenario& scenario, QWidget* parent);

    ControlBy by() const { return m_by; }
    void setBy(ControlBy by);
    QMenu* menu() const { return m_menu; }
    /// A button for a row of tools that opens the menu; only on area maps, elsewhere the menu will do.
    QToolButton* makeButton(QWidget* parent) const;
    /// Adds the tints of this position.
    void lay(MapOverlays& overlays, const core::View& view) const;

signals:
    void changed();

private:
    const core::Scenario& m_scenario;
    QMenu* m_menu;
    QString m_setting;
    ControlBy m_by = ControlBy::Side;
};

} // namespace orontes::editor
