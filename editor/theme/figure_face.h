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

/// EB Garamond's figures are of the old style, in which a 1 is hardly told from an I. Family of a twin of it that has
/// the figures alone, lining (`lnum`), to be named before it; empty where they are missing.
QString liningFamily(QFont::Weight weight);

/// Which figures a twin has, and whether it has anything else.
enum class Figures {
    Tabular, ///< `tnum`, with the letters
    Lining,  ///< `lnum`, without
};

/// The twin as an OpenType file, named `family`; empty if `face` has no such figures.
QByteArray figureFace(const QRawFont& face, const QString& family, Figures figures = Figures::Tabular);

} // namespace orontes::editor
