// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QVBoxLayout;
class QWidget;

namespace orontes::editor {

/// Fills the page with a column that scrolls, headed by a title and a quiet line. What is added stands below them; the
/// caller closes the column with a stretch.
QVBoxLayout* scrolledColumn(QWidget* page, const QString& title, const QString& subtitle);

} // namespace orontes::editor
