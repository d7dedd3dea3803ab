// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/open_session.h"

#include <algorithm>
#include <system_error>

namespace orontes::model {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t sessionLimit = 1024U * 1024U * 1024U;

/// A session's text with the seats its actions name.
struct ReadSession {
    OpenedScenario scenario;
    SessionText text;
};

core::Result<ReadSession> readSession(const fs::path& path) {
    const core::Result<TextFile> file = readTextFile(path, sessionLimit);
    if (!file)
        return core::refuse(file.error());
    core::Result<SessionBase> base = readSessionBase(file->text);
    if (!base)
        return core::refuse(std::move(base.error()));
    core::Read<OpenedScenario> scenario = readScenarioText(base->scenario, base->boardFolder);
    if (!scenario.value)
        return core::refuse(std::move(scenario.findings.front()));
    core::Result<SessionText> text = readSessionText(file->text, *scenario.value->scenario.seats);
    if (!text)
        return core::refuse(std::move(text.error()));
    return ReadSession{*std::move(scenario.value), *std::move(text)};
}

std::size_t actionsIn(const SessionText& text) {
    return static_cast<std::size_t>(
        std::count_if(text.entries.begin(), text.entries.end(),
                      [](const SessionEntry& entry) { return std::holds_alternative<PlayedFrom>(entry); }));
}

std::optional<SessionOffer> sessionOffer(const fs::path& path) {
    std::error_code failed;
    if (!fs::is_regular_file(path, failed) || isInUse(path))
        return std::nullopt;
    const core::Result<ReadSession> session = readSession(path);
    const bool unfinished = !session && session.error().id == "file.empty";
    if (unfinished || (session && actionsIn(session->text) == 0 && !session->text.damage)) {
        fs::remove(path, failed);
        return std::nullopt;
    }
    SessionOffer offer{path, {}, 0, fs::last_write_time(path, failed), {}};
    if (!session) {
        offer.damage = session.error();
        offer.damage->where.file = path.string();
        return offer;
    }
    offer.title = session->scenario.scenario.title;
    offer.actions = actionsIn(session->text);
    offer.damage = session->text.damage;
    return offer;
}

} // namespace

std::vector<SessionOffer> findSessions(const fs::path& dataFolder) {
    std::vector<SessionOffer> offers;
    for (const fs::path& name : sessionNames(dataFolder))
        if (std::optional<SessionOffer> offer = sessionOffer(name))
            offers.push_back(*std::move(offer));
    std::stable_sort(offers.begin(), offers.end(),
                     [](const SessionOffer& a, const SessionOffer& b) { return a.lastChange > b.lastChange; });
    return offers;
}

core::Read<std::unique_ptr<GameSession>> restoreSession(const SessionOffer& offer, Rulesets rulesets,
                                                        const fs::path& dataFolder) {
    core::Result<ReadSession> read = readSession(offer.journal);
    if (!read)
        return {std::nullopt, {std::move(read.error())}};
    const SessionBase& base = read->text.base;
    const core::RulesetEntry* ruleset = findRuleset(rulesets, base.ruleset);
    if (ruleset == nullptr)
        return {std::nullopt, {unknownRuleset(rulesets, base.ruleset)}};
    core::Result<std::unique_ptr<GameSession>> session =
        GameSession::begin(*ruleset, std::move(read->scenario.scenario), {base.seed, {}, DiceBy::Program});
    if (!session)
        return {std::nullopt, {std::move(session.error())}};
    core::Read<std::unique_ptr<GameSession>> restored;
    for (const SessionEntry& entry : read->text.entries)
        if (core::Result<void> done = (*session)->follow(entry); !done) {
            restored.findings.push_back(std::move(done.error()));
            break;
        }
    if (read->text.damage)
        restored.findings.push_back(*read->text.damage);
    for (core::Diagnostic& finding : restored.findings) {
        finding.severity = core::Severity::Warning;
        finding.where.file = offer.journal.string();
    }
    (*session)->keepJournal(dataFolder, base.boardFolder);
    (*session)->journal()->syncNow();
    discardSession(offer);
    restored.value = *std::move(session);
    return restored;
}

void discardSession(const SessionOffer& offer) {
    std::error_code ignored;
    fs::remove(offer.journal, ignored);
}

} // namespace orontes::model
