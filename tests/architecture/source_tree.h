// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace orontes::tests {

/// One file of the repository. `lines` is filled for source text (C++, CMake, scripts, Markdown, SQL) only.
struct SourceFile {
    QString path; ///< from the root, with forward slashes
    QStringList lines;

    bool isCpp() const { return path.endsWith(".cpp") || path.endsWith(".h"); }
    bool isBelow(const QString& folder) const { return path.startsWith(folder + '/'); }
    bool isTest() const { return isBelow("tests") || path.contains("/tests/"); }
};

using SourceTree = std::vector<SourceFile>;

/// Everything below root except what is generated (build, tour) and hidden (but .ci).
SourceTree readTree(const QString& root);

/// The folder names below rules/ that hold a ruleset.cmake.
QStringList rulesetIds(const SourceTree& tree);

/// A line of C++ taken apart: comments dropped, string literals emptied in `code` and listed in `literals`.
struct CodeLine {
    QString code;
    QStringList literals;
};

CodeLine takeApart(const QString& line);

/// What an #include line names, with its quotes or angle brackets: `<QString>`, `"rules/core/ids.h"`; else empty.
QString includedBy(const QString& line);

} // namespace orontes::tests
