// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/scenario_document.h"
#include "model/items/record_table.h"

namespace orontes::model {

/// A counter with the names it is shown by.
struct CounterRow {
    core::Counter counter;
    std::string type;
    std::string side;
    std::string place;

    core::CounterId key() const { return counter.id; }
    friend bool operator==(const CounterRow&, const CounterRow&) = default;
};

/// The roster as a table, in its order: a column for every field that any counter type has.
class CountersModel : public RecordTable<CounterRow> {
    Q_OBJECT

public:
    enum Column { Name, Type, Side, Group, Place, Turn, FirstField };

    explicit CountersModel(ScenarioDocument& document, QObject* parent = nullptr);

    core::CounterId counterAt(int row) const;
    /// Invalid index when there is no such counter.
    QModelIndex indexOf(core::CounterId counter) const;
    /// The field of a cell; null for other columns, and where the counter's type has no such field.
    const core::FieldSpec* fieldAt(const QModelIndex& index) const;

signals:
    void refused(const orontes::core::Diagnostic& why);

protected:
    int columns() const override;
    QVariant columnHeading(int column, int role) const override;
    QVariant content(const CounterRow& row, int column, int role) const override;
    CellUse contentUse(const CounterRow& row, int column) const override;
    bool changeContent(const CounterRow& row, int column, const QVariant& value) override;

private:
    void follow(const core::ChangeSet& changes);
    void showAll();
    const core::FieldSpec* fieldOf(const core::Counter& counter, int column) const;

    ScenarioDocument& m_document;
    std::vector<core::FieldSpec> m_fields; ///< by column: every field id once, as its first type describes it
};

} // namespace orontes::model
