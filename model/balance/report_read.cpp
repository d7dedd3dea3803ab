// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/report_json.h"
#include "rules/core/json/json_text.h"

#include <algorithm>
#include <charconv>

namespace orontes::model {
namespace {

using core::JsonArray;
using core::JsonObject;
using core::JsonValue;

/// Takes a report apart. The first thing that makes no sense is kept; what is read after it means nothing.
class Reader {
public:
    explicit Reader(const JsonValue& json) : m_json(json) {}

    const std::optional<core::Diagnostic>& problem() const { return m_problem; }

    const JsonValue& member(const JsonValue& json, const std::string& key, const std::string& place) {
        static const JsonValue none;
        const JsonValue* value = json.find(key);
        if (value == nullptr)
            return wrong(place + "/" + key), none;
        return *value;
    }
    std::string text(const JsonValue& json, const std::string& key, const std::string& place) {
        const std::string* value = member(json, key, place).string();
        return value == nullptr ? (wrong(place + "/" + key), std::string()) : *value;
    }
    std::int64_t count(const JsonValue& json, const std::string& key, const std::string& place) {
        return count(member(json, key, place), place + "/" + key);
    }
    std::int64_t count(const JsonValue& json, const std::string& place) {
        const std::int64_t* value = json.integer();
        if (value == nullptr || *value < 0 || *value > mostCounted)
            return wrong(place), 0;
        return *value;
    }
    const JsonArray& list(const JsonValue& json, const std::string& key, const std::string& place) {
        static const JsonArray none;
        const JsonArray* value = member(json, key, place).array();
        return value == nullptr ? (wrong(place + "/" + key), none) : *value;
    }
    const JsonObject& object(const JsonValue& json, const std::string& key, const std::string& place) {
        static const JsonObject none;
        const JsonObject* value = member(json, key, place).object();
        return value == nullptr ? (wrong(place + "/" + key), none) : *value;
    }
    void wrong(const std::string& place) {
        if (m_problem)
            return;
        m_problem.emplace();
        m_problem->id = "balance.unreadable";
        m_problem->where.pointer = place;
        m_problem->args["place"] = place;
    }

    BatchPlan plan();
    void results(BalanceReport& report);
    std::vector<Shard> shards();

private:
    static constexpr std::int64_t mostCounted = 1'000'000'000'000'000;

    std::uint64_t seed(const JsonValue& json);
    std::optional<StopRule> stopRule(const JsonValue& json);
    void wins(BalanceReport& report);
    void reasons(BalanceReport& report);
    core::Text reason(const JsonValue& json, const std::string& place);
    void levels(BalanceReport& report);
    std::vector<std::int64_t> counts(const std::string& key);
    template <class Key, class ToKey>
    std::map<Key, std::int64_t> countsBy(const std::string& key, ToKey toKey);
    core::SeatId seat(const BatchPlan& plan, const std::string& token, const std::string& place);

    const JsonValue& m_json;
    std::optional<core::Diagnostic> m_problem;
};

std::optional<int> wholeNumber(const std::string& digits) {
    int number = 0;
    const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return failed == std::errc() && end == digits.data() + digits.size() ? std::optional<int>(number) : std::nullopt;
}

std::uint64_t Reader::seed(const JsonValue& json) {
    const std::string digits = text(json, "seed", "/plan");
    std::uint64_t seed = 0;
    const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), seed);
    if (failed != std::errc() || end != digits.data() + digits.size())
        wrong("/plan/seed");
    return seed;
}

std::optional<StopRule> Reader::stopRule(const JsonValue& json) {
    const JsonValue* width = json.find("stopAtWidth");
    if (width == nullptr)
        return std::nullopt;
    if (!width->number())
        wrong("/plan/stopAtWidth");
    return StopRule{width->number().value_or(0)};
}

BatchPlan Reader::plan() {
    const JsonValue& json = member(m_json, "plan", "");
    BatchPlan plan;
    plan.ruleset.value = text(json, "ruleset", "/plan");
    plan.rulesetVersion = text(json, "rulesetVersion", "/plan");
    plan.scenarioTitle = text(json, "scenario", "/plan");
    plan.scenarioHash = text(json, "scenarioHash", "/plan");
    for (const JsonValue& one : list(json, "seats", "/plan"))
        one.string() == nullptr ? wrong("/plan/seats") : plan.seats.push_back({*one.string()});
    for (const JsonValue& one : list(json, "bots", "/plan"))
        one.string() == nullptr ? wrong("/plan/bots") : plan.bots.push_back({*one.string()});
    plan.seed = seed(json);
    plan.games = static_cast<int>(std::min<std::int64_t>(count(json, "games", "/plan"), 1'000'000'000));
    const std::string seating = text(json, "seating", "/plan");
    if (seating != "rotated" && seating != "as-given")
        wrong("/plan/seating");
    plan.seating = seating == "rotated" ? Seating::Rotated : Seating::AsGiven;
    plan.actionLimit = static_cast<int>(std::min<std::int64_t>(count(json, "actionLimit", "/plan"), 1'000'000'000));
    plan.stop = stopRule(json);
    return plan;
}

std::vector<Shard> Reader::shards() {
    std::vector<Shard> shards;
    const JsonValue* json = m_json.find("shards");
    for (const JsonValue& one : json == nullptr ? JsonArray{} : list(m_json, "shards", "")) {
        const JsonArray* pair = one.array();
        if (pair == nullptr || pair->size() != 2 || count((*pair)[0], "/shards") < 1 ||
            count((*pair)[1], "/shards") > 1000000)
            wrong("/shards");
        else
            shards.push_back({static_cast<int>(*(*pair)[0].integer()), static_cast<int>(*(*pair)[1].integer())});
    }
    return shards;
}

core::SeatId Reader::seat(const BatchPlan& plan, const std::string& token, const std::string& place) {
    const auto found = std::find(plan.seats.begin(), plan.seats.end(), core::SeatToken{token});
    if (found == plan.seats.end())
        wrong(place);
    return core::SeatId{static_cast<std::int32_t>(found - plan.seats.begin())};
}

void Reader::wins(BalanceReport& report) {
    const JsonArray& json = list(m_json, "wins", "");
    if (json.size() != report.plan.seats.size())
        wrong("/wins");
    for (std::size_t i = 0; i < json.size() && !m_problem; ++i)
        report.wins[i] = count(json[i], "games", "/wins/" + std::to_string(i));
}

core::Text Reader::reason(const JsonValue& json, const std::string& place) {
    core::Text reason{core::TextId{text(json, "reason", place)}, {}};
    if (json.find("args") == nullptr)
        return reason;
    for (const auto& [name, arg] : object(json, "args", place)) {
        const JsonValue* id = arg.find("text");
        if (arg.integer() != nullptr)
            reason.args[name] = *arg.integer();
        else if (arg.string() != nullptr)
            reason.args[name] = *arg.string();
        else if (id != nullptr && id->string() != nullptr)
            reason.args[name] = core::TextId{*id->string()};
        else
            wrong(place + "/args/" + name);
    }
    return reason;
}

void Reader::reasons(BalanceReport& report) {
    const JsonArray& json = list(m_json, "reasons", "");
    for (std::size_t i = 0; i < json.size(); ++i) {
        const std::string place = "/reasons/" + std::to_string(i);
        report.reasons.push_back({reason(json[i], place), count(json[i], "games", place)});
    }
}

void Reader::levels(BalanceReport& report) {
    const JsonArray& json = list(m_json, "levels", "");
    for (std::size_t i = 0; i < json.size(); ++i) {
        const std::string place = "/levels/" + std::to_string(i);
        const core::SeatId winner = seat(report.plan, text(json[i], "seat", place), place + "/seat");
        report.levels.push_back({winner, text(json[i], "level", place), count(json[i], "games", place)});
    }
}

std::vector<std::int64_t> Reader::counts(const std::string& key) {
    std::vector<std::int64_t> numbers;
    for (const JsonValue& one : list(m_json, key, ""))
        numbers.push_back(one.integer() == nullptr ? (wrong("/" + key), 0) : *one.integer());
    return numbers;
}

template <class Key, class ToKey>
std::map<Key, std::int64_t> Reader::countsBy(const std::string& key, ToKey toKey) {
    std::map<Key, std::int64_t> map;
    for (const auto& [name, value] : object(m_json, key, "")) {
        const std::optional<Key> read = toKey(name);
        if (!read)
            wrong("/" + key + "/" + name);
        else
            map[*read] = count(value, "/" + key + "/" + name);
    }
    return map;
}

void Reader::results(BalanceReport& report) {
    report.games = count(m_json, "games", "");
    wins(report);
    report.shared = count(m_json, "shared", "");
    report.draws = count(m_json, "draws", "");
    report.unfinished = count(m_json, "unfinished", "");
    report.botWins = counts("botWins");
    reasons(report);
    levels(report);
    report.lengths = countsBy<int>("lengths", wholeNumber);
    report.actions = count(m_json, "actions", "");
    report.points = counts("points");
    report.losses = countsBy<core::CounterId>("losses", [](const std::string& name) {
        const std::optional<int> id = wholeNumber(name);
        return id ? std::optional<core::CounterId>(core::CounterId{*id}) : std::nullopt;
    });
    report.lossesAt = countsBy<core::SpaceLabel>(
        "lossesAt", [](const std::string& name) { return std::optional<core::SpaceLabel>(core::SpaceLabel{name}); });
    report.lossesElsewhere = count(m_json, "lossesElsewhere", "");
    std::int64_t sum = report.shared + report.draws + report.unfinished;
    for (const std::int64_t won : report.wins)
        sum += won;
    if (sum != report.games)
        wrong("/games");
}

core::Diagnostic newer(std::int64_t version) {
    core::Diagnostic finding;
    finding.id = "balance.newer";
    finding.args["version"] = version;
    return finding;
}

} // namespace

core::Result<BalanceReport> readReport(std::string_view text) {
    const core::Result<JsonValue> json = core::parseJson(text);
    if (!json)
        return core::refuse(json.error());
    Reader reader(*json);
    if (reader.text(*json, "format", "") != reportFormat)
        reader.wrong("/format");
    if (const std::int64_t version = reader.count(*json, "formatVersion", ""); version > reportFormatVersion)
        return core::refuse(newer(version));
    BalanceReport report = emptyReport(reader.plan());
    report.shards = reader.shards();
    if (!reader.problem())
        reader.results(report);
    if (reader.problem())
        return core::refuse(*reader.problem());
    return report;
}

} // namespace orontes::model
