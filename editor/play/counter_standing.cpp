// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/counter_standing.h"

#include "editor/tab/complaint.h"

#include <QCoreApplication>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int named = 3; ///< choices; more are counted

QString translated(const char* text) {
    return QCoreApplication::translate("CounterStanding", text);
}

/// What is said of the counter that is looked at need not begin with its name.
QString labelInShort(const core::Choice& choice, const QString& name, const core::Catalogue& texts) {
    const QString label = QString::fromStdString(texts.render(choice.label));
    const QString subject = name + QLatin1Char(' ');
    return !name.isEmpty() && label.startsWith(subject) ? label.mid(subject.size()) : label;
}

CounterStanding offered(CounterStanding::May may, const std::vector<core::Choice>& choices, const QString& name,
                        const core::Catalogue& texts) {
    QStringList labels;
    for (const core::Choice& choice : choices)
        if (labels.size() < named)
            labels << labelInShort(choice, name, texts);
    QString list = labels.join(QStringLiteral("; ")); // a label may have commas of its own
    if (choices.size() > named)
        list = translated("%1; and %2 more").arg(list).arg(choices.size() - named);
    const char* sentence = may == CounterStanding::May::Act
                               ? QT_TRANSLATE_NOOP("CounterStanding", "Can be chosen now: %1")
                               : QT_TRANSLATE_NOOP("CounterStanding", "What can be done to it now: %1");
    return {may, translated(sentence).arg(list), choices.front().rule};
}

/// An offered choice that is aimed at a space of the counter's friends: a shot, an attack.
const core::Choice* aimedAtFriends(const core::View& view, const ChoicePicker& picker, const core::Scenario& scenario,
                                   const core::SideToken& side) {
    for (const core::Choice& choice : picker.all())
        for (const core::ViewCounter& seen : view.counters)
            if (const core::Counter* there = core::findCounter(scenario, seen.counter);
                choice.space && choice.space == seen.space && there && there->side == side &&
                choice.counter != seen.counter)
                return &choice;
    return nullptr;
}

/// Why none of the choices can be made with this counter, or against it.
std::optional<CounterStanding> refusal(const model::GameSession& session, const core::View& view,
                                       const ChoicePicker& picker, const core::ViewCounter& seen) {
    const core::Scenario& scenario = session.scenario();
    const core::Counter* counter = core::findCounter(scenario, seen.counter);
    if (picker.all().empty() || !counter)
        return std::nullopt;
    const bool isOwn = core::seatOfSide(scenario, counter->side) == picker.all().front().action.by.seat;
    std::optional<core::Action> action;
    if (const core::Choice* aimed = isOwn ? nullptr : aimedAtFriends(view, picker, scenario, counter->side);
        aimed && seen.space)
        action = picker.actionLike(*aimed, *seen.space);
    if (!action)
        action = picker.actionWith(seen.counter);
    if (!action && seen.space)
        action = picker.actionTo(*seen.space);
    const core::Verdict verdict = action ? session.judge(*action) : core::Verdict();
    if (verdict)
        return std::nullopt;
    return CounterStanding{CounterStanding::May::Nothing, sentence(verdict.error(), session.texts()),
                           verdict.error().rule};
}

} // namespace

CounterStanding standingOf(const model::GameSession& session, const core::View& view, const ChoicePicker& picker,
                           const core::ViewCounter& counter) {
    using May = CounterStanding::May;
    const QString name = QString::fromStdString(counter.face.caption);
    if (view.outcome)
        return {May::Wait, translated("The game is over."), {}};
    if (const std::vector<core::Choice> own = picker.listFor(counter.counter); !own.empty())
        return offered(May::Act, own, name, session.texts());
    if (std::find(view.group.begin(), view.group.end(), counter.counter) != view.group.end())
        return {May::Wait, translated("It is one of those who go together."), {}};
    if (counter.space)
        if (const std::vector<core::Choice> here = picker.allAt(std::nullopt, *counter.space); !here.empty())
            return offered(May::BeAimedAt, here, name, session.texts());
    if (std::optional<CounterStanding> why = refusal(session, view, picker, counter))
        return *std::move(why);
    if (view.pending.empty())
        return {May::Wait, translated("Nothing is to be decided now."), {}};
    const core::Pending& owed = view.pending.front();
    const QString prompt = QString::fromStdString(session.texts().render(owed.prompt));
    return {May::Wait, translated("Nothing can be done with it now. %1").arg(prompt), owed.rule};
}

} // namespace orontes::editor
