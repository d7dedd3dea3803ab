// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/arrivals/chart_plan.h"
#include "model/document/scenario_document.h"

#include <QDialog>
#include <QString>

class QLineEdit;

namespace orontes::editor {

/// What a chart is called, who made it, and where it is from.
class ChartTitleDialog : public QDialog {
    Q_OBJECT

public:
    explicit ChartTitleDialog(const model::ArrivalChart& chart, QWidget* parent = nullptr);

    /// The chart with what has been typed.
    model::ArrivalChart chart() const;

private:
    model::ArrivalChart m_chart;
    QLineEdit* m_title;
    QLineEdit* m_author;
    QLineEdit* m_source;
};

/// What applying a chart would change, before it does.
class ChartPlanDialog : public QDialog {
    Q_OBJECT

public:
    ChartPlanDialog(const model::ArrivalChart& chart, const model::ChartPlan& plan, const core::Catalogue& texts,
                    QWidget* parent = nullptr);
};

/// Asks for title, author and file, and writes the chart of the scenario.
void exportChart(QWidget* parent, const model::ScenarioDocument& document);
/// Asks for a file, shows what it would change, and applies it as one step if that is wanted.
void applyChart(QWidget* parent, model::ScenarioDocument& document);
/// The same for a file that has been chosen.
bool applyChartFile(QWidget* parent, model::ScenarioDocument& document, const QString& file);

} // namespace orontes::editor
