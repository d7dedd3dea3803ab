// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

namespace orontes::editor {

/// A file for the record of a game that nothing lies at yet: "Kadesh 2026-03-01.jsonl" in the folder, with a number
/// behind where that is taken.
QString proposedRecord(const QString& title, QDate day, const QString& folder);

} // namespace orontes::editor
