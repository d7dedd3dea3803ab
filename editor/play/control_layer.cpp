// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/control_layer.h"

#include "editor/paint/patterns.h"
#include "editor/theme/icons.h"
#include "rules/core/board/area_changes.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QSettings>
#include <QToolButton>

#include <algorithm>
#include <map>

namespace orontes::editor {

namespace {

constexpr double strength = 0.3;
constexpr std::array<core::Pattern, 5> seatPatterns{core::Pattern::Solid, core::Pattern::Diagonal, core::Pattern::Dots,
                                                    core::Pattern::Outline, core::Pattern::Chevrons};

/// What bears the colour: a side, or the first side of its seat.
const core::Side* bearerOf(const core::Scenario& scenario, const core::SideToken& token, ControlBy by) {
    const core::Side* side = core::findSide(scenario, token);
    if (!side || by == ControlBy::Side)
        return side;
    const auto first = std::find_if(scenario.sides->begin(), scenario.sides->end(),
                                    [&](const core::Side& other) { return other.seat == side->seat; });
    return &*first;
}

core::Pattern patternOf(const core::Scenario& scenario, const core::Side& bearer, ControlBy by) {
    if (by == ControlBy::Side)
        return bearer.pattern;
    const core::SeatId seat = core::seatIdOf(scenario, bearer.seat);
    return seat.valid() ? seatPatterns[static_cast<std::size_t>(seat.value) % seatPatterns.size()] : bearer.pattern;
}

/// Remembered apart for area maps and grids.
QString settingFor(const core::Scenario& scenario) {
    return core::isAreaMap(*scenario.board) ? QStringLiteral("play/control/areas")
                                            : QStringLiteral("play/control/grid");
}

QString nameOf(ControlBy by) {
    switch (by) {
    case ControlBy::Side:
        return ControlLayer::tr("By &side");
    case ControlBy::Seat:
        return ControlLayer::tr("By s&eat");
    case ControlBy::Nothing:
        break;
    }
    return ControlLayer::tr("&Not shown");
}

} // namespace

std::vector<SpaceTint> controlTints(const core::View& view, const core::Scenario& scenario, ControlBy by) {
    std::vector<SpaceTint> tints;
    std::map<const core::Side*, std::size_t> places;
    for (const core::ViewSpace& space : view.spaces) {
        const core::Side* bearer = by == ControlBy::Nothing ? nullptr : bearerOf(scenario, space.control, by);
        if (!bearer)
            continue;
        const auto [entry, isNew] = places.emplace(bearer, tints.size());
        if (isNew)
            tints.push_back({{}, colourOf(bearer->colour), patternOf(scenario, *bearer, by), strength, true});
        tints[entry->second].spaces.push_back(space.space);
    }
    return tints;
}

ControlLayer::ControlLayer(const core::Scenario& scenario, QWidget* parent)
    : QObject(parent),
      m_scenario(scenario),
      m_menu(new QMenu(tr("&Control"), parent)),
      m_setting(settingFor(scenario)) {
    m_menu->setIcon(icon(IconId::Layers));
    auto* group = new QActionGroup(m_menu);
    for (const ControlBy by : controlLayers) {
        QAction* action = m_menu->addAction(nameOf(by));
        action->setCheckable(true);
        action->setData(static_cast<int>(by));
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, by] { setBy(by); });
    }
    const auto first = static_cast<int>(core::isAreaMap(*scenario.board) ? ControlBy::Side : ControlBy::Nothing);
    const int kept = QSettings().value(m_setting, first).toInt();
    setBy(kept >= 0 && kept < int(controlLayers.size()) ? static_cast<ControlBy>(kept) : ControlBy::Side);
}

void ControlLayer::setBy(ControlBy by) {
    m_by = by;
    for (QAction* action : m_menu->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(by));
    QSettings().setValue(m_setting, static_cast<int>(by));
    emit changed();
}

QToolButton* ControlLayer::makeButton(QWidget* parent) const {
    auto* button = new QToolButton(parent);
    button->setIcon(icon(IconId::Layers));
    button->setText(tr("Control"));
    button->setToolTip(tr("Who controls what, as tints on the map"));
    button->setAccessibleName(button->toolTip());
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setAutoRaise(true);
    button->setMenu(m_menu);
    button->setVisible(core::isAreaMap(*m_scenario.board));
    return button;
}

void ControlLayer::lay(MapOverlays& overlays, const core::View& view) const {
    for (SpaceTint& tint : controlTints(view, m_scenario, m_by))
        overlays.tints.push_back(std::move(tint));
}

} // namespace orontes::editor
