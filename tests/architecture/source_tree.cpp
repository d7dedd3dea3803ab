// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/source_tree.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace orontes::tests {
namespace {

bool isText(const QString& path) {
    static const QRegularExpression kinds(
        R"(\.(cpp|h|cmake|in|md|sql|sh)$|(^|/)data/[^/]+\.json$|(^|/)(CMakeLists\.txt|run|check)$)");
    return kinds.match(path).hasMatch();
}

bool isLeftOut(const QString& path) {
    return path.startsWith("build/") || path.startsWith("tour/") || (path.startsWith('.') && !path.startsWith(".ci/"));
}

QStringList readLines(const QString& fileName) {
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll()).split('\n');
}

} // namespace

SourceTree readTree(const QString& root) {
    const QDir top(root);
    SourceTree tree;
    for (const QString& entry : top.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)) {
        if (isLeftOut(entry) || isLeftOut(entry + '/'))
            continue;
        const QString name = top.filePath(entry);
        if (QFileInfo(name).isFile())
            tree.push_back({entry, isText(entry) ? readLines(name) : QStringList()});
        QDirIterator below(name, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (below.hasNext()) {
            const QString path = top.relativeFilePath(below.next());
            tree.push_back({path, isText(path) ? readLines(top.filePath(path)) : QStringList()});
        }
    }
    std::sort(tree.begin(), tree.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
    return tree;
}

QStringList rulesetIds(const SourceTree& tree) {
    static const QRegularExpression registration("^rules/([^/]+)/ruleset\\.cmake$");
    QStringList ids;
    for (const SourceFile& file : tree)
        if (const auto match = registration.match(file.path); match.hasMatch())
            ids << match.captured(1);
    return ids;
}

CodeLine takeApart(const QString& line) {
    CodeLine parts;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar c = line[i];
        if (line.mid(i, 2) == "//")
            break;
        const bool separatesDigits = c == '\'' && i > 0 && line[i - 1].isLetterOrNumber();
        if ((c != '"' && c != '\'') || separatesDigits) {
            parts.code += c;
            continue;
        }
        QString text;
        for (++i; i < line.size() && line[i] != c; ++i)
            text += line[i] == '\\' && i + 1 < line.size() ? line[++i] : line[i];
        parts.code += QString(2, c);
        if (c == '"')
            parts.literals << text;
    }
    return parts;
}

QString includedBy(const QString& line) {
    static const QRegularExpression include(R"(^\s*#\s*include\s*(<[^>]+>|"[^"]+"))");
    return include.match(line).captured(1);
}

} // namespace orontes::tests
