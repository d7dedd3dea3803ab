// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/scenario_document.h"
#include "rules/core/describe/printed_chart.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace orontes::editor {

class PlacesPicker;

/// Those who come in one way: how, where, how many of each type, and who by name.
class PartyForm : public QWidget {
    Q_OBJECT

public:
    PartyForm(const model::ScenarioDocument& document, QWidget* parent = nullptr);

    void setParty(const core::ArrivalParty& party);
    core::ArrivalParty party() const;
    /// Whether there is a place for whoever comes; marks the field where it is missing.
    bool tellMissing();

signals:
    void edited();
    void removed();

private:
    enum class Way { Placed, Region, Enters };

    QWidget* makeWay();
    QWidget* makeNumbers();
    QWidget* makeNames();
    void showWay();
    core::ArrivalPlace place() const;
    const core::RulesetInfo& info() const { return m_document.info(); }
    QString text(const core::TextId& id) const { return QString::fromStdString(m_document.texts().render(id)); }

    const model::ScenarioDocument& m_document;
    QComboBox* m_way;
    QComboBox* m_region;
    PlacesPicker* m_places;
    std::vector<std::pair<core::FieldId, QCheckBox*>> m_flags;
    std::vector<std::pair<core::CounterType, QSpinBox*>> m_numbers;
    std::vector<std::pair<core::CounterType, QLineEdit*>> m_names;
    bool m_showing = false;
};

} // namespace orontes::editor
