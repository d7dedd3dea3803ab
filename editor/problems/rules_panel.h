// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/ruleset_info.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;

namespace orontes::editor {

/// The rules index of a ruleset: search, choose, read. Rule links lead here.
class RulesPanel : public QWidget {
    Q_OBJECT

public:
    explicit RulesPanel(const core::RulesetInfo& info, QWidget* parent = nullptr);

    void open(const core::Citation& rule);

private:
    void filter(const QString& words);
    void showCurrent();

    const core::RulesetInfo& m_info;
    QLineEdit* m_search;
    QListWidget* m_list;
    QLabel* m_reference;
    QLabel* m_fact;
    QLabel* m_source;
};

/// "stated in the rulebook", "our ruling" …
QString wordsOf(core::Provenance provenance);

} // namespace orontes::editor
