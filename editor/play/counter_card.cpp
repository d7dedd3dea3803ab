// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/counter_card.h"

#include "editor/controls/divider.h"
#include "editor/controls/field_row.h"
#include "editor/controls/rule_link.h"
#include "editor/inspector/face_label.h"
#include "editor/theme/fonts.h"
#include "editor/theme/style.h"
#include "model/words/value_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

constexpr int cardLabelWidth = 84;
constexpr int cardFaceSide = 84;

bool isState(const core::FieldSpec& field) {
    return field.section.value == "state";
}

TextLook lookOf(CounterStanding::May may) {
    switch (may) {
    case CounterStanding::May::Act:
    case CounterStanding::May::BeAimedAt:
        return TextLook::Fine;
    case CounterStanding::May::Nothing:
        return TextLook::Error;
    case CounterStanding::May::Wait:
        break;
    }
    return TextLook::Secondary;
}

/// Nothing worth a line: no strength, no mark, no text.
bool isBlank(const core::Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return *number == 0;
    if (const auto* flag = std::get_if<bool>(&value))
        return !*flag;
    if (const auto* text = std::get_if<std::string>(&value))
        return text->empty();
    return value == core::Value{};
}

} // namespace

CounterCard::CounterCard(const model::GameSession& session, QWidget* parent) : QWidget(parent), m_session(session) {
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long word does not push the map aside
    setAreaLook(*this, AreaLook::Panel);
    setAccessibleName(tr("Counter"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    hide();
}

void CounterCard::clear() {
    if (m_page) {
        m_page->hide(); // one that was clicked in may still be at work
        m_page->deleteLater();
        m_page = nullptr;
    }
    hide();
}

void CounterCard::show(const core::ViewCounter& counter, const CounterStanding& standing) {
    clear();
    m_page = new QWidget(this);
    auto* column = new QVBoxLayout(m_page);
    column->setContentsMargins(16, 16, 16, 12);
    column->setSpacing(4);
    column->addWidget(head(counter));
    column->addSpacing(4);
    addValues(counter);
    addStanding(standing);
    layout()->addWidget(m_page);
    m_page->show();
    setVisible(true);
}

QString CounterCard::whereabouts(const core::ViewCounter& seen) const {
    QStringList words;
    const core::Counter* counter = core::findCounter(m_session.scenario(), seen.counter);
    if (const core::Side* side = counter ? core::findSide(m_session.scenario(), counter->side) : nullptr)
        words << QString::fromStdString(side->name);
    if (seen.space)
        words << QString::fromStdString(core::labelOf(*m_session.scenario().board, *seen.space).value);
    else if (!seen.box.id.empty())
        words << QString::fromStdString(m_session.texts().render(seen.box));
    return words.join(QStringLiteral(" · "));
}

QWidget* CounterCard::head(const core::ViewCounter& counter) {
    auto* head = new QWidget(m_page);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    auto* words = new QVBoxLayout;
    auto* name = new QLabel(QString::fromStdString(counter.face.caption), head);
    name->setFont(titleFont(18));
    name->setWordWrap(true);
    auto* where = new QLabel(whereabouts(counter), head);
    setTextLook(*where, TextLook::Secondary);
    words->addWidget(name);
    words->addWidget(where);
    words->addStretch(1);
    row->addLayout(words, 1);
    auto* face = new FaceLabel(counter.face, cardFaceSide, head);
    face->setRoom(FaceRoom::Markers);
    row->addWidget(face, 0, Qt::AlignTop);
    return head;
}

void CounterCard::addValues(const core::ViewCounter& seen) {
    const core::Counter* counter = core::findCounter(m_session.scenario(), seen.counter);
    const core::CounterTypeSpec* type = counter ? core::findCounterType(m_session.info(), counter->type) : nullptr;
    if (!type)
        return;
    for (const core::FieldSpec& field : type->fields) {
        if (isState(field) || field.kind == core::FieldKind::Text)
            continue;
        if (const core::Value value = core::fieldValue(m_session.info(), *counter, field.id); !isBlank(value))
            addRow(field, value);
    }
    for (const auto& [id, value] : seen.state)
        if (const core::FieldSpec* field = core::findField(type->fields, id); field && !isBlank(value))
            addRow(*field, value);
}

void CounterCard::addRow(const core::FieldSpec& field, const core::Value& value) {
    const std::string said = model::wordsOf(field, value, m_session.scenario(), m_session.texts());
    if (said.empty()) // a list of nothing
        return;
    QLabel* words = figureLabel(QString::fromStdString(said));
    words->setWordWrap(true);
    auto* row = new FieldRow(QString::fromStdString(m_session.texts().render(field.label)), words,
                             QString::fromStdString(field.rule.reference), m_page);
    row->setLabelWidth(cardLabelWidth);
    connect(row, &FieldRow::ruleRequested, this, [this, rule = field.rule] { emit ruleRequested(rule); });
    m_page->layout()->addWidget(row);
}

void CounterCard::addStanding(const CounterStanding& standing) {
    auto* line = new QWidget(m_page);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 4, 0, 0);
    row->setSpacing(8);
    auto* words = new QLabel(standing.sentence, line);
    words->setWordWrap(true);
    words->setAccessibleName(tr("What can be done with it"));
    setTextLook(*words, lookOf(standing.may));
    auto* rule = new RuleLink(QString::fromStdString(standing.rule.reference), line);
    connect(rule, &RuleLink::ruleRequested, this, [this, cited = standing.rule] { emit ruleRequested(cited); });
    row->addWidget(words, 1);
    row->addWidget(rule, 0, Qt::AlignTop);
    m_page->layout()->addWidget(line);
}

} // namespace orontes::editor
