// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/contract/said.h"

namespace orontes::tests {

using namespace core;

namespace {

/// Collects the first complaint about any of the things said.
class Listener {
public:
    explicit Listener(const Game& game) : m_game(game) {}

    void hear(const Text& text) { note(faultOf(m_game.texts(), text)); }
    void hear(const Citation& rule) {
        const RulesetInfo& info = m_game.rules().info();
        const bool ofTheIndex = rule.reference.starts_with("R-") && !info.rules.empty();
        if (ofTheIndex && !findRule(info, rule.reference))
            note("the rule " + QString::fromStdString(rule.reference) + " is not in the index");
    }
    void hear(const CalculationLine& line) {
        hear(line.label);
        hear(line.rule);
    }
    void hear(const Calculation& calculation) {
        hear(calculation.title);
        for (const CalculationLine& line : calculation.lines)
            hear(line);
        if (!calculation.odds)
            return;
        for (const CalculationLine& line : calculation.odds->attack)
            hear(line);
        for (const CalculationLine& line : calculation.odds->defence)
            hear(line);
    }
    void hear(const Pending& pending) {
        hear(pending.prompt);
        hear(pending.rule);
        if (pending.calculation)
            hear(*pending.calculation);
    }
    Complaint complaint() const { return m_complaint; }

private:
    void note(const Complaint& complaint) {
        if (m_complaint.isEmpty())
            m_complaint = complaint;
    }

    const Game& m_game;
    Complaint m_complaint;
};

} // namespace

Complaint faultOf(const Catalogue& texts, const Text& text) {
    if (text.id.empty())
        return {};
    const QString sentence = QString::fromStdString(texts.render(text));
    if (!texts.contains(text.id) || sentence.contains('{') ||
        sentence.contains("[" + QString::fromStdString(text.id.value)))
        return QString::fromStdString(text.id.value) + " says \"" + sentence + '"';
    return {};
}

Complaint faultOf(const Game& game, const View& view) {
    Listener listener(game);
    for (const Pending& pending : view.pending)
        listener.hear(pending);
    for (const ViewCounter& counter : view.counters)
        listener.hear(counter.box);
    for (const ViewTally& tally : view.tallies)
        listener.hear(tally.label);
    for (const ViewPile& pile : view.piles) {
        listener.hear(pile.label);
        for (const Text& item : pile.items)
            listener.hear(item);
    }
    listener.hear(view.when);
    if (view.fight)
        for (const ViewParty& party : view.fight->parties)
            for (const ViewFighter& fighter : party.fighters)
                if (fighter.blow)
                    listener.hear(*fighter.blow);
    if (view.outcome)
        listener.hear(view.outcome->reason);
    return listener.complaint();
}

Complaint faultOf(const Game& game, const std::vector<Choice>& choices) {
    Listener listener(game);
    for (const Choice& choice : choices) {
        listener.hear(choice.label);
        listener.hear(choice.caution);
        listener.hear(choice.rule);
    }
    return listener.complaint();
}

Complaint faultOf(const Game& game, const Events& events) {
    Listener listener(game);
    for (const Event& event : events) {
        listener.hear(event.text);
        listener.hear(event.rule);
        if (const auto* rolled = std::get_if<Rolled>(&event.what))
            listener.hear(rolled->calculation);
        if (const auto* ended = std::get_if<Ended>(&event.what))
            listener.hear(ended->outcome.reason);
    }
    return listener.complaint();
}

} // namespace orontes::tests
