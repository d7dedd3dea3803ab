// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/contract/checks.h"

#include <QTest>

using namespace orontes::tests;

namespace {

void holds(Complaint (*check)(const Game&)) {
    QFETCH_GLOBAL(int, game);
    const Complaint complaint = check(games()[static_cast<std::size_t>(game)]);
    QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
}

} // namespace

/// What every ruleset promises, tried on every scenario that is bundled with one, and on the toys.
class TstContract : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() {
        QTest::addColumn<int>("game");
        for (std::size_t i = 0; i < games().size(); ++i)
            QTest::newRow(qPrintable(games()[i].name())) << static_cast<int>(i);
    }

    void whatTheRulesDeriveIsOfTheScenario() { holds(derivedValuesAreOfTheScenario); }
    void overlaysSaySomethingOfTheBoard() { holds(orontes::tests::overlaysSaySomethingOfTheBoard); }
    void overlaysShowNoSecrets() { holds(orontes::tests::overlaysShowNoSecrets); }
    void whatIsOfferedIsLegal() { holds(offeredActionsAreLegal); }
    void whatIsLegalIsOffered() { holds(legalActionsAreOffered); }
    void aRefusalSaysWhyAndApplyingAgreesWithIt() { holds(refusalsSayWhy); }
    void onlyWhoOwesADecisionIsOfferedAnswers() { holds(aSeatThatOwesNothingMayOnlyVolunteer); }
    void chanceOffersEachOutcomeAndActsAlone() { holds(chanceOffersItsOutcomesAndActsAlone); }
    void actionsReadBackAsTheyWereWritten() { holds(actionsReadBackAsWritten); }
    void gamesEndWithAnOutcomeAndNobodyIsStuck() { holds(gamesEndAndNobodyIsStuck); }
    void theSameQuestionHasTheSameAnswer() { holds(orontes::tests::theSameQuestionHasTheSameAnswer); }
    void applyingLeavesThePositionAsItWas() { holds(orontes::tests::applyingLeavesThePositionAsItWas); }
    void aRecordReplaysToTheSameGame() { holds(recordsReplayToTheSameGame); }
    void undoingReturnsToTheEarlierPosition() { holds(orontes::tests::undoingReturnsToTheEarlierPosition); }
    void undoStopsAtEveryDie() { holds(orontes::tests::undoStopsAtEveryDie); }
    void eventsTellEveryChangeOfPlace() { holds(orontes::tests::eventsTellEveryChangeOfPlace); }
    void everythingSaidIsASentence() { holds(orontes::tests::everythingSaidIsASentence); }
    void secretsDoNotShowInTheViewsOfOthers() { holds(secretsDoNotShowInOtherViews); }
    void whatIsHiddenFromViewsIsSecretInTheLog() { holds(whatIsHiddenIsSecretInTheLog); }
    void whatIsRevealedIsNamedAndReadable() { holds(whatIsRevealedIsNamed); }
    void botsKnowNoSecretsOfOthers() { holds(orontes::tests::botsKnowNoSecretsOfOthers); }
    void botsPlayLegally() { holds(orontes::tests::botsPlayLegally); }
    void aPlayoutEqualsTheGamePlayedStepByStep() { holds(playoutsEqualGamesPlayedStepByStep); }
};

QTEST_APPLESS_MAIN(TstContract)
#include "tst_contract.moc"
