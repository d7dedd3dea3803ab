// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/invariants.h"
#include "tests/support/paths.h"

#include <QObject>
#include <QTest>

using namespace orontes::tests;

namespace {

using Invariant = QStringList (*)(const SourceTree&);

SourceFile file(const QString& path, const QString& text) {
    return {path, text.split('\n')};
}

/// The repository keeps the invariant, the tree `good` does too, and every file of `bad` by itself would break it.
void hold(Invariant invariant, const SourceTree& bad, const SourceTree& good = {}) {
    static const SourceTree repository = readTree(sourceFolder);
    QVERIFY2(repository.size() > 20, "the repository was not read");
    const SourceFile aRuleset = file("rules/troy/ruleset.cmake", "# SPDX-License-Identifier: GPL-3.0-or-later");
    for (const SourceFile& one : bad)
        QVERIFY2(!invariant({aRuleset, one}).isEmpty(), qPrintable("not noticed: " + one.path));
    SourceTree fine = good;
    fine.push_back(aRuleset);
    QVERIFY2(invariant(fine).isEmpty(), qPrintable("noticed without reason: " + invariant(fine).join('\n')));
    const QStringList offences = invariant(repository);
    QVERIFY2(offences.isEmpty(), qPrintable('\n' + offences.join('\n')));
}

} // namespace

class TstArchitecture : public QObject {
    Q_OBJECT

private slots:
    void rulesIncludeNoQtHeader() {
        hold(qtInRules,
             {file("rules/core/board.h", "#include <QString>"), file("rules/troy/a.cpp", "#include <QtGlobal>")},
             {file("rules/troy/tests/tst_a.cpp", "#include <QTest>"), file("model/a.h", "#include <QString>")});
    }

    void rulesReceiveTimeChanceFilesAndLocaleAsArguments() {
        hold(clocksFilesLocalesAndChanceInRules,
             {file("rules/core/a.h", "#include <chrono>"), file("rules/troy/a.cpp", "auto t = time(nullptr);"),
              file("rules/troy/b.cpp", "return std::rand() % 6;"), file("rules/troy/c.cpp", "std::ifstream in(name);"),
              file("rules/core/d.cpp", "std::mt19937 g;"), file("rules/core/e.cpp", "randombytes_buf(p, 8);")},
             {file("rules/troy/a.cpp", "const auto t = turn.time(); // not time(nullptr)"),
              file("rules/troy/b.cpp", "int brand(int);"), file("model/a.cpp", "#include <chrono>")});
    }

    void rulesetsKeepSentencesInTheirData() {
        hold(sentencesInRulesets, {file("rules/troy/a.cpp", "return \"The wall of Troy stands firm\";")},
             {file("rules/troy/a.cpp", "return \"wall-stands\"; // The wall of Troy stands firm"),
              file("rules/troy/b.cpp", "static_assert(n == 6, \"a die has six faces\");")});
    }

    void rulesetsAreNamedOnlyAtHome() {
        hold(rulesetNamesAbroad,
             {file("editor/map/a.cpp", "if (ruleset == \"troy\")"),
              file("model/a.h", "#include \"rules/troy/state.h\""), file("app/a.cpp", "orontes::troy::entry();"),
              file("rules/core/a.cpp", "load(\"rules/troy/data\");"),
              file("app/CMakeLists.txt", "target_link_libraries(orontes orontes_troy)"),
              file("rules/core/b.h", "return id(\"troy.wall\");")},
             {file("rules/troy/a.cpp", "namespace orontes::troy {"), file("tests/rules/tst_a.cpp", "play(\"troy\");"),
              file("editor/a.cpp", "tr(\"As in the days of troy\"); // troy"), file("README.md", "scenarios/troy")});
    }

    void aRulesetIsAFolderWithARegistration() {
        hold(rulesetFoldersWithoutRegistration, {file("rules/ithaca/state.h", "")},
             {file("rules/troy/state.h", ""), file("rules/core/board/board.h", ""), file("rules/embed.cmake", "")});
    }

    void includesPointDownTheLayersOnly() {
        hold(includesAgainstTheArrows,
             {file("rules/core/a.h", "#include \"rules/troy/state.h\""), file("model/a.h", "#include \"editor/a.h\""),
              file("rules/troy/a.cpp", "#include \"rules/registry/registry.h\""),
              file("editor/a.cpp", "#include \"a.h\""), file("rules/ithaca/a.cpp", "#include \"rules/troy/state.h\""),
              file("editor/b.cpp", "#include \"app/b.h\""), file("model/b.cpp", "#include \"rules/troy/state.h\"")},
             {file("app/a.cpp", "#include \"rules/core/ids.h\"\n#include \"editor/map/a.h\"\n#include \"a.moc\""),
              file("rules/troy/a.cpp", "#include \"rules/troy/state.h\"\n#include \"rules/core/ids.h\"")});
    }

    void paintersCommandsAndModelsNeedNoWidgets() {
        hold(widgetsInPaintersAndCommands,
             {file("editor/paint/a.cpp", "#include <QLabel>"), file("app/cli/a.cpp", "#include <QSvgWidget>"),
              file("model/a.h", "#include <QWidget>")},
             {file("editor/paint/a.cpp", "#include <QPainter>\n#include <QSvgRenderer>\n#include <vector>"),
              file("editor/map/a.h", "#include <QWidget>")});
    }

    void includesAreSingleAndCheap() {
        hold(dearIncludes,
             {file("editor/a.h", "#include <QtWidgets>"),
              file("model/a.cpp", "#include <QtConcurrent/QtConcurrentRun>"),
              file("rules/core/a.h", "#include <format>"), file("rules/core/b.h", "for (x : xs | std::views::reverse)"),
              file("rules/core/c.cpp", "#include <iostream>"), file("model/b.cpp", "#include <nlohmann/json.hpp>"),
              file("model/c.cpp", "#include <CLI/CLI.hpp>"), file("editor/d.h", "#include <QtCore/QtCore>")},
             {file("editor/a.h", "#include <QWidget>\n#include <QtGlobal>"), file("app/a.cpp", "#include <iostream>"),
              file("rules/core/json/read.cpp", "#include <nlohmann/json.hpp>"),
              file("app/b.cpp", "#include <CLI/CLI.hpp>")});
    }

    void oneClassDerivesFromQUndoCommand() {
        hold(undoCommandsBesideTheOne,
             {file("model/a.h", "class A : public QUndoCommand {\nclass B final : public QUndoCommand {"),
              file("model/b.h", "#include <QUndoStack>")},
             {file("model/a.h", "#include <QUndoStack>\nclass A : public QUndoCommand {")});
    }

    void everySourceStartsWithItsLicence() {
        hold(sourcesWithoutLicence,
             {file("model/a.h", "#pragma once"), file("rules/x.cmake", "add_ruleset(x)"),
              file("run", "#!/bin/sh\nset -e")},
             {file("run", "#!/usr/bin/env bash\n# SPDX-License-Identifier: GPL-3.0-or-later"),
              file("README.md", "Orontes")});
    }

    void sourcesStayShort() {
        hold(sourcesTooLong, {file("rules/core/a.h", QString(301, '\n')), file("editor/a.cpp", QString(451, '\n'))},
             {file("rules/core/a.h", QString(300, '\n')), file("editor/a.cpp", QString(450, '\n'))});
    }

    void nothingIsLeftForLater() { hold(thingsLeftForLater, {file("docs/a.md", QString("TO") + "DO: write this")}); }

    void sentencesFitSidesWithNamesInThePlural() {
        hold(verbsThatAgreeWithASide,
             {file("rules/troy/data/a.json", R"("troy.locked": "{side} locks its plots.",)"),
              file("rules/troy/data/b.json", R"("troy.won": "After ten years: {winner} has won.",)"),
              file("model/data/c.json", R"("seat": "{seat} is played by {bot}.",)")},
             {file("rules/troy/data/a.json", R"("troy.locked": "The plots of {side} are locked.",)"),
              file("rules/troy/data/b.json", R"("troy.none": "The side {side} has no horse.",)")});
    }

    void theTopLevelHoldsWhatWasAgreed() {
        hold(strangersAtTheTop, {file("notes.txt", ""), file("src/a.cpp", "")},
             {file("docs/architecture.md", ""), file(".ci/run", ""), file("scenarios/troy/troy.json", "")});
    }
};

QTEST_APPLESS_MAIN(TstArchitecture)
#include "tst_architecture.moc"
