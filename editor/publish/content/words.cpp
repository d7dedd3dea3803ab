// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/content/words.h"

#include "editor/publish/layout/furniture.h"

#include <QRegularExpression>
#include <QStringList>

namespace orontes::editor {

namespace {

constexpr QChar minus(u'\u2212');

QString joined(const core::TextList& list) {
    QStringList parts;
    for (const std::string& one : list)
        parts << typeset(one);
    return parts.join(QStringLiteral(", "));
}

QString joined(const std::vector<core::SpaceLabel>& spaces) {
    core::TextList list;
    for (const core::SpaceLabel& space : spaces)
        list.push_back(space.value);
    return joined(list);
}

QString choiceText(const KitSource& kit, const core::FieldSpec& field, const std::string& token) {
    for (const core::FieldChoice& choice : field.choices)
        if (choice.token == token)
            return wordsOf(kit, choice.label);
    return typeset(token);
}

QString textOf(const KitSource& kit, const core::FieldSpec& field, const std::string& text) {
    if (field.kind == core::FieldKind::Choice)
        return choiceText(kit, field, text);
    if (field.kind == core::FieldKind::Seat)
        if (const core::Seat* const seat = core::findSeat(kit.scenario, core::SeatToken{text}))
            return typeset(seat->name);
    return typeset(text);
}

/// Says in words where a counter is set up.
struct PlaceWords {
    const core::Board& board;

    QString operator()(const core::AtSpace& at) const { return typeset(at.space.value); }
    QString operator()(const core::WithinSpaces& within) const { return joined(within.spaces); }
    QString operator()(const core::EntersAt& enters) const {
        return PrintWords::tr("enters at %1").arg(joined(enters.spaces));
    }
    QString operator()(const core::WithinRegion& within) const {
        const core::Region* const region = core::findRegion(board, within.region);
        return typeset(region != nullptr && !region->name.empty() ? region->name : within.region.value);
    }
    QString operator()(const core::OffMap&) const { return {}; }
    QString operator()(const core::Lost&) const { return PrintWords::tr("lost before the battle"); }
};

} // namespace

QString typeset(const QString& text) {
    static const QRegularExpression sign(QStringLiteral("(^|[\\s(,:])-(?=\\d)"));
    static const QRegularExpression range(QStringLiteral("(?<=\\d) ?- ?(?=\\d)"));
    static const QRegularExpression apostrophe(QStringLiteral("(?<=\\w)'"));
    static const QRegularExpression quote(QStringLiteral("'(?=\\w)"));
    QString set = text;
    set.replace(sign, QStringLiteral("\\1\u2212"));
    set.replace(range, QStringLiteral("\u2013"));
    set.replace(apostrophe, QStringLiteral("\u2019"));
    set.replace(quote, QStringLiteral("\u2018"));
    return set;
}

QString typeset(const std::string& text) {
    return typeset(QString::fromStdString(text));
}

QString wordsOf(const KitSource& kit, const core::TextId& id) {
    return id.empty() ? QString() : typeset(kit.info.texts.render(id));
}

QString numberText(std::int64_t number, Signs signs) {
    const QString figures = QString::number(number < 0 ? -number : number);
    if (number < 0)
        return minus + figures;
    return signs == Signs::Always && number > 0 ? u'+' + figures : figures;
}

QString valueText(const KitSource& kit, const core::FieldSpec& field, const core::Value& value) {
    if (const auto* const flag = std::get_if<bool>(&value))
        return *flag ? PrintWords::tr("yes") : PrintWords::tr("no");
    if (const auto* const number = std::get_if<std::int64_t>(&value))
        return numberText(*number, field.minimum < 0 ? Signs::Always : Signs::AsNeeded);
    if (const auto* const list = std::get_if<core::TextList>(&value))
        return joined(*list);
    return textOf(kit, field, std::get<std::string>(value));
}

QString setUpText(const KitSource& kit, const core::SetUp& setUp) {
    const QString place = std::visit(PlaceWords{*kit.scenario.board}, setUp.place);
    if (setUp.turn <= kit.scenario.firstTurn)
        return place;
    const QString turn = PrintWords::tr("turn %1").arg(setUp.turn.value);
    return place.isEmpty() ? turn : QStringLiteral("%1: %2").arg(turn, place);
}

QString documentTitle(const core::Scenario& scenario) {
    const QString title = typeset(scenario.title);
    const QString year = typeset(scenario.year);
    if (year.isEmpty() || title.contains(year))
        return title;
    return title.isEmpty() ? year : QStringLiteral("%1, %2").arg(title, year);
}

} // namespace orontes::editor
