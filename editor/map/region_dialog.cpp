// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/region_dialog.h"

#include "editor/controls/panel_title.h"
#include "editor/theme/style.h"
#include "rules/core/board/zones.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace orontes::editor {

RegionDialog::RegionDialog(const core::RulesetInfo& info, const core::Board& board, std::vector<core::SpaceId> selected,
                           QWidget* parent)
    : QDialog(parent),
      m_info(info),
      m_board(board),
      m_selected(std::move(selected)),
      m_name(new QLineEdit(this)),
      m_choices(new QButtonGroup(this)),
      m_radius(new QSpinBox(this)),
      m_centre(placeField(tr("Space or letter in the middle"))),
      m_edge(new QComboBox(this)),
      m_from(placeField(tr("First space or letter"))),
      m_to(placeField(tr("Last space or letter"))),
      m_verdict(new QLabel(this)),
      m_accept(new QPushButton(tr("Add region"), this)) {
    setWindowTitle(tr("New region"));
    m_name->setAccessibleName(tr("Name"));
    m_name->setPlaceholderText(tr("Name, as people will read it"));
    m_radius->setRange(0, 99);
    m_radius->setValue(3);
    m_radius->setAccessibleName(tr("Spaces away"));
    m_edge->setAccessibleName(tr("Edge of the map"));
    m_edge->addItems({tr("north"), tr("east"), tr("south"), tr("west")});
    auto* rows = new QGridLayout;
    rows->setVerticalSpacing(6);
    rows->setHorizontalSpacing(8);
    rows->setColumnStretch(3, 1);
    const bool isGrid = !std::holds_alternative<core::Cow<core::AreaMap>>(board.geometry);
    addChoice(*rows, Choice::Empty, tr("No space yet: paint them with the Region tool"), {});
    addChoice(*rows, Choice::Selected, tr("What is selected on the map (%1)").arg(m_selected.size()), {});
    addChoice(*rows, Choice::Within, tr("Within so many spaces of a space or letter"), {m_radius, m_centre});
    addChoice(*rows, Choice::Edge, tr("Along an edge of the map"), {m_edge});
    addChoice(*rows, Choice::Line, tr("In a straight line from one to another"), {m_from, m_to});
    m_choices->button(static_cast<int>(Choice::Selected))->setEnabled(!m_selected.empty());
    m_choices->button(static_cast<int>(Choice::Edge))->setEnabled(isGrid);
    setTextLook(*m_verdict, TextLook::Secondary);
    setButtonLook(*m_accept, ButtonLook::Primary);
    m_accept->setDefault(true);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_verdict, 1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_accept);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(16);
    column->addWidget(new PanelTitle(tr("New region"), tr("A zone, a province, a bank of the river"), this));
    column->addWidget(m_name);
    column->addLayout(rows);
    column->addLayout(buttons);
    setMinimumWidth(520);
    connect(m_accept, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_name, &QLineEdit::textChanged, this, &RegionDialog::judge);
    connect(m_choices, &QButtonGroup::idToggled, this, &RegionDialog::judge);
    connect(m_radius, &QSpinBox::valueChanged, this, [this] { choose(Choice::Within); });
    connect(m_edge, &QComboBox::currentIndexChanged, this, [this] { choose(Choice::Edge); });
    connect(m_centre, &QLineEdit::textChanged, this, [this] { choose(Choice::Within); });
    for (QLineEdit* field : {m_from, m_to})
        connect(field, &QLineEdit::textChanged, this, [this] { choose(Choice::Line); });
    choose(m_selected.empty() ? Choice::Within : Choice::Selected);
    m_name->setFocus();
}

QLineEdit* RegionDialog::placeField(const QString& accessibleName) {
    auto* field = new QLineEdit(this);
    field->setAccessibleName(accessibleName);
    field->setPlaceholderText(tr("2216 or D"));
    field->setFixedWidth(96);
    return field;
}

void RegionDialog::addChoice(QGridLayout& rows, Choice choice, const QString& words,
                             const std::vector<QWidget*>& fields) {
    auto* button = new QRadioButton(words, this);
    m_choices->addButton(button, static_cast<int>(choice));
    const int row = rows.rowCount();
    rows.addWidget(button, row, 0);
    int column = 1;
    for (QWidget* field : fields)
        rows.addWidget(field, row, column++);
}

QString RegionDialog::name() const {
    return m_name->text().trimmed();
}

RegionDialog::Choice RegionDialog::choice() const {
    return static_cast<Choice>(m_choices->checkedId());
}

void RegionDialog::choose(Choice choice) {
    m_choices->button(static_cast<int>(choice))->setChecked(true);
    judge();
}

std::vector<core::SpaceId> RegionDialog::spaces() const {
    const auto called = [this](const QLineEdit& field) {
        return core::spaceCalled(m_board, field.text().trimmed().toStdString());
    };
    const auto canBeEntered = [this](core::SpaceId space) {
        const core::TerrainSpec* terrain = core::findTerrain(m_info, core::terrainOf(m_board, space));
        return !terrain || terrain->enterable;
    };
    std::vector<core::SpaceId> spaces;
    switch (choice()) {
    case Choice::Empty:
        break;
    case Choice::Selected:
        return m_selected;
    case Choice::Within:
        if (const auto centre = called(*m_centre))
            spaces = core::disk(m_board, *centre, m_radius->value());
        std::erase_if(spaces, [&](core::SpaceId space) { return !canBeEntered(space); });
        break;
    case Choice::Edge:
        return core::alongEdge(m_board, static_cast<core::BoardEdge>(m_edge->currentIndex()), canBeEntered);
    case Choice::Line: {
        const auto from = called(*m_from);
        const auto to = called(*m_to);
        if (from && to)
            spaces = core::line(m_board, *from, *to);
        std::sort(spaces.begin(), spaces.end());
        break;
    }
    }
    return spaces;
}

QString RegionDialog::complaint() const {
    std::vector<const QLineEdit*> places;
    if (choice() == Choice::Within)
        places = {m_centre};
    if (choice() == Choice::Line)
        places = {m_from, m_to};
    for (const QLineEdit* place : places) {
        const QString called = place->text().trimmed();
        if (called.isEmpty())
            return tr("Name a space or its letter");
        if (!core::spaceCalled(m_board, called.toStdString()))
            return tr("There is no space %1").arg(called);
    }
    return name().isEmpty() ? tr("The region needs a name") : QString();
}

void RegionDialog::judge() {
    const QString wrong = complaint();
    const std::size_t count = wrong.isEmpty() ? spaces().size() : 0;
    const QString words = count == 1 ? tr("1 space") : tr("%1 spaces").arg(count);
    m_verdict->setText(wrong.isEmpty() ? words : wrong);
    m_accept->setEnabled(wrong.isEmpty());
}

} // namespace orontes::editor
