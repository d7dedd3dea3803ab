// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/scenario_document.h"
#include "model/items/record_table.h"

namespace orontes::model {

struct FindingRow {
    core::Diagnostic finding;
    std::string reason; ///< of the waiver
    bool waived = false;
    std::string place;

    /// A finding is the same as before when it says the same about the same place.
    const core::Diagnostic& key() const { return finding; }
    friend bool operator==(const FindingRow&, const FindingRow&) = default;
};

/// The findings that count, in their order, then those that have been waived.
class FindingsModel : public RecordTable<FindingRow> {
    Q_OBJECT

public:
    enum Column { Severity, Sentence, Rule, Place, Reason, ColumnCount };

    explicit FindingsModel(ScenarioDocument& document, QObject* parent = nullptr);

    /// Null for a row that is not there.
    const FindingRow* findingAt(int row) const;
    /// How many findings count, of one severity.
    int countOf(core::Severity severity) const;

    /// Mends the finding; it goes away when the checks agree.
    core::Result<void> mend(int row, std::size_t fix);
    core::Result<void> waive(int row, const std::string& reason);
    core::Result<void> takeBackWaiver(int row);

protected:
    int columns() const override { return ColumnCount; }
    QVariant columnHeading(int column, int role) const override;
    QVariant content(const FindingRow& row, int column, int role) const override;

private:
    void follow();

    ScenarioDocument& m_document;
};

} // namespace orontes::model
