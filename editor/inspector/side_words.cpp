// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/side_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace orontes::editor {

namespace {

/// "+3", "−2"
QString signedNumber(std::int64_t number) {
    return number < 0 ? QChar(0x2212) + QString::number(-number) : QLatin1Char('+') + QString::number(number);
}

} // namespace

QString countersOf(const core::Scenario& scenario, const core::SideToken& side) {
    const auto count = std::count_if(scenario.counters->begin(), scenario.counters->end(),
                                     [&](const core::Counter& counter) { return counter.side == side; });
    return count == 1 ? QCoreApplication::translate("SideWords", "1 counter")
                      : QCoreApplication::translate("SideWords", "%1 counters").arg(count);
}

std::vector<DerivedWords> derivedWordsOf(const model::ScenarioDocument& document, const core::Side& side) {
    const core::RulesetInfo& info = document.info();
    std::vector<DerivedWords> words;
    if (info.derivedOfSides == nullptr)
        return words;
    for (const core::DerivedValue& derived : info.derivedOfSides(document.scenario())) {
        if (derived.side != side.token)
            continue;
        DerivedWords& one = words.emplace_back();
        one.field = derived.field;
        one.label = QString::fromStdString(document.texts().render(derived.label));
        one.figure = QString::number(derived.value);
        one.rule = derived.rule;
        if (derived.field.empty())
            continue;
        const core::Value typed = core::sideFieldValue(info, side, derived.field);
        const auto* number = std::get_if<std::int64_t>(&typed);
        const bool agrees = number != nullptr && *number == derived.value;
        one.verdict = agrees ? FieldRow::Verdict::Agrees : FieldRow::Verdict::Differs;
        if (number != nullptr && !agrees)
            one.figure += QStringLiteral(" (%1)").arg(signedNumber(*number - derived.value));
    }
    return words;
}

} // namespace orontes::editor
