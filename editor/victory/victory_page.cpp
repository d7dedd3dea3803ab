// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/victory/victory_page.h"

#include "editor/controls/divider.h"
#include "editor/controls/panel_title.h"
#include "editor/controls/section_head.h"
#include "editor/inspector/field_editor.h"
#include "editor/inspector/origin.h"
#include "editor/theme/icons.h"
#include "editor/theme/style.h"
#include "editor/victory/condition_form.h"
#include "editor/victory/score_form.h"
#include "model/items/victory_model.h"
#include "rules/core/scenario/victory.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

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
    const QString subtitle =
        info().scoring ? tr("Each clause scores once for its side, when what it asks is so")
                       : tr("A seat wins when one of its clauses holds; clauses of both sides at once make a draw");
    column->addWidget(new PanelTitle(tr("Victory"), subtitle, this));
    column->addWidget(makeCommands());
    column->addLayout(row, 1);
    column->addWidget(new Divider(Qt::Horizontal, this));
    column->addWidget(new SectionHead(tr("In words"), this));
    column->addWidget(m_sentences);
    column->addWidget(m_tested);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &VictoryPage::showCurrent);
    connect(&document(), &model::ScenarioDocument::changed, this, &VictoryPage::follow);
    if (info().scoring)
        connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &VictoryPage::showSentences);
    m_tree->setCurrentIndex(m_model->index(0, 0));
    expandRows();
    showSentences();
}

/// Long lists of clauses that score are opened one by one.
void VictoryPage::expandRows() {
    if (!info().scoring)
        return m_tree->expandAll();
    const std::optional<model::ConditionPath> path = currentPath();
    if (!path)
        return m_tree->expandToDepth(0);
    m_tree->expand(m_tree->currentIndex());
    m_tree->expandRecursively(m_model->clauseIndex(path->clause));
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
        expandRows();
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
           (!m_model->isClause(m_tree->currentIndex()) || showsScore(path->clause));
}

bool VictoryPage::showsScore(std::size_t clause) const {
    const core::VictoryClause& now = (*scenario().victory)[clause];
    return m_score && m_score->clause().side == now.side && m_score->clause().points == now.points &&
           m_score->clause().name == now.name;
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
    const auto offer = [this](QMenu& menu, const core::ConditionSpec& condition, auto chosen) {
        QAction* action = menu.addAction(text(core::TextId{"items.kind." + condition.kind}));
        if (!condition.help.empty())
            action->setToolTip(text(condition.help));
        menu.setToolTipsVisible(true);
        connect(action, &QAction::triggered, this, chosen);
    };
    for (const core::ConditionSpec& condition : info().conditions) {
        const core::Condition sample = core::conditionOfKind(condition.kind, scenario(), info());
        offer(*kinds, condition, [this, kind = condition.kind] { addBranch(kind); });
        if (core::branchesOf(sample))
            offer(*groups, condition, [this, kind = condition.kind] { wrap(kind); });
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

core::Condition VictoryPage::fresh(const std::string& kind) {
    return core::conditionOfKind(kind, scenario(), info(),
                                 m_model->scorerAt(m_tree->currentIndex()).value_or(core::SideToken{}));
}

std::optional<core::VictoryClause> VictoryPage::askScore() {
    constexpr int usualPoints = 10;
    core::VictoryClause clause;
    clause.points = usualPoints;
    const std::vector<core::Side>& sides = *scenario().sides;
    clause.side = m_model->scorerAt(m_tree->currentIndex()).value_or(core::SideToken{});
    if (!core::findSide(scenario(), clause.side) && !sides.empty())
        clause.side = sides.front().token;
    ScoreDialog dialog(clause, scenario(), this);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.clause()) : std::nullopt;
}

void VictoryPage::addClause() {
    core::VictoryClause clause;
    const std::vector<core::ConditionSpec>& kinds = info().conditions;
    if (info().scoring) {
        const std::optional<core::VictoryClause> asked = askScore();
        if (!asked)
            return;
        clause = *asked;
    } else {
        clause.winner = scenario().seats->empty() ? core::SeatToken{} : scenario().seats->front().token;
    }
    const std::string kind = kinds.empty() ? "eliminated" : info().scoring ? kinds.front().kind : kinds.back().kind;
    clause.condition = core::conditionOfKind(kind, scenario(), info(), clause.side);
    model::Clauses clauses = *scenario().victory;
    clauses.push_back(std::move(clause));
    const std::size_t added = clauses.size() - 1;
    set(std::move(clauses), tr("Add a victory clause"));
    if (info().scoring)
        m_tree->setCurrentIndex(m_model->clauseIndex(added));
}

void VictoryPage::addBranch(const std::string& kind) {
    if (const std::optional<model::ConditionPath> path = currentPath())
        addBranchAt(*path, fresh(kind));
}

/// Beside what is there already where the node takes several; around it where it takes one or none.
void VictoryPage::addBranchAt(model::ConditionPath path, core::Condition branch) {
    const core::Condition* here = model::conditionAt(*scenario().victory, path);
    const core::Conditions* branches = here ? core::branchesOf(*here) : nullptr;
    if (branches && model::takesOneBranch(*here) && !branches->empty()) {
        path.branches.push_back(0);
        return addBranchAt(std::move(path), std::move(branch));
    }
    model::Clauses clauses = *scenario().victory;
    if (!branches)
        clauses = model::wrapped(std::move(clauses), path, core::Condition{core::AllOf{}});
    set(model::branched(std::move(clauses), path, static_cast<std::size_t>(-1), std::move(branch)),
        tr("Add a condition"));
}

void VictoryPage::wrap(const std::string& kind) {
    const std::optional<model::ConditionPath> path = currentPath();
    if (!path)
        return;
    core::Condition around = fresh(kind);
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

/// Of a list that scores, what is chosen: the whole would fill the page.
bool VictoryPage::isInWords(std::size_t clause) const {
    if (!info().scoring)
        return true;
    if (const std::optional<model::ConditionPath> path = currentPath())
        return path->clause == clause;
    const std::vector<std::size_t> below = m_model->clausesBelow(m_tree->currentIndex());
    return std::find(below.begin(), below.end(), clause) != below.end();
}

void VictoryPage::showSentences() {
    const model::Clauses& clauses = *scenario().victory;
    QStringList sentences;
    for (std::size_t i = 0; i < clauses.size(); ++i)
        if (isInWords(i))
            sentences << QString::fromStdString(core::sentenceOf(clauses[i], scenario(), info()));
    const QString nothing =
        info().scoring ? tr("Choose a side or a clause.") : tr("Nobody can win yet. Add a clause to begin.");
    m_sentences->setText(sentences.isEmpty() ? nothing : sentences.join(QStringLiteral("\n")));
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
    if (!path || !model::conditionAt(*scenario().victory, *path))
        return m_form->addStretch(1);
    if (m_model->isClause(m_tree->currentIndex()))
        m_form->addWidget(clauseForm(path->clause));
    m_form->addWidget(conditionForm(*path));
    m_shown = path;
    m_form->addStretch(1);
}

QWidget* VictoryPage::clauseForm(std::size_t clause) {
    const auto enter = [this, clause](const core::VictoryClause& entered) {
        model::Clauses clauses = *scenario().victory;
        if (clause >= clauses.size())
            return;
        core::Condition condition = std::move(clauses[clause].condition); // its own form enters that
        clauses[clause] = entered;
        clauses[clause].condition = std::move(condition);
        const bool moves = m_model->scorerAt(m_tree->currentIndex()).value_or(entered.side) != entered.side;
        set(std::move(clauses), tr("Change a victory clause"));
        if (moves)
            m_tree->setCurrentIndex(m_model->clauseIndex(clause));
    };
    if (info().scoring) {
        const core::VictoryClause& shown = (*scenario().victory)[clause];
        auto* form = new ScoreForm(shown, scenario(), this);
        form->addNote(originLabel(info(), OriginOf::Clause, shown.name));
        connect(form, &ScoreForm::entered, this, enter);
        m_score = form;
        return form;
    }
    auto* form = new ClauseForm((*scenario().victory)[clause], document(), this);
    connect(form, &ClauseForm::entered, this, enter);
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
    m_tree->setCurrentIndex(m_model->clauseIndex(pointer.section(QLatin1Char('/'), 2, 2).toUInt()));
    m_tree->setFocus();
}

} // namespace orontes::editor
