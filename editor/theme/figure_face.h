// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFont>
#include <QString>

class QRawFont;

namespace orontes::editor {

/// Inter's figures are proportional unless the OpenType feature `tnum` is asked for, and Qt 6.4 has no way to ask.
/// So the installed face is taken once more, under another name, with its character map leading to the figures of one
/// width. Nothing is written to disk.
///
/// Family of that twin for a weight, registered at the first call; empty if Inter or its tabular figures are missing.
QString figureFamily(QFont::Weight weight);

/// The twin as an OpenType file, named `family`; empty if `face` has no tabular figures.
QByteArray figureFace(const QRawFont& face, const QString& family);

} // namespace orontes::editor
