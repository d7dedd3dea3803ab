// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/compare.h"
#include "model/texts.h"
#include "tests/model/workbench.h"
#include "tests/support/toys/skirmish/info.h"

#include <QStringList>
#include <QTest>

using namespace orontes;

namespace {

const core::RulesetInfo& info() {
    return tests::skirmish::info();
}

QStringList told(const core::Scenario& before, const core::Scenario& after) {
    QStringList sentences;
    for (const model::Change& change : model::compare(info(), before, after))
        sentences << QString::fromStdString(model::textsFor(info()).render(change.text));
    return sentences;
}

core::Side& redOf(core::Scenario& scenario) {
    return scenario.sides.edit().front();
}

} // namespace

class TstCompareSides : public QObject {
    Q_OBJECT

private slots:
    void equalScenariosDoNotDiffer() {
        QCOMPARE(told(tests::skirmish::crossing(), tests::skirmish::crossing()), QStringList());
    }

    void aFieldOfASideIsToldWithBothItsValues() {
        const core::Scenario before = tests::skirmish::crossing();
        core::Scenario after = before;
        redOf(after).attributes[core::FieldId{"breaking"}] = std::int64_t{5};
        QCOMPARE(told(before, after), QStringList{QStringLiteral("Red: Breaking point was 3 and is 5.")});
        redOf(after).attributes.erase(core::FieldId{"breaking"}); // back to the default
        QCOMPARE(told(before, after), QStringList{QStringLiteral("Red: Breaking point was 3 and is 0.")});
        redOf(after).attributes[core::FieldId{"breaking"}] = std::int64_t{3};
        redOf(after).attributes[core::FieldId{"exits"}] = core::TextList{"0107"};
        QCOMPARE(told(before, after), QStringList{QStringLiteral("Red: Exits was 0307, 0407, 0507 and is 0107.")});
    }

    void nameSeatAndLookAreOneLine() {
        const core::Scenario before = tests::skirmish::crossing();
        core::Scenario after = before;
        redOf(after).pattern = core::Pattern::Chevrons;
        redOf(after).colour = core::Colour{0x112233};
        QCOMPARE(told(before, after), QStringList{QStringLiteral("The side Red has changed.")});
    }

    void aClauseThatCountsOtherTypesIsAnotherClause() {
        const core::Scenario before = tests::skirmish::crossing();
        core::Scenario after = before;
        after.victory.edit()[2].condition = {core::Eliminated{core::SideToken{"red"}, {}, 2}};
        const QStringList expected{
            QStringLiteral("A victory clause is gone: Victory for Blue (narrow) when at least 2 counters of Red "
                           "(Archers) are out of play."),
            QStringLiteral(
                "A victory clause is new: Victory for Blue (narrow) when at least 2 of the counters of Red are out of "
                "play.")};
        QCOMPARE(told(before, after), expected);
    }
};

QTEST_APPLESS_MAIN(TstCompareSides)
#include "tst_compare_sides.moc"
