// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/edit_command.h"

#include <utility>

namespace orontes::model {

core::ChangeSet reversed(core::ChangeSet changes) {
    std::swap(changes.countersAdded, changes.countersRemoved);
    return changes;
}

EditCommand::EditCommand(const QString& name, StrokeId stroke, SharedScenario before, SharedScenario after,
                         core::ChangeSet changes, Show show)
    : QUndoCommand(name),
      m_stroke(stroke),
      m_before(std::move(before)),
      m_after(std::move(after)),
      m_changes(std::move(changes)),
      m_show(std::move(show)) {}

void EditCommand::undo() {
    m_show(m_before, reversed(m_changes), Direction::Undo);
}

void EditCommand::redo() {
    m_show(m_after, m_changes, m_done ? Direction::Redo : Direction::Do);
    m_done = true;
}

bool EditCommand::mergeWith(const QUndoCommand* next) {
    // Only equal ids are offered here, and one history holds nothing but these commands.
    const auto& step = static_cast<const EditCommand&>(*next);
    m_after = step.m_after;
    core::merge(m_changes, step.m_changes);
    return true;
}

} // namespace orontes::model
