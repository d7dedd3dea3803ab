// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/command_palette.h"

#include <QAction>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace orontes::app {

namespace {

constexpr int keysRole = Qt::UserRole + 1;

const QMenu* menuWith(const QAction& action) {
    const QMenu* found = nullptr;
    for (QObject* object : action.associatedObjects()) {
        if (qobject_cast<const QMenuBar*>(object))
            return nullptr; // it heads a menu of the bar
        if (const auto* menu = qobject_cast<const QMenu*>(object))
            found = menu;
    }
    return found;
}

/// A row with the keys at its right edge.
class CommandDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        painter->save();
        painter->setPen(option.palette.color(QPalette::PlaceholderText));
        painter->drawText(option.rect.adjusted(0, 0, -12, 0), Qt::AlignRight | Qt::AlignVCenter,
                          index.data(keysRole).toString());
        painter->restore();
    }
};

QString plain(QString text) {
    return text.remove(QLatin1Char('&'));
}

/// "Theme › Dark": the submenus that lead to it, without the menu of the bar.
QString plainText(const QAction& action) {
    QString text = plain(action.text());
    const QMenu* menu = menuWith(action);
    while (menu && menuWith(*menu->menuAction())) {
        text = plain(menu->title()) + QStringLiteral(" \u203a ") + text;
        menu = menuWith(*menu->menuAction());
    }
    return text;
}

int wordRank(const QString& text, const QString& word) {
    const qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive);
    if (at < 0)
        return -1;
    const bool startsWord = at == 0 || !text.at(at - 1).isLetterOrNumber();
    return at == 0 ? 0 : startsWord ? 1 : 2;
}

} // namespace

int matchRank(const QString& text, const QString& typed) {
    int rank = 0;
    for (const QString& word : typed.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const int one = wordRank(text, word);
        if (one < 0)
            return -1;
        rank += one;
    }
    return rank;
}

CommandPalette::CommandPalette(const QList<QAction*>& commands, QWidget* parent)
    : QDialog(parent, Qt::Dialog | Qt::FramelessWindowHint),
      m_commands(commands),
      m_letters(new QLineEdit(this)),
      m_list(new QListWidget(this)) {
    setWindowTitle(tr("Commands"));
    m_letters->setPlaceholderText(tr("Type a command"));
    m_letters->setAccessibleName(tr("Command"));
    m_letters->setClearButtonEnabled(true);
    m_letters->installEventFilter(this);
    m_list->setAccessibleName(tr("Matching commands"));
    m_list->setUniformItemSizes(true);
    m_list->setItemDelegate(new CommandDelegate(m_list));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addWidget(m_letters);
    column->addWidget(m_list);
    resize(520, 400);
    connect(m_letters, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_letters, &QLineEdit::returnPressed, this, &QDialog::accept);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    filter({});
}

QAction* CommandPalette::chosen() const {
    const QListWidgetItem* item = m_list->currentItem();
    return item ? m_commands.at(item->data(Qt::UserRole).toInt()) : nullptr;
}

void CommandPalette::filter(const QString& letters) {
    struct Match {
        int rank;
        int index;
    };
    QList<Match> matches;
    for (int i = 0; i < m_commands.size(); ++i)
        if (const int rank = matchRank(plainText(*m_commands.at(i)), letters); rank >= 0)
            matches.append({rank, i});
    std::stable_sort(matches.begin(), matches.end(), [](const Match& a, const Match& b) { return a.rank < b.rank; });
    m_list->clear();
    for (const Match& match : matches) {
        const QAction& action = *m_commands.at(match.index);
        const QString keys = action.shortcut().toString(QKeySequence::NativeText);
        auto* item = new QListWidgetItem(plainText(action), m_list);
        item->setData(Qt::UserRole, match.index);
        item->setData(keysRole, keys);
        item->setData(Qt::AccessibleDescriptionRole, keys);
    }
    m_list->setCurrentRow(0);
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_letters && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const int step = key->key() == Qt::Key_Down ? 1 : key->key() == Qt::Key_Up ? -1 : 0;
        if (step != 0) {
            m_list->setCurrentRow(std::clamp(m_list->currentRow() + step, 0, std::max(0, m_list->count() - 1)));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace orontes::app
