// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/json_text.h"
#include "rules/core/json/scenario_json.h"
#include "tests/contract/checks.h"
#include "tests/contract/said.h"
#include "tests/support/alter.h"

#include <algorithm>
#include <set>

namespace orontes::tests {

using namespace core;

namespace {

std::vector<Actor> everybody(const Game& game) {
    std::vector<Actor> all{chance};
    for (int seat = 0; seat < game.seats(); ++seat)
        all.push_back(Actor{SeatId{seat}});
    return all;
}

bool contains(const std::vector<Choice>& offered, const Action& action) {
    return std::any_of(offered.begin(), offered.end(), [&](const Choice& choice) { return choice.action == action; });
}

bool owes(const std::vector<Pending>& pending, Actor actor) {
    return std::any_of(pending.begin(), pending.end(), [&](const Pending& one) { return one.actor == actor; });
}

/// Eight altered versions of an action.
template <class Look>
Complaint withAltered(const Game& game, const Action& action, Vocabulary& words, Dice& dice, Look look) {
    words.learn(action);
    for (int i = 0; i < 8; ++i)
        if (const Complaint complaint = look(altered(action, words, game.seats(), dice)); !complaint.isEmpty())
            return complaint;
    return {};
}

} // namespace

Complaint offeredActionsAreLegal(const Game& game) {
    return walkGames(game, gamesOr(game, 3), [&](Walk& walk, const Action&) -> Complaint {
        for (const Actor actor : everybody(game)) {
            std::set<std::string> seen; // hundreds may be offered at once
            for (const Choice& offered : game.rules().choices(walk.now(), actor)) {
                const Action& action = offered.action;
                if (action.by != actor)
                    return shownAction(game, action) + " is offered to " + game.seatName(actor);
                if (const Verdict verdict = game.rules().judge(walk.now(), action); !verdict)
                    return shownAction(game, action) + " is offered, but " + shownFinding(game, verdict.error());
                if (!seen.insert(compactJson(toJson(action, *game.scenario.seats))).second)
                    return shownAction(game, action) + " is offered twice";
            }
        }
        return {};
    });
}

Complaint legalActionsAreOffered(const Game& game) {
    Vocabulary words;
    Dice dice(11);
    return walkGames(game, gamesOr(game, 6), [&](Walk& walk, const Action& next) {
        return withAltered(game, next, words, dice, [&](const Action& other) -> Complaint {
            if (!game.rules().judge(walk.now(), other))
                return {};
            if (contains(game.rules().choices(walk.now(), other.by), other))
                return {};
            return shownAction(game, other) + " is legal, but not offered";
        });
    });
}

Complaint refusalsSayWhy(const Game& game) {
    Vocabulary words;
    Dice dice(12);
    return walkGames(game, gamesOr(game, 4), [&](Walk& walk, const Action& next) {
        return withAltered(game, next, words, dice, [&](const Action& other) -> Complaint {
            const Verdict verdict = game.rules().judge(walk.now(), other);
            const Result<Step> applied = game.rules().apply(walk.now(), other);
            if (verdict.has_value() != applied.has_value())
                return shownAction(game, other) + " is judged and played differently";
            if (verdict)
                return {};
            if (verdict.error() != applied.error())
                return shownAction(game, other) + " is refused for two different reasons";
            return faultOf(game.texts(), verdict.error().text());
        });
    });
}

Complaint aSeatThatOwesNothingMayOnlyVolunteer(const Game& game) {
    return walkGames(game, gamesOr(game, 3), [&](Walk& walk, const Action&) -> Complaint {
        const std::vector<Pending> pending = game.rules().pending(walk.now());
        for (const Actor actor : everybody(game)) {
            const std::vector<Choice> offered = game.rules().choices(walk.now(), actor);
            const bool answers =
                std::any_of(offered.begin(), offered.end(), [](const Choice& one) { return one.owed; });
            if (answers != owes(pending, actor))
                return game.seatName(actor) + (answers ? " is offered answers nobody waits for" : " has no answer");
        }
        return {};
    });
}

Complaint chanceOffersItsOutcomesAndActsAlone(const Game& game) {
    return walkGames(game, gamesOr(game, 4), [&](Walk& walk, const Action&) -> Complaint {
        const std::vector<Pending> pending = game.rules().pending(walk.now());
        for (std::size_t i = 0; i < pending.size(); ++i) {
            const Pending& one = pending[i];
            if (i > 0 && !(pending[i - 1].actor < one.actor))
                return "those who owe are not in the order of their seats";
            if (!one.actor.isChance() && one.outcomes != 0)
                return game.seatName(one.actor) + " is asked for a chance outcome";
            if (!one.actor.isChance())
                continue;
            if (pending.size() > 1)
                return "chance is asked together with others";
            if (one.outcomes < 1 || game.rules().choices(walk.now(), chance).size() != std::size_t(one.outcomes))
                return QString("chance has %1 outcomes and another number of choices").arg(one.outcomes);
        }
        return {};
    });
}

Complaint actionsReadBackAsWritten(const Game& game) {
    return walkGames(game, gamesOr(game, 3), [&](Walk& walk, const Action&) -> Complaint {
        for (const Pending& pending : game.rules().pending(walk.now()))
            for (const Choice& choice : game.rules().choices(walk.now(), pending.actor)) {
                const std::string text = compactJson(toJson(choice.action, *game.scenario.seats));
                const Result<Action> back = actionFromJson(*parseJson(text), *game.scenario.seats);
                if (!back || *back != choice.action)
                    return QString::fromStdString(text) + " reads back as something else";
            }
        return {};
    });
}

} // namespace orontes::tests
