// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/json_text.h"
#include "rules/core/json/utf8.h"
#include "tests/rules/core/json/readings.h"
#include "tests/support/shown.h"

#include <QTest>

using namespace orontes::core;
using orontes::tests::shown;
using orontes::tests::told;

namespace {

JsonValue parsed(std::string_view text) {
    Result<JsonValue> value = parseJson(text);
    if (!value)
        qFatal("%s", value.error().id.c_str());
    return std::move(*value);
}

JsonValue text(const char* value) {
    return {std::string(value)};
}

JsonValue number(std::int64_t value) {
    return {value};
}

/// The text is refused; `place` is "line:column" or a pointer.
void checkRefused(std::string_view json, const char* id, const QString& place) {
    const Result<JsonValue> value = parseJson(json);
    QVERIFY2(!value, id);
    const QString expected = place.isEmpty() ? QString(id) : QString("%1 at %2").arg(id, place);
    QCOMPARE(told({value.error()}), QStringList(expected));
}

void checkCompact(const JsonValue& value, const char* expected) {
    QCOMPARE(shown(compactJson(value)), QString::fromUtf8(expected));
}

void checkPretty(const char* expected) {
    QCOMPARE(shown(prettyJson(parsed(expected))), QString::fromUtf8(expected));
}

} // namespace

class TstJsonText : public QObject {
    Q_OBJECT

private slots:
    void everyKindOfValueIsRead() {
        const JsonValue value = parsed(R"( {"z": null, "a": [true, -7, 2.5, "x"], "e": {}} )");
        const JsonValue expected{JsonObject{
            {"z", {}},
            {"a", {JsonArray{{true}, number(-7), {2.5}, text("x")}}},
            {"e", {JsonObject{}}},
        }};
        QVERIFY(value == expected);
        QVERIFY(value.find("a")->array() != nullptr);
        QVERIFY(value.find("b") == nullptr);
        QCOMPARE(value.find("a")->array()->at(1).number(), std::optional<double>(-7.0));
        QCOMPARE(value.find("z")->number(), std::optional<double>());
    }

    void keysKeepTheOrderOfTheText() { checkCompact(parsed(R"({"z":1,"a":2,"m":3})"), R"({"z": 1, "a": 2, "m": 3})"); }

    void escapesAndAllPlanesOfUnicodeAreRead() {
        const JsonValue value = parsed("\"\\\"\\\\\\/\\n\\u00e9\\ud83d\\ude80é🚀\"");
        QCOMPARE(shown(*value.string()), QString::fromUtf8("\"\\/\né🚀é🚀"));
    }

    void wholeNumbersReachTheirLimits() {
        QCOMPARE(*parsed("9223372036854775807").integer(), std::numeric_limits<std::int64_t>::max());
        QCOMPARE(*parsed("-9223372036854775808").integer(), std::numeric_limits<std::int64_t>::min());
        QVERIFY(parsed("1.0").integer() == nullptr);
        QVERIFY(parsed("1e2").integer() == nullptr);
    }

    void brokenTextIsRefusedWithItsPlace_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, const QByteArray& json, const char* id, const char* place) {
            QTest::newRow(name) << json << id << place;
        };
        row("nothing", "", "json.ends-early", "1:1");
        row("cut in an object", "{\"a\": 1,\n \"b\"", "json.ends-early", "2:5");
        row("cut in a string", "[\"ab", "json.ends-early", "1:5");
        row("cut in a word", "tru", "json.ends-early", "1:4");
        row("a trailing comma", "[1,\n  2,\n]", "json.syntax", "3:1");
        row("a comma missing", "{\"a\": 1\n \"b\": 2}", "json.syntax", "2:2");
        row("columns count characters", "[\"\xC3\xA9\xC3\xA9\" x]", "json.syntax", "1:7");
        row("text behind the value", "{} {}", "json.syntax", "1:4");
        row("a comment", "[1] // one", "json.syntax", "1:5");
        row("a single quote", "['a']", "json.syntax", "1:2");
        row("a line break in a string", "[\"a\nb\"]", "json.control-character", "1:4");
        row("a lone surrogate", "[\"\\ud800\"]", "json.syntax", "1:2");
        row("a leading zero", "[0123]", "json.syntax", "1:3");
        row("a byte that is not UTF-8", "{\"a\":\n \"x\xFF\"}", "json.bad-utf8", "2:4");
        row("UTF-16", QByteArray("\xFF\xFE{\0}\0", 6), "json.bad-utf8", "1:1");
        row("a number beyond 64 bits", "{\"n\": 9223372036854775808}", "json.number-range", "/n");
        row("a number far beyond 64 bits", "{\"n\": [1, -99999999999999999999]}", "json.number-range", "/n/1");
        row("a real number too large", "[1e400]", "json.number-range", "/0");
        row("a key twice", "{\"a\": {\"k\": 1, \"l\": 2, \"k\": 3}}", "json.repeated-key", "/a");
        row("a key twice at the top", "{\"k\": 1, \"k\": 1}", "json.repeated-key", "");
        row("an empty key twice", "[{\"\": 1, \"\": 1}]", "json.repeated-key", "/0");
    }
    void brokenTextIsRefusedWithItsPlace() {
        QFETCH(QByteArray, json);
        QFETCH(QString, id);
        QFETCH(QString, place);
        checkRefused(json.toStdString(), id.toUtf8(), place);
    }

    void nestingEndsAtTheLimit() {
        const std::string deep(static_cast<std::size_t>(jsonDepthLimit), '[');
        const std::string closed(static_cast<std::size_t>(jsonDepthLimit), ']');
        QVERIFY(parseJson(deep + closed));
        checkRefused('[' + deep + closed + ']', "json.too-deep", QString("/0").repeated(jsonDepthLimit));
        checkRefused(std::string(1000000, '['), "json.too-deep", QString("/0").repeated(jsonDepthLimit));
    }

    void pointersEscapeSlashAndTilde() {
        checkRefused(R"({"a/b": {"c~d": {"k": 1, "k": 1}}})", "json.repeated-key", "/a~1b/c~0d");
    }

    void aByteOrderMarkIsForgiven() { QVERIFY(parsed("\xEF\xBB\xBF[1]").array() != nullptr); }

    void realNumbersAreWrittenShortestAndStayReal() {
        checkCompact({JsonArray{{0.1}, {3.0}, {-0.0}, {1e300}, {1.0 / 3}}},
                     "[0.1, 3.0, -0.0, 1e+300, 0.3333333333333333]");
    }

    void stringsAreWrittenReadable() {
        checkCompact(text("q\" b\\ n\n t\t bell\x07 é🚀 /"), "\"q\\\" b\\\\ n\\n t\\t bell\\u0007 é🚀 /\"");
    }

    void bytesThatAreNotUtf8AreReplacedSoThatTheTextCanBeRead() {
        checkCompact(text("a\xFFz\xE2\x82"), "\"a\uFFFDz\uFFFD\uFFFD\"");
        QVERIFY(parseJson(compactJson(text("\xFF"))));
    }

    void canonicalTextSortsKeysEverywhere() {
        const std::string canonical = canonicalJson(parsed(R"({"b":[{"z":1,"y":2}],"a":0})"));
        const char* expected = R"({"a": 0, "b": [{"y": 2, "z": 1}]})";
        QCOMPARE(shown(canonical), QString(expected));
    }

    void aShortFlatValueStaysOnOneLine() {
        checkPretty("{\"a\": 1, \"b\": [1, 2]}\n");
        checkPretty("[{\"a\": 1}, {\"a\": 2}]\n");
        checkPretty("[]\n");
        checkPretty("\"text\"\n");
    }

    void anObjectWithinAnObjectBreaksTheOuterOne() {
        checkPretty("{\n  \"a\": {\"b\": 1},\n  \"c\": []\n}\n");
        checkPretty("[\n  {\n    \"a\": [{\"b\": 1}]\n  },\n  2\n]\n");
    }

    void aLineHas120ColumnsAtMostItsCommaIncluded() {
        const auto line = [](int letters) {
            return "[\"" + std::string(static_cast<std::size_t>(letters), 'x') + "\"]";
        };
        checkPretty((line(115) + '\n').c_str()); // 119 columns, and a comma could follow
        checkPretty(("[\n  " + line(116).substr(1, 118) + "\n]\n").c_str());
        const std::string accents = "[\"" + std::string(QString(115, QChar(0xE9)).toUtf8()) + "\"]\n";
        checkPretty(accents.c_str()); // columns are characters
    }

    void whatIsWrittenIsReadBackEqual() {
        const char* json =
            R"({"a": [1, -2, 3.5, true, false, null, "t\u0000"], "b": {"c": {"d": [[], {}, [[1]]]}}, "": 0})";
        const JsonValue value = parsed(json);
        QVERIFY(parsed(compactJson(value)) == value);
        QVERIFY(parsed(prettyJson(value)) == value);
    }

    void utf8IsJudgedByTheStandard_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("bad");
        QTest::newRow("ascii") << QByteArray("abcdefghij") << -1;
        QTest::newRow("two, three and four bytes") << QByteArray("\xC2\x80\xE0\xA0\x80\xF0\x90\x80\x80") << -1;
        QTest::newRow("the last character") << QByteArray("\xF4\x8F\xBF\xBF") << -1;
        QTest::newRow("beyond the last character") << QByteArray("a\xF4\x90\x80\x80") << 1;
        QTest::newRow("overlong slash") << QByteArray("\xC0\xAF") << 0;
        QTest::newRow("overlong in three bytes") << QByteArray("\xE0\x9F\xBF") << 0;
        QTest::newRow("overlong in four bytes") << QByteArray("\xF0\x8F\xBF\xBF") << 0;
        QTest::newRow("a surrogate") << QByteArray("12345678\xED\xA0\x80") << 8;
        QTest::newRow("cut off") << QByteArray("123456789\xE2\x82") << 9;
        QTest::newRow("a continuation alone") << QByteArray("\x80") << 0;
    }
    void utf8IsJudgedByTheStandard() {
        QFETCH(QByteArray, text);
        QFETCH(int, bad);
        QCOMPARE(firstInvalidUtf8(text.toStdString()), static_cast<std::size_t>(bad));
    }

    void aCutTextEndsWithAWholeCharacter() {
        QCOMPARE(shown(utf8Prefix("aé", 2)), QString("a"));
        QCOMPARE(shown(utf8Prefix("aé", 3)), QString::fromUtf8("aé"));
    }
};

QTEST_APPLESS_MAIN(TstJsonText)
#include "tst_json_text.moc"
