// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/findings_model.h"

#include "model/items/field_cell.h"
#include "model/words/place_words.h"

#include <algorithm>

namespace orontes::model {
namespace {

const char* severityId(core::Severity severity) {
    switch (severity) {
    case core::Severity::Note:
        return "items.severity.note";
    case core::Severity::Warning:
        return "items.severity.warning";
    case core::Severity::Error:
        return "items.severity.error";
    }
    return "";
}

int spaceOf(const core::Diagnostic& finding, const core::Scenario& scenario) {
    const auto* label = std::get_if<core::SpaceLabel>(&finding.where.table);
    if (label == nullptr)
        return -1;
    return core::findSpace(*scenario.board, *label).value_or(core::SpaceId{}).value;
}

} // namespace

FindingsModel::FindingsModel(ScenarioDocument& document, QObject* parent) : RecordTable(parent), m_document(document) {
    connect(&document, &ScenarioDocument::findingsChanged, this, &FindingsModel::follow);
    connect(&document, &ScenarioDocument::changed, this, [this](const core::ChangeSet& changes) {
        if (!changes.countersChanged.empty()) // places are told by the names of counters
            follow();
    });
    follow();
}

void FindingsModel::follow() {
    const core::Scenario& scenario = m_document.scenario();
    std::vector<FindingRow> rows;
    for (const core::Diagnostic& finding : m_document.findings())
        rows.push_back({finding, {}, false, shownPlace(finding.where, scenario, m_document.texts())});
    for (const WaivedFinding& waived : m_document.waived())
        rows.push_back(
            {waived.finding, waived.reason, true, shownPlace(waived.finding.where, scenario, m_document.texts())});
    show(rows);
}

const FindingRow* FindingsModel::findingAt(int row) const {
    return row < 0 || row >= rowCount() ? nullptr : &records()[static_cast<std::size_t>(row)];
}

int FindingsModel::countOf(core::Severity severity) const {
    return static_cast<int>(std::count_if(records().begin(), records().end(), [&](const FindingRow& row) {
        return !row.waived && row.finding.severity == severity;
    }));
}

core::Result<void> FindingsModel::mend(int row, std::size_t fix) {
    const FindingRow* found = findingAt(row);
    if (found == nullptr || fix >= found->finding.fixes.size())
        return {};
    return m_document.apply(core::Fix(found->finding.fixes[fix]));
}

core::Result<void> FindingsModel::waive(int row, const std::string& reason) {
    const FindingRow* found = findingAt(row);
    if (found == nullptr)
        return {};
    return m_document.apply(core::Edit{core::PutWaiver{{found->finding.id, found->finding.where.table, reason}}});
}

core::Result<void> FindingsModel::takeBackWaiver(int row) {
    const FindingRow* found = findingAt(row);
    if (found == nullptr || !found->waived)
        return {};
    const core::Waiver* waiver = core::waiverOf(found->finding, m_document.scenario());
    if (waiver == nullptr)
        return {};
    return m_document.apply(core::Edit{core::RemoveWaiver{waiver->finding, waiver->place}});
}

QVariant FindingsModel::columnHeading(int column, int role) const {
    static const char* const ids[]{"items.finding.severity", "items.finding.sentence", "items.finding.rule",
                                   "items.finding.place", "items.finding.reason"};
    return role == Qt::DisplayRole ? asQString(m_document.texts().render(core::TextId{ids[column]})) : QVariant();
}

QVariant FindingsModel::content(const FindingRow& row, int column, int role) const {
    switch (role) {
    case SeverityRole:
        return static_cast<int>(row.finding.severity);
    case IsWaivedRole:
        return row.waived;
    case KeyRole:
        return asQString(row.finding.id);
    case CitationRole:
        return asQString(row.finding.rule.reference);
    case SpaceRole:
        return spaceOf(row.finding, m_document.scenario());
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    switch (column) {
    case Severity:
        return asQString(m_document.texts().render(core::TextId{severityId(row.finding.severity)}));
    case Sentence:
        return asQString(m_document.texts().render(row.finding.text()));
    case Rule:
        return asQString(row.finding.rule.reference);
    case Place:
        return asQString(row.place);
    case Reason:
        return asQString(row.reason);
    default:
        return {};
    }
}

} // namespace orontes::model
