// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/place_words.h"

#include <algorithm>
#include <cstdlib>

namespace orontes::model {
namespace {

constexpr std::size_t mostListed = 12;

std::string say(const core::Catalogue& texts, const char* id, core::TextArgs args = {}) {
    return texts.render(core::Text{core::TextId{id}, std::move(args)});
}

struct PlaceWords {
    const core::Scenario& scenario;
    const core::Catalogue& texts;

    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(const core::SpaceLabel& space) const {
        return say(texts, "words.place.space", {{"space", space.value}});
    }
    std::string operator()(const core::EdgePlace& edge) const {
        return say(texts, "words.place.edge", {{"first", edge.first.value}, {"second", edge.second.value}});
    }
    std::string operator()(core::CounterId id) const {
        const core::Counter* counter = core::findCounter(scenario, id);
        return counter != nullptr ? nameOf(*counter)
                                  : say(texts, "words.place.counter", {{"counter", std::int64_t{id.value}}});
    }
};

struct SetUpWords {
    const core::Scenario& scenario;
    const core::Catalogue& texts;

    std::string operator()(const core::AtSpace& at) const {
        return say(texts, "words.set-up.at", {{"spaces", at.space.value}});
    }
    std::string operator()(const core::WithinSpaces& within) const {
        return say(texts, "words.set-up.at", {{"spaces", listed(within.spaces, Joining::Or, texts)}});
    }
    std::string operator()(const core::WithinRegion& within) const {
        const core::Region* region = core::findRegion(*scenario.board, within.region);
        const std::string name = region != nullptr && !region->name.empty() ? region->name : within.region.value;
        return say(texts, "words.set-up.region", {{"region", name}});
    }
    std::string operator()(const core::EntersAt& enters) const {
        return say(texts, "words.set-up.enters", {{"spaces", listed(enters.spaces, Joining::Or, texts)}});
    }
    std::string operator()(const core::OffMap&) const { return say(texts, "words.set-up.off-map"); }
    std::string operator()(const core::Lost&) const { return say(texts, "words.set-up.lost"); }
};

void join(std::string& words, const std::string& more) {
    if (!more.empty())
        words += (words.empty() ? "" : ", ") + more;
}

/// By its name where it has one.
std::string clauseWords(std::size_t clause, const core::Scenario& scenario, const core::Catalogue& texts) {
    const std::vector<core::VictoryClause>& clauses = *scenario.victory;
    if (clause < clauses.size() && !clauses[clause].name.empty())
        return say(texts, "words.part.named-clause", {{"name", clauses[clause].name}});
    return say(texts, "words.part.clause", {{"number", static_cast<std::int64_t>(clause) + 1}});
}

} // namespace

std::string wordsOf(const core::TablePlace& place, const core::Scenario& scenario, const core::Catalogue& texts) {
    return std::visit(PlaceWords{scenario, texts}, place);
}

std::string wordsOf(const core::Place& place, const core::Scenario& scenario, const core::Catalogue& texts) {
    std::string words = place.file;
    if (place.line > 0)
        join(words, say(texts, place.column > 0 ? "words.place.column" : "words.place.line",
                        {{"line", std::int64_t{place.line}}, {"column", std::int64_t{place.column}}}));
    const std::string table = wordsOf(place.table, scenario, texts);
    join(words, table.empty() ? place.pointer : table); // people read the map rather than the file
    return words;
}

std::string shownPlace(const core::Place& place, const core::Scenario& scenario, const core::Catalogue& texts) {
    if (std::string table = wordsOf(place.table, scenario, texts); !table.empty())
        return table;
    if (!place.pointer.starts_with('/'))
        return {};
    const std::size_t end = place.pointer.find('/', 1);
    const std::string part = place.pointer.substr(1, end - 1);
    const char* rest = end == std::string::npos ? "" : place.pointer.c_str() + end + 1;
    if (part == "victory" && *rest >= '0' && *rest <= '9')
        return clauseWords(static_cast<std::size_t>(std::atoll(rest)), scenario, texts);
    const std::string id = "words.part." + part;
    return texts.contains(core::TextId{id}) ? say(texts, id.c_str()) : place.pointer;
}

std::string wordsOf(const core::SetUp& setUp, const core::Scenario& scenario, const core::Catalogue& texts) {
    return std::visit(SetUpWords{scenario, texts}, setUp.place);
}

std::string listed(const std::vector<core::SpaceLabel>& labels, Joining joining, const core::Catalogue& texts) {
    const bool all = labels.size() <= mostListed;
    const std::size_t before = all ? std::max<std::size_t>(labels.size(), 1) - 1 : mostListed;
    std::string list;
    for (std::size_t i = 0; i < before; ++i)
        join(list, labels[i].value);
    const bool either = joining == Joining::Or;
    if (!all)
        return say(texts, either ? "words.list.or-more" : "words.list.and-more",
                   {{"list", list}, {"more", static_cast<std::int64_t>(labels.size() - mostListed)}});
    if (labels.size() < 2)
        return labels.empty() ? std::string() : labels.front().value;
    return say(texts, either ? "words.list.or" : "words.list.and", {{"list", list}, {"last", labels.back().value}});
}

std::string nameOf(const core::Counter& counter) {
    return counter.name.empty() ? counter.type.value : counter.name;
}

} // namespace orontes::model
