// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/forces/leaders_page.h"

#include "editor/controls/card.h"
#include "editor/controls/empty_state.h"
#include "editor/controls/field_row.h"
#include "editor/controls/panel_title.h"
#include "editor/controls/scrolled_column.h"
#include "editor/inspector/face_label.h"
#include "editor/inspector/field_editor.h"
#include "editor/theme/style.h"

#include <QTimer>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

constexpr const char* leaderSection = "leader";

/// Section ids end with the section's own name: "section.leader".
bool isLeaderField(const core::FieldSpec& field) {
    const std::string& id = field.section.value;
    return id == leaderSection || id.ends_with(std::string(".") + leaderSection);
}

std::vector<core::FieldSpec> leaderFields(const core::CounterTypeSpec& type) {
    std::vector<core::FieldSpec> fields;
    for (const core::FieldSpec& field : type.fields)
        if (type.leader || isLeaderField(field))
            fields.push_back(field);
    return fields;
}

/// A counter carries a leader when one of the fields differs from its default of nothing.
bool carriesLeader(const core::RulesetInfo& info, const core::Counter& counter,
                   const std::vector<core::FieldSpec>& fields) {
    for (const core::FieldSpec& field : fields) {
        const core::Value value = core::fieldValue(info, counter, field.id);
        const auto* text = std::get_if<std::string>(&value);
        const auto* number = std::get_if<std::int64_t>(&value);
        const auto* flag = std::get_if<bool>(&value);
        if ((text && !text->empty()) || (number && *number != 0) || (flag && *flag))
            return true;
    }
    return false;
}

} // namespace

LeadersPage::LeadersPage(ScenarioContext& context, QWidget* parent)
    : ScenarioPage(context, parent),
      m_cards(new QVBoxLayout),
      m_nobody(new EmptyState(
          IconId::Leaders, tr("Nobody leads yet. Select a counter and give it a leader in the inspector."), {}, this)) {
    QVBoxLayout* column = scrolledColumn(this, tr("Leaders"), tr("Who leads, with what they bring"));
    m_cards->setSpacing(16);
    column->addLayout(m_cards);
    column->addWidget(m_nobody);
    column->addStretch(1);
    connect(&document(), &model::ScenarioDocument::changed, this, [this] {
        if (m_due)
            return;
        m_due = true;
        QTimer::singleShot(0, this, &LeadersPage::showLeaders);
    });
    showLeaders();
}

void LeadersPage::showLeaders() {
    m_due = false;
    while (QLayoutItem* item = m_cards->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (const core::Counter& counter : *scenario().counters) {
        const core::CounterTypeSpec* type = core::findCounterType(info(), counter.type);
        const std::vector<core::FieldSpec> fields = type ? leaderFields(*type) : std::vector<core::FieldSpec>{};
        if (type && (type->leader || carriesLeader(info(), counter, fields)))
            m_cards->addWidget(cardOf(counter, fields));
    }
    m_nobody->setVisible(m_cards->count() == 0);
}

QWidget* LeadersPage::cardOf(const core::Counter& counter, const std::vector<core::FieldSpec>& fields) {
    auto* card = new Card(this);
    card->setMaximumWidth(640);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    const core::Side* side = core::findSide(scenario(), counter.side);
    auto* head = new PanelTitle(QString::fromStdString(counter.name),
                                side ? QString::fromStdString(side->name) : QString(), card);
    head->addTrailing(new FaceLabel(core::faceOf(info(), scenario(), counter, core::FaceSide::Front), 56, card));
    column->addWidget(head);
    for (const core::FieldSpec& field : fields) {
        auto* editor = new FieldEditor(field, scenario(), document().texts(), card);
        editor->setValue(core::fieldValue(info(), counter, field.id));
        auto* row = new FieldRow(text(field.label), editor, QString::fromStdString(field.rule.reference), card);
        connect(row, &FieldRow::ruleRequested, this, [this, rule = field.rule] { context().openRule(rule); });
        connect(editor, &FieldEditor::valueEntered, this, [this, id = counter.id, field](const core::Value& value) {
            const core::Counter* now = core::findCounter(scenario(), id);
            if (!now)
                return;
            core::Counter changed = *now;
            if (value == field.defaultValue)
                changed.attributes.erase(field.id);
            else
                changed.attributes[field.id] = value;
            apply({core::ChangeCounter{std::move(changed)}});
        });
        column->addWidget(row);
    }
    return card;
}

void LeadersPage::reveal(const core::Place& place) {
    if (const auto* id = std::get_if<core::CounterId>(&place.table))
        context().selection.selectCounter(*id);
}

} // namespace orontes::editor
