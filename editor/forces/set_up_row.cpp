// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/forces/set_up_row.h"

#include "editor/inspector/field_editor.h"
#include "editor/theme/style.h"

#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStringListModel>

namespace orontes::editor {

namespace {

/// In the order of SetUp::place's alternatives.
enum Kind { OffMapKind, AtSpaceKind, WithinSpacesKind, WithinRegionKind, EntersAtKind, LostKind };

core::TextList textsOf(const std::vector<core::SpaceLabel>& labels) {
    core::TextList texts;
    for (const core::SpaceLabel& label : labels)
        texts.push_back(label.value);
    return texts;
}

std::vector<core::SpaceLabel> labelsOf(const QString& text) {
    std::vector<core::SpaceLabel> labels;
    for (const std::string& label : spaceLabelsIn(text))
        labels.push_back(core::SpaceLabel{label});
    return labels;
}

QString writtenPlace(const core::SetUp& setUp) {
    if (const auto* at = std::get_if<core::AtSpace>(&setUp.place))
        return QString::fromStdString(at->space.value);
    if (const auto* within = std::get_if<core::WithinSpaces>(&setUp.place))
        return joined(textsOf(within->spaces));
    if (const auto* region = std::get_if<core::WithinRegion>(&setUp.place))
        return QString::fromStdString(region->region.value);
    if (const auto* enters = std::get_if<core::EntersAt>(&setUp.place))
        return joined(textsOf(enters->spaces));
    return {};
}

} // namespace

SetUpRow::SetUpRow(QWidget* parent)
    : QWidget(parent),
      m_name(new QLabel(this)),
      m_kind(new QComboBox(this)),
      m_spaces(new QLineEdit(this)),
      m_turn(new QSpinBox(this)) {
    m_kind->addItems({tr("Off the map"), tr("At a space"), tr("At one of these spaces"), tr("In a region"),
                      tr("Enters at"), tr("Lost already")});
    m_turn->setRange(1, 999);
    m_turn->setPrefix(tr("Turn "));
    m_turn->setKeyboardTracking(false);
    m_name->setFixedWidth(nameWidth);
    m_kind->setFixedWidth(kindWidth);
    m_turn->setFixedWidth(turnWidth);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gap);
    row->addWidget(m_name);
    row->addWidget(m_turn);
    row->addWidget(m_kind);
    row->addWidget(m_spaces, 1);
    m_spaces->setCompleter(new QCompleter(QStringList(), this));
    connect(m_kind, &QComboBox::activated, this, &SetUpRow::enter);
    connect(m_turn, &QSpinBox::valueChanged, this, &SetUpRow::enter);
    connect(m_spaces, &QLineEdit::textEdited, this, &SetUpRow::markUnknown);
    connect(m_spaces, &QLineEdit::editingFinished, this, &SetUpRow::enter);
}

void SetUpRow::show(const core::Counter& counter, const core::Scenario& scenario) {
    m_counter = counter.id;
    m_board = scenario.board;
    m_shown = counter.setUp;
    const QString name = QString::fromStdString(counter.name);
    m_name->setText(name);
    m_kind->setAccessibleName(tr("%1: how it is set up").arg(name));
    m_spaces->setAccessibleName(tr("%1: where it is set up").arg(name));
    m_turn->setAccessibleName(tr("%1: turn of its set-up").arg(name));
    const QSignalBlocker quiet(m_turn);
    m_turn->setValue(counter.setUp.turn.value);
    m_kind->setCurrentIndex(static_cast<int>(counter.setUp.place.index()));
    if (m_spaces->text() != writtenPlace(counter.setUp))
        m_spaces->setText(writtenPlace(counter.setUp));
    const bool somewhere = m_kind->currentIndex() != OffMapKind && m_kind->currentIndex() != LostKind;
    m_spaces->setEnabled(somewhere);
    showRegions();
    markUnknown();
}

/// Where a region is wanted, those there are.
void SetUpRow::showRegions() {
    QStringList ids;
    if (m_kind->currentIndex() == WithinRegionKind)
        for (const core::Region& region : *m_board->regions)
            ids << QString::fromStdString(region.id.value);
    auto* model = static_cast<QStringListModel*>(m_spaces->completer()->model());
    if (model->stringList() != ids)
        model->setStringList(ids);
    m_spaces->setPlaceholderText(ids.isEmpty() ? QString() : tr("Region, as %1").arg(ids.front()));
}

core::SetUp SetUpRow::setUp() const {
    core::SetUp setUp;
    setUp.turn = core::TurnNumber{m_turn->value()};
    const std::vector<core::SpaceLabel> spaces = labelsOf(m_spaces->text());
    switch (m_kind->currentIndex()) {
    case AtSpaceKind:
        setUp.place = core::AtSpace{spaces.empty() ? core::SpaceLabel{} : spaces.front()};
        break;
    case WithinSpacesKind:
        setUp.place = core::WithinSpaces{spaces};
        break;
    case WithinRegionKind:
        setUp.place = core::WithinRegion{core::RegionId{m_spaces->text().trimmed().toStdString()}};
        break;
    case EntersAtKind:
        setUp.place = core::EntersAt{spaces};
        break;
    case LostKind:
        setUp.place = core::Lost{};
        break;
    default:
        setUp.place = core::OffMap{};
        break;
    }
    return setUp;
}

void SetUpRow::enter() {
    if (core::SetUp entered = setUp(); !(entered == m_shown))
        emit this->entered(entered);
}

void SetUpRow::markUnknown() {
    bool unknown = false;
    if (m_kind->currentIndex() == WithinRegionKind)
        unknown = !core::findRegion(*m_board, core::RegionId{m_spaces->text().trimmed().toStdString()});
    else
        for (const core::SpaceLabel& label : labelsOf(m_spaces->text()))
            unknown = unknown || !core::findSpace(*m_board, label);
    setRefused(*m_spaces, unknown && m_spaces->isEnabled());
    m_spaces->setToolTip(unknown ? tr("At least one of these is not on the board") : QString());
}

void SetUpRow::mousePressEvent(QMouseEvent*) {
    emit selected();
}

} // namespace orontes::editor
