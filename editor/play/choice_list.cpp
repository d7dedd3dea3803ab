// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/choice_list.h"

#include "editor/paint/face_icon.h"
#include "editor/theme/style.h"

#include <QEvent>
#include <QGridLayout>
#include <QListWidget>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int faceSide = 46;
constexpr std::size_t fewChoices = 6; ///< so many are listed at once, without asking for the counter first
constexpr int aroundLines = 12;
constexpr int narrowButton = 28;
constexpr int shortLabel = 2; ///< letters of a label that needs no row of its own, like the face of a die

const core::CounterFace* faceIn(const core::View& view, core::CounterId counter) {
    for (const core::ViewCounter& seen : view.counters)
        if (seen.counter == counter)
            return &seen.face;
    return nullptr;
}

/// A row of two lines is told from the next.
class ChoiceDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        const bool isTall = size.height() > faceSide || size.height() >= 2 * option.fontMetrics.height();
        return isTall && index.data(Qt::DecorationRole).isNull() ? size + QSize(0, aroundLines) : size;
    }
};

} // namespace

ChoiceList::ChoiceList(const core::Catalogue& texts, QWidget* parent)
    : QWidget(parent), m_texts(texts), m_list(new QListWidget(this)), m_buttons(new QGridLayout) {
    m_list->setAccessibleName(tr("What may be done"));
    m_list->setWordWrap(true);
    m_list->setItemDelegate(new ChoiceDelegate(m_list));
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
    const std::vector<core::Choice> all = picker.listFor(std::nullopt);
    const bool several = picker.counters().size() > 1 && all.size() > fewChoices;
    if (several && !counter)
        addCounters(view, picker);
    else
        addChoices(picker.listFor(counter), several);
    m_list->setVisible(m_list->count() > 0); // not hidden in between: it would lose the keyboard
    addButtons(picker.buttons());
}

void ChoiceList::showThese(const std::vector<core::Choice>& choices) {
    clear();
    addChoices(choices, true);
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

void ChoiceList::addRow(Row row, const QString& words, const core::CounterFace* face) {
    m_rows.push_back(std::move(row));
    auto* item = new QListWidgetItem(words, m_list);
    if (face)
        item->setIcon(faceIcon(*face, FaceRoom::Markers));
}

void ChoiceList::addCounters(const core::View& view, const ChoicePicker& picker) {
    for (const core::CounterId counter : picker.counters()) {
        const core::CounterFace* face = faceIn(view, counter);
        addRow(counter, face ? QString::fromStdString(face->caption) : QString(), face);
    }
    for (const core::Choice& choice : picker.listFor(std::nullopt))
        if (!choice.counter)
            addRow(choice, QString::fromStdString(m_texts.render(choice.label)), nullptr);
}

void ChoiceList::addChoices(const std::vector<core::Choice>& choices, bool afterAll) {
    if (afterAll)
        addRow(AllCounters{}, tr("‹ All counters"), nullptr);
    for (const core::Choice& choice : choices)
        addRow(choice, QString::fromStdString(m_texts.render(choice.label)), nullptr);
}

void ChoiceList::addButtons(const std::vector<core::Choice>& choices) {
    std::vector<QString> labels;
    for (const core::Choice& choice : choices)
        labels.push_back(QString::fromStdString(m_texts.render(choice.label)));
    const bool across =
        std::all_of(labels.begin(), labels.end(), [](const QString& label) { return label.size() <= shortLabel; });
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
    if (const auto* choice = std::get_if<core::Choice>(&row))
        emit chosen(choice->action);
    else if (const auto* counter = std::get_if<core::CounterId>(&row))
        emit counterChosen(*counter);
    else
        emit counterChosen(std::nullopt);
    if (m_list->hasFocus() && m_list->count() > 0)
        m_list->setCurrentRow(0);
}

void ChoiceList::point() {
    const int at = m_list->currentRow();
    if (at >= 0 && static_cast<std::size_t>(at) < m_rows.size() && m_list->hasFocus())
        if (const auto* choice = std::get_if<core::Choice>(&m_rows[static_cast<std::size_t>(at)]))
            emit pointedAt(*choice);
}

} // namespace orontes::editor
