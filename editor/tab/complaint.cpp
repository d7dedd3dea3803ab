// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tab/complaint.h"

#include <QGridLayout>
#include <QMessageBox>
#include <QObject>
#include <QPushButton>
#include <QStringList>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int mostShown = 6;
constexpr int readable = 520; ///< pixels of a line

/// A box alone is as narrow as its heading.
void widen(QMessageBox& box) {
    if (auto* grid = qobject_cast<QGridLayout*>(box.layout()))
        grid->addItem(new QSpacerItem(readable, 0), grid->rowCount(), 0, 1, grid->columnCount());
}

QString written(const core::TablePlace& place) {
    if (const auto* space = std::get_if<core::SpaceLabel>(&place))
        return QString::fromStdString(space->value);
    if (const auto* edge = std::get_if<core::EdgePlace>(&place))
        return QString::fromStdString(edge->first.value + "–" + edge->second.value);
    return {};
}

} // namespace

QString sentence(const core::Diagnostic& problem, const core::Catalogue& texts) {
    return QString::fromStdString(texts.render(problem.text()));
}

QString whereabouts(const core::Place& place) {
    QStringList parts;
    if (!place.file.empty())
        parts << QString::fromStdString(place.file);
    if (place.line > 0)
        parts << QObject::tr("line %1, column %2").arg(place.line).arg(std::max(place.column, 1));
    if (!place.pointer.empty())
        parts << QString::fromStdString(place.pointer);
    if (const QString table = written(place.table); !table.isEmpty())
        parts << table;
    return parts.join(QStringLiteral(" · "));
}

void complain(QWidget* parent, const QString& heading, const core::Findings& problems, const core::Catalogue& texts) {
    QStringList lines;
    for (const core::Diagnostic& problem : problems) {
        if (lines.size() == mostShown) {
            lines << QObject::tr("… and %1 more").arg(static_cast<int>(problems.size()) - mostShown);
            break;
        }
        const QString where = whereabouts(problem.where);
        lines << sentence(problem, texts) + (where.isEmpty() ? QString() : QStringLiteral("\n") + where);
    }
    QMessageBox box(QMessageBox::NoIcon, heading, heading, QMessageBox::Close, parent);
    box.setInformativeText(lines.join(QStringLiteral("\n\n")));
    widen(box);
    box.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box.exec();
}

void complain(QWidget* parent, const QString& heading, const core::Diagnostic& problem, const core::Catalogue& texts) {
    complain(parent, heading, core::Findings{problem}, texts);
}

bool mayReplace(QWidget* parent, const QString& heading, const core::Diagnostic& problem,
                const core::Catalogue& texts) {
    QMessageBox box(QMessageBox::NoIcon, heading, heading, QMessageBox::Cancel, parent);
    box.setInformativeText(sentence(problem, texts));
    const QPushButton* replace = box.addButton(QObject::tr("Replace it"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    widen(box);
    box.exec();
    return box.clickedButton() == static_cast<const QAbstractButton*>(replace);
}

} // namespace orontes::editor
