// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/door.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
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
