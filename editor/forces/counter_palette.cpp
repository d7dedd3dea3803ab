// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/forces/counter_palette.h"

#include "editor/controls/flow_layout.h"
#include "editor/controls/section_head.h"
#include "editor/paint/face_icon.h"
#include "editor/theme/style.h"

#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int faceSide = 40;
constexpr int lowHeight = 76;
constexpr int tallHeight = 152; ///< two rows and the beginning of a third, which tells that there is more

/// The side that has counters of the type already, else the first.
core::SideToken usualSide(const core::Scenario& scenario, const core::CounterType& type) {
    for (const core::Counter& counter : *scenario.counters)
        if (counter.type == type)
            return counter.side;
    return scenario.sides->empty() ? core::SideToken{} : scenario.sides->front().token;
}

} // namespace

CounterPalette::CounterPalette(const model::ScenarioDocument& document, QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(new SectionHead(tr("Add a counter"), this));
    m_faces = new QWidget(this);
    auto* flow = new FlowLayout(4, m_faces);
    for (const core::CounterTypeSpec& type : document.info().counterTypes) {
        core::Counter sample;
        sample.type = type.type;
        sample.side = usualSide(document.scenario(), type.type);
        const QString name = QString::fromStdString(document.texts().render(type.label));
        auto* button = new QToolButton(this);
        button->setIcon(faceIcon(core::faceOf(document.info(), document.scenario(), sample, core::FaceSide::Front)));
        button->setIconSize(QSize(faceSide, faceSide));
        button->setText(name);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setAccessibleName(tr("Add %1").arg(name));
        if (!type.help.empty())
            button->setToolTip(QString::fromStdString(document.texts().render(type.help)));
        connect(button, &QToolButton::clicked, this, [this, token = type.type] { emit typeChosen(token); });
        flow->addWidget(button);
    }
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(m_faces);
    m_scroll->setFixedHeight(lowHeight);
    setAreaLook(*m_faces, AreaLook::Panel);
    column->addWidget(m_scroll);
}

/// As high as its rows are at this width, up to a few.
void CounterPalette::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_scroll->setFixedHeight(std::min(m_faces->layout()->heightForWidth(width()), tallHeight));
}

} // namespace orontes::editor
