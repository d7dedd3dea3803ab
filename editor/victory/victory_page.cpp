// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/victory/victory_page.h"

#include "editor/controls/divider.h"
#include "editor/controls/panel_title.h"
#include "editor/controls/section_head.h"
#include "editor/inspector/field_editor.h"
#include "editor/theme/icons.h"
#include "editor/theme/style.h"
#include "editor/victory/condition_form.h"
#include "model/items/victory_model.h"
#include "rules/core/scenario/victory.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

constexpr int formWidth = 360;

QPushButton* quiet(QWidget* parent, IconId id, const QString& text) {
    auto* button = new QPushButton(icon(id), text, parent);
    setButtonLook(*button, ButtonLook::Quiet);
    return button;
}

} // namespace

VictoryPage::VictoryPage(ScenarioContext& context, QWidget* parent)
    : ScenarioPage(context, parent),
      m_model(new model::VictoryModel(document(), this)),
      m_tree(new QTreeView(this)),
      m_form(new QVBoxLayout),
      m_sentences(new QLabel(this)),
      m_tested(new QLabel(this)) {
    m_tree->setModel(m_model);
    m_tree->setHeaderHidden(true);
    m_tree->setAccessibleName(tr("Victory conditions"));
    m_tree->expandAll();
    m_sentences->setWordWrap(true);
    m_sentences->setAccessibleName(tr("The conditions as sentences"));
    m_tested->setWordWrap(true);
    setTextLook(*m_tested, TextLook::Secondary);
    auto* side = new QWidget(this);
    side->setLayout(m_form);
    setAreaLook(*side, AreaLook::Panel);
    m_form->setContentsMargins(16, 0, 12, 0);
    auto* scroll = new QScrollArea(this); // a form may be longer than the window
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFixedWidth(formWidth + 12);
    scroll->setWidget(side);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_tree, 1);
    row->addWidget(scroll);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(8);
    column->addWidget(new PanelTitle(
        tr("Victory"), tr("A seat wins when one of its clauses holds; clauses of both sides at once make a draw"),
        this));
    column->addWidget(makeCommands());
    column->addLayout(row, 1);
    column->addWidget(new Divider(Qt::Horizontal, this));
    column->addWidget(new SectionHead(tr("In words"), this));
    column->addWidget(m_sentences);
    column->addWidget(m_tested);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &VictoryPage::showCurrent);
    connect(&document(), &model::ScenarioDocument::changed, this, &VictoryPage::follow);
    showSentences();
    m_tree->setCurrentIndex(m_model->index(0, 0));
}

void VictoryPage::follow(const core::ChangeSet& changes) {
    const bool names = changes.sides || changes.boardShape || changes.regions || !changes.spaces.empty() ||
                       !changes.countersAdded.empty() || !changes.countersChanged.empty() ||
                       !changes.countersRemoved.empty();
    m_stale = m_stale || names;
    if (m_due || !(changes.victory || names))
        return;
    m_due = true;
    QTimer::singleShot(0, this, [this] {
        m_due = false;
        m_tree->expandAll();
        showSentences();
        if (m_stale || !showsCurrent())
            showCurrent();
    });
}

/// The form that made the edit keeps the focus and its place in lists.
bool VictoryPage::showsCurrent() const {
    const std::optional<model::ConditionPath> path = currentPath();
    const core::Condition* current = path ? model::conditionAt(*scenario().victory, *path) : nullptr;
    return m_condition && current && m_shown == path && m_condition->condition() == *current &&
           !m_model->isClause(m_tree->currentIndex());
}

QWidget* VictoryPage::makeCommands() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    auto* clause = quiet(bar, IconId::Plus, tr("Add a clause"));
    auto* branch = quiet(bar, IconId::Branch, tr("Add a condition"));
    auto* around = quiet(bar, IconId::Stack, tr("Put inside"));
    auto* gone = quiet(bar, IconId::Trash, tr("Remove"));
    auto* test = quiet(bar, IconId::Check, tr("Test on the set-up"));
    auto* kinds = new QMenu(bar);
    auto* groups = new QMenu(bar);
    for (const core::ConditionSpec& condition : info().conditions) {
        const QString help = text(condition.help);
        connect(kinds->addAction(help), &QAction::triggered, this, [this, kind = condition.kind] { addBranch(kind); });
        const bool group = core::branchesOf(core::conditionOfKind(condition.kind, scenario())) != nullptr;
        if (group)
            connect(groups->addAction(help), &QAction::triggered, this, [this, kind = condition.kind] { wrap(kind); });
    }
    branch->setMenu(kinds);
    around->setMenu(groups);
    for (QPushButton* button : {clause, branch, around, gone, test})
        row->addWidget(button);
    row->addStretch(1);
    connect(clause, &QPushButton::clicked, this, &VictoryPage::addClause);
    connect(gone, &QPushButton::clicked, this, &VictoryPage::remove);
    connect(test, &QPushButton::clicked, this, &VictoryPage::testOnPosition);
    return bar;
}

std::optional<model::ConditionPath> VictoryPage::currentPath() const {
    return m_model->conditionPath(m_tree->currentIndex());
}

void VictoryPage::set(model::Clauses clauses, const QString& name) {
    apply({core::SetVictory{std::move(clauses)}}, name);
}

void VictoryPage::addClause() {
    model::Clauses clauses = *scenario().victory;
    core::VictoryClause clause;
    clause.winner = scenario().seats->empty() ? core::SeatToken{} : scenario().seats->front().token;
    const std::string kind = info().conditions.empty() ? "eliminated" : info().conditions.back().kind;
    clause.condition = core::conditionOfKind(kind, scenario());
    clauses.push_back(std::move(clause));
    set(std::move(clauses), tr("Add a victory clause"));
}

void VictoryPage::addBranch(const std::string& kind) {
    const std::optional<model::ConditionPath> path = currentPath();
    if (!path)
        return;
    const core::Condition* here = model::conditionAt(*scenario().victory, *path);
    core::Condition fresh = core::conditionOfKind(kind, scenario());
    if (here && core::branchesOf(*here))
        return set(model::branched(*scenario().victory, *path, static_cast<std::size_t>(-1), std::move(fresh)),
                   tr("Add a condition"));
    core::Condition both{core::AllOf{{}}};
    model::Clauses clauses = model::wrapped(*scenario().victory, *path, std::move(both));
    set(model::branched(std::move(clauses), *path, static_cast<std::size_t>(-1), std::move(fresh)),
        tr("Add a condition"));
}

void VictoryPage::wrap(const std::string& kind) {
    const std::optional<model::ConditionPath> path = currentPath();
    if (!path)
        return;
    core::Condition around = core::conditionOfKind(kind, scenario());
    core::branchesOf(around)->clear();
    set(model::wrapped(*scenario().victory, *path, std::move(around)), tr("Put a condition inside another"));
}

void VictoryPage::remove() {
    const std::optional<model::ConditionPath> path = currentPath();
    if (!path)
        return;
    if (!path->branches.empty())
        return set(model::pruned(*scenario().victory, *path), tr("Remove a condition"));
    model::Clauses clauses = *scenario().victory;
    clauses.erase(clauses.begin() + static_cast<std::ptrdiff_t>(path->clause));
    set(std::move(clauses), tr("Remove a victory clause"));
}

void VictoryPage::showSentences() {
    QStringList sentences;
    for (const core::VictoryClause& clause : *scenario().victory)
        sentences << QString::fromStdString(core::sentenceOf(clause, scenario(), info()));
    m_sentences->setText(sentences.isEmpty() ? tr("Nobody can win yet. Add a clause to begin.")
                                             : sentences.join(QStringLiteral("\n")));
    m_tested->clear();
}

void VictoryPage::showCurrent() {
    m_stale = false;
    while (QLayoutItem* item = m_form->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    const std::optional<model::ConditionPath> path = currentPath();
    if (!path)
        return m_form->addStretch(1);
    if (m_model->isClause(m_tree->currentIndex()))
        m_form->addWidget(clauseForm(path->clause));
    m_form->addWidget(conditionForm(*path));
    m_shown = path;
    m_form->addStretch(1);
}

QWidget* VictoryPage::clauseForm(std::size_t clause) {
    auto* form = new ClauseForm((*scenario().victory)[clause], document(), this);
    connect(form, &ClauseForm::entered, this, [this, clause](const core::VictoryClause& entered) {
        model::Clauses clauses = *scenario().victory;
        if (clause < clauses.size())
            clauses[clause] = entered;
        set(std::move(clauses), tr("Change a victory clause"));
    });
    return form;
}

QWidget* VictoryPage::conditionForm(const model::ConditionPath& path) {
    auto* form = new ConditionForm(*model::conditionAt(*scenario().victory, path), document(), this);
    connect(form, &ConditionForm::entered, this, [this, path](const core::Condition& entered) {
        set(model::replaced(*scenario().victory, path, entered), tr("Change a victory condition"));
    });
    m_condition = form;
    return form;
}

void VictoryPage::testOnPosition() {
    const core::Result<core::Position> start = document().ruleset().rules.start(scenario());
    if (!start) {
        m_tested->setText(tr("The scenario cannot begin yet: %1")
                              .arg(QString::fromStdString(document().texts().render(start.error().text()))));
        return;
    }
    const core::View view = document().ruleset().rules.view(*start, {core::Observer::Kind::Referee, {}});
    if (!view.outcome) {
        m_tested->setText(tr("On the set-up position no clause holds; the game begins."));
        return;
    }
    m_tested->setText(tr("On the set-up position the game is already over: %1")
                          .arg(QString::fromStdString(document().texts().render(view.outcome->reason))));
}

void VictoryPage::reveal(const core::Place& place) {
    const QString pointer = QString::fromStdString(place.pointer);
    const int clause = pointer.section(QLatin1Char('/'), 2, 2).toInt();
    m_tree->setCurrentIndex(m_model->index(clause, 0));
    m_tree->setFocus();
}

} // namespace orontes::editor
