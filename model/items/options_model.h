// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/scenario_document.h"
#include "model/items/record_table.h"

namespace orontes::model {

struct OptionRow {
    core::OptionSpec spec;
    core::Value value;

    const core::OptionId& key() const { return spec.id; }
    friend bool operator==(const OptionRow&, const OptionRow&) = default;
};

/// The switches of the whole game, with what they are set to.
class OptionsModel : public RecordTable<OptionRow> {
    Q_OBJECT

public:
    enum Column { Label, Value, Default, Rule, Help, ColumnCount };

    explicit OptionsModel(ScenarioDocument& document, QObject* parent = nullptr);

    /// Null for a row that is not there.
    const core::OptionSpec* optionAt(int row) const;
    void restoreDefault(int row);

signals:
    void refused(const orontes::core::Diagnostic& why);

protected:
    int columns() const override { return ColumnCount; }
    QVariant columnHeading(int column, int role) const override;
    QVariant content(const OptionRow& row, int column, int role) const override;
    CellUse contentUse(const OptionRow& row, int column) const override;
    bool changeContent(const OptionRow& row, int column, const QVariant& value) override;

private:
    void follow();
    bool set(const OptionRow& row, const core::Value& value);

    ScenarioDocument& m_document;
};

} // namespace orontes::model
