// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/prompt.h"

#include "app/cli/position_text.h"

#include <charconv>
#include <istream>
#include <ostream>
#include <string>

namespace orontes::app {

namespace {

void show(const core::Pending& pending, const std::vector<core::Choice>& choices, const core::Scenario& scenario,
          const core::RulesetInfo& info, std::ostream& to) {
    to << "\n"
       << (*scenario.seats)[static_cast<std::size_t>(pending.actor.seat.value)].name << ": "
       << info.texts.render(pending.prompt) << "\n";
    for (std::size_t i = 0; i < choices.size(); ++i)
        to << "  " << i + 1 << "  " << info.texts.render(choices[i].label) << "\n";
}

/// The number typed, 0 for anything else.
std::size_t numberIn(const std::string& line) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    return error == std::errc{} && end == line.data() + line.size() ? number : 0;
}

} // namespace

std::optional<core::Action> askPerson(const core::RulesetEntry& entry, const core::Scenario& scenario,
                                      const core::Position& position, Terminal& terminal) {
    const core::Pending pending = entry.rules.pending(position).front();
    const std::vector<core::Choice> choices = entry.rules.choices(position, pending.actor);
    const core::RulesetInfo& info = entry.rules.info();
    const core::Observer observer{core::Observer::Kind::Seat, pending.actor.seat};
    printPosition(terminal.err, entry.rules.view(position, observer), scenario, info);
    show(pending, choices, scenario, info, terminal.err);
    const core::TextArgs count{{"count", static_cast<std::int64_t>(choices.size())}};
    std::string line;
    while (true) {
        terminal.err << appTexts().render({{"app.play.choose"}, count}) << " " << std::flush;
        if (!std::getline(terminal.in, line)) {
            const std::string seat = (*scenario.seats)[static_cast<std::size_t>(pending.actor.seat.value)].name;
            terminal.err << "\n" << appTexts().render({{"app.input-ended"}, {{"seat", seat}}}) << "\n";
            return std::nullopt;
        }
        if (line == "q")
            return std::nullopt;
        const std::size_t number = numberIn(line);
        if (number >= 1 && number <= choices.size())
            return choices[number - 1].action;
        if (line == "?") {
            show(pending, choices, scenario, info, terminal.err);
            continue;
        }
        core::TextArgs args = count;
        args["input"] = line.empty() ? "An empty line" : line;
        terminal.err << appTexts().render({{"app.not-a-choice"}, args}) << "\n";
    }
}

} // namespace orontes::app
