// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/scenario_document.h"
#include "model/document/victory_edits.h"
#include "model/items/record_tree.h"

namespace orontes::model {

/// A row of the victory tree: a clause, or a condition below it.
struct VictoryRow {
    bool isClause = false;
    std::string sentence;
    std::string kind; ///< of a condition: core::kindToken

    /// Conditions have no name, so that none is known to be the same as another.
    bool key() const { return isClause; }
    friend bool operator==(const VictoryRow&, const VictoryRow&) = default;
};

/// The victory clauses, each with its tree of conditions.
class VictoryModel : public RecordTree<VictoryRow> {
    Q_OBJECT

public:
    explicit VictoryModel(ScenarioDocument& document, QObject* parent = nullptr);

    /// Nothing for an index that is not valid. A clause's path has no branches.
    std::optional<ConditionPath> conditionPath(const QModelIndex& index) const;
    bool isClause(const QModelIndex& index) const;
    /// Null for an index that is not valid, and for a clause.
    const core::Condition* conditionAt(const QModelIndex& index) const;

protected:
    int columns() const override { return 1; }
    QVariant content(const VictoryRow& row, int column, int role) const override;
    QVariant columnHeading(int column, int role) const override;

private:
    void follow();

    ScenarioDocument& m_document;
};

} // namespace orontes::model
