// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/counter_standing.h"
#include "rules/core/describe/ruleset_info.h"
#include "rules/core/play/view.h"

#include <QWidget>

namespace orontes::editor {

/// The counter that is looked at: its values with their rules, its state, what can be done with it now or why not.
class CounterCard : public QWidget {
    Q_OBJECT

public:
    explicit CounterCard(const model::GameSession& session, QWidget* parent = nullptr);

    void show(const core::ViewCounter& counter, const CounterStanding& standing);
    void clear();

signals:
    void ruleRequested(const orontes::core::Citation& rule);

private:
    QWidget* head(const core::ViewCounter& counter);
    QString whereabouts(const core::ViewCounter& counter) const;
    void addValues(const core::ViewCounter& counter);
    void addRow(const core::FieldSpec& field, const core::Value& value);
    void addStanding(const CounterStanding& standing);

    const model::GameSession& m_session;
    QWidget* m_page = nullptr;
};

} // namespace orontes::editor
