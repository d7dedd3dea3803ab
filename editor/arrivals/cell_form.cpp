// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/arrivals/cell_form.h"

#include "editor/arrivals/party_form.h"
#include "editor/arrivals/places_picker.h"
#include "editor/controls/divider.h"
#include "editor/theme/icons.h"
#include "editor/theme/style.h"

#include <QApplication>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace orontes::editor {

CellForm::CellForm(model::ScenarioDocument& document, model::ArrivalsModel& model, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_model(model),
      m_title(new QLabel(this)),
      m_mark(new QCheckBox(this)),
      m_origin(new QLabel(this)),
      m_restore(new QPushButton(tr("As in the chart"), this)),
      m_findings(new QLabel(this)),
      m_partyArea(new QWidget(this)),
      m_partyColumn(new QVBoxLayout(m_partyArea)),
      m_add(new QPushButton(tr("Others come another way"), this)),
      m_places(new PlacesPicker(document, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 8, 24, 12);
    column->setSpacing(6);
    buildHead(*column);
    m_partyColumn->setContentsMargins(0, 0, 0, 0);
    m_partyColumn->setSpacing(20);
    column->addWidget(m_places);
    column->addWidget(m_partyArea);
    column->addStretch(1);
    m_places->setAccessibleName(tr("Places of the chart"));
    setButtonLook(*m_add, ButtonLook::Quiet);
    connect(m_add, &QPushButton::clicked, this,
            [this] { addParty({core::WithinSpaces{}, {}, {}, {}})->setFocus(Qt::TabFocusReason); });
    connect(m_places, &PlacesPicker::chosen, this, [this] {
        if (m_index.isValid())
            m_model.setPlaces(m_index.row(), m_places->spaces());
    });
    connect(&m_model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex& from, const QModelIndex& to) {
        if (m_index.isValid() && from.row() <= m_index.row() && m_index.row() <= to.row() &&
            from.column() <= m_index.column() && m_index.column() <= to.column())
            refresh();
    });
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] { showCell({}); });
    showCell({});
}

void CellForm::buildHead(QVBoxLayout& column) {
    setTextLook(*m_title, TextLook::Heading);
    setTextLook(*m_origin, TextLook::Secondary);
    setTextLook(*m_findings, TextLook::Error);
    setButtonLook(*m_restore, ButtonLook::Quiet);
    for (QLabel* label : {m_origin, m_findings})
        label->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(m_title);
    row->addWidget(m_mark);
    row->addStretch(1);
    row->addWidget(m_add);
    row->addWidget(m_restore);
    column.addLayout(row);
    column.addWidget(m_origin);
    column.addWidget(m_findings);
    if (const core::ArrivalChartSpec* spec = core::specWithMark(m_document.info()))
        m_mark->setText(QString::fromUtf8("★ ") + QString::fromStdString(m_document.texts().render(spec->mark)));
    connect(m_mark, &QCheckBox::clicked, this, [this](bool marked) {
        if (m_index.isValid())
            m_model.setMarked(m_index, marked);
    });
    connect(m_restore, &QPushButton::clicked, this, [this] {
        if (m_index.isValid())
            m_model.restore(m_index);
    });
}

void CellForm::showCell(const QModelIndex& index) {
    m_index = index;
    m_stroke = m_document.newStroke();
    while (!m_parties.empty())
        dropLast();
    refresh();
}

void CellForm::refresh() {
    showHead();
    const bool isPlaces = m_index.isValid() && m_model.isPlaces(m_index.column());
    m_places->setVisible(isPlaces);
    m_partyArea->setVisible(m_index.isValid() && !isPlaces);
    if (isPlaces)
        m_places->setSpaces(m_model.placesOf(m_index.row()));
    else if (m_index.isValid())
        showParties();
}

void CellForm::showHead() {
    const bool isCell = m_index.isValid() && !m_model.isPlaces(m_index.column());
    m_mark->setVisible(isCell && core::specWithMark(m_document.info()) != nullptr);
    m_add->setVisible(isCell);
    if (!m_index.isValid()) {
        m_title->setText(tr("No cell is chosen"));
        for (QWidget* widget :
             {static_cast<QWidget*>(m_origin), static_cast<QWidget*>(m_findings), static_cast<QWidget*>(m_restore)})
            widget->hide();
        return;
    }
    const model::ArrivalsCell& cell = m_model.contentAt(m_index.row(), m_index.column());
    m_title->setText(m_model.titleOf(m_index));
    m_mark->setChecked(cell.isMarked);
    const bool isChanged = cell.standing == model::Standing::Changed;
    QString printed = cell.printed;
    printed.replace(QLatin1Char('\n'), QStringLiteral("; "));
    if (isChanged)
        m_origin->setText(printed.isEmpty() ? tr("Changed; the chart has nothing here.")
                                            : tr("Changed; the chart has %1").arg(printed));
    else if (cell.standing == model::Standing::AsPrinted)
        m_origin->setText(printed.isEmpty() ? tr("As in the chart: nothing.") : tr("As in the chart: %1").arg(printed));
    else
        m_origin->setText(tr("The chart says nothing of it."));
    setTextLook(*m_origin, isChanged ? TextLook::Warning : TextLook::Secondary);
    m_origin->show();
    m_restore->setVisible(cell.standing != model::Standing::Silent);
    m_restore->setEnabled(isChanged);
    m_findings->setVisible(!cell.findings.isEmpty());
    m_findings->setText(cell.findings.join(QLatin1Char('\n')));
    setTextLook(*m_findings, cell.severity == core::Severity::Error ? TextLook::Error : TextLook::Warning);
}

/// What is typed stays where it is while it says the same as the scenario.
void CellForm::showParties() {
    const core::Arrivals arrivals = m_model.arrivalsAt(m_index);
    if (!m_parties.empty() && core::sameArrivals(arrivals, typed()))
        return;
    while (m_parties.size() > std::max<std::size_t>(arrivals.size(), 1))
        dropLast();
    for (std::size_t i = 0; i < arrivals.size(); ++i)
        if (i < m_parties.size())
            m_parties[i]->setParty(arrivals[i]);
        else
            addParty(arrivals[i]);
    if (arrivals.empty() && m_parties.empty())
        addParty(suggestion());
    else if (arrivals.empty())
        m_parties.front()->setParty(suggestion());
}

/// Where those of the side come at other times, else where the chart lists places for it.
core::ArrivalParty CellForm::suggestion() const {
    core::ArrivalParty party{core::WithinSpaces{}, {}, {}, {}};
    for (int column = m_index.column(); column >= 0; --column)
        if (const core::Arrivals earlier = m_model.arrivalsAt(m_model.index(m_index.row(), column)); !earlier.empty()) {
            party.place = earlier.front().place;
            party.attributes = earlier.front().attributes;
            return party;
        }
    std::vector<core::SpaceLabel> labels;
    for (const std::string& space : m_model.placesOf(m_index.row()))
        labels.push_back(core::SpaceLabel{space});
    party.place = core::WithinSpaces{std::move(labels)};
    return party;
}

/// It may be the one that is telling of an edit just now.
void CellForm::dropLast() {
    m_partyColumn->removeWidget(m_parties.back());
    m_parties.back()->hide();
    m_parties.back()->deleteLater();
    m_parties.pop_back();
}

PartyForm* CellForm::addParty(const core::ArrivalParty& party) {
    auto* form = new PartyForm(m_document, m_partyArea);
    form->setParty(party);
    m_partyColumn->insertWidget(static_cast<int>(m_parties.size()), form);
    m_parties.push_back(form);
    form->show();
    connect(form, &PartyForm::edited, this, &CellForm::takeParties);
    connect(form, &PartyForm::removed, this, [this, form] {
        form->setParty({form->party().place, {}, {}, {}});
        takeParties();
    });
    return form;
}

core::Arrivals CellForm::typed() const {
    core::Arrivals arrivals;
    for (const PartyForm* form : m_parties)
        if (core::ArrivalParty party = form->party(); !party.empty())
            arrivals.push_back(std::move(party));
    return arrivals;
}

/// What is done in one control is one step.
void CellForm::takeParties() {
    if (!m_index.isValid())
        return;
    bool isWhole = true;
    for (PartyForm* form : m_parties)
        isWhole = form->tellMissing() && isWhole;
    if (!isWhole)
        return;
    if (QApplication::focusWidget() != m_strokeOf)
        m_stroke = m_document.newStroke();
    m_strokeOf = QApplication::focusWidget();
    m_model.setArrivals(m_index, typed(), {{}, m_stroke});
}

void CellForm::takeFocus() {
    if (m_places->isVisible())
        m_places->setFocus(Qt::TabFocusReason);
    else if (!m_parties.empty())
        m_parties.front()->setFocus(Qt::TabFocusReason); // which selects the number
}

} // namespace orontes::editor
