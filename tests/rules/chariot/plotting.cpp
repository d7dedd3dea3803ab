// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/chariot/plotting.h"

#include <QTest>

namespace orontes::tests {

namespace {

orontes::core::Actor actorOf(const State& state, SideId side) {
    return {state.setup->of(side).seat};
}

QString argument(const orontes::core::Text& text, const char* name) {
    const auto found = text.args.find(name);
    const auto* word = found == text.args.end() ? nullptr : std::get_if<std::string>(&found->second);
    return word ? ' ' + QString::fromStdString(*word) : QString();
}

QStringList playedBy(State& state, orontes::core::Actor actor, const Action& action) {
    orontes::core::Events events;
    state = Game::apply(std::move(state), actor, action, &events).next;
    QStringList said;
    for (const orontes::core::Event& event : events)
        said << QString::fromStdString(event.text.id.value).remove("chariot.tale.").remove("chariot.refused.") +
                    argument(event.text, "unit") + argument(event.text, "hex");
    return said;
}

} // namespace

Field plotField() {
    Field field = Field::quiet();
    field.option("simultaneous", true);
    return field;
}

QString against(const State& state, SideId side, const Action& line) {
    const orontes::core::Verdict verdict = Game::judge(state, actorOf(state, side), line);
    return verdict ? QString() : QString::fromStdString(verdict.error().id).remove("chariot.refused.");
}

void write(State& state, SideId side, const Action& line) {
    if (const QString why = against(state, side, line); !why.isEmpty())
        qFatal("refused: %s", qPrintable(why));
    state = Game::apply(std::move(state), actorOf(state, side), line, nullptr).next;
}

void writeWay(State& state, UnitId unit, const std::vector<SpaceId>& way) {
    for (const SpaceId hex : way)
        write(state, state.setup->of(unit).side, PlotStep{unit, hex});
}

QStringList told(State& state, const Action& action) {
    return playedBy(state, *Game::owing(state).begin(), action);
}

QStringList lockBoth(State& state) {
    QStringList said;
    while (state.stage == Stage::Plot && Game::owing(state).count > 0) {
        const bool last = Game::owing(state).count == 1;
        said = told(state, Lock{});
        if (last)
            break;
    }
    return said;
}

QStringList carryOut(State& state, std::initializer_list<int> dice) {
    QStringList said = lockBoth(state);
    const int* die = dice.begin();
    while (state.stage != Stage::Plot && !state.over()) {
        const bool rolls = state.stage == Stage::Die || state.stage == Stage::Contest;
        if (rolls && die == dice.end())
            qFatal("one more die is owed");
        if (rolls)
            said += told(state, Roll{*die++});
        else if (state.stage == Stage::Loss) {
            std::vector<Action> offered;
            lossChoices(state, offered);
            said += told(state, offered.front());
        } else
            said += told(state, Done{});
    }
    if (die != dice.end())
        qFatal("a die is left over");
    return said;
}

QStringList only(const QStringList& told, const QString& begin) {
    QStringList found;
    for (const QString& one : told)
        if (one.startsWith(begin))
            found << one;
    return found;
}

QString label(const Field& field, const char* hex) {
    return QString::fromStdString(orontes::core::labelOf(*field.scenario().board, field.hex(hex)).value);
}

} // namespace orontes::tests
