// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/scenario/scenario_page.h"
#include "tests/support/toys/skirmish/skirmish.h"

#include <QCoreApplication>
#include <QLabel>
#include <QStringList>

namespace orontes::tests {

/// A skirmish being designed, with what its pages and panels share.
struct Desk {
    explicit Desk(core::Scenario scenario) : Desk(skirmish::entry(), std::move(scenario)) {}
    Desk(const core::RulesetEntry& ruleset, core::Scenario scenario) : document(ruleset, std::move(scenario)) {}

    model::ScenarioDocument document;
    editor::Selection selection;
    QStringList rules; ///< that have been opened
    editor::ScenarioContext context{
        document, selection, [this](const core::Citation& rule) { rules << QString::fromStdString(rule.reference); },
        [](const core::Place&) {}};

    /// The visible control that bears this name for screen readers, its own or that of its label.
    template <class Control>
    static Control* control(const QWidget& within, const char* name) {
        for (Control* one : within.findChildren<Control*>())
            if (one->isVisible() && nameOf(within, *one) == QString::fromUtf8(name))
                return one;
        qFatal("no control %s", name);
        return nullptr;
    }

private:
    static QString nameOf(const QWidget& within, const QWidget& widget) {
        for (const QLabel* label : within.findChildren<QLabel*>())
            if (widget.accessibleName().isEmpty() && label->buddy() == &widget)
                return label->text();
        return widget.accessibleName();
    }
};

/// Forms are made anew after the event that changed them, and shown after that.
inline void settle() {
    for (int turn = 0; turn < 3; ++turn)
        QCoreApplication::processEvents();
}

} // namespace orontes::tests
