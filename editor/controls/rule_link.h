// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace orontes::editor {

/// A rule number in lapis that opens the rule. Without a number it keeps its place and shows nothing.
class RuleLink : public QAbstractButton {
    Q_OBJECT

public:
    explicit RuleLink(const QString& rule = {}, QWidget* parent = nullptr);

    /// The number as the rulebook prints it: "5.32".
    void setRule(const QString& rule);
    QString rule() const { return m_rule; }

    QSize sizeHint() const override;

signals:
    void ruleRequested(const QString& rule);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_rule;
};

} // namespace orontes::editor
