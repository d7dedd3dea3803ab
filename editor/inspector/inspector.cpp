// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/inspector.h"

#include "editor/inspector/inspector_forms.h"

#include <QScrollBar>
#include <QTimer>

#include <algorithm>

namespace orontes::editor {

namespace {

/// Selected things may be gone: removed counters, a smaller board.
Selected existing(Selected selected, const core::Scenario& scenario) {
    std::erase_if(selected.counters, [&](core::CounterId id) { return !core::findCounter(scenario, id); });
    const int spaces = core::spaceCount(*scenario.board);
    std::erase_if(selected.spaces, [&](core::SpaceId id) { return id.value >= spaces; });
    if (selected.edge && !core::sidesOf(*scenario.board, *selected.edge))
        selected.edge.reset();
    if (selected.side && !core::findSide(scenario, *selected.side))
        selected.side.reset();
    return selected;
}

QWidget* formFor(const Selected& selected, ScenarioContext& context, QWidget* parent) {
    if (!selected.counters.empty())
        return countersForm(context, selected.counters, parent);
    if (!selected.spaces.empty())
        return spacesForm(context, selected.spaces, parent);
    if (selected.edge)
        return edgeForm(context, *selected.edge, parent);
    if (selected.side)
        return sideForm(context, *selected.side, parent);
    return scenarioForm(context, parent);
}

} // namespace

Inspector::Inspector(ScenarioContext& context, QWidget* parent) : QScrollArea(parent), m_context(context) {
    setObjectName(QStringLiteral("inspector"));
    setAccessibleName(tr("Inspector"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&context.selection, &Selection::changed, this, &Inspector::showSelected);
    connect(&context.document, &model::ScenarioDocument::changed, this, &Inspector::follow);
    showSelected();
}

void Inspector::showSelected() {
    m_shown = existing(m_context.selection.selected(), m_context.document.scenario());
    QWidget* old = takeWidget();
    if (old) {
        old->setParent(nullptr);
        old->deleteLater(); // one of its controls may be what asked for this
    }
    setWidget(formFor(m_shown, m_context, this));
}

void Inspector::follow() {
    // The control that made the edit must not be taken away while it has the focus: forms that still show the same
    // thing are made anew once the event that changed it is over, and the focus goes back to the control of the same
    // name.
    if (m_due)
        return;
    m_due = true;
    QTimer::singleShot(0, this, [this] {
        m_due = false;
        QWidget* focused = widget() && widget()->isAncestorOf(focusWidget()) ? focusWidget() : nullptr;
        const QString name = focused ? focused->accessibleName() : QString();
        const int scrolled = verticalScrollBar()->value();
        showSelected();
        verticalScrollBar()->setValue(scrolled);
        if (name.isEmpty())
            return;
        for (QWidget* control : widget()->findChildren<QWidget*>())
            if (control->accessibleName() == name && control->focusPolicy() != Qt::NoFocus) {
                control->setFocus();
                return;
            }
    });
}

} // namespace orontes::editor
