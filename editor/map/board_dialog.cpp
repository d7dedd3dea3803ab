// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/board_dialog.h"

#include "editor/controls/panel_title.h"
#include "editor/theme/style.h"
#include "model/store/text_file.h"
#include "model/texts.h"

#include <QButtonGroup>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

constexpr double largestSheet = 5000; // millimetres
constexpr std::size_t fewFindings = 6;

QHBoxLayout* rowOf(std::initializer_list<QWidget*> widgets) {
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    for (QWidget* widget : widgets)
        row->addWidget(widget);
    row->addStretch(1);
    return row;
}

QString words(const core::Diagnostic& finding) {
    return QString::fromStdString(model::modelTexts().render(finding.text()));
}

} // namespace

BoardDialog::BoardDialog(const core::RulesetInfo& info, QWidget* parent)
    : QDialog(parent),
      m_info(info),
      m_choices(new QButtonGroup(this)),
      m_name(new QLineEdit(this)),
      m_width(new QDoubleSpinBox(this)),
      m_height(new QDoubleSpinBox(this)),
      m_columns(new QSpinBox(this)),
      m_rows(new QSpinBox(this)),
      m_file(new QLabel(this)),
      m_told(new QLabel(this)),
      m_accept(new QPushButton(tr("Make board"), this)) {
    setWindowTitle(tr("New board"));
    m_name->setAccessibleName(tr("Name"));
    m_name->setPlaceholderText(tr("Name of the map, if it has one"));
    auto* rows = new QGridLayout;
    rows->setVerticalSpacing(8);
    rows->setHorizontalSpacing(12);
    rows->setColumnStretch(1, 1);
    addRows(*rows);
    m_told->setWordWrap(true);
    setTextLook(*m_told, TextLook::Secondary);
    setButtonLook(*m_accept, ButtonLook::Primary);
    m_accept->setDefault(true);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_accept);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(16);
    column->addWidget(
        new PanelTitle(tr("New board"), tr("It takes the place of the present one; undo brings that back"), this));
    column->addWidget(m_name);
    column->addLayout(rows);
    column->addWidget(m_told);
    column->addLayout(buttons);
    setMinimumWidth(560);
    connect(m_accept, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_choices, &QButtonGroup::idToggled, this, &BoardDialog::judge);
    choose(Choice::EmptyAreas);
}

void BoardDialog::addRows(QGridLayout& rows) {
    addChoice(rows, Choice::EmptyAreas, tr("An empty map of areas"), sheetFields());
    addChoice(rows, Choice::Picture, tr("Areas from a picture"), pictureFields());
    addChoice(rows, Choice::Squares, tr("Squares"), gridFields());
    addChoice(rows, Choice::FlatHexes, tr("Hexes with a flat top"), nullptr);
    addChoice(rows, Choice::PointedHexes, tr("Hexes with a pointed top"), nullptr);
}

void BoardDialog::addChoice(QGridLayout& rows, Choice choice, const QString& words, QLayout* fields) {
    auto* button = new QRadioButton(words, this);
    m_choices->addButton(button, static_cast<int>(choice));
    const int row = rows.rowCount();
    rows.addWidget(button, row, 0);
    if (fields)
        rows.addLayout(fields, row, 1, choice == Choice::Squares ? 3 : 1, 1);
}

QLayout* BoardDialog::sheetFields() {
    for (QDoubleSpinBox* side : {m_width, m_height}) {
        side->setRange(20, largestSheet);
        side->setDecimals(0);
        connect(side, &QDoubleSpinBox::valueChanged, this, [this] { choose(Choice::EmptyAreas); });
    }
    m_width->setAccessibleName(tr("Width of the sheet"));
    m_height->setAccessibleName(tr("Height of the sheet"));
    const QSignalBlocker quiet[] = {QSignalBlocker(m_width), QSignalBlocker(m_height)};
    m_width->setValue(420);
    m_height->setValue(297);
    return rowOf({m_width, new QLabel(QStringLiteral("×"), this), m_height,
                  new QLabel(tr("units, each a millimetre in print"), this)});
}

QLayout* BoardDialog::pictureFields() {
    auto* button = new QPushButton(tr("Choose an SVG…"), this);
    connect(button, &QPushButton::clicked, this, &BoardDialog::askForPicture);
    m_file->setText(tr("Its closed paths become areas"));
    setTextLook(*m_file, TextLook::Secondary);
    return rowOf({button, m_file});
}

QLayout* BoardDialog::gridFields() {
    for (QSpinBox* count : {m_columns, m_rows}) {
        count->setRange(1, core::gridSizeLimit);
        count->setValue(20);
        connect(count, &QSpinBox::valueChanged, this, [this] {
            if (choice() == Choice::EmptyAreas || choice() == Choice::Picture)
                choose(Choice::Squares);
        });
    }
    m_columns->setAccessibleName(tr("Columns"));
    m_rows->setAccessibleName(tr("Rows"));
    return rowOf({m_columns, new QLabel(QStringLiteral("×"), this), m_rows, new QLabel(tr("columns and rows"), this)});
}

BoardDialog::Choice BoardDialog::choice() const {
    return static_cast<Choice>(m_choices->checkedId());
}

void BoardDialog::choose(Choice choice) {
    m_choices->button(static_cast<int>(choice))->setChecked(true);
    judge();
}

void BoardDialog::askForPicture() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Choose a picture"), {}, tr("SVG pictures (*.svg)"));
    if (!file.isEmpty())
        readPicture(file);
}

void BoardDialog::readPicture(const QString& file) {
    m_picture.reset();
    m_refused.clear();
    m_file->setText(QFileInfo(file).fileName());
    core::Result<model::TextFile> read = model::readTextFile(file.toStdString());
    if (!read)
        m_refused = words(read.error());
    else if (core::Result<model::SvgAreas> areas = model::areasFromSvg(QByteArray::fromStdString(read->text)))
        m_picture = *std::move(areas);
    else
        m_refused = words(areas.error());
    if (m_name->text().isEmpty())
        m_name->setText(QFileInfo(file).completeBaseName());
    choose(Choice::Picture);
}

void BoardDialog::judge() {
    QStringList lines;
    if (choice() == Choice::Picture && m_picture) {
        lines << tr("%1 areas with %2 links between those that share a border")
                     .arg(m_picture->map.areas.size())
                     .arg(m_picture->map.links.size());
        for (std::size_t i = 0; i < std::min(fewFindings, m_picture->told.size()); ++i)
            lines << words(m_picture->told[i]);
        if (m_picture->told.size() > fewFindings)
            lines << tr("And %1 more").arg(m_picture->told.size() - fewFindings);
    } else if (choice() == Choice::Picture)
        lines << (m_refused.isEmpty() ? tr("Choose a picture first") : m_refused);
    m_told->setText(lines.join(u'\n'));
    m_told->setVisible(!lines.isEmpty());
    m_accept->setEnabled(choice() != Choice::Picture || m_picture.has_value());
}

core::Geometry BoardDialog::geometry() const {
    core::AreaMap areas;
    core::HexGrid hexes;
    hexes.width = m_columns->value();
    hexes.height = m_rows->value();
    switch (choice()) {
    case Choice::Picture:
        if (m_picture)
            areas = m_picture->map;
        break;
    case Choice::Squares:
        return core::SquareGrid{m_columns->value(), m_rows->value(), false, {}};
    case Choice::FlatHexes:
        return hexes;
    case Choice::PointedHexes:
        hexes.orientation = core::HexGrid::Orientation::PointyTop;
        return hexes;
    case Choice::EmptyAreas:
        areas.size = {m_width->value(), m_height->value()};
        break;
    }
    return core::Cow<core::AreaMap>(std::move(areas));
}

core::Board BoardDialog::board() const {
    std::vector<core::TerrainToken> terrains;
    for (const core::TerrainSpec& terrain : m_info.terrains)
        terrains.push_back(terrain.token);
    std::vector<core::FeatureToken> features;
    for (const core::FeatureSpec& feature : m_info.features)
        features.push_back(feature.token);
    core::Board board = core::makeBoard(geometry(), std::move(terrains), std::move(features));
    board.name = m_name->text().trimmed().toStdString();
    return board;
}

} // namespace orontes::editor
