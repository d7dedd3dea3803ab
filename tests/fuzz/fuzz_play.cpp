// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/alter.h"
#include "tests/support/walk.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

using namespace orontes::core;
using namespace orontes::tests;

namespace {

/// The input as a row of small numbers; 0 when it is used up.
class Bytes {
public:
    Bytes(const std::uint8_t* data, std::size_t size) : m_data(data), m_size(size) {}

    bool empty() const { return m_at >= m_size; }
    std::size_t below(std::size_t count) { return empty() ? 0 : m_data[m_at++] % count; }

private:
    const std::uint8_t* m_data;
    std::size_t m_size;
    std::size_t m_at = 0;
};

[[noreturn]] void give(const QString& complaint) {
    std::fprintf(stderr, "%s\n", qPrintable(complaint));
    std::abort();
}

/// The game with its options as the input spells them: a bit for each that is turned over.
Game turnedOver(Game game, Bytes& bytes) {
    const std::size_t turned = bytes.below(256) | bytes.below(256) << 8 | bytes.below(256) << 16;
    std::size_t bit = 1;
    const RulesetInfo& info = game.rules().info();
    for (const OptionSpec& option : info.options) {
        const Value value = optionValue(info, game.scenario, option.id);
        const auto* flag = std::get_if<bool>(&value);
        if (flag == nullptr)
            continue;
        if ((turned & bit) != 0)
            game.scenario.options.edit()[option.id] = !*flag;
        bit <<= 1;
    }
    return game;
}

/// A choice that answers what is owed, picked by the input; every owing actor has to have one.
Action pickedAction(const Game& game, const Walk& walk, Bytes& bytes) {
    const std::vector<Pending> pending = game.rules().pending(walk.now());
    const Actor actor = pending[bytes.below(pending.size())].actor;
    std::vector<Choice> offered = game.rules().choices(walk.now(), actor);
    std::erase_if(offered, [](const Choice& choice) { return !choice.owed; });
    if (offered.empty())
        give(walk.where() + "dead end for " + game.seatName(actor));
    const std::size_t high = offered.size() > 256 ? bytes.below(256) * 256 : 0;
    return offered[(high + bytes.below(256)) % offered.size()].action;
}

/// Something that need not make sense: it is refused with a sentence, or is legal and played like any action.
void tryNonsense(const Game& game, Walk& walk, const Action& action, Vocabulary& words, Bytes& bytes) {
    words.learn(action);
    Dice dice(bytes.below(256) * 256 + bytes.below(256));
    const Action other = altered(action, words, game.seats(), dice);
    const Verdict verdict = game.rules().judge(walk.now(), other);
    if (verdict)
        walk.play(other);
    else if (game.rules().apply(walk.now(), other))
        give(walk.where() + "an illegal action is played: " + shownAction(game, other));
}

/// After so many actions the game must be as it was then.
void undo(const Game& game, const Walk& walk, std::size_t until) {
    const Result<Replay> back = replay(game.rules(), game.scenario, walk.actions(), until);
    if (!back || back->refusal || back->steps.size() != until)
        give(walk.where() + "the game does not replay");
    const Position then = until == 0 ? back->start : back->steps.back().step.next;
    const Position kept = until == 0 ? Walk(game, 0).now() : walk.steps()[until - 1].step.next;
    if (refereeView(game, then) != refereeView(game, kept))
        give(walk.where() + QString("undoing to action %1 gives another position").arg(until));
}

} // namespace

/// Plays the game and the way through it that the input spells: its first byte picks the scenario, the next ones its
/// options, every two bytes an action. Looks for crashes, dead ends, games without end, and undoing that leads
/// elsewhere.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes(data, size);
    const Game& bundled = games()[bytes.below(games().size())];
    const Game game = bytes.below(2) == 0 ? bundled : turnedOver(bundled, bytes);
    if (!game.rules().start(game.scenario)) // options that exclude each other
        return 0;
    Walk walk(game, 0);
    Vocabulary words;
    const bool toTheEnd = bytes.below(8) == 0; // a whole game takes long
    while (!walk.over() && (toTheEnd || !bytes.empty())) {
        if (walk.steps().size() >= endless)
            give(walk.where() + "no end");
        const Action action = bytes.empty() ? walk.choose() : pickedAction(game, walk, bytes);
        if (bytes.below(16) == 1)
            tryNonsense(game, walk, action, words, bytes);
        else
            walk.play(action);
    }
    if (walk.over() != refereeView(game, walk.now()).outcome.has_value())
        give(walk.where() + "the end has no outcome, or the outcome no end");
    if (!walk.steps().empty())
        undo(game, walk, bytes.below(walk.steps().size()));
    return 0;
}
