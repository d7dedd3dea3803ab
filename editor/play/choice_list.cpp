// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/choice_list.h"

#include "editor/paint/face_icon.h"
#include "editor/play/choice_delegate.h"
#include "editor/theme/style.h"

#include <QEvent>
#include <QGridLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int faceSide = 46;
constexpr int groupSide = 34;         ///< of the face of several counters alike
constexpr std::size_t fewChoices = 6; ///< so many are listed at once, without asking for the counter first
constexpr std::size_t fewButtons = 6; ///< more are rows of the list
constexpr int narrowButton = 28;
constexpr int shortLabel = 2; ///< letters of a label that needs no row of its own, like the face of a die

QString times(std::size_t number) {
    return number > 1 ? QStringLiteral("×%1").arg(number) : QString();
}

/// Something is saved by heads and numbers: some row stands for several counters, or for all of a place.
bool isGrouped(const std::vector<model::ChoiceSection>& sections) {
    return std::any_of(sections.begin(), sections.end(), [](const model::ChoiceSection& section) {
        return (section.space && !section.rows.empty()) ||
               std::any_of(section.counters.begin(), section.counters.end(),
                           [](const model::CounterChoices& group) { return group.counters.size() > 1; });
    });
}

std::size_t rowsIn(const std::vector<model::ChoiceSection>& sections) {
    std::size_t rows = 0;
    for (const model::ChoiceSection& section : sections) {
        rows += section.rows.size();
        for (const model::CounterChoices& group : section.counters)
            rows += group.rows.size();
    }
    return rows;
}

std::size_t groupsIn(const std::vector<model::ChoiceSection>& sections) {
    std::size_t groups = 0;
    for (const model::ChoiceSection& section : sections)
        groups += section.counters.size();
    return groups;
}

bool areShort(const std::vector<QString>& labels) {
    return std::all_of(labels.begin(), labels.end(), [](const QString& label) { return label.size() <= shortLabel; });
}

} // namespace

ChoiceList::ChoiceList(const model::GameSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_list(new QListWidget(this)), m_buttons(new QGridLayout) {
    m_list->setAccessibleName(tr("What may be done"));
    m_list->setWordWrap(true);
    m_list->setItemDelegate(new ChoiceDelegate(faceSide, m_list));
    m_list->setIconSize(QSize(faceSide, faceSide));
    m_buttons->setSpacing(8);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_list, 1);
    column->addLayout(m_buttons);
    column->addStretch(0);
    connect(m_list, &QListWidget::itemActivated, this, &ChoiceList::choose);
    connect(m_list, &QListWidget::itemClicked, this, &ChoiceList::choose);
    m_list->viewport()->installEventFilter(this);
    connect(m_list, &QListWidget::currentRowChanged, this, &ChoiceList::point);
}

void ChoiceList::show(const core::View& view, const ChoicePicker& picker, std::optional<core::CounterId> counter) {
    clear();
    const std::vector<model::ChoiceSection> sections =
        model::sectionsOf(picker.listFor(std::nullopt), view, m_session.scenario(), m_session.texts());
    const bool grouped = isGrouped(sections);
    m_list->setIconSize(grouped ? QSize(groupSide, groupSide) : QSize(faceSide, faceSide));
    const bool several = groupsIn(sections) > 1 && rowsIn(sections) > fewChoices;
    if (counter && (several || grouped)) {
        addRow(AllCounters{}, tr("‹ All counters"));
        addFlat(picker.listFor(counter), view);
    } else if (several) {
        for (const model::ChoiceSection& section : sections) {
            if (grouped && !section.place.empty())
                addHead(QString::fromStdString(section.place));
            addSection(section, view);
        }
    } else
        addFlat(picker.listFor(counter), view);
    const std::vector<core::Choice> buttons = picker.buttons();
    if (buttons.size() > fewButtons)
        addFlat(buttons, view);
    m_list->setVisible(m_list->count() > 0); // not hidden in between: it would lose the keyboard
    addButtons(buttons.size() > fewButtons ? std::vector<core::Choice>{} : buttons);
}

void ChoiceList::showThese(const core::View& view, const std::vector<core::Choice>& choices) {
    clear();
    addRow(AllCounters{}, tr("‹ All counters"));
    addFlat(choices, view);
    m_list->show();
}

void ChoiceList::clear() {
    m_rows.clear();
    m_list->clear();
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
}

void ChoiceList::addRow(Row row, const QString& words, const core::CounterFace* face, const QString& aside) {
    m_rows.push_back(std::move(row));
    auto* item = new QListWidgetItem(words, m_list);
    if (face)
        item->setIcon(faceIcon(*face, FaceRoom::Markers));
    if (aside.isEmpty())
        return;
    item->setData(ChoiceDelegate::asideRole, aside);
    item->setData(Qt::AccessibleTextRole, tr("%1, %2").arg(words, aside));
}

void ChoiceList::addHead(const QString& words) {
    addRow(Head{}, words);
    QListWidgetItem* item = m_list->item(m_list->count() - 1);
    item->setData(ChoiceDelegate::headRole, true);
    item->setFlags(Qt::NoItemFlags);
}

/// What it costs or needs, and for how many it can be done.
void ChoiceList::addChoices(const std::vector<model::SameChoices>& choices) {
    for (const model::SameChoices& same : choices) {
        const QString figure = QString::fromStdString(same.choices.front().figure);
        addRow(same.choices.front(), QString::fromStdString(same.words), nullptr,
               figure.isEmpty() ? times(same.choices.size()) : figure);
    }
}

/// A group with one thing to do does it at once.
void ChoiceList::addSection(const model::ChoiceSection& section, const core::View& view) {
    for (const model::CounterChoices& group : section.counters) {
        const core::CounterFace* face = faceIn(view, group.counters.front());
        const model::SameChoices& only = group.rows.front();
        const QString aside = times(group.counters.size());
        if (group.counters.size() > 1 && group.rows.size() == 1 && !only.choices.front().space)
            addRow(only.choices.front(), QString::fromStdString(only.words), face, aside);
        else
            addRow(group.counters.front(), QString::fromStdString(group.words), face, aside);
    }
    addChoices(section.rows);
}

void ChoiceList::addFlat(const std::vector<core::Choice>& choices, const core::View& view) {
    const std::vector<model::ChoiceSection> sections =
        model::sectionsOf(choices, view, m_session.scenario(), m_session.texts());
    const bool headed = isGrouped(sections) && sections.size() > 1;
    for (const model::ChoiceSection& section : sections) {
        if (headed && !section.place.empty())
            addHead(QString::fromStdString(section.place));
        for (const model::CounterChoices& group : section.counters)
            addChoices(group.rows);
        addChoices(section.rows);
    }
}

QString ChoiceList::wordsOf(const core::Choice& choice) const {
    return QString::fromStdString(m_session.texts().render(choice.label));
}

void ChoiceList::addButtons(const std::vector<core::Choice>& choices) {
    std::vector<QString> labels;
    for (const core::Choice& choice : choices)
        labels.push_back(wordsOf(choice));
    const bool across = areShort(labels);
    for (std::size_t i = 0; i < choices.size(); ++i) {
        auto* button = new QPushButton(labels[i], this);
        setButtonLook(*button, i == 0 && !across ? ButtonLook::Primary : ButtonLook::Secondary);
        if (across) { // six dice fit beside each other in a narrow column
            button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
            button->setMinimumWidth(narrowButton);
        }
        connect(button, &QPushButton::clicked, this,
                [this, action = choices[i].action] { emit chosen(core::Action(action)); });
        m_buttons->addWidget(button, across ? 0 : static_cast<int>(i), across ? static_cast<int>(i) : 0);
        button->show();
    }
    layout()->activate(); // at once: until then they would lie over the list, under the pointer
}

/// The second half of a double click: the first has chosen and filled the list anew, and means nothing in it.
bool ChoiceList::eventFilter(QObject* watched, QEvent* event) {
    return event->type() == QEvent::MouseButtonDblClick || QWidget::eventFilter(watched, event);
}

void ChoiceList::choose() {
    const int at = m_list->currentRow();
    if (at < 0 || static_cast<std::size_t>(at) >= m_rows.size())
        return;
    const Row row = m_rows[static_cast<std::size_t>(at)]; // what is chosen may fill the list anew
    if (std::holds_alternative<Head>(row))
        return;
    if (const auto* choice = std::get_if<core::Choice>(&row))
        emit chosen(choice->action);
    else if (const auto* counter = std::get_if<core::CounterId>(&row))
        emit counterChosen(*counter);
    else
        emit counterChosen(std::nullopt);
    const bool goesOn = std::holds_alternative<core::Choice>(row); // often with the next of the same rows
    if (m_list->hasFocus() && m_list->count() > 0)
        m_list->setCurrentRow(rowFrom(goesOn ? at : 0));
}

/// The first from there on that is no head, or else the last.
int ChoiceList::rowFrom(int at) const {
    const auto isRow = [](const Row& row) { return !std::holds_alternative<Head>(row); };
    const auto found =
        std::find_if(m_rows.begin() + std::min<std::ptrdiff_t>(at, std::ssize(m_rows)), m_rows.end(), isRow);
    if (found != m_rows.end())
        return static_cast<int>(found - m_rows.begin());
    return static_cast<int>(m_rows.rend() - std::find_if(m_rows.rbegin(), m_rows.rend(), isRow)) - 1;
}

void ChoiceList::point() {
    const int at = m_list->currentRow();
    if (at >= 0 && static_cast<std::size_t>(at) < m_rows.size() && m_list->hasFocus())
        if (const auto* choice = std::get_if<core::Choice>(&m_rows[static_cast<std::size_t>(at)]))
            emit pointedAt(*choice);
}

} // namespace orontes::editor
