// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/victory/condition_form.h"

#include "editor/inspector/field_editor.h"
#include "editor/theme/style.h"
#include "model/words/space_lists.h"
#include "model/words/turn_lists.h"
#include "rules/core/scenario/victory.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int most = 9999;
constexpr int counterListHeight = 200;

} // namespace

QFormLayout* formRowsOf(QWidget* form) {
    auto* rows = new QFormLayout(form);
    rows->setContentsMargins(0, 0, 0, 8);
    rows->setVerticalSpacing(8);
    rows->setHorizontalSpacing(12);
    return rows;
}

ClauseForm::ClauseForm(core::VictoryClause clause, const model::ScenarioDocument& document, QWidget* parent)
    : QWidget(parent), m_clause(std::move(clause)) {
    QFormLayout* rows = formRowsOf(this);
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
    : QWidget(parent), m_condition(std::move(condition)), m_document(document), m_rows(formRowsOf(this)) {
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
    addSpaceList(spaces);
    addNumber(tr("At least"), count);
}

QLineEdit* ConditionForm::addSpaceList(std::vector<core::SpaceLabel>& spaces) {
    core::TextList labels;
    for (const core::SpaceLabel& label : spaces)
        labels.push_back(label.value);
    auto* line = new QLineEdit(model::joined(labels), this);
    m_rows->addRow(tr("Spaces"), line);
    connect(line, &QLineEdit::editingFinished, this, [this, line, &spaces] {
        if (!line->isModified())
            return;
        spaces.clear();
        for (const std::string& label : model::spaceLabelsIn(line->text(), *m_document.scenario().board))
            spaces.push_back(core::SpaceLabel{label});
        enter();
    });
    return line;
}

/// A list of spaces, or any spaces of a region and a terrain: what is entered last counts.
void ConditionForm::add(core::Controls& node) {
    addSide(tr("Side"), node.side);
    QLineEdit* list = addSpaceList(node.spaces);
    std::vector<std::pair<QString, std::string>> regions{{tr("None"), {}}};
    for (const core::Region& one : *m_document.scenario().board->regions)
        regions.emplace_back(QString::fromStdString(one.name), one.id.value);
    std::vector<std::pair<QString, std::string>> terrains{{tr("None"), {}}};
    for (const core::TerrainSpec& spec : m_document.info().terrains)
        terrains.emplace_back(QString::fromStdString(m_document.texts().render(spec.label)), spec.token.value);
    QComboBox* region = addChoice(tr("Or of a region"), regions, node.region.value);
    QComboBox* terrain = addChoice(tr("Or of a terrain"), terrains, node.terrain.value);
    addNumber(tr("At least"), node.count);
    for (QComboBox* group : {region, terrain})
        connect(group, &QComboBox::activated, this, [this, list, &node] {
            if (node.region.empty() && node.terrain.empty())
                return enter();
            node.spaces.clear();
            list->clear();
            enter();
        });
    connect(list, &QLineEdit::textEdited, this, [region, terrain, &node] {
        region->setCurrentIndex(0);
        terrain->setCurrentIndex(0);
        node.region = {};
        node.terrain = {};
    });
}

/// Does not emit: what else the choice changes is entered with it.
QComboBox* ConditionForm::addChoice(const QString& label, const std::vector<std::pair<QString, std::string>>& choices,
                                    std::string& chosen) {
    auto* box = new QComboBox(this);
    for (const auto& [name, token] : choices)
        box->addItem(name, QString::fromStdString(token));
    box->setCurrentIndex(box->findData(QString::fromStdString(chosen)));
    m_rows->addRow(label, box);
    connect(box, &QComboBox::activated, this, [box, &chosen] { chosen = box->currentData().toString().toStdString(); });
    return box;
}

void ConditionForm::add(core::OnTurns& node) {
    addTurns(node.turns);
    addNumber(tr("On at least"), node.need);
}

void ConditionForm::add(core::Slain& node) {
    addNumber(tr("At least"), node.count);
    addVictims(node.victims);
    auto* own = new QCheckBox(tr("Only in battles of the own turn"), this);
    own->setChecked(node.ownBattlesOnly);
    m_rows->addRow(QString(), own);
    connect(own, &QCheckBox::clicked, this, [this, &node](bool on) {
        node.ownBattlesOnly = on;
        enter();
    });
}

void ConditionForm::add(core::Denied& node) {
    addSide(tr("To all but"), node.side);
    addSpaceList(node.spaces);
}

void ConditionForm::add(core::NamedState& node) {
    std::vector<std::pair<QString, std::string>> states;
    for (const core::StateSpec& one : m_document.info().states)
        states.emplace_back(QString::fromStdString(m_document.texts().render(one.label)), one.id.value);
    connect(addChoice(tr("It is so that"), states, node.state.value), &QComboBox::activated, this,
            &ConditionForm::enter);
}

/// A list that cannot be read is left as it was, and shown so.
void ConditionForm::addTurns(std::vector<core::TurnNumber>& turns) {
    auto* line = new QLineEdit(model::turnsText(turns), this);
    line->setPlaceholderText(tr("Such as 1-3, 8"));
    m_rows->addRow(tr("Turns"), line);
    connect(line, &QLineEdit::editingFinished, this, [this, line, &turns] {
        if (!line->isModified())
            return;
        const auto read = model::turnsIn(line->text());
        line->setText(model::turnsText(read.value_or(turns)));
        if (!read || *read == turns)
            return;
        turns = *read;
        enter();
    });
}

template <class Token>
QListWidget* ConditionForm::tickList(const QString& accessibleName, std::vector<Token>& ticked) {
    auto* list = new QListWidget(this);
    list->setAccessibleName(accessibleName);
    connect(list, &QListWidget::itemChanged, this, [this, list, &ticked] {
        ticked.clear();
        for (int i = 0; i < list->count(); ++i)
            if (list->item(i)->checkState() == Qt::Checked)
                ticked.push_back(Token{list->item(i)->data(Qt::UserRole).toString().toStdString()});
        enter();
    });
    return list;
}

void ConditionForm::addVictims(std::vector<core::SideToken>& sides) {
    QListWidget* list = tickList(tr("Sides whose units count"), sides);
    const QSignalBlocker quiet(list);
    const auto offer = [&](const std::string& name, const core::SideToken& side) {
        auto* item = new QListWidgetItem(QString::fromStdString(name), list);
        const bool ticked = std::find(sides.begin(), sides.end(), side) != sides.end();
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
        item->setData(Qt::UserRole, QString::fromStdString(side.value));
    };
    for (const core::Side& side : *m_document.scenario().sides)
        offer(side.name, side.token);
    for (const core::SideToken& side : sides)
        if (!core::findSide(m_document.scenario(), side))
            offer(side.value, side);
    list->setFixedHeight(std::min(counterListHeight, list->sizeHintForRow(0) * list->count() + 2 * list->frameWidth()));
    m_rows->addRow(tr("Units of"), list);
    QTimer::singleShot(0, list, [list] { // once it has its size
        for (int i = 0; i < list->count(); ++i)
            if (list->item(i)->checkState() == Qt::Checked)
                return list->scrollToItem(list->item(i));
    });
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
