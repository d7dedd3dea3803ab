// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace orontes::editor {

class IconLabel;
class RuleLink;

/// One line of a panel: label left, editor, what the rules derive, rule number right. Rows of one panel line up.
class FieldRow : public QWidget {
    Q_OBJECT

public:
    /// Takes ownership of the editor, names it after the label for screen readers and moves the label's shortcut to it.
    /// `rule` is the number as the rulebook prints it, empty if the line has none.
    FieldRow(const QString& label, QWidget* editor, const QString& rule = {}, QWidget* parent = nullptr);

    /// Wider than usual, for labels that are half a sentence. In pixels.
    void setLabelWidth(int pixels);
    void setRule(const QString& rule);
    QWidget* editor() const { return m_editor; }

    enum class Verdict { None, Agrees, Differs };
    /// What the rules derive, beside what the designer typed: "printed 110" with a tick, "rules say 107" without.
    void setDerived(const QString& text, Verdict verdict);

signals:
    void ruleRequested(const QString& rule);

private:
    QLabel* m_label;
    QWidget* m_editor;
    QLabel* m_derived;
    IconLabel* m_mark;
    RuleLink* m_rule;
};

/// A line that only shows a figure, such as a force total: "Units 58".
QLabel* figureLabel(const QString& text, QWidget* parent = nullptr);

} // namespace orontes::editor
