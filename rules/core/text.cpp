// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/text.h"

#include "rules/core/json/json_text.h"
#include "rules/core/text_template.h"

#include <cassert>

namespace orontes::core {
namespace {

constexpr int nestingLimit = 4; ///< a text within a text within …; deeper is a circle

std::string rendered(const Catalogue& texts, const TextId& id, const TextArgs& args, int nesting) {
    if (!texts.contains(id) || nesting > nestingLimit)
        return '[' + id.value + ']';
    TextArgs plain = args;
    for (auto& [name, arg] : plain)
        if (const auto* inner = std::get_if<TextId>(&arg))
            arg = rendered(texts, *inner, args, nesting + 1);
    return fillTemplate(texts.find(id), plain);
}

} // namespace

void Catalogue::add(std::string_view json) {
    const Result<JsonValue> parsed = parseJson(json);
    assert(parsed && parsed->object() && "a catalogue is a JSON object");
    if (!parsed || !parsed->object())
        return;
    for (const auto& [id, text] : *parsed->object()) {
        assert(text.string() && "a template is a JSON string");
        assert(templateFault(*text.string()).empty() && "the braces of a template do not fit");
        const bool isNew = m_templates.emplace(id, *text.string()).second;
        assert(isNew && "a text id is defined once");
        static_cast<void>(isNew);
    }
}

bool Catalogue::contains(const TextId& id) const {
    return m_templates.contains(id.value);
}

std::string_view Catalogue::find(const TextId& id) const {
    const auto found = m_templates.find(id.value);
    return found == m_templates.end() ? std::string_view{} : found->second;
}

std::string Catalogue::render(const Text& text) const {
    return rendered(*this, text.id, text.args, 0);
}

} // namespace orontes::core
