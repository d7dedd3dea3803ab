// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/lever.h"
#include "model/compare/compare.h"
#include "model/items/victory_model.h"
#include "model/texts.h"
#include "model/words/place_words.h"
#include "model/words/space_lists.h"
#include "model/words/turn_lists.h"
#include "rules/core/scenario/condition_kind.h"
#include "rules/core/scenario/victory.h"
#include "tests/support/toys/skirmish/scoring.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace orontes;
using namespace orontes::model;
using tests::skirmish::contest;
using tests::skirmish::scoringEntry;

namespace {

const core::RulesetInfo& info() {
    return scoringEntry().rules.info();
}

core::Board valley() {
    core::AreaMap map;
    for (const char* name : {"Lower Egypt", "On", "Egypt"})
        map.areas.push_back({core::SpaceLabel{name}, {}, {}});
    return core::makeBoard(core::Cow<core::AreaMap>(map), {core::TerrainToken{"land"}}, {});
}

core::TextList labels(const char* text) {
    return spaceLabelsIn(QString::fromUtf8(text), valley());
}

/// Turns read and written again; "?" where they cannot be read.
QString turns(const char* text) {
    const auto read = turnsIn(QString::fromUtf8(text));
    return read ? turnsText(*read) : QStringLiteral("?");
}

} // namespace

/// Lists of clauses that score for sides: rows, differences, levers, and what people type into them.
class TstScoreLists : public QObject {
    Q_OBJECT

private slots:
    void turnsAreReadAsListsAndRanges() {
        QCOMPARE(turns("3"), QStringLiteral("3"));
        QCOMPARE(turns(" 8,1 - 3; 2"), QStringLiteral("1-3, 8"));
        QCOMPARE(turns("9, 10"), QStringLiteral("9-10"));
        QCOMPARE(turns("1\u20133"), QStringLiteral("1-3"));
        QCOMPARE(turns(""), QString());
        for (const char* wrong : {"0", "x", "4-3", "3-", "-3", "1-2-3", "1000", "1 2"})
            QCOMPARE(turns(wrong), QStringLiteral("?"));
    }

    void labelsWithBlanksAreReadWhole() {
        QCOMPARE(labels("Lower Egypt, On"), (core::TextList{"Lower Egypt", "On"}));
        QCOMPARE(labels(" Lower  Egypt ;On Egypt"), (core::TextList{"Lower Egypt", "On", "Egypt"}));
        QCOMPARE(labels("Upper Egypt"), (core::TextList{"Upper", "Egypt"}));
        QCOMPARE(labels(""), core::TextList());
    }

    void everyKindOfConditionHasANameForMenusAndAHeadingForItsBranches() {
        const core::Catalogue texts = textsFor(info());
        for (const auto& [kind, token] : core::conditionKinds) {
            const std::string name(token);
            QVERIFY2(texts.contains(core::TextId{"items.kind." + name}), name.c_str());
            const core::Condition sample = core::conditionOfKind(name, contest(), info());
            QCOMPARE(texts.contains(core::TextId{"items.condition." + name}), core::branchesOf(sample) != nullptr);
        }
    }

    void clausesAreFoundThroughTheirSides() {
        ScenarioDocument document(scoringEntry(), contest());
        VictoryModel model(document);
        const QAbstractItemModelTester tester(&model);
        const QModelIndex side = model.index(0, 0);
        QVERIFY(!model.conditionPath(side) && !model.isClause(side) && !model.conditionAt(side));
        QCOMPARE(model.scorerAt(side)->value, std::string("red"));
        QCOMPARE(model.clausesBelow(side), (std::vector<std::size_t>{0, 2}));
        const QModelIndex slain = model.clauseIndex(2);
        QCOMPARE(slain, model.index(1, 0, side));
        QVERIFY(model.isClause(slain));
        QCOMPARE(*model.conditionPath(slain), (ConditionPath{2, {}}));
        const QModelIndex wood = model.index(0, 0, model.index(0, 0, model.clauseIndex(0)));
        QCOMPARE(*model.conditionPath(wood), (ConditionPath{0, {0}}));
        QVERIFY(std::holds_alternative<core::Controls>(model.conditionAt(wood)->node));
        QCOMPARE(model.scorerAt(wood)->value, std::string("red"));
        QVERIFY(!model.clauseIndex(3).isValid());
    }

    void clausesOfASideThatThereIsNotComeLast() {
        core::Scenario scenario = contest();
        scenario.victory.edit()[1].side = core::SideToken{"green"};
        ScenarioDocument document(scoringEntry(), scenario);
        VictoryModel model(document);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("Blue: no conditions"));
        QCOMPARE(model.index(2, 0).data().toString(), QStringLiteral("green: one condition, 15 points"));
        QCOMPARE(model.clauseIndex(1), model.index(0, 0, model.index(2, 0)));
    }

    void findingsNameTheClauseTheyAreAbout() {
        const core::Catalogue texts = textsFor(info());
        core::Place place;
        place.pointer = "/victory/1/points";
        QCOMPARE(QString::fromStdString(shownPlace(place, contest(), texts)), QStringLiteral("victory, BLU-1"));
        place.pointer = "/victory/2/condition"; // it has no name
        QCOMPARE(QString::fromStdString(shownPlace(place, contest(), texts)), QStringLiteral("victory, clause 3"));
    }

    void removingAClauseLeavesTheOthersInPlace() {
        ScenarioDocument document(scoringEntry(), contest());
        VictoryModel model(document);
        const QPersistentModelIndex kept(model.clauseIndex(1));
        Clauses fewer = *document.scenario().victory;
        fewer.erase(fewer.begin());
        QVERIFY(document.apply({core::SetVictory{fewer}}));
        QVERIFY(kept.isValid());
        QCOMPARE(QModelIndex(kept), model.clauseIndex(0));
    }

    void differencesTellSidePointsAndName() {
        core::Scenario after = contest();
        after.victory.edit()[1].points = 25;
        QStringList told;
        for (const Change& one : compare(info(), contest(), after))
            told << QString::fromStdString(textsFor(info()).render(one.text));
        QCOMPARE(told,
                 (QStringList{"A victory clause is gone: BLU-1: 15 points for Blue when 0404 is denied to all but "
                              "Blue, on turns 3 to 5.",
                              "A victory clause is new: BLU-1: 25 points for Blue when 0404 is denied to all but "
                              "Blue, on turns 3 to 5."}));
    }

    void pointsAndNumbersOfTheConditionsAreLevers() {
        QStringList names;
        for (const Lever& lever : leversOf(info(), contest()))
            names << QString::fromStdString(lever.name);
        const QString slain = QStringLiteral("at least 2 units of Blue are slain by Red");
        QVERIFY(names.contains("Points of Red for this: " + slain));
        QVERIFY(names.contains("Score of Red: " + slain));
        const QStringList ofBlue = names.filter(QStringLiteral("0404"));
        QCOMPARE(ofBlue.size(), 2); // its points and the number of turns
        for (const Lever& lever : leversOf(info(), contest())) {
            if (!QString::fromStdString(lever.name).startsWith(QStringLiteral("Points of Blue")))
                continue;
            QCOMPARE(lever.now, 15);
            const core::Result<core::Edited> dearer = core::applyEdit(contest(), lever.edit(16));
            QVERIFY(dearer);
            QCOMPARE(dearer->scenario.victory->at(1).points, 16);
        }
    }

    void whatAsksAboutTurnsTakesOneCondition() {
        const Clauses clauses = *contest().victory;
        const core::Condition rain{core::NamedState{{"rain"}}};
        QVERIFY(branched(clauses, {0, {}}, 0, rain) == clauses); // it has one already
        const Clauses wrapping = wrapped(clauses, {2, {}}, {core::OnTurns{{core::TurnNumber{1}}, 1, {rain}}});
        QVERIFY(wrapping[2].condition ==
                (core::Condition{core::OnTurns{{core::TurnNumber{1}}, 1, {clauses[2].condition}}}));
    }
};

QTEST_GUILESS_MAIN(TstScoreLists)
#include "tst_score_lists.moc"
