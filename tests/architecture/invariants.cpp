// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/invariants.h"

#include "tests/support/paths.h"

#include <QFile>
#include <QRegularExpression>

#include <functional>

namespace orontes::tests {
namespace {

/// Asks `wrong(file, line)` about every line of the files `concerns(file)` picks; a non-empty answer is an offence.
template <typename Concerns, typename Wrong>
QStringList offences(const SourceTree& tree, Concerns concerns, Wrong wrong) {
    QStringList found;
    for (const SourceFile& file : tree) {
        if (!std::invoke(concerns, file))
            continue;
        for (qsizetype i = 0; i < file.lines.size(); ++i)
            if (const QString what = wrong(file, file.lines[i]); !what.isEmpty())
                found << QString("%1:%2: %3").arg(file.path).arg(i + 1).arg(what);
    }
    return found;
}

bool isRules(const SourceFile& file) {
    return file.isBelow("rules") && file.isCpp() && !file.isTest();
}

bool isRuleset(const SourceFile& file) {
    return isRules(file) && !file.isBelow("rules/core") && !file.isBelow("rules/registry");
}

bool isQt(const QString& include) {
    return include.startsWith("<Q");
}

QString nameIn(const QString& include) {
    return include.mid(1, include.size() - 2);
}

/// The layers, lowest first. A file may include its own layer and those below; rulesets do not know each other.
int rankOf(const QString& path) {
    const QStringList layers{"rules/core/", "rules/", "rules/registry/", "model/", "editor/", "app/"};
    for (const int rank : {0, 2, 3, 4, 5, 1}) // rulesets last: their prefix also begins the other folders of rules/
        if (path.startsWith(layers[rank]))
            return rank;
    return -1;
}

QString arrowBrokenBy(const SourceFile& file, const QString& include) {
    if (!include.startsWith('"') || include.endsWith(".moc\""))
        return {};
    const QString target = nameIn(include);
    const int from = rankOf(file.path);
    const int to = rankOf(target);
    if (to < 0)
        return "includes " + target + ", which does not start at the root of the repository";
    if (to > from)
        return "includes " + target + " of a higher layer";
    if (to == 1 && target.section('/', 0, 1) != file.path.section('/', 0, 1))
        return "includes " + target + " of a ruleset; only that ruleset may";
    return {};
}

/// How a line outside its home names a ruleset: as an identifier, a path, or a text that begins with its id.
QString rulesetNamedBy(const QString& line, const QStringList& ids) {
    const CodeLine parts = takeApart(line);
    const QString include = includedBy(line);
    for (const QString& id : ids) {
        const QRegularExpression identifier("\\b(orontes_)?" + id + "\\b");
        if (identifier.match(parts.code).hasMatch() || include.contains("rules/" + id + '/'))
            return "names the ruleset " + id;
        const QRegularExpression text("^(" + id + "|.*\\brules/" + id + ")([./:_-]|$)");
        for (const QString& literal : parts.literals)
            if (text.match(literal).hasMatch())
                return "names the ruleset " + id;
    }
    return {};
}

QString dearnessOf(const SourceFile& file, const QString& include, const QString& code) {
    static const QRegularExpression module("^<Qt(Core|Gui|Widgets|Svg|SvgWidgets|Sql|PrintSupport|Test|Concurrent|"
                                           "Charts|Network|Xml)(/Qt\\w+)?>$");
    static const QStringList never{"<format>", "<ranges>", "<regex>"};
    if (module.match(include).hasMatch() || include.startsWith("<QtConcurrent"))
        return "includes a whole Qt module; name the class instead";
    if (never.contains(include) || code.contains("std::views") || code.contains("std::ranges::views"))
        return "uses a part of the standard library that is not used here: " + code.trimmed();
    if (include == "<iostream>" && !file.isBelow("app") && !file.isTest())
        return "includes <iostream> outside app/";
    if (include.startsWith("<nlohmann/") && include != "<nlohmann/json_fwd.hpp>" &&
        !(file.isBelow("rules/core/json") && file.path.endsWith(".cpp")))
        return "includes nlohmann-json; only the reader in rules/core/json does";
    if (include.startsWith("<CLI/") && !(file.isBelow("app") && file.path.endsWith(".cpp")))
        return "includes CLI11 outside app/";
    return {};
}

} // namespace

QStringList qtInRules(const SourceTree& tree) {
    return offences(tree, isRules, [](const SourceFile&, const QString& line) {
        return isQt(includedBy(line)) ? "includes " + includedBy(line) : QString();
    });
}

QStringList clocksFilesLocalesAndChanceInRules(const SourceTree& tree) {
    static const QRegularExpression include(
        "^<(chrono|ctime|time\\.h|fstream|filesystem|locale|clocale|random|iostream)>$");
    static const QRegularExpression use(
        R"(std::(chrono|filesystem|random_device|mt19937|[io]?fstream|locale|rand|time|getenv|clock)\b)"
        R"(|(?<![\w.:>])(s?rand|time|clock|getenv|setlocale|fopen|randombytes\w*)\s*\()");
    return offences(tree, isRules, [](const SourceFile&, const QString& line) {
        if (include.match(includedBy(line)).hasMatch())
            return "includes " + includedBy(line);
        const auto match = use.match(takeApart(line).code);
        return match.hasMatch() ? "uses " + match.captured() + "; it has to arrive as an argument" : QString();
    });
}

QStringList sentencesInRulesets(const SourceTree& tree) {
    static const QRegularExpression sentence(R"((\p{L}{2,}[ ,]+){3,}\p{L}{2,})");
    return offences(tree, isRuleset, [](const SourceFile&, const QString& line) {
        const CodeLine parts = takeApart(line);
        if (parts.code.contains("assert"))
            return QString();
        for (const QString& literal : parts.literals)
            if (sentence.match(literal).hasMatch())
                return "says \"" + literal + "\"; texts for people belong into data/";
        return QString();
    });
}

QStringList rulesetNamesAbroad(const SourceTree& tree) {
    const QStringList ids = rulesetIds(tree);
    const auto isAbroad = [&ids](const SourceFile& file) {
        const bool atHome = file.isBelow("rules") && ids.contains(file.path.section('/', 1, 1));
        const bool isBuild = file.path.endsWith(".cmake") || file.path.endsWith("CMakeLists.txt");
        return !atHome && !file.isTest() && (file.isCpp() || isBuild || file.path.endsWith(".in"));
    };
    return offences(tree, isAbroad,
                    [&ids](const SourceFile&, const QString& line) { return rulesetNamedBy(line, ids); });
}

QStringList rulesetFoldersWithoutRegistration(const SourceTree& tree) {
    const QStringList registered = rulesetIds(tree) << "core" << "registry";
    QStringList found;
    for (const SourceFile& file : tree) {
        const bool inFolder = file.isBelow("rules") && file.path.count('/') >= 2;
        if (inFolder && !registered.contains(file.path.section('/', 1, 1)))
            found << file.path + ":1: lies in a folder of rules/ that has no ruleset.cmake";
    }
    return found;
}

QStringList includesAgainstTheArrows(const SourceTree& tree) {
    const auto hasLayer = [](const SourceFile& file) {
        return file.isCpp() && !file.isTest() && rankOf(file.path) >= 0;
    };
    return offences(tree, hasLayer,
                    [](const SourceFile& file, const QString& line) { return arrowBrokenBy(file, includedBy(line)); });
}

QStringList widgetsInPaintersAndCommands(const SourceTree& tree) {
    const auto isWindowless = [](const SourceFile& file) {
        return file.isCpp() && (file.isBelow("editor/paint") || file.isBelow("app/cli") || file.isBelow("model"));
    };
    return offences(tree, isWindowless, [](const SourceFile&, const QString& line) {
        const QString include = includedBy(line);
        const QString header = QString("/%1").arg(isQt(include) ? nameIn(include) : "none");
        for (const char* module : {"/QtWidgets", "/QtSvgWidgets"})
            if (QFile::exists(qtIncludes + QString(module) + header))
                return "includes " + include + ", which needs a window system";
        return QString();
    });
}

QStringList dearIncludes(const SourceTree& tree) {
    return offences(tree, &SourceFile::isCpp, [](const SourceFile& file, const QString& line) {
        return dearnessOf(file, includedBy(line), takeApart(line).code);
    });
}

QStringList undoCommandsBesideTheOne(const SourceTree& tree) {
    static const QRegularExpression derived(":\\s*(public|private|protected)\\s+QUndoCommand\\b");
    const QStringList commands = offences(tree, &SourceFile::isCpp, [](const SourceFile&, const QString& line) {
        return derived.match(takeApart(line).code).hasMatch() ? QString("derives from QUndoCommand") : QString();
    });
    const QStringList stacks = offences(tree, &SourceFile::isCpp, [](const SourceFile& file, const QString& line) {
        const bool isStack = !file.isTest() && includedBy(line) == "<QUndoStack>";
        return isStack ? QString("has an undo stack, but no class derives from QUndoCommand") : QString();
    });
    if (commands.size() == 1)
        return {};
    return commands.isEmpty() ? stacks : commands;
}

QStringList sourcesWithoutLicence(const SourceTree& tree) {
    QStringList found;
    for (const SourceFile& file : tree) {
        const bool isScript = file.isBelow(".ci") || file.path == "run" || file.path == "check";
        const bool isBuild = file.path.endsWith(".cmake") || file.path.endsWith("CMakeLists.txt");
        if (!file.isCpp() && !isScript && !isBuild)
            continue;
        const QString mark = (file.isCpp() ? "// " : "# ") + QString("SPDX-License-Identifier: GPL-3.0-or-later");
        if (file.lines.value(0) != mark && !(isScript && file.lines.value(1) == mark))
            found << file.path + ":1: does not start with " + mark;
    }
    return found;
}

QStringList sourcesTooLong(const SourceTree& tree) {
    QStringList found;
    for (const SourceFile& file : tree) {
        const int most = file.isBelow("rules") && !file.isTest() ? 300 : 450;
        if (file.isCpp() && file.lines.size() > most + 1) // the last line ends with a newline
            found << QString("%1:%2: is longer than %3 lines").arg(file.path).arg(most + 1).arg(most);
    }
    return found;
}

QStringList thingsLeftForLater(const SourceTree& tree) {
    static const QRegularExpression mark(R"(\b(TOD[O]|FIXM[E]|QSKI[P]|QEXPECT_FAI[L])\b)"); // does not match itself
    const auto any = [](const SourceFile&) { return true; };
    return offences(tree, any, [](const SourceFile&, const QString& line) {
        const auto match = mark.match(line);
        return match.hasMatch() ? "says " + match.captured() : QString();
    });
}

QStringList verbsThatAgreeWithASide(const SourceTree& tree) {
    // "Egypt attacks" is a sentence and "Egyptians attacks" is none: a side's name may be of either number.
    static const QRegularExpression verb(
        R"((?<![a-z] )\{(side|seat|winner)\} (is|has|was|does|[a-z]+s|may \w+ its)\b)");
    const auto texts = [](const SourceFile& file) {
        return file.path.contains("/data/") && file.path.endsWith(".json");
    };
    return offences(tree, texts, [](const SourceFile&, const QString& line) {
        const auto match = verb.match(line);
        return match.hasMatch() ? "needs a name in the singular: " + match.captured() : QString();
    });
}

QStringList strangersAtTheTop(const SourceTree& tree) {
    const QStringList agreed{"CMakeLists.txt",
                             "CMakePresets.json",
                             "README.md",
                             "LICENSE",
                             "run",
                             "check",
                             "app",
                             "editor",
                             "model",
                             "rules",
                             "tests",
                             "resources",
                             "docs",
                             "scenarios"};
    QStringList found;
    for (const SourceFile& file : tree)
        if (const QString top = file.path.section('/', 0, 0); !top.startsWith('.') && !agreed.contains(top))
            found << file.path + ":1: is not part of the agreed layout";
    return found;
}

} // namespace orontes::tests
