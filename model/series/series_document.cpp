// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/series/series_document.h"

#include "model/series/series_finding.h"
#include "model/series/series_json.h"
#include "model/session/open_session.h"

#include <algorithm>

namespace orontes::model {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t mostSteps = 1000;

core::Result<OpenedScenario> readScenarioFile(const fs::path& path) {
    core::Read<OpenedScenario> read = openScenario(path);
    if (read.value)
        return *std::move(read.value);
    const auto error = std::find_if(read.findings.begin(), read.findings.end(), [](const core::Diagnostic& finding) {
        return finding.severity == core::Severity::Error;
    });
    return core::refuse(*error);
}

/// "1", "2" …: the first that no battle has.
std::string freeId(const Series& series) {
    for (std::size_t number = series.battles.size() + 1;; ++number) {
        std::string id = std::to_string(number);
        if (std::none_of(series.battles.begin(), series.battles.end(),
                         [&](const SeriesBattle& battle) { return battle.id == id; }))
            return id;
    }
}

bool isThere(const fs::path& path) {
    std::error_code ignored;
    return fs::is_regular_file(path, ignored);
}

/// As fitsSeries, with the names that people know rulesets by.
core::Result<void> fits(Rulesets rulesets, const Series& series, const core::Scenario& scenario) {
    core::Result<void> fits = fitsSeries(series, scenario);
    if (fits)
        return fits;
    for (core::TextArg* name : {&fits.error().args["ruleset"], &fits.error().args["series"]})
        if (const auto* id = std::get_if<std::string>(name))
            if (const core::RulesetEntry* entry = findRuleset(rulesets, core::RulesetId{*id})) {
                const core::RulesetInfo& info = entry->rules.info();
                *name = info.texts.render(info.name);
            }
    return fits;
}

} // namespace

SeriesDocument::SeriesDocument(SeriesSources sources, QObject* parent)
    : QObject(parent), m_sources(std::move(sources)) {}

core::Read<std::unique_ptr<SeriesDocument>> SeriesDocument::open(const fs::path& path, SeriesSources sources) {
    core::Read<std::unique_ptr<SeriesDocument>> result;
    core::Result<TextFile> text = readTextFile(path);
    if (!text) {
        result.findings.push_back(std::move(text.error()));
        return result;
    }
    core::Read<Series> read = readSeries(text->text);
    result.findings = std::move(read.findings);
    if (read.value && !read.value->battles.empty() && !findRuleset(sources.rulesets, read.value->ruleset)) {
        result.findings.push_back(unknownRuleset(sources.rulesets, read.value->ruleset));
        read.value.reset();
    }
    for (core::Diagnostic& finding : result.findings)
        finding.where.file = path.string();
    if (!read.value)
        return result;
    for (SeriesBattle& battle : read.value->battles)
        battle.scenario = (fs::absolute(folderOf(path)) / battle.scenario).lexically_normal().string();
    auto document = std::make_unique<SeriesDocument>(std::move(sources));
    document->m_steps.front().series = *read.value;
    document->m_saved = *std::move(read.value);
    document->m_path = path;
    document->m_stamp = text->stamp;
    result.value = std::move(document);
    return result;
}

std::unique_ptr<SeriesDocument> SeriesDocument::restore(const SeriesOffer& offer, SeriesSources sources,
                                                        const fs::path& dataFolder) {
    std::unique_ptr<SeriesDocument> document;
    if (!offer.unsaved.file.empty())
        if (core::Read<std::unique_ptr<SeriesDocument>> saved = open(offer.unsaved.file, sources); saved.value)
            document = *std::move(saved.value);
    if (!document) {
        document = std::make_unique<SeriesDocument>(std::move(sources));
        document->m_path = offer.unsaved.file;
    }
    document->m_stamp = offer.unsaved.stamp; // what others have done to the file since is not overwritten
    document->keepBackup(dataFolder);
    document->take(offer.unsaved.series, tr("Restore"));
    discardSeries(offer);
    return document;
}

void SeriesDocument::keepBackup(const fs::path& dataFolder) {
    m_backup.emplace(dataFolder);
}

void SeriesDocument::giveUp() {
    if (m_backup)
        m_backup->drop();
}

/// Where the series says, then beside it, then in the libraries: bundled battles lie elsewhere on another machine.
fs::path SeriesDocument::fileOf(const SeriesBattle& battle) const {
    const fs::path said = battle.scenario;
    std::vector<fs::path> places{said};
    if (!m_path.empty())
        places.push_back(folderOf(m_path) / said.filename());
    for (const fs::path& library : m_sources.libraries)
        places.push_back(library / series().ruleset.value / said.filename());
    const auto found = std::find_if(places.begin(), places.end(), isThere);
    return found == places.end() ? said : *found;
}

core::Result<OpenedScenario> SeriesDocument::scenarioOf(std::size_t battle) const {
    core::Result<OpenedScenario> opened = readScenarioFile(fileOf(series().battles[battle]));
    if (opened)
        if (core::Result<void> fit = fits(m_sources.rulesets, series(), opened->scenario); !fit)
            return core::refuse(std::move(fit.error()));
    return opened;
}

core::Result<void> SeriesDocument::addBattle(const fs::path& scenario) {
    const core::Result<OpenedScenario> opened = readScenarioFile(scenario);
    if (!opened)
        return core::refuse(opened.error());
    if (core::Result<void> fit = fits(m_sources.rulesets, series(), opened->scenario); !fit)
        return fit;
    const core::RulesetEntry* entry = findRuleset(m_sources.rulesets, opened->scenario.ruleset);
    if (!entry)
        return core::refuse(unknownRuleset(m_sources.rulesets, opened->scenario.ruleset));
    Series next = series();
    if (next.battles.empty()) {
        next.ruleset = opened->scenario.ruleset;
        next.armies = armiesOf(entry->rules.info(), opened->scenario);
        if (next.title.empty())
            next.title =
                tr("%1 against %2")
                    .arg(QString::fromStdString(next.armies[0].name), QString::fromStdString(next.armies[1].name))
                    .toStdString();
    }
    next.battles.push_back({freeId(next), fs::absolute(scenario).lexically_normal().string(), false, "", "", ""});
    return change(std::move(next), tr("Add a battle"));
}

core::Result<void> SeriesDocument::change(Series series, const QString& step) {
    if (core::Findings faults = ladderFaults(series); !faults.empty())
        return core::refuse(std::move(faults.front()));
    if (series.battles.size() > mostSeriesBattles)
        return core::refuse(seriesFinding("series.too-many", {{"most", static_cast<std::int64_t>(mostSeriesBattles)}}));
    if (series != this->series())
        take(std::move(series), step);
    return {};
}

core::Result<std::optional<DueBattle>> SeriesDocument::due() const {
    const std::optional<std::size_t> battle = battleAfter(series(), series().results.size());
    if (!battle)
        return std::nullopt;
    core::Result<OpenedScenario> opened = scenarioOf(*battle);
    if (!opened)
        return core::refuse(std::move(opened.error()));
    core::Result<LinkedBattle> linked = linkBattle(ruleset()->rules.info(), series(), *battle, opened->scenario);
    if (!linked)
        return core::refuse(std::move(linked.error()));
    return DueBattle{*battle, *std::move(linked), opened->file.path};
}

core::Result<void> SeriesDocument::keep(const DueBattle& battle, const core::Outcome& outcome,
                                        const core::Scenario& end) {
    const core::Result<std::optional<DueBattle>> now = due();
    if (!now)
        return core::refuse(now.error());
    if (!*now || (*now)->linked.scenario != battle.linked.scenario)
        return core::refuse(seriesFinding("series.not-due", {{"title", battle.linked.scenario.title}}));
    Series next = series();
    next.results.push_back(resultOf(ruleset()->rules.info(), series(), battle.linked, outcome, end));
    return change(std::move(next), tr("Keep a result"));
}

void SeriesDocument::take(Series series, const QString& step) {
    m_steps.resize(m_at + 1);
    m_steps.push_back({std::move(series), step});
    if (m_steps.size() > mostSteps)
        m_steps.erase(m_steps.begin());
    m_at = m_steps.size() - 1;
    tellChanged();
}

void SeriesDocument::tellChanged() {
    if (m_backup && !isModified())
        m_backup->drop();
    else if (m_backup)
        if (const core::Result<void> kept = m_backup->keep({series(), m_path, m_stamp}); !kept)
            emit backupFailed(kept.error());
    emit changed();
}

void SeriesDocument::undo() {
    if (!canUndo())
        return;
    --m_at;
    tellChanged();
}

void SeriesDocument::redo() {
    if (!canRedo())
        return;
    ++m_at;
    tellChanged();
}

core::Result<void> SeriesDocument::saveTo(const fs::path& path, Overwrite overwrite) {
    Series written = series();
    for (SeriesBattle& battle : written.battles)
        battle.scenario = scenarioHint(battle.scenario, path);
    ExpectedFile expected = NewFile{};
    if (overwrite == Overwrite::Allow)
        expected = AnyFile{};
    else if (path == m_path)
        expected = FileAsRead{m_stamp};
    core::Result<FileStamp> stamp = writeAtomically(path, writeSeries(written), expected);
    if (!stamp)
        return core::refuse(std::move(stamp.error()));
    m_path = path;
    m_stamp = *std::move(stamp);
    m_saved = series();
    giveUp(); // nothing is unsaved
    emit fileChanged();
    return {};
}

} // namespace orontes::model
