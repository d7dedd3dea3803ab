// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/scenario_document.h"

#include <QWidget>

class QScrollArea;

namespace orontes::editor {

/// The counter types of the ruleset, drawn as counters; a click adds one.
class CounterPalette : public QWidget {
    Q_OBJECT

public:
    explicit CounterPalette(const model::ScenarioDocument& document, QWidget* parent = nullptr);

signals:
    void typeChosen(const orontes::core::CounterType& type);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QScrollArea* m_scroll;
    QWidget* m_faces;
};

} // namespace orontes::editor
