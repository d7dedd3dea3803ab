// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/core_texts.h"
#include "rules/core/scenario/victory.h"
#include "tests/support/shown.h"

#include <QTest>

#include <array>

using namespace orontes::core;
using orontes::tests::shown;

namespace {

/// Nothing is so but the turn.
struct InTurn final : VictoryFacts {
    explicit InTurn(int number) : now(number) {}

    bool occupies(int, SpaceId) const override { return false; }
    bool controls(int, SpaceId) const override { return false; }
    bool eliminated(int) const override { return false; }
    std::optional<SpaceId> exitedFrom(int) const override { return std::nullopt; }
    SpaceId standsAt(int) const override { return {}; }
    std::int64_t points(int) const override { return 0; }
    TurnNumber turn() const override { return TurnNumber{now}; }
    int heldTurns(int) const override { return 0; }

    int now;
};

Condition since(int turn) {
    return {TurnReached{TurnNumber{turn}}};
}

} // namespace

class TstHeldTurns : public QObject {
    Q_OBJECT

private slots:
    // In turn 1 what waits for turn 9 begins anew; the other goes on from the one that it has.
    void whatWasHeldBeforeTheBattleIsCountedOn() {
        const Condition held{AllOf{{{HeldFor{2, {since(1)}, 1}}, {AnyOf{{{HeldFor{3, {since(9)}, 2}}}}}}}};
        Scenario scenario;
        scenario.victory = std::vector<VictoryClause>{{SeatToken{"south"}, "", false, held}};
        std::vector<CompiledClause> clauses(1);
        clauses[0].condition = CompiledCondition::of(held, scenario);
        std::array<std::uint8_t, 3> counts{};
        recallHeldTurns(scenario, counts);
        QCOMPARE(heldTurnsOf(clauses, counts), (std::vector<int>{1, 2}));
        countHeldTurns(clauses[0], InTurn(1), counts);
        QCOMPARE(heldTurnsOf(clauses, counts), (std::vector<int>{2, 0}));
    }

    void theSentenceSaysWhatWasHeldBefore() {
        RulesetInfo info;
        info.texts = coreTexts();
        const std::string plain = sentenceOf({HeldFor{3, {since(2)}}}, Scenario(), info);
        const std::string begun = sentenceOf({HeldFor{3, {since(2)}, 1}}, Scenario(), info);
        QCOMPARE(shown(begun), shown(plain) + ", 1 of them before the battle begins");
    }
};

QTEST_APPLESS_MAIN(TstHeldTurns)
#include "tst_held_turns.moc"
