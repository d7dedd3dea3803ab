// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/core_texts.h"
#include "rules/core/text_template.h"
#include "tests/support/shown.h"

#include <QTest>

using namespace orontes::core;
using orontes::tests::shown;

namespace {

void checkFilled(const char* text, const TextArgs& args, const char* expected) {
    QCOMPARE(shown(templateFault(text)), QString());
    QCOMPARE(shown(fillTemplate(text, args)), QString::fromUtf8(expected));
}

} // namespace

class TstText : public QObject {
    Q_OBJECT

private slots:
    void aPlaceholderIsReplacedByItsArgument() {
        checkFilled("{who} enters {where}.", {{"who", "Ptah"}, {"where", "25"}}, "Ptah enters 25.");
        checkFilled("{a}{a}", {{"a", 7}}, "77");
        checkFilled("no placeholder | here", {}, "no placeholder | here");
    }

    void aPlusAsksForTheSign() {
        checkFilled("{+n}", {{"n", 2}}, "+2");
        checkFilled("{+n}", {{"n", 0}}, "+0");
        checkFilled("{+n} and {n}", {{"n", -1}}, "-1 and -1");
    }

    void barsChooseByOneOrNot() {
        const char* text = "{n|one army|{n} armies} stand";
        checkFilled(text, {{"n", 1}}, "one army stand");
        checkFilled(text, {{"n", 0}}, "0 armies stand");
        checkFilled(text, {{"n", 12}}, "12 armies stand");
        checkFilled(text, {{"n", -1}}, "-1 armies stand");
        checkFilled("{n||s}", {{"n", 2}}, "s");
    }

    void branchesMayHoldBranches() {
        const char* text = "{a|one {b|horse|horses}|many {b|horse|horses}}";
        checkFilled(text, {{"a", 1}, {"b", 2}}, "one horses");
        checkFilled(text, {{"a", 2}, {"b", 1}}, "many horse");
    }

    void aMissingArgumentLeavesItsPlaceholderVisible() {
        checkFilled("{who} moves {+n}", {{"n", 1}}, "{who} moves +1");
    }

    void braceFaultsAreNamed_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("fault");
        QTest::newRow("never closed") << "a {name" << "open";
        QTest::newRow("inner one never closed") << "{n|one|{n}" << "open";
        QTest::newRow("closed without being opened") << "a} b" << "stray";
        QTest::newRow("nothing named") << "{}" << "name";
        QTest::newRow("a blank in the name") << "{a b}" << "name";
        QTest::newRow("starts with a digit") << "{1}" << "name";
        QTest::newRow("one branch only") << "{n|one}" << "branches";
        QTest::newRow("three branches") << "{n|one|two|three}" << "branches";
        QTest::newRow("fault within a branch") << "{n|one|{}}" << "name";
        QTest::newRow("sound") << "{n|one|{n}} {+m} | x" << "";
    }
    void braceFaultsAreNamed() {
        QFETCH(QString, text);
        QFETCH(QString, fault);
        QCOMPARE(shown(templateFault(text.toStdString())), fault);
    }

    void placeholdersAreListedOnceInOrder() {
        const std::vector<std::string> expected{"b", "a", "c"};
        QCOMPARE(placeholdersOf("{b} {+a} {b|{c}|{a}}"), expected);
    }

    void aTextArgumentIsRenderedFirstWithTheSameArguments() {
        Catalogue texts;
        texts.add(R"({"far": "{n} {unit} away", "unit": "{n|space|spaces}"})");
        const Text text{TextId{"far"}, {{"n", 3}, {"unit", TextId{"unit"}}}};
        QCOMPARE(shown(texts.render(text)), QString("3 spaces away"));
    }

    void anUnknownIdAppearsInBrackets() {
        Catalogue texts;
        texts.add(R"({"outer": "see {inner}"})");
        QCOMPARE(shown(texts.render(TextId{"none"})), QString("[none]"));
        QCOMPARE(shown(texts.render(Text{TextId{"outer"}, {{"inner", TextId{"none"}}}})), QString("see [none]"));
        QVERIFY(texts.find(TextId{"none"}).empty());
        QVERIFY(!texts.contains(TextId{"none"}));
    }

    void textsThatNameEachOtherInACircleEnd() {
        Catalogue texts;
        texts.add(R"({"a": "<{x}>"})");
        QCOMPARE(shown(texts.render(Text{TextId{"a"}, {{"x", TextId{"a"}}}})), QString("<<<<<[a]>>>>>"));
    }

    void catalogueFilesAddUp() {
        Catalogue texts;
        texts.add(R"({"a": "first"})");
        texts.add(R"({"b": "second"})");
        QCOMPARE(texts.templates().size(), std::size_t{2});
        QCOMPARE(shown(texts.find(TextId{"b"})), QString("second"));
    }

    void theCoresOwnTextsAreSound() {
        QVERIFY(coreTexts().contains(TextId{"json.syntax"}));
        for (const auto& [id, text] : coreTexts().templates())
            QVERIFY2(templateFault(text).empty(), id.c_str());
    }
};

QTEST_APPLESS_MAIN(TstText)
#include "tst_text.moc"
