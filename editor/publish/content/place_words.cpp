// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/content/place_words.h"

#include "editor/publish/content/words.h"
#include "editor/publish/layout/furniture.h"

#include <QStringList>

#include <algorithm>

namespace orontes::editor {

namespace {

const std::string arrivalSection = "arrival"; ///< of fields that say how a counter comes in

constexpr std::size_t fewSpaces = 8; ///< so few are listed, whatever region they make up

QString listed(const core::Board& board, std::vector<core::SpaceLabel> spaces) {
    QStringList names;
    for (const core::SpaceLabel& space : spaces)
        names << typeset(space.value);
    std::sort(spaces.begin(), spaces.end());
    for (const core::Region& region : *board.regions) {
        std::vector<core::SpaceLabel> own = region.spaces;
        std::sort(own.begin(), own.end());
        if (spaces.size() > fewSpaces && !region.name.empty() && own == spaces)
            return typeset(region.name);
    }
    return names.join(QStringLiteral(", "));
}

/// The place alone.
struct Spaces {
    const KitSource& kit;

    QString operator()(const core::AtSpace& at) const { return typeset(at.space.value); }
    QString operator()(const core::WithinSpaces& within) const { return listed(*kit.scenario.board, within.spaces); }
    QString operator()(const core::EntersAt& enters) const { return listed(*kit.scenario.board, enters.spaces); }
    QString operator()(const core::WithinRegion& within) const {
        const core::Region* const region = core::findRegion(*kit.scenario.board, within.region);
        return typeset(region != nullptr && !region->name.empty() ? region->name : within.region.value);
    }
    QString operator()(const core::OffMap&) const { return {}; }
    QString operator()(const core::Lost&) const { return {}; }
};

QStringList waysOf(const KitSource& kit, const core::Counter& counter) {
    QStringList ways;
    const core::CounterTypeSpec* const type = core::findCounterType(kit.info, counter.type);
    for (const core::FieldSpec& field : type != nullptr ? type->fields : std::vector<core::FieldSpec>{})
        if (field.section.value == arrivalSection && core::fieldValue(kit.info, counter, field.id) == core::Value{true})
            ways << wordsOf(kit, field.label);
    if (ways.isEmpty() && std::holds_alternative<core::EntersAt>(counter.setUp.place))
        ways << PrintWords::tr("Enters");
    return ways;
}

} // namespace

QString arrivalText(const KitSource& kit, const core::Counter& counter) {
    const QString spaces = std::visit(Spaces{kit}, counter.setUp.place);
    const QString ways = waysOf(kit, counter).join(QStringLiteral(", "));
    return ways.isEmpty() ? spaces : QStringLiteral("%1: %2").arg(ways, spaces);
}

QStringList regionsNamedIn(const KitSource& kit, const QString& text) {
    QStringList lines;
    for (const core::Region& region : *kit.scenario.board->regions) {
        const QString name = typeset(region.name);
        QStringList spaces;
        for (const core::SpaceLabel& space : region.spaces)
            spaces << typeset(space.value);
        if (!name.isEmpty() && text.contains(name))
            lines << QStringLiteral("%1: %2").arg(name, spaces.join(QStringLiteral(", ")));
    }
    return lines;
}

} // namespace orontes::editor
