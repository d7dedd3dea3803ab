// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/problems_panel.h"

#include "editor/controls/empty_state.h"
#include "editor/controls/rule_delegate.h"
#include "editor/controls/tables.h"
#include "editor/problems/severity_delegate.h"
#include "editor/tab/complaint.h"
#include "editor/theme/icons.h"
#include "editor/theme/style.h"
#include "model/items/findings_model.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

QPushButton* quietButton(IconId id, const QString& text, QWidget* parent) {
    auto* button = new QPushButton(icon(id), text, parent);
    setButtonLook(*button, ButtonLook::Quiet);
    return button;
}

} // namespace

ProblemsPanel::ProblemsPanel(ScenarioContext& context, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_findings(new model::FindingsModel(context.document, this)),
      m_table(new QTableView(this)),
      m_nothing(new EmptyState(IconId::Check, tr("No problems. The rules have nothing to say against this scenario."),
                               {}, this)),
      m_goTo(quietButton(IconId::Arrow, tr("Go to"), this)),
      m_fix(quietButton(IconId::Fix, tr("Fix"), this)),
      m_waive(quietButton(IconId::Waive, tr("Waive…"), this)),
      m_rule(quietButton(IconId::Book, tr("Rule"), this)) {
    setUpTable(*m_table, QT_TR_NOOP("Problems"));
    m_table->setModel(m_findings);
    m_table->setItemDelegateForColumn(model::FindingsModel::Severity, new SeverityDelegate(this));
    m_table->setItemDelegateForColumn(model::FindingsModel::Rule, new RuleDelegate(this));
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(model::FindingsModel::Sentence, QHeaderView::Stretch);
    m_table->setColumnWidth(model::FindingsModel::Severity, 104);
    m_table->setColumnWidth(model::FindingsModel::Rule, 104);
    m_table->setColumnWidth(model::FindingsModel::Place, 200);
    m_table->setColumnWidth(model::FindingsModel::Reason, 160);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    auto* buttons = new QHBoxLayout;
    buildRow(buttons);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(buttons);
    column->addWidget(m_table, 1);
    column->addWidget(m_nothing, 1);
    connect(m_table, &QTableView::activated, this, &ProblemsPanel::goToCurrent);
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& cell) {
        if (cell.column() == model::FindingsModel::Rule)
            openRule();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ProblemsPanel::showCurrent);
    connect(&context.document, &model::ScenarioDocument::findingsChanged, this, &ProblemsPanel::showCounts);
    showCounts();
    showCurrent();
}

void ProblemsPanel::buildRow(QHBoxLayout* row) {
    row->setContentsMargins(12, 4, 12, 4);
    row->setSpacing(4);
    for (QPushButton* button : {m_goTo, m_fix, m_waive, m_rule})
        row->addWidget(button);
    row->addStretch(1);
    connect(m_goTo, &QPushButton::clicked, this, &ProblemsPanel::goToCurrent);
    connect(m_fix, &QPushButton::clicked, this, &ProblemsPanel::mendCurrent);
    connect(m_waive, &QPushButton::clicked, this, &ProblemsPanel::waiveCurrent);
    connect(m_rule, &QPushButton::clicked, this, &ProblemsPanel::openRule);
}

int ProblemsPanel::noteCount() const {
    return m_findings->countOf(core::Severity::Note);
}

int ProblemsPanel::problemCount() const {
    return m_findings->countOf(core::Severity::Error) + m_findings->countOf(core::Severity::Warning);
}

void ProblemsPanel::takeFocus() {
    if (currentRow() < 0)
        m_table->selectRow(0);
    m_table->setFocus(Qt::ShortcutFocusReason);
}

int ProblemsPanel::currentRow() const {
    return m_table->currentIndex().row();
}

void ProblemsPanel::showCounts() {
    const bool any = m_findings->rowCount() > 0;
    m_table->setVisible(any);
    m_nothing->setVisible(!any);
    m_table->setColumnHidden(model::FindingsModel::Reason, m_context.document.waived().empty());
    showCurrent();
    emit countChanged();
}

void ProblemsPanel::showCurrent() {
    const model::FindingRow* row = m_findings->findingAt(currentRow());
    m_goTo->setEnabled(row);
    m_fix->setEnabled(row && !row->waived && !row->finding.fixes.empty());
    m_waive->setEnabled(row);
    m_waive->setText(row && row->waived ? tr("Take back waiver") : tr("Waive…"));
    m_rule->setEnabled(row && !row->finding.rule.reference.empty());
}

void ProblemsPanel::goToCurrent() {
    if (const model::FindingRow* row = m_findings->findingAt(currentRow()))
        m_context.goTo(row->finding.where);
}

void ProblemsPanel::openRule() {
    if (const model::FindingRow* row = m_findings->findingAt(currentRow()))
        m_context.openRule(row->finding.rule);
}

void ProblemsPanel::mendCurrent() {
    const model::FindingRow* row = m_findings->findingAt(currentRow());
    if (!row || row->finding.fixes.empty())
        return;
    std::size_t chosen = 0;
    if (row->finding.fixes.size() > 1) {
        QMenu menu(this);
        for (std::size_t i = 0; i < row->finding.fixes.size(); ++i)
            menu.addAction(QString::fromStdString(m_context.document.texts().render(row->finding.fixes[i].title)))
                ->setData(static_cast<int>(i));
        const QAction* action = menu.exec(m_fix->mapToGlobal(QPoint(0, m_fix->height())));
        if (!action)
            return;
        chosen = static_cast<std::size_t>(action->data().toInt());
    }
    if (const core::Result<void> mended = m_findings->mend(currentRow(), chosen); !mended)
        complain(this, tr("The fix was not made"), mended.error(), m_context.document.texts());
}

void ProblemsPanel::waiveCurrent() {
    const model::FindingRow* row = m_findings->findingAt(currentRow());
    if (!row)
        return;
    core::Result<void> done;
    if (row->waived) {
        done = m_findings->takeBackWaiver(currentRow());
    } else {
        bool given = false;
        const QString reason = QInputDialog::getText(this, tr("Waive this problem"), tr("Why it may stay:"),
                                                     QLineEdit::Normal, {}, &given);
        if (!given || reason.trimmed().isEmpty())
            return;
        done = m_findings->waive(currentRow(), reason.trimmed().toStdString());
    }
    if (!done)
        complain(this, tr("The waiver was not changed"), done.error(), m_context.document.texts());
}

} // namespace orontes::editor
