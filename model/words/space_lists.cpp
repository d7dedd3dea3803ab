// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/space_lists.h"

#include <QStringList>

namespace orontes::model {

core::TextList spaceLabelsIn(const QString& text) {
    core::TextList labels;
    QString spaced = text;
    for (const QChar separator : {QLatin1Char(','), QLatin1Char(';')})
        spaced.replace(separator, QLatin1Char(' '));
    for (const QString& label : spaced.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        labels.push_back(label.trimmed().toStdString());
    return labels;
}

core::TextList spaceLabelsIn(const QString& text, const core::Board& board) {
    core::TextList labels;
    QString parted = text;
    parted.replace(QLatin1Char(';'), QLatin1Char(','));
    for (const QString& part : parted.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const std::string whole = part.simplified().toStdString();
        const core::TextList pieces =
            core::findSpace(board, core::SpaceLabel{whole}) ? core::TextList{whole} : spaceLabelsIn(part);
        labels.insert(labels.end(), pieces.begin(), pieces.end());
    }
    return labels;
}

QString joined(const core::TextList& labels) {
    QStringList texts;
    for (const std::string& label : labels)
        texts << QString::fromStdString(label);
    return texts.join(QStringLiteral(", "));
}

} // namespace orontes::model
