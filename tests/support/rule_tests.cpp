// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/rule_tests.h"

#include "tests/support/paths.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace orontes::tests {
namespace {

/// "R-QAD-140..142" as three ids, "R-CHA-7.1a", "A-22" and "A-LOR-22" as themselves.
QStringList idsIn(const QString& line) {
    static const QRegularExpression id(
        R"((R-[A-Z]{3}-)([0-9A-Za-z]+(?:\.[0-9A-Za-z]+)*)(?:\.\.(?:R-[A-Z]{3}-)?(\d+))?)");
    static const QRegularExpression number("^\\d+$");
    static const QRegularExpression ruling(R"(\bA-(?:[A-Z]{3}-)?\d{2,3}\b)");
    QStringList ids;
    for (auto found = id.globalMatch(line); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString first = match.captured(2);
        ids << match.captured(1) + first;
        if (match.captured(3).isEmpty() || !number.match(first).hasMatch())
            continue;
        for (int next = first.toInt() + 1; next <= match.captured(3).toInt(); ++next)
            ids << match.captured(1) + QString::number(next).rightJustified(first.size(), '0');
    }
    for (auto found = ruling.globalMatch(line); found.hasNext();)
        ids << found.next().captured();
    return ids;
}

/// The test function that a line begins, without "_data"; empty for other lines.
QString functionBegunBy(const QString& line) {
    static const QRegularExpression function(R"(^\s+void (\w+)\(\)\s*\{)");
    QString name = function.match(line).captured(1);
    if (name.endsWith("_data"))
        name.chop(5);
    return name;
}

bool endsFunction(const QString& line) {
    return line.startsWith("    }") || line.startsWith('}') || (!functionBegunBy(line).isEmpty() && line.endsWith('}'));
}

void note(RuleTests& tests, const QStringList& ids, const QString& function) {
    for (const QString& id : ids)
        if (!tests[id].contains(function))
            tests[id] << function;
}

void addAllBelow(const QString& folder, RuleTests& all) {
    QDirIterator files(QString(sourceFolder) + '/' + folder, {"*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const RuleTests found = ruleTestsIn(QString::fromUtf8(file.readAll()));
        for (auto rule = found.begin(); rule != found.end(); ++rule)
            for (const QString& function : rule.value())
                note(all, {rule.key()}, function);
    }
}

} // namespace

RuleTests ruleTestsIn(const QString& source) {
    RuleTests tests;
    QStringList above; // ids in the comment right above
    QString function;
    for (const QString& line : source.split('\n')) {
        if (const QString begun = functionBegunBy(line); !begun.isEmpty()) {
            function = begun;
            note(tests, above, function);
        }
        if (!function.isEmpty())
            note(tests, idsIn(line), function);
        if (endsFunction(line))
            function.clear();
        const bool isComment = line.trimmed().startsWith("//");
        above = isComment && function.isEmpty() ? above + idsIn(line) : QStringList();
    }
    return tests;
}

RuleTests ruleTestsOf(const QString& ruleset) {
    RuleTests all;
    addAllBelow("tests/rules/" + ruleset, all);
    addAllBelow("rules/" + ruleset + "/tests", all);
    for (QStringList& functions : all)
        functions.sort();
    return all;
}

} // namespace orontes::tests
