// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/journal_text.h"

#include "model/store/json_lines.h"
#include "rules/core/json/json_text.h"
#include "rules/core/json/scenario_json.h"

#include <utility>

namespace orontes::model {
namespace {

using core::JsonObject;
using core::JsonValue;

JsonValue stampJson(const FileStamp& stamp) {
    return JsonValue{
        JsonObject{{"size", JsonValue{static_cast<std::int64_t>(stamp.size)}}, {"sha256", JsonValue{stamp.sha256}}}};
}

FileStamp stampFrom(const JsonValue* json) {
    if (json == nullptr)
        return {};
    return {static_cast<std::uintmax_t>(integerOf(*json, "size")), stringOf(*json, "sha256")};
}

core::Diagnostic damaged(int line) {
    core::Diagnostic finding;
    finding.id = "journal.damaged";
    finding.severity = core::Severity::Warning;
    finding.where.line = line;
    finding.args["line"] = static_cast<std::int64_t>(line);
    return finding;
}

core::Result<JournalBase> baseFrom(const JsonValue& json) {
    if (stringOf(json, "format") != journalFormat)
        return core::refuse(core::Diagnostic{"journal.not-one", core::Severity::Error, {}, {}, {}, {}});
    if (const std::int64_t version = integerOf(json, "formatVersion"); version > journalFormatVersion) {
        core::Diagnostic finding{"journal.newer", core::Severity::Error, {}, {}, {}, {}};
        finding.args["version"] = version;
        return core::refuse(std::move(finding));
    }
    return JournalBase{core::RulesetId{stringOf(json, "ruleset")},
                       stringOf(json, "title"),
                       stringOf(json, "document"),
                       stampFrom(json.find("file")),
                       stampFrom(json.find("board")),
                       stringOf(json, "scenario"),
                       stringOf(json, "boardFolder")};
}

std::optional<JournalChange> changeFrom(const JsonValue& json) {
    if (const JsonValue* whole = json.find("becomes"); whole != nullptr && whole->string() != nullptr)
        return WholeScenario{*whole->string()};
    const JsonValue* edit = json.find("edit");
    if (edit == nullptr)
        return std::nullopt;
    core::Result<core::Edit> read = core::editFromJson(*edit);
    return read ? std::optional<JournalChange>(std::move(*read)) : std::nullopt;
}

void add(JournalText& journal, JournalChange change, std::string name, StrokeId stroke) {
    journal.steps.resize(journal.done);
    journal.saving.clear();
    if (stroke != 0 && !journal.steps.empty() && journal.steps.back().stroke == stroke) {
        journal.steps.back().changes.push_back(std::move(change));
        return;
    }
    journal.steps.push_back({std::move(name), stroke, {}});
    journal.steps.back().changes.push_back(std::move(change));
    ++journal.done;
}

/// Whether the line makes sense after those before it.
bool fold(JournalText& journal, const JsonValue& json) {
    if (json.find("undo") != nullptr) {
        journal.saving.clear();
        return journal.done > 0 && journal.done-- > 0;
    }
    if (json.find("redo") != nullptr) {
        journal.saving.clear();
        return journal.done < journal.steps.size() && ++journal.done > 0;
    }
    if (json.find("saving") != nullptr) {
        journal.saving = stringOf(json, "saving");
        return true;
    }
    std::optional<JournalChange> change = changeFrom(json);
    if (!change)
        return false;
    add(journal, std::move(*change), stringOf(json, "name"), static_cast<StrokeId>(integerOf(json, "stroke")));
    return true;
}

} // namespace

std::string journalHeader(const JournalBase& base) {
    JsonObject header{{"format", JsonValue{std::string(journalFormat)}},
                      {"formatVersion", JsonValue{std::int64_t{journalFormatVersion}}},
                      {"ruleset", JsonValue{base.ruleset.value}},
                      {"title", JsonValue{base.title}}};
    if (!base.document.empty()) {
        header.emplace_back("document", JsonValue{base.document.string()});
        header.emplace_back("file", stampJson(base.file));
        if (base.board.size != 0)
            header.emplace_back("board", stampJson(base.board));
    } else {
        header.emplace_back("scenario", JsonValue{base.scenario});
        header.emplace_back("boardFolder", JsonValue{base.boardFolder.string()});
    }
    return core::compactJson(JsonValue{std::move(header)});
}

std::string journalLine(const JournalChange& change, const std::string& name, StrokeId stroke) {
    JsonObject line;
    if (const auto* edit = std::get_if<core::Edit>(&change))
        line.emplace_back("edit", core::toJson(*edit));
    else
        line.emplace_back("becomes", JsonValue{std::get<WholeScenario>(change).text});
    line.emplace_back("name", JsonValue{name});
    if (stroke != 0)
        line.emplace_back("stroke", JsonValue{std::int64_t{stroke}});
    return core::compactJson(JsonValue{std::move(line)});
}

std::string undoLine() {
    return R"({"undo": true})";
}

std::string redoLine() {
    return R"({"redo": true})";
}

std::string savingLine(const std::string& sha256) {
    return core::compactJson(JsonValue{JsonObject{{"saving", JsonValue{sha256}}}});
}

core::Result<JournalText> readJournalText(std::string_view text) {
    JournalText journal;
    int number = 0;
    for (const std::string_view line : wholeLines(text)) {
        ++number;
        const core::Result<JsonValue> json = core::parseJson(line);
        if (number == 1) {
            core::Result<JournalBase> base = json ? baseFrom(*json) : core::refuse(json.error());
            if (!base)
                return core::refuse(std::move(base.error()));
            journal.base = std::move(*base);
        } else if (!json || !fold(journal, *json)) {
            journal.damage = damaged(number);
            break;
        }
    }
    if (number == 0)
        return core::refuse(core::Diagnostic{"journal.not-one", core::Severity::Error, {}, {}, {}, {}});
    return journal;
}

} // namespace orontes::model
