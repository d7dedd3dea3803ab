// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/walk.h"

#include <span>

namespace orontes::tests {

// What holds for every ruleset. Each function plays games of one scenario and gives the first thing that is wrong.

// checks_info.cpp
Complaint derivedValuesAreOfTheScenario(const Game& game);
Complaint overlaysSaySomethingOfTheBoard(const Game& game);

// checks_door.cpp
Complaint offeredActionsAreLegal(const Game& game);
Complaint legalActionsAreOffered(const Game& game);
Complaint refusalsSayWhy(const Game& game);
Complaint aSeatThatOwesNothingMayOnlyVolunteer(const Game& game);
Complaint chanceOffersItsOutcomesAndActsAlone(const Game& game);
Complaint actionsReadBackAsWritten(const Game& game);

// checks_play.cpp
Complaint gamesEndAndNobodyIsStuck(const Game& game);
Complaint theSameQuestionHasTheSameAnswer(const Game& game);
Complaint applyingLeavesThePositionAsItWas(const Game& game);
Complaint recordsReplayToTheSameGame(const Game& game);
Complaint undoingReturnsToTheEarlierPosition(const Game& game);
Complaint undoStopsAtEveryDie(const Game& game);
Complaint eventsTellEveryChangeOfPlace(const Game& game);
Complaint everythingSaidIsASentence(const Game& game);

// checks_secret.cpp
Complaint secretsDoNotShowInOtherViews(const Game& game);
Complaint whatIsHiddenIsSecretInTheLog(const Game& game);
Complaint whatIsRevealedIsNamed(const Game& game);
Complaint botsKnowNoSecretsOfOthers(const Game& game);
Complaint overlaysShowNoSecrets(const Game& game);

// checks_bots.cpp
Complaint botsPlayLegally(const Game& game);
Complaint playoutsEqualGamesPlayedStepByStep(const Game& game);

/// One of the above, with the sentence it stands for.
struct Promise {
    const char* says;
    Complaint (*check)(const Game&);
};

/// All of them.
std::span<const Promise> promises();

} // namespace orontes::tests
