// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/scenario_document.h"

#include <QWidget>

namespace orontes::editor {

/// The counter types of the ruleset, drawn as counters; a click adds one.
class CounterPalette : public QWidget {
    Q_OBJECT

public:
    explicit CounterPalette(const model::ScenarioDocument& document, QWidget* parent = nullptr);

signals:
    void typeChosen(const orontes::core::CounterType& type);
};

} // namespace orontes::editor
