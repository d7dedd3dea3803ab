// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace orontes::editor {

/// A file for something new that nothing lies at yet: "The Two Kings.json" in the folder, with a number behind where
/// that is taken. `name` may hold what no file name may; `ending` begins with its dot.
QString proposedFile(const QString& name, const QString& folder, const QString& ending);
/// Where documents are kept that have never been saved.
QString documentsFolder();

} // namespace orontes::editor
