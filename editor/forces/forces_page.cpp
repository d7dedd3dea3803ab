// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/forces/forces_page.h"

#include "editor/controls/cut_label.h"
#include "editor/controls/divider.h"
#include "editor/controls/flow_layout.h"
#include "editor/controls/icon_label.h"
#include "editor/controls/panel_title.h"
#include "editor/controls/section_head.h"
#include "editor/controls/tables.h"
#include "editor/forces/counter_palette.h"
#include "editor/forces/muster_dialog.h"
#include "editor/inspector/field_delegate.h"
#include "editor/inspector/form.h"
#include "editor/inspector/side_words.h"
#include "editor/theme/icons.h"
#include "editor/theme/style.h"
#include "model/items/counters_model.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int markSize = 16;
constexpr int apartTotals = 20; ///< between the totals of two sides in one row

QPushButton* command(QWidget* parent, IconId id, const QString& text, const QKeySequence& keys) {
    auto* button = new QPushButton(icon(id), text, parent);
    setButtonLook(*button, ButtonLook::Quiet);
    button->setShortcut(keys);
    button->setToolTip(QStringLiteral("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText)));
    return button;
}

} // namespace

ForcesPage::ForcesPage(ScenarioContext& context, QWidget* parent)
    : ScenarioPage(context, parent),
      m_counters(new model::CountersModel(document(), this)),
      m_table(new QTableView(this)) {
    setUpTable(*m_table, QT_TR_NOOP("Counters"));
    m_table->setModel(m_counters);
    m_table->setItemDelegate(
        new FieldDelegate(document(), [this](const QModelIndex& index) { return m_counters->fieldAt(index); }, this));
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed);
    m_table->setColumnWidth(model::CountersModel::Name, 200);
    m_table->setColumnWidth(model::CountersModel::Place, 200);
    m_table->setColumnWidth(model::CountersModel::Type, 150);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(8);
    column->addWidget(
        new PanelTitle(tr("Forces"), tr("In roster order: the rules resolve ties from top to bottom"), this));
    column->addWidget(makePalette());
    column->addWidget(makeCommands());
    column->addWidget(m_table, 1);
    column->addWidget(new Divider(Qt::Horizontal, this));
    auto* totals = new QWidget(this);
    m_totals = new FlowLayout(4, totals);
    column->addWidget(totals);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ForcesPage::tellSelection);
    connect(&this->context().selection, &Selection::changed, this, &ForcesPage::followSelection);
    connect(m_counters, &model::CountersModel::refused, this, [this](const core::Diagnostic& why) {
        emit refused(QString::fromStdString(document().texts().render(why.text())));
    });
    connect(&document(), &model::ScenarioDocument::changed, this, &ForcesPage::showTotals);
    showTotals();
    followSelection();
}

QWidget* ForcesPage::makePalette() {
    auto* palette = new CounterPalette(document(), this);
    connect(palette, &CounterPalette::typeChosen, this, [this](const core::CounterType& type) {
        if (const core::CounterTypeSpec* spec = core::findCounterType(info(), type))
            addCounter(*spec);
    });
    return palette;
}

QWidget* ForcesPage::makeCommands() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    QPushButton* copy = command(bar, IconId::Duplicate, tr("Duplicate"), QKeySequence(tr("Ctrl+D")));
    QPushButton* gone = command(bar, IconId::Trash, tr("Delete"), QKeySequence::Delete);
    QPushButton* up = command(bar, IconId::Up, tr("Move up"), QKeySequence(tr("Alt+Up")));
    QPushButton* down = command(bar, IconId::Down, tr("Move down"), QKeySequence(tr("Alt+Down")));
    for (QPushButton* button : {copy, gone, up, down})
        row->addWidget(button);
    if (!info().forces.musters.empty()) {
        QPushButton* drawn = command(bar, IconId::Dice, tr("Muster…"), QKeySequence(tr("Ctrl+Shift+M")));
        row->addWidget(drawn);
        connect(drawn, &QPushButton::clicked, this, &ForcesPage::muster);
    }
    row->addStretch(1);
    connect(copy, &QPushButton::clicked, this, &ForcesPage::duplicate);
    connect(gone, &QPushButton::clicked, this, &ForcesPage::remove);
    connect(up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(down, &QPushButton::clicked, this, [this] { move(1); });
    return bar;
}

std::vector<core::CounterId> ForcesPage::selectedCounters() const {
    std::vector<core::CounterId> ids;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        ids.push_back(m_counters->counterAt(index.row()));
    return ids;
}

void ForcesPage::addCounter(const core::CounterTypeSpec& type) {
    core::Counter counter;
    counter.id = core::nextCounterId(scenario());
    counter.type = type.type;
    counter.name = text(type.label).toStdString();
    const std::vector<core::CounterId> selected = selectedCounters();
    const core::Counter* like = selected.empty() ? nullptr : core::findCounter(scenario(), selected.front());
    counter.side = like ? like->side : scenario().sides->empty() ? core::SideToken{} : scenario().sides->front().token;
    const core::CounterId id = counter.id;
    if (apply({core::AddCounter{std::move(counter)}}))
        context().selection.selectCounter(id);
}

void ForcesPage::duplicate() {
    std::vector<core::Edit> edits;
    core::CounterId next = core::nextCounterId(scenario());
    for (const core::CounterId id : selectedCounters()) {
        const core::Counter* original = core::findCounter(scenario(), id);
        if (!original)
            continue;
        core::Counter copy = *original;
        copy.id = next;
        ++next.value;
        copy.name = tr("%1 (copy)").arg(QString::fromStdString(copy.name)).toStdString();
        edits.push_back({core::AddCounter{std::move(copy)}});
    }
    if (!edits.empty())
        apply(oneStep(std::move(edits)), tr("Duplicate counters"));
}

void ForcesPage::remove() {
    std::vector<core::Edit> edits;
    for (const core::CounterId id : selectedCounters())
        edits.push_back({core::RemoveCounter{id}});
    if (!edits.empty())
        apply(oneStep(std::move(edits)), tr("Delete counters"));
}

void ForcesPage::muster() {
    const core::Scenario now = scenario();
    MusterDialog dialog(info(), now, this);
    if (dialog.exec() == QDialog::Accepted)
        apply(dialog.edit(), tr("Muster armies"));
}

void ForcesPage::move(int by) {
    std::vector<int> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        rows.push_back(index.row());
    std::sort(rows.begin(), rows.end());
    if (rows.empty() || rows.front() + by < 0 || rows.back() + by >= m_counters->rowCount())
        return;
    if (by > 0)
        std::reverse(rows.begin(), rows.end());
    std::vector<core::Edit> edits;
    for (const int row : rows)
        edits.push_back({core::MoveCounter{m_counters->counterAt(row), static_cast<std::size_t>(row + by)}});
    apply(oneStep(std::move(edits)), tr("Change the roster order"));
    followSelection();
}

void ForcesPage::showTotals() {
    while (QLayoutItem* item = m_totals->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const core::Side& side : *scenario().sides) {
        int all = 0;
        int later = 0;
        for (const core::Counter& counter : *scenario().counters)
            if (counter.side == side.token) {
                ++all;
                later += counter.setUp.turn > scenario().firstTurn ? 1 : 0;
            }
        const QString counters = all == 1 ? tr("one counter") : tr("%1 counters").arg(all);
        const QString name = QString::fromStdString(side.name);
        const QString line = later == 0 ? tr("%1: %2").arg(name, counters)
                                        : tr("%1: %2, %3 to arrive later").arg(name, counters).arg(later);
        m_totals->addWidget(totalsLine(side, line));
    }
}

/// The counters of a side, then what the rules derive of it.
QWidget* ForcesPage::totalsLine(const core::Side& side, const QString& counters) {
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, apartTotals, 0);
    row->setSpacing(8);
    row->addWidget(new CutLabel(counters, line));
    for (const DerivedWords& derived : derivedWordsOf(document(), side)) {
        const bool differs = derived.verdict == FieldRow::Verdict::Differs;
        auto* figure = new QLabel(QStringLiteral("%1 %2").arg(derived.label, derived.figure), line);
        setTextLook(*figure, differs ? TextLook::Error : TextLook::Secondary);
        row->addSpacing(8);
        row->addWidget(figure);
        if (derived.verdict == FieldRow::Verdict::None)
            continue;
        auto* mark = new IconLabel(differs ? IconId::Error : IconId::Check, differs ? IconRole::Error : IconRole::Fine,
                                   markSize, line);
        mark->setAccessibleName(differs ? tr("Differs from the rules") : tr("Agrees with the rules"));
        row->addWidget(mark);
    }
    return line;
}

void ForcesPage::tellSelection() {
    if (m_following)
        return;
    Selected selected;
    selected.counters = selectedCounters();
    context().selection.select(std::move(selected));
}

void ForcesPage::followSelection() {
    m_following = true;
    QItemSelection rows;
    for (const core::CounterId id : context().selection.selected().counters)
        if (const QModelIndex index = m_counters->indexOf(id); index.isValid())
            rows.select(index, index);
    m_table->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_following = false;
}

void ForcesPage::reveal(const core::Place& place) {
    const auto* id = std::get_if<core::CounterId>(&place.table);
    if (!id)
        return revealSide(QString::fromStdString(place.pointer));
    context().selection.selectCounter(*id);
    const QModelIndex index = m_counters->indexOf(*id);
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
    m_table->setFocus();
}

void ForcesPage::revealSide(const QString& pointer) {
    bool isNumber = false;
    const std::size_t side = pointer.section(QLatin1Char('/'), 2, 2).toULong(&isNumber);
    if (pointer.startsWith(QStringLiteral("/sides/")) && isNumber && side < scenario().sides->size())
        context().selection.selectSide((*scenario().sides)[side].token);
}

} // namespace orontes::editor
