// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/forces/counter_palette.h"

#include "editor/controls/section_head.h"
#include "editor/paint/face_icon.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

constexpr int faceSide = 40;

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
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    for (const core::CounterTypeSpec& type : document.info().counterTypes) {
        core::Counter sample;
        sample.type = type.type;
        sample.side = usualSide(document.scenario(), type.type);
        const QString name = QString::fromStdString(document.texts().render(type.label));
        auto* button = new QToolButton(this);
        button->setIcon(faceIcon(core::faceOf(document.info(), document.scenario(), sample, core::FaceSide::Front),
                                 faceSide, devicePixelRatioF(), themeOf(palette())));
        button->setIconSize(QSize(faceSide, faceSide));
        button->setText(name);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setAccessibleName(tr("Add %1").arg(name));
        if (!type.help.empty())
            button->setToolTip(QString::fromStdString(document.texts().render(type.help)));
        connect(button, &QToolButton::clicked, this, [this, token = type.type] { emit typeChosen(token); });
        row->addWidget(button);
    }
    row->addStretch(1);
    column->addLayout(row);
}

} // namespace orontes::editor
