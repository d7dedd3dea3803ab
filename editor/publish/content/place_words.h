// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/content/kit_source.h"

#include <QString>
#include <QStringList>

namespace orontes::editor {

/// How and where a counter comes in: "Nairi", "Enters: Libyan Desert", "Lands from the sea: Mediterranean". Spaces that
/// make up a region with a name are called by it.
QString arrivalText(const KitSource& kit, const core::Counter& counter);
/// What lies in the regions that the text names: "Rivers: Mitanni, Euphrates, Mari".
QStringList regionsNamedIn(const KitSource& kit, const QString& text);

} // namespace orontes::editor
