// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/scenario_document.h"
#include "model/document/victory_edits.h"
#include "model/items/record_tree.h"

#include <optional>
#include <string>

namespace orontes::model {

/// A row of the victory tree: a side that scores, a clause, or a condition below it.
struct VictoryRow {
    bool isClause = false;
    std::string sentence;
    std::string kind;                      ///< of a condition: core::kindToken
    std::optional<core::SideToken> scorer; ///< of a side's row

    /// Clauses and conditions may change their names, so that none is known to be the same as another.
    std::string key() const { return scorer ? "side " + scorer->value : isClause ? "clause" : std::string(); }
    friend bool operator==(const VictoryRow&, const VictoryRow&) = default;
};

/// The victory clauses, each with its tree of conditions. Where clauses score, they stand below the sides they are
/// worth points for; those for a side that there is not come last, below its token.
class VictoryModel : public RecordTree<VictoryRow> {
    Q_OBJECT

public:
    explicit VictoryModel(ScenarioDocument& document, QObject* parent = nullptr);

    /// Nothing for an index that is not valid, and for a side. A clause's path has no branches.
    std::optional<ConditionPath> conditionPath(const QModelIndex& index) const;
    bool isClause(const QModelIndex& index) const;
    /// The row of a clause; not valid where there is no such clause.
    QModelIndex clauseIndex(std::size_t clause) const;
    /// The side below which the index lies, or whose row it is; nothing where clauses decide the game.
    std::optional<core::SideToken> scorerAt(QModelIndex index) const;
    /// The clauses below a row that is a side's.
    std::vector<std::size_t> clausesBelow(const QModelIndex& side) const;
    /// Null for an index that is not valid, for a side and for a clause.
    const core::Condition* conditionAt(const QModelIndex& index) const;

protected:
    int columns() const override { return 1; }
    QVariant content(const VictoryRow& row, int column, int role) const override;
    QVariant columnHeading(int column, int role) const override;

private:
    /// The clauses that stand together.
    struct Group {
        std::optional<core::SideToken> scorer;
        std::vector<std::size_t> clauses = {};
    };

    void follow();
    std::vector<Group> groups() const;
    TreeValue<VictoryRow> sideRow(const Group& group) const;
    TreeValue<VictoryRow> clauseRow(const core::VictoryClause& clause) const;
    bool scoring() const { return m_document.info().scoring; }

    ScenarioDocument& m_document;
    std::vector<Group> m_groups; ///< one, without a row of its own, where clauses decide the game
};

} // namespace orontes::model
