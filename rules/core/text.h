// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/ids.h"

#include <map>
#include <string>
#include <string_view>
#include <variant>

namespace orontes::core {

/// Named arguments of a sentence. An argument that is a TextId is rendered first, with the same arguments.
struct Text;
using TextArg = std::variant<std::int64_t, std::string, TextId>;
using TextArgs = std::map<std::string, TextArg, std::less<>>;

/// A sentence for people that has not been rendered yet: the id of a template in the data, and what goes into it.
struct Text {
    TextId id;
    TextArgs args;

    friend bool operator==(const Text&, const Text&) = default;
};

/// Templates by id. `{name}` is replaced by an argument; `{n|one army|{n} armies}` chooses by the number n being 1 or
/// not;
/// `{+n}` writes a number with its sign.
class Catalogue {
public:
    /// Adds the templates of one data file (a JSON object id -> template). Asserts on malformed data: it is ours.
    void add(std::string_view json);
    bool contains(const TextId& id) const;
    /// The template as written; empty where none exists.
    std::string_view find(const TextId& id) const;
    /// The sentence; the id itself in brackets where there is no template.
    std::string render(const Text& text) const;
    std::string render(const TextId& id) const { return render(Text{id, {}}); }
    const std::map<std::string, std::string, std::less<>>& templates() const { return m_templates; }

private:
    std::map<std::string, std::string, std::less<>> m_templates;
};

} // namespace orontes::core
