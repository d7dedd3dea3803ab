// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/board/board.h"
#include "rules/core/play/door.h"
#include "rules/core/play/roster_place.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>

namespace orontes::core {

/// Reads the arguments of an action one after the other; the first fault is kept. A ruleset derives its own reader with
/// fill(typed), which reads every member of a typed action.
class ArgumentReader {
public:
    explicit ArgumentReader(const Action& action) : m_action(action) {}

    /// Nothing where the argument is missing or of another type.
    std::optional<std::int64_t> integer(const char* name) { return keep(integerArgument(m_action, name)); }
    std::optional<std::string> text(const char* name) { return keep(textArgument(m_action, name)); }
    /// From 1 to 6.
    void die(const char* name, int& die);
    /// The place in the roster of the counter with that id; `unknown()` tells that nobody has it.
    template <class Setup, class Id, class Unknown>
    void unit(const char* name, Id& place, const Setup& setup, Unknown unknown) {
        const std::optional<std::int64_t> id = integer(name);
        if (!id)
            return;
        const bool fits = std::in_range<decltype(CounterId::value)>(*id);
        place = fits ? placeOf(setup, CounterId{static_cast<decltype(CounterId::value)>(*id)}) : Id{};
        if (!place.valid())
            fault(unknown());
    }
    /// The space with that label; `unknown(label)` tells that there is none.
    template <class Unknown>
    void space(const char* name, SpaceId& space, const Board& board, Unknown unknown) {
        const std::optional<std::string> label = text(name);
        if (!label)
            return;
        if (const std::optional<SpaceId> found = findSpace(board, SpaceLabel{*label}))
            space = *found;
        else
            fault(unknown(*label));
    }

    void fault(Diagnostic diagnostic);
    /// The argument cannot have this value.
    void unfit(const char* name) { fault(badArgument(m_action, name)); }
    const std::optional<Diagnostic>& fault() const { return m_fault; }

private:
    template <class T>
    std::optional<T> keep(Result<T> read) {
        if (read)
            return std::move(*read);
        fault(std::move(read.error()));
        return std::nullopt;
    }

    const Action& m_action;
    std::optional<Diagnostic> m_fault;
};

/// Writes the arguments that rulesets have in common. A ruleset derives its own writer, which adds those of its types.
class ArgumentWriter {
public:
    ArgumentWriter(Action& out, const Board& board) : m_out(out), m_board(board) {}

    void operator()(const char* name, CounterId counter) const { m_out.args[name] = std::int64_t{counter.value}; }
    void operator()(const char* name, SpaceId space) const { m_out.args[name] = labelOf(m_board, space).value; }
    void operator()(const char* name, int number) const { m_out.args[name] = std::int64_t{number}; }
    void operator()(const char* name, const char* token) const { m_out.args[name] = std::string(token); }

private:
    Action& m_out;
    const Board& m_board;
};

/// The action as it is written: `write(typed, out)` adds the arguments.
template <class Typed, class Write>
Action encoded(Actor actor, const Typed& action, std::span<const char* const> verbs, Write write) {
    Action out;
    out.by = actor;
    out.verb = verbs[action.index()];
    std::visit([&](const auto& one) { write(one, out); }, action);
    return out;
}

/// The typed action with that verb; `verbs` are those of Typed's alternatives, in their order.
template <class Typed, class Reader, std::size_t Index = 0>
Result<Typed> decoded(const Action& action, std::span<const char* const> verbs, Reader&& reader) {
    if constexpr (Index == std::variant_size_v<Typed>)
        return refuse(unknownVerb(action));
    else {
        if (action.verb != verbs[Index])
            return decoded<Typed, Reader, Index + 1>(action, verbs, std::forward<Reader>(reader));
        std::variant_alternative_t<Index, Typed> typed;
        reader.fill(typed);
        if (reader.fault())
            return refuse(*reader.fault());
        return Typed{typed};
    }
}

} // namespace orontes::core
