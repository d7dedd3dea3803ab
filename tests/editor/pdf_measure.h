// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/millimetres.h"

#include <QByteArray>
#include <QHash>
#include <QImage>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <optional>
#include <vector>

namespace orontes::tests {

/// A PDF on disk, looked at with poppler and qpdf: what others make of our files.
class MeasuredPdf {
public:
    explicit MeasuredPdf(const QByteArray& bytes);

    /// Output of a tool; "%" stands for the file. Fails the test when the tool does.
    QString output(const QString& tool, const QStringList& arguments) const;
    /// "MediaBox", "TrimBox" … of a page, in points; left, bottom, right, top.
    std::vector<double> box(int page, const QString& name) const;
    /// Where a word stands, in millimetres from the page's upper left corner.
    std::optional<editor::MmRect> word(int page, const QString& text) const;
    QImage picture(int page, int dotsPerInch) const;
    /// The smallest rectangle around what is darker than middle grey within a part of a page, in millimetres.
    editor::MmRect dark(int page, const editor::MmRect& within) const;
    /// Names of the fonts, and of those that are not embedded.
    QStringList fonts() const;
    QStringList missingFonts() const;
    int images() const;
    /// The file with its streams readable, objects numbered as they are.
    QByteArray plain() const;
    int pages() const;

private:
    QTemporaryDir m_folder;
    QString m_file;
    mutable QHash<int, QString> m_boxes; ///< by page, as pdfinfo prints them
};

} // namespace orontes::tests
