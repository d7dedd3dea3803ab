// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/contract/checks.h"

namespace orontes::tests {

std::span<const Promise> promises() {
    static constexpr Promise all[]{
        {"what the rules derive is of the scenario", derivedValuesAreOfTheScenario},
        {"overlays say something of the board", overlaysSaySomethingOfTheBoard},
        {"overlays show no secrets", overlaysShowNoSecrets},
        {"what is offered is legal", offeredActionsAreLegal},
        {"what is legal is offered", legalActionsAreOffered},
        {"a refusal says why and applying agrees with it", refusalsSayWhy},
        {"only who owes a decision is offered answers", aSeatThatOwesNothingMayOnlyVolunteer},
        {"chance offers each outcome and acts alone", chanceOffersItsOutcomesAndActsAlone},
        {"actions read back as they were written", actionsReadBackAsWritten},
        {"games end with an outcome and nobody is stuck", gamesEndAndNobodyIsStuck},
        {"the same question has the same answer", theSameQuestionHasTheSameAnswer},
        {"applying leaves the position as it was", applyingLeavesThePositionAsItWas},
        {"a record replays to the same game", recordsReplayToTheSameGame},
        {"undoing returns to the earlier position", undoingReturnsToTheEarlierPosition},
        {"undo stops at every die", undoStopsAtEveryDie},
        {"events tell every change of place", eventsTellEveryChangeOfPlace},
        {"everything said is a sentence", everythingSaidIsASentence},
        {"secrets do not show in the views of others", secretsDoNotShowInOtherViews},
        {"what is hidden from views is secret in the log", whatIsHiddenIsSecretInTheLog},
        {"what is revealed is named and readable", whatIsRevealedIsNamed},
        {"bots know no secrets of others", botsKnowNoSecretsOfOthers},
        {"bots play legally", botsPlayLegally},
        {"a playout equals the game played step by step", playoutsEqualGamesPlayedStepByStep},
    };
    return all;
}

} // namespace orontes::tests
