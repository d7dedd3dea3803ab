// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/diagnostic.h"

#include <QString>

class QWidget;

namespace orontes::editor {

/// A finding as sentences for people: what and what to do, then where (file, line, pointer) if that is known.
QString sentence(const core::Diagnostic& problem, const core::Catalogue& texts);
QString whereabouts(const core::Place& place);

/// A quiet dialog that says what went wrong, where, and what to do. `heading` names what was tried: "The file was not
/// opened".
void complain(QWidget* parent, const QString& heading, const core::Findings& problems, const core::Catalogue& texts);
void complain(QWidget* parent, const QString& heading, const core::Diagnostic& problem, const core::Catalogue& texts);

/// Says that somebody else has changed the file, and asks whether it may be replaced all the same.
bool mayReplace(QWidget* parent, const QString& heading, const core::Diagnostic& problem, const core::Catalogue& texts);

} // namespace orontes::editor
