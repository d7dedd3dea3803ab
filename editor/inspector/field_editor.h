// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/describe/field.h"
#include "rules/core/scenario/scenario.h"
#include "rules/core/text.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace orontes::editor {

/// The control for one declared field: a tick box, a number, a line, a choice. Emits what the user enters; shows what
/// it is given.
class FieldEditor : public QWidget {
    Q_OBJECT

public:
    FieldEditor(const core::FieldSpec& spec, const core::Scenario& scenario, const core::Catalogue& texts,
                QWidget* parent = nullptr);

    const core::FieldSpec& spec() const { return m_spec; }
    core::Value value() const;
    /// Does not emit.
    void setValue(const core::Value& value);
    /// Several counters are selected and differ in this field.
    void setMixed();

signals:
    void valueEntered(const orontes::core::Value& value);

private:
    void makeFlag();
    void makeInteger(const core::Catalogue& texts);
    void showUnit();
    void makeText();
    void makeChoices(const core::Scenario& scenario, const core::Catalogue& texts);
    void enter();

    core::FieldSpec m_spec;
    QCheckBox* m_flag = nullptr;
    QSpinBox* m_number = nullptr;
    QString m_oneUnit; ///< behind the number 1, and behind any other
    QString m_units;
    QLineEdit* m_line = nullptr;
    QComboBox* m_choice = nullptr;
};

} // namespace orontes::editor
