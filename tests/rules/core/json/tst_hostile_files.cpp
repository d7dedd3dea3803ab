// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/scenario_json.h"
#include "rules/core/play/dice.h"
#include "tests/rules/core/json/readings.h"
#include "tests/support/source_file.h"

#include <QTest>

#include <algorithm>

using namespace orontes::core;
using namespace orontes::tests;

namespace {

std::string fixture() {
    return sourceFile("tests/rules/core/json/fixtures/scenario-1.json");
}

/// A value, or an error that can be said and has a place where there is one.
bool isHonest(const std::string& text) {
    const Read<Scenario> read = readScenario(text, {});
    told(read.findings);
    const bool failed = std::any_of(read.findings.begin(), read.findings.end(),
                                    [](const Diagnostic& finding) { return finding.severity == Severity::Error; });
    return failed != read.value.has_value();
}

} // namespace

class TstHostileFiles : public QObject {
    Q_OBJECT

private slots:
    void aFileCutAnywhereIsRefusedWithAMessage() {
        const std::string text = fixture();
        const std::size_t whole = text.find_last_of('}');
        for (std::size_t end = 0; end <= whole; ++end) {
            const Read<Scenario> read = readScenario(text.substr(0, end), {});
            QVERIFY2(!read.value && !read.findings.empty(), std::to_string(end).c_str());
            told(read.findings);
        }
        QVERIFY(readScenario(text.substr(0, whole + 1), {}).value);
    }

    void aFileWithAnyByteChangedIsReadOrRefusedWithAMessage() {
        const std::string text = fixture();
        Dice dice(5);
        for (std::size_t at = 0; at < text.size(); ++at) {
            std::string changed = text;
            changed[at] = static_cast<char>(dice.below(256));
            QVERIFY2(isHonest(changed), std::to_string(at).c_str());
        }
    }

    void aFileWithPartsTakenOutOrDoubledIsReadOrRefusedWithAMessage() {
        const std::string text = fixture();
        Dice dice(6);
        for (int i = 0; i < 3000; ++i) {
            const auto from = static_cast<std::size_t>(dice.below(static_cast<int>(text.size())));
            const auto length = static_cast<std::size_t>(1 + dice.below(60));
            std::string changed = text;
            if (dice.below(2) == 0)
                changed.erase(from, length);
            else
                changed.insert(from, text.substr(from, length));
            QVERIFY2(isHonest(changed), changed.c_str());
        }
    }

    void hugeNumbersOfAnythingAreRefusedQuickly() {
        const std::string vast = "{\"format\": \"orontes-board\", \"formatVersion\": 1, \"geometry\": {\"kind\": "
                                 "\"hex\", \"width\": 1000000000, \"height\": 1000000000}}";
        QVERIFY(!readBoard(vast).value);
        QVERIFY(isHonest(std::string(2000000, '[')));
        QVERIFY(isHonest(std::string(2000000, '"')));
        QVERIFY(isHonest('[' + std::string(2000000, '0') + ']'));
        std::string keys = "{";
        for (int i = 0; i < 100000; ++i)
            keys += '"' + std::to_string(i) + "\": 1, ";
        QVERIFY(isHonest(keys + "\"0\": 1}"));
    }
};

QTEST_APPLESS_MAIN(TstHostileFiles)
#include "tst_hostile_files.moc"
