// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/victory/condition_form.h"

#include "editor/inspector/field_editor.h"
#include "editor/theme/style.h"
#include "model/words/space_lists.h"
#include "rules/core/scenario/victory.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int most = 9999;
constexpr int counterListHeight = 200;

QFormLayout* rowsOf(QWidget* form) {
    auto* rows = new QFormLayout(form);
    rows->setContentsMargins(0, 0, 0, 8);
    rows->setVerticalSpacing(8);
    rows->setHorizontalSpacing(12);
    return rows;
}

} // namespace

ClauseForm::ClauseForm(core::VictoryClause clause, const model::ScenarioDocument& document, QWidget* parent)
    : QWidget(parent), m_clause(std::move(clause)) {
    QFormLayout* rows = rowsOf(this);
    auto* winner = new QComboBox(this);
    for (const core::Seat& seat : *document.scenario().seats)
        winner->addItem(QString::fromStdString(seat.name), QString::fromStdString(seat.token.value));
    winner->setCurrentIndex(winner->findData(QString::fromStdString(m_clause.winner.value)));
    rows->addRow(tr("Winner"), winner);
    connect(winner, &QComboBox::activated, this, [this, winner] {
        m_clause.winner = core::SeatToken{winner->currentData().toString().toStdString()};
        emit entered(m_clause);
    });
    if (!document.info().victoryLevels.empty()) {
        auto* level = new QComboBox(this);
        level->addItem(tr("None"), QString());
        for (const std::string& token : document.info().victoryLevels)
            level->addItem(QString::fromStdString(core::victoryLevelName(document.info(), token)),
                           QString::fromStdString(token));
        level->setCurrentIndex(level->findData(QString::fromStdString(m_clause.level)));
        rows->addRow(tr("Level"), level);
        connect(level, &QComboBox::activated, this, [this, level] {
            m_clause.level = level->currentData().toString().toStdString();
            emit entered(m_clause);
        });
    }
    auto* atEnd = new QCheckBox(tr("Only at the end of the game"), this);
    atEnd->setChecked(m_clause.atEndOnly);
    rows->addRow(QString(), atEnd);
    connect(atEnd, &QCheckBox::clicked, this, [this](bool on) {
        m_clause.atEndOnly = on;
        emit entered(m_clause);
    });
}

ConditionForm::ConditionForm(core::Condition condition, const model::ScenarioDocument& document, QWidget* parent)
    : QWidget(parent), m_condition(std::move(condition)), m_document(document), m_rows(rowsOf(this)) {
    const std::string kind = core::kindToken(m_condition);
    for (const core::ConditionSpec& spec : document.info().conditions)
        if (spec.kind == kind && !spec.help.empty()) {
            auto* help = new QLabel(QString::fromStdString(document.texts().render(spec.help)), this);
            help->setWordWrap(true);
            setTextLook(*help, TextLook::Secondary);
            m_rows->addRow(help);
        }
    std::visit([this](auto& node) { add(node); }, m_condition.node);
}

void ConditionForm::add(core::Eliminated& node) {
    addSide(tr("Side"), node.side);
    addNumber(tr("At least"), node.count);
    addCounters(node.counters);
    addTypes(node.types);
}

template <class Node>
void ConditionForm::addInRegion(Node& node, const QString& label, const QString& anywhere) {
    addSide(tr("Side"), node.side);
    addNumber(tr("At least"), node.count);
    auto* region = new QComboBox(this);
    region->addItem(anywhere, QString());
    for (const core::Region& one : *m_document.scenario().board->regions)
        region->addItem(QString::fromStdString(one.name), QString::fromStdString(one.id.value));
    region->setCurrentIndex(region->findData(QString::fromStdString(node.region.value)));
    m_rows->addRow(label, region);
    connect(region, &QComboBox::activated, this, [this, region, &node] {
        node.region = core::RegionId{region->currentData().toString().toStdString()};
        emit entered(m_condition);
    });
    addTypes(node.types);
}

template <class Node>
void ConditionForm::addRatio(Node& node) {
    addSide(tr("Side"), node.side);
    addNumber(tr("Times"), node.numerator);
    addNumber(tr("Divided by"), node.denominator);
    addSide(tr("Compared with"), node.other);
}

void ConditionForm::add(core::LossRatio& node) {
    addRatio(node);
    addTypes(node.types);
}

void ConditionForm::add(core::Scores& node) {
    addSide(tr("Side"), node.side);
    addNumber(tr("Points"), node.points);
}

void ConditionForm::add(core::ScoreRatio& node) {
    addRatio(node);
}

void ConditionForm::add(core::HeldFor& node) {
    addNumber(tr("Turn ends in a row"), node.turns);
    addNumber(tr("Of these before the battle"), node.held, 0);
}

void ConditionForm::addNumber(const QString& label, int& number, int least) {
    auto* box = new QSpinBox(this);
    box->setRange(least, most);
    box->setKeyboardTracking(false);
    box->setValue(number);
    m_rows->addRow(label, box);
    connect(box, &QSpinBox::valueChanged, this, [this, &number](int value) {
        number = value;
        emit entered(m_condition);
    });
}

void ConditionForm::addSide(const QString& label, core::SideToken& side) {
    auto* box = new QComboBox(this);
    for (const core::Side& one : *m_document.scenario().sides)
        box->addItem(QString::fromStdString(one.name), QString::fromStdString(one.token.value));
    box->setCurrentIndex(box->findData(QString::fromStdString(side.value)));
    m_rows->addRow(label, box);
    connect(box, &QComboBox::activated, this, [this, box, &side] {
        side = core::SideToken{box->currentData().toString().toStdString()};
        emit entered(m_condition);
    });
}

void ConditionForm::addSpaces(core::SideToken& side, std::vector<core::SpaceLabel>& spaces, int& count) {
    addSide(tr("Side"), side);
    core::TextList labels;
    for (const core::SpaceLabel& label : spaces)
        labels.push_back(label.value);
    auto* line = new QLineEdit(model::joined(labels), this);
    m_rows->addRow(tr("Spaces"), line);
    connect(line, &QLineEdit::editingFinished, this, [this, line, &spaces] {
        if (!line->isModified())
            return;
        spaces.clear();
        for (const std::string& label : model::spaceLabelsIn(line->text()))
            spaces.push_back(core::SpaceLabel{label});
        emit entered(m_condition);
    });
    addNumber(tr("At least"), count);
}

void ConditionForm::addCounters(std::vector<core::CounterId>& counters) {
    auto* list = new QListWidget(this);
    list->setAccessibleName(tr("Counters that count; none ticked: all of the side"));
    list->setFixedHeight(counterListHeight);
    for (const core::Counter& counter : *m_document.scenario().counters) {
        auto* item = new QListWidgetItem(QString::fromStdString(counter.name), list);
        const bool listed = std::find(counters.begin(), counters.end(), counter.id) != counters.end();
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(listed ? Qt::Checked : Qt::Unchecked);
        item->setData(Qt::UserRole, counter.id.value);
    }
    m_rows->addRow(tr("Of"), list);
    connect(list, &QListWidget::itemChanged, this, [this, list, &counters] {
        counters.clear();
        for (int i = 0; i < list->count(); ++i)
            if (list->item(i)->checkState() == Qt::Checked)
                counters.push_back(core::CounterId{list->item(i)->data(Qt::UserRole).toInt()});
        emit entered(m_condition);
    });
}

void ConditionForm::addTypes(std::vector<core::CounterType>& types) {
    const std::vector<core::CounterTypeSpec>& known = m_document.info().counterTypes;
    if (known.size() < 2 && types.empty())
        return;
    auto* list = new QListWidget(this);
    list->setAccessibleName(tr("Types that count; none ticked: all types"));
    const auto offer = [&](const QString& name, const core::CounterType& type) {
        auto* item = new QListWidgetItem(name, list);
        const bool ticked = std::find(types.begin(), types.end(), type) != types.end();
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
        item->setData(Qt::UserRole, QString::fromStdString(type.value));
    };
    for (const core::CounterTypeSpec& spec : known)
        offer(QString::fromStdString(m_document.texts().render(spec.label)), spec.type);
    for (const core::CounterType& type : types)
        if (!core::findCounterType(m_document.info(), type))
            offer(QString::fromStdString(type.value), type);
    list->setFixedHeight(std::min(counterListHeight, list->sizeHintForRow(0) * list->count() + 2 * list->frameWidth()));
    auto* which = new QLabel(this);
    setTextLook(*which, TextLook::Secondary);
    const auto tell = [which, &types] {
        which->setText(types.empty() ? tr("All types count") : tr("Only these count"));
    };
    tell();
    m_rows->addRow(tr("Types"), list);
    m_rows->addRow(QString(), which);
    connect(list, &QListWidget::itemChanged, this, [this, list, tell, &types] {
        types.clear();
        for (int i = 0; i < list->count(); ++i)
            if (list->item(i)->checkState() == Qt::Checked)
                types.push_back(core::CounterType{list->item(i)->data(Qt::UserRole).toString().toStdString()});
        tell();
        emit entered(m_condition);
    });
}

} // namespace orontes::editor
