// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/algo/open_log.h"
#include "tests/contract/checks.h"

#include <algorithm>

namespace orontes::tests {

using namespace core;

namespace {

/// What a seat does in secret from a position on, as long as nothing is revealed.
std::vector<Position> secretPlan(const Game& game, const Position& from, Actor actor, std::uint64_t seed) {
    Dice dice(seed);
    std::vector<Position> course;
    Position now = from;
    while (course.size() < 500) {
        std::vector<Choice> offered = game.rules().choices(now, actor);
        std::erase_if(offered, [](const Choice& choice) { return !choice.owed; });
        if (offered.empty())
            break;
        const Choice& choice = offered[static_cast<std::size_t>(dice.below(static_cast<int>(offered.size())))];
        const Result<Step> step = game.rules().apply(now, choice.action);
        if (!step || !step->secret || step->reveals == Reveals::Secret)
            break;
        now = step->next;
        course.push_back(now);
    }
    return course;
}

/// Two positions that differ only in what one seat has done in secret.
struct Fork {
    Actor actor;
    Position one;
    Position other;
};

std::vector<Fork> forksAt(const Game& game, const Position& position, std::uint64_t seed) {
    std::vector<Fork> forks;
    for (const Pending& pending : game.rules().pending(position)) {
        if (pending.actor.isChance())
            continue;
        const std::vector<Position> one = secretPlan(game, position, pending.actor, 2 * seed);
        const std::vector<Position> other = secretPlan(game, position, pending.actor, 2 * seed + 1);
        for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i)
            forks.push_back({pending.actor, one[i], other[i]});
        if (!one.empty() && !other.empty() && one.size() != other.size())
            forks.push_back({pending.actor, one.back(), other.back()});
    }
    return forks;
}

/// Asks `look` about forks all over some games.
template <class Look>
Complaint withForks(const Game& game, int count, Look look) {
    std::uint64_t seed = 0;
    std::size_t lastFork = 0;
    return walkGames(game, count, [&](Walk& walk, const Action&) -> Complaint {
        if (walk.steps().size() > 0 && walk.steps().size() < lastFork + 5) // every fifth position will do
            return {};
        lastFork = walk.steps().size();
        for (const Fork& fork : forksAt(game, walk.now(), ++seed))
            if (const Complaint complaint = look(fork); !complaint.isEmpty())
                return complaint;
        return {};
    });
}

Complaint differenceFor(const Game& game, const Observer& observer, const Fork& fork) {
    if (observer.kind == Observer::Kind::Seat && observer.seat == fork.actor.seat)
        return {};
    if (game.rules().view(fork.one, observer) == game.rules().view(fork.other, observer))
        return {};
    const QString who = observer.kind == Observer::Kind::Seat ? game.seatName(Actor{observer.seat}) : "a spectator";
    return who + " sees what " + game.seatName(fork.actor) + " has done in secret";
}

bool reveals(const Step& step) {
    return std::any_of(step.events.begin(), step.events.end(),
                       [](const Event& event) { return std::holds_alternative<Revealed>(event.what); });
}

} // namespace

Complaint secretsDoNotShowInOtherViews(const Game& game) {
    return withForks(game, gamesOr(game, 3), [&](const Fork& fork) -> Complaint {
        for (const Observer& observer : onlookers(game))
            if (const Complaint complaint = differenceFor(game, observer, fork); !complaint.isEmpty())
                return complaint;
        return {};
    });
}

/// An open action that leaves a spectator's view alike whichever it was would be told by the log alone.
Complaint whatIsHiddenIsSecretInTheLog(const Game& game) {
    const Observer spectator{Observer::Kind::Spectator, {}};
    return walkGames(game, gamesOr(game, 3), [&](Walk& walk, const Action& next) -> Complaint {
        const Action other = walk.choose(next.by);
        const Result<Step> one = game.rules().apply(walk.now(), next);
        const Result<Step> two = game.rules().apply(walk.now(), other);
        if (next == other || one->secret || two->secret || next.by.isChance())
            return {};
        const bool differs = refereeView(game, one->next) != refereeView(game, two->next);
        if (differs && game.rules().view(one->next, spectator) == game.rules().view(two->next, spectator))
            return shownAction(game, next) + " is hidden from spectators and stands openly in the log";
        return {};
    });
}

Complaint whatIsRevealedIsNamed(const Game& game) {
    return walkGames(game, gamesOr(game, 3), [&](Walk& walk, const Action& next) -> Complaint {
        const Result<Step> step = game.rules().apply(walk.now(), next);
        if (reveals(*step) != (step->reveals == Reveals::Secret))
            return shownAction(game, next) + " reveals secrets and does not say whose, or says so and does not";
        if (step->secret && next.by.isChance())
            return shownAction(game, next) + " is a secret of nobody";
        if (!step->secret || reveals(*step))
            return {};
        const PlayedStep played{next, *step};
        for (const Observer& observer : onlookers(game)) {
            const bool own = observer.kind == Observer::Kind::Seat && observer.seat == next.by.seat;
            if (readableBy(observer, {&played, 1}).front() != own)
                return shownAction(game, next) + " can be read in the log";
        }
        return {};
    });
}

Complaint botsKnowNoSecretsOfOthers(const Game& game) {
    return withForks(game, gamesOr(game, 2), [&](const Fork& fork) -> Complaint {
        for (const Pending& pending : game.rules().pending(fork.one)) {
            if (pending.actor == fork.actor || pending.actor.isChance())
                continue;
            if (game.rules().choices(fork.one, pending.actor) != game.rules().choices(fork.other, pending.actor))
                return game.seatName(pending.actor) + " is offered something else";
            for (const BotSpec& bot : game.entry->players.bots()) {
                Dice one(9);
                Dice other(9);
                const SeatId seat = pending.actor.seat;
                if (game.entry->players.decide(fork.one, seat, bot.id, one) !=
                    game.entry->players.decide(fork.other, seat, bot.id, other))
                    return "bot " + QString::fromStdString(bot.id.value) + " decides otherwise";
            }
        }
        return {};
    });
}

Complaint overlaysShowNoSecrets(const Game& game) {
    return withForks(game, gamesOr(game, 1), [&](const Fork& fork) -> Complaint {
        for (const OverlaySpec& spec : game.rules().info().overlays)
            for (std::size_t i = 0; i < game.scenario.counters->size(); i += 1 + game.scenario.counters->size() / 6)
                for (const std::optional<SpaceId> space : {std::optional<SpaceId>(), std::optional(SpaceId{0})}) {
                    const OverlayRequest request{spec.id, (*game.scenario.counters)[i].id, space};
                    if (game.rules().overlay(fork.one, request) != game.rules().overlay(fork.other, request))
                        return QString::fromStdString(spec.id.value) + " shows what is secret";
                }
        return {};
    });
}

} // namespace orontes::tests
