// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/phase_strip.h"

#include "editor/theme/fonts.h"
#include "editor/theme/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int indent = 20;
constexpr int mostAtOnce = 8; ///< of more phases, only those near the present one are listed
constexpr int nearBy = 2;     ///< so many before and after it

} // namespace

PhaseStrip::PhaseStrip(const core::RulesetInfo& info, const core::Scenario& scenario, QWidget* parent)
    : QWidget(parent), m_phases(core::phasesOf(info, scenario)), m_turn(new QLabel(this)), m_when(new QLabel(this)) {
    m_turn->setFont(titleFont(24));
    setTextLook(*m_when, TextLook::Secondary);
    m_when->hide();
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_turn);
    head->addWidget(m_when, 1, Qt::AlignRight | Qt::AlignBaseline);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(head);
    for (const core::PhaseSpec& phase : m_phases) {
        auto* label = new QLabel(QString::fromStdString(info.texts.render(phase.label)), this);
        label->setContentsMargins(indent, 2, 0, 2);
        m_labels.push_back(label);
        column->addWidget(label);
    }
}

void PhaseStrip::show(core::TurnNumber turn, const core::PhaseId& phase, const QString& when) {
    m_when->setText(when);
    m_when->setVisible(!when.isEmpty());
    m_turn->setText(tr("Turn %1").arg(turn.value));
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        const bool current = m_phases[i].id == phase;
        if (current)
            m_current = static_cast<int>(i);
        setTextLook(*m_labels[i], current ? TextLook::Body : TextLook::Secondary);
        m_labels[i]->setFont(bodyFont(current ? QFont::DemiBold : QFont::Normal));
        m_labels[i]->setAccessibleDescription(current ? tr("now") : QString());
    }
    showNear();
    update();
}

/// A turn of many phases leaves room for what may be done in the present one.
void PhaseStrip::showNear() {
    const int all = static_cast<int>(m_labels.size());
    const bool areMany = all > mostAtOnce;
    const int around = m_isCompact ? 0 : areMany ? nearBy : all;
    const int first = std::clamp(m_current - around, 0, std::max(0, all - 1 - 2 * around));
    QStringList names;
    for (int i = 0; i < all; ++i) {
        m_labels[static_cast<std::size_t>(i)]->setVisible(i >= first && i <= first + 2 * around);
        names << m_labels[static_cast<std::size_t>(i)]->text();
    }
    setToolTip(areMany || m_isCompact ? names.join('\n') : QString());
}

void PhaseStrip::setCompact(bool compact) {
    if (compact == m_isCompact)
        return;
    m_isCompact = compact;
    showNear();
}

void PhaseStrip::paintEvent(QPaintEvent*) {
    if (m_current < 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(linkRole));
    const QRect row = m_labels[static_cast<std::size_t>(m_current)]->geometry();
    painter.drawRoundedRect(QRectF(4, row.top() + 4, 4, row.height() - 8), 2, 2);
}

} // namespace orontes::editor
