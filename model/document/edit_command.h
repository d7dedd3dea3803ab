// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/scenario/edit.h"

#include <QUndoCommand>

#include <functional>
#include <memory>

namespace orontes::model {

/// Edits with the same stroke that follow each other are one step of the history; 0 stands alone.
using StrokeId = int;

using SharedScenario = std::shared_ptr<const core::Scenario>;

/// The change set of going back over a change.
core::ChangeSet reversed(core::ChangeSet changes);

/// A step of the history: the scenario before and after it. Both share whatever the step left alone.
class EditCommand : public QUndoCommand {
public:
    enum class Direction {
        Do,
        Undo,
        Redo,
    };
    /// Puts a scenario in place of the present one.
    using Show = std::function<void(const SharedScenario&, const core::ChangeSet&, Direction)>;

    EditCommand(const QString& name, StrokeId stroke, SharedScenario before, SharedScenario after,
                core::ChangeSet changes, Show show);

    void undo() override;
    void redo() override;
    int id() const override { return m_stroke == 0 ? -1 : m_stroke; }
    bool mergeWith(const QUndoCommand* next) override;

private:
    StrokeId m_stroke;
    SharedScenario m_before;
    SharedScenario m_after;
    core::ChangeSet m_changes;
    Show m_show;
    bool m_done = false;
};

} // namespace orontes::model
