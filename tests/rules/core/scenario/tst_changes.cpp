// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/core_texts.h"
#include "tests/support/random_edits.h"
#include "tests/support/shown.h"

#include <QTest>

using namespace orontes::core;
using namespace orontes::tests;

namespace {

QString nameIn(const Edit& edit) {
    const Text name = nameOf(edit);
    return coreTexts().contains(name.id) ? shown(coreTexts().render(name)) : "no text " + shown(name.id.value);
}

ChangeSet counters(std::vector<CounterId> added, std::vector<CounterId> changed, std::vector<CounterId> removed) {
    ChangeSet changes;
    changes.countersAdded = std::move(added);
    changes.countersChanged = std::move(changed);
    changes.countersRemoved = std::move(removed);
    return changes;
}

void checkMerged(ChangeSet first, const ChangeSet& second, const ChangeSet& expected) {
    merge(first, second);
    QVERIFY(first == expected);
}

constexpr CounterId one{1};
constexpr CounterId two{2};

} // namespace

class TstChanges : public QObject {
    Q_OBJECT

private slots:
    void whatCameAndWentLeavesNoTrace() {
        checkMerged(counters({one}, {}, {}), counters({}, {}, {one}), {});
        checkMerged(counters({one}, {}, {}), counters({}, {one}, {}), counters({one}, {}, {}));
        checkMerged(counters({}, {one}, {}), counters({}, {}, {one}), counters({}, {}, {one}));
        checkMerged(counters({}, {}, {one}), counters({one}, {}, {}), counters({}, {one}, {}));
        checkMerged(counters({two}, {}, {}), counters({one}, {}, {}), counters({one, two}, {}, {}));
    }

    void spacesOfTwoStepsAreJoinedUntilTheBoardIsNew() {
        ChangeSet first;
        first.spaces = {SpaceId{2}, SpaceId{5}};
        first.edges = {EdgeId{9}};
        ChangeSet second;
        second.spaces = {SpaceId{1}, SpaceId{5}};
        ChangeSet both;
        both.spaces = {SpaceId{1}, SpaceId{2}, SpaceId{5}};
        both.edges = {EdgeId{9}};
        checkMerged(first, second, both);
        ChangeSet board;
        board.boardShape = true;
        checkMerged(first, board, board);
        checkMerged(board, first, board);
    }

    void whenAllIsNewEveryPartIsNamed() {
        const ChangeSet all = changeOfAll(sampleScenario());
        QVERIFY(all.titles && all.boardShape && all.regions && all.sides && all.counterOrder);
        QVERIFY(all.options && all.turns && all.victory && all.tables && all.waivers);
        QCOMPARE(all.countersAdded.size(), std::size_t{6});
        QVERIFY(all.countersAdded.front() == one);
    }

    void anotherRulesetMakesEverythingNew() {
        const Scenario before = sampleScenario();
        Scenario after = applyEdit(before, {RemoveCounter{one}})->scenario;
        after.ruleset = RulesetId{"other"};
        ChangeSet expected = changeOfAll(after);
        expected.countersChanged = expected.countersAdded;
        expected.countersAdded.clear();
        expected.countersRemoved = {one};
        QVERIFY(changesBetween(before, after) == expected);
    }

    void everyStepHasAName() {
        const Scenario scenario = sampleScenario();
        Dice dice(47);
        for (int i = 0; i < 2000; ++i) {
            const QString name = nameIn(anyEdit(scenario, dice));
            QVERIFY2(!name.startsWith("no text") && !name.contains('{'), qPrintable(name));
        }
    }

    void namesSayWhatWasDone() {
        const Edit paint{PaintTerrain{{SpaceId{1}}, TerrainToken{"hill"}}};
        const Edit title{SetTitle{TitleField::Title, "New"}};
        Counter amun;
        amun.name = "Amun";
        QCOMPARE(nameIn(paint), QString("Paint terrain"));
        QCOMPARE(nameIn(Edit{AddCounter{amun}}), QString("Add Amun"));
        QCOMPARE(nameIn(Edit{AddCounter{}}), QString("Add counter"));
        QCOMPARE(nameIn(Edit{Batch{{title}}}), QString("Change title"));
        QCOMPARE(nameIn(Edit{Batch{{paint, paint, paint}}}), QString("Paint terrain"));
        QCOMPARE(nameIn(Edit{Batch{{paint, title}}}), QString("2 changes"));
    }

    void fixesCompareByWhatTheyDo() {
        const auto fix = [](const char* text) {
            return makeFix(Text{TextId{"a"}, {}}, {Edit{SetTitle{TitleField::Title, text}}});
        };
        QVERIFY(fix("New") == fix("New"));
        QVERIFY(!(fix("New") == fix("Newer")));
        Fix other = fix("New");
        other.title = Text{TextId{"b"}, {}};
        QVERIFY(!(other == fix("New")));
    }
};

QTEST_APPLESS_MAIN(TstChanges)
#include "tst_changes.moc"
