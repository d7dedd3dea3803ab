// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/timeline/timeline_bar.h"

#include "editor/theme/style.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

namespace orontes::editor {

namespace {

/// Ends of all variations: nodes from which nothing has been tried.
std::vector<model::NodeId> endsOf(const model::GameTree& tree) {
    std::vector<model::NodeId> ends;
    for (std::size_t i = 0; i < tree.size(); ++i) {
        const model::NodeId node{static_cast<std::int32_t>(i)};
        if (tree.at(node).tried.empty())
            ends.push_back(node);
    }
    return ends;
}

} // namespace

TimelineBar::TimelineBar(model::GameSession& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_slider(new QSlider(Qt::Horizontal, this)),
      m_where(new QLabel(this)),
      m_variations(new QComboBox(this)) {
    m_slider->setAccessibleName(tr("Timeline"));
    m_slider->setFocusPolicy(Qt::StrongFocus);
    m_variations->setAccessibleName(tr("Variation"));
    m_variations->setMinimumWidth(160);
    QSizePolicy kept = m_variations->sizePolicy();
    kept.setRetainSizeWhenHidden(true); // nothing moves when the first variation begins
    m_variations->setSizePolicy(kept);
    m_where->setMinimumWidth(220);
    setTextLook(*m_where, TextLook::Secondary);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 4, 16, 4);
    row->setSpacing(12);
    row->addWidget(m_slider, 1);
    row->addWidget(m_where);
    row->addWidget(m_variations);
    connect(m_slider, &QSlider::valueChanged, this, [this](int step) {
        m_session.stop();
        m_session.goTo(static_cast<std::size_t>(step));
    });
    connect(m_variations, &QComboBox::activated, this, [this] {
        m_session.stop();
        m_session.goTo(model::NodeId{m_variations->currentData().toInt()});
    });
    connect(&session, &model::GameSession::moved, this, &TimelineBar::follow);
    connect(&session, &model::GameSession::lineChanged, this, &TimelineBar::follow);
    connect(&session, &model::GameSession::treeChanged, this, &TimelineBar::fillVariations);
    follow();
    fillVariations();
}

void TimelineBar::follow() {
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, static_cast<int>(m_session.length()));
    m_slider->setValue(static_cast<int>(m_session.cursor()));
    m_where->setText(wordsAt(m_session.cursor()));
}

QString TimelineBar::wordsAt(std::size_t cursor) const {
    const core::RulesetInfo& info = m_session.info();
    QString words;
    for (const model::TimelineMark& mark : m_session.timeline()) {
        if (mark.step > cursor)
            break;
        QString phase = QString::fromStdString(mark.phase.value);
        for (const core::PhaseSpec& spec : info.phases)
            if (spec.id == mark.phase)
                phase = QString::fromStdString(info.texts.render(spec.label));
        words = tr("Turn %1 · %2").arg(mark.turn.value).arg(phase);
    }
    return tr("%1 · step %2 of %3").arg(words).arg(cursor).arg(m_session.length());
}

void TimelineBar::fillVariations() {
    const std::vector<model::NodeId> ends = endsOf(m_session.tree());
    m_variations->clear();
    int number = 0;
    for (const model::NodeId end : ends) {
        ++number;
        const std::string& name = m_session.tree().at(end).name;
        m_variations->addItem(name.empty() ? tr("Variation %1").arg(number) : QString::fromStdString(name), end.value);
    }
    m_variations->setVisible(ends.size() > 1);
}

} // namespace orontes::editor
