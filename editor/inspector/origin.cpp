// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/origin.h"

#include "editor/theme/style.h"

#include <QLabel>
#include <QObject>

namespace orontes::editor {

namespace {

const char* wordOf(OriginOf kind) {
    switch (kind) {
    case OriginOf::Clause:
        return "clause";
    case OriginOf::Space:
        return "space";
    case OriginOf::Side:
        return "side";
    }
    return "";
}

/// "Upper Egypt" as it stands in an id: "upper-egypt".
std::string idOf(const std::string& name) {
    return QString::fromStdString(name).toLower().replace(QLatin1Char(' '), QLatin1Char('-')).toStdString();
}

} // namespace

QString originWords(const core::RulesetInfo& info, OriginOf kind, const std::string& name) {
    const core::TextId id{info.id.value + ".origin." + wordOf(kind) + '.' + idOf(name)};
    return info.texts.contains(id) ? QString::fromStdString(info.texts.render(id)) : QString();
}

QLabel* originLabel(const core::RulesetInfo& info, OriginOf kind, const std::string& name) {
    const QString words = originWords(info, kind, name);
    if (words.isEmpty())
        return nullptr;
    auto* label = new QLabel(words);
    label->setWordWrap(true);
    label->setAccessibleName(QObject::tr("Where the game has it from"));
    setTextLook(*label, TextLook::Secondary);
    return label;
}

} // namespace orontes::editor
