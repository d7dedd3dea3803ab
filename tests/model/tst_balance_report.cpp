// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/report_json.h"
#include "model/balance/report_words.h"
#include "rules/core/json/json_text.h"
#include "tests/model/scripted_players.h"
#include "tests/support/shown.h"
#include "tests/support/toys/skirmish/skirmish.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QObject>
#include <QTest>

using namespace orontes::model;
using namespace orontes::tests;
namespace core = orontes::core;

namespace {

std::string written(const BalanceReport& report) {
    return core::prettyJson(toJson(report));
}

QJsonObject jsonOf(const BalanceReport& report) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(written(report))).object();
}

/// "0.3333 0.0968 0.7"
QString numbers(const QJsonValue& list) {
    QStringList all;
    for (const QJsonValue& number : list.toArray())
        all << QString::number(number.toDouble());
    return all.join(' ');
}

BalanceReport wonOften(int red, int blue) {
    std::vector<core::GameSummary> games;
    for (int i = 0; i < red + blue; ++i)
        games.push_back(wonBy(i < red ? 0 : 1));
    return scripted(std::move(games));
}

} // namespace

class TstBalanceReport : public QObject {
    Q_OBJECT

private slots:
    // Wilson's ends are the roots x of (p − x)² = z² x (1 − x) / n, with z = 1.95996:
    // of 6 games 1: 3.01 % to 56.35 %, 2: 9.68 % to 70.00 %.
    void wordsTellTheWholeReport() {
        const char* const expected = R"(Meadow (Skirmish, version 1)
6 games, seed 1
Red: played by greedy.
Blue: played by greedy.

Endings, with 95 % intervals
  Wins of Red   2  33.33 %  9.68 % to 70.00 %
  Wins of Blue  1  16.67 %  3.01 % to 56.35 %
  several win   1  16.67 %  3.01 % to 56.35 %
  drawn         1  16.67 %  3.01 % to 56.35 %
  unfinished    1  16.67 %  3.01 % to 56.35 %

Why games ended
  2  33.33 %  A clause of the scenario holds
  1  16.67 %  Stopped after the greatest number of actions
  1  16.67 %  The other side has conceded
  1  16.67 %  Nobody has won
  1  16.67 %  Red 1 is lost in 0404

Levels of victory
  Red: decisive  2  33.33 %
  Red: minor     1  16.67 %
  Blue: minor    1  16.67 %

Length of games
  turn 3   2  ▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪
  turn 5   2  ▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪
  turn 9   1  ▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪
  turn 14  1  ▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪▪
6.50 turns on average, from 3 to 14; 33.33 actions a game, dice included.
Red: 1.00 points at the end, on average.
Blue: 1.00 points at the end, on average.

Losses a game, by type
  Red: Archers   of 2  0.33
  Red: Spears    of 3  0.00
  Blue: Archers  of 2  0.50
  Blue: Spears   of 3  0.00

Games in which each counter was lost
  Red 1   2  33.33 %
  Blue 1  2  33.33 %
  Blue 2  1  16.67 %

Where most was lost, and how often a game
  0404  3  0.50
  0504  1  0.17
)";
        QCOMPARE(shown(words(scripted(sixGames()), skirmish::entry())), QString(expected));
    }

    void sharesInJsonAreWilsonsWithFourDecimals() {
        const QJsonObject json = jsonOf(scripted(sixGames()));
        const QJsonArray wins = json["wins"].toArray();
        QCOMPARE(wins.size(), 2);
        QCOMPARE(wins[0].toObject()["seat"].toString(), "red");
        QCOMPARE(wins[0].toObject()["games"].toInt(), 2);
        QCOMPARE(numbers(wins[0].toObject()["share"]), "0.3333 0.0968 0.7");
        QCOMPARE(wins[1].toObject()["games"].toInt(), 1);
        QCOMPARE(numbers(wins[1].toObject()["share"]), "0.1667 0.0301 0.5635");
        QCOMPARE(numbers(json["drawShare"]), "0.1667 0.0301 0.5635");
        QCOMPARE(json["turns"].toObject()["mean"].toDouble(), 6.5);       // 39 turns in 6 games
        QCOMPARE(json["actions"].toObject()["mean"].toDouble(), 33.3333); // 200 actions in 6 games
    }

    void countsInJsonAddUpToTheGames() {
        const QJsonObject json = jsonOf(scripted(sixGames()));
        QCOMPARE(json["games"].toInt(), 6);
        int endings = json["shared"].toInt() + json["draws"].toInt() + json["unfinished"].toInt();
        for (const QJsonValue& win : json["wins"].toArray())
            endings += win.toObject()["games"].toInt();
        QCOMPARE(endings, 6);
        int reasons = 0;
        for (const QJsonValue& reason : json["reasons"].toArray())
            reasons += reason.toObject()["games"].toInt();
        QCOMPARE(reasons, 6);
        int turns = 0;
        for (const QJsonValue& turn : json["turns"].toObject()["games"].toArray())
            turns += turn.toArray()[1].toInt();
        QCOMPARE(turns, 6);
    }

    void sharesOfAllEndingsAddUpToAHundred() {
        const BalanceReport report = scripted(sixGames());
        double sum = 0;
        for (const std::int64_t games :
             {report.wins[0], report.wins[1], report.shared, report.draws, report.unfinished})
            sum += shareOf(games, report.games).value;
        QVERIFY(std::abs(sum - 1) < 1e-12);
    }

    void aReportIsReadAsItWasWritten() {
        BalanceReport report = scripted(sixGames());
        report.plan.stop = StopRule{0.125};
        report.plan.seating = Seating::Swapped;
        report.plan.seed = 18446744073709551615ULL;
        report.plan.shards = 3;
        report.shards = {1, 3};
        const core::Read<BalanceReport> read = reportFromJson(written(report));
        QVERIFY(read.findings.empty());
        QVERIFY(read.value == report);
        QCOMPARE(shown(written(*read.value)), shown(written(report)));
    }

    void aNumberThatWasChangedIsNoticed_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("finding");
        QTest::newRow("draws") << R"("draws": 1)" << R"("draws": 2)" << "balance.sum";
        QTest::newRow("shared") << R"("shared": 1)" << R"("shared": 0)" << "balance.sum";
        QTest::newRow("unfinished") << R"("unfinished": 1)" << R"("unfinished": 3)" << "balance.sum";
        QTest::newRow("wins by bot") << R"("botWins": [2, 1])" << R"("botWins": [2, 2])" << "balance.sum";
        QTest::newRow("reasons") << R"("games": 2,)" << R"("games": 3,)" << "balance.sum";
        QTest::newRow("turns") << "[3, 2]" << "[3, 3]" << "balance.sum";
        QTest::newRow("losses by space") << R"("0404": 3)" << R"("0404": 4)" << "balance.sum";
        QTest::newRow("losses elsewhere") << R"("lostElsewhere": 1)" << R"("lostElsewhere": 0)" << "balance.sum";
        QTest::newRow("losses of a counter") << R"("lost": 2})" << R"("lost": 1})" << "balance.sum";
        QTest::newRow("a bot too many") << R"("botWins": [2, 1])" << R"("botWins": [2, 1, 0])"
                                        << "balance.one-per-seat";
        QTest::newRow("points of one seat") << R"("points": [6, 6])" << R"("points": [6])" << "balance.one-per-seat";
        QTest::newRow("other order of seats") << R"("wins": [
    {"seat": "red")" << R"("wins": [
    {"seat": "blue")" << "balance.seat-order";
        QTest::newRow("no part") << R"("shards": [1])" << R"("shards": [])" << "balance.no-shards";
        QTest::newRow("seed") << R"("seed": "1")" << R"("seed": "18446744073709551616")" << "format.seed";
    }
    void aNumberThatWasChangedIsNoticed() {
        QFETCH(const QString, from);
        QFETCH(const QString, to);
        QString text = shown(written(scripted(sixGames())));
        const qsizetype at = text.indexOf(from);
        QVERIFY2(at >= 0, qPrintable(text));
        const core::Read<BalanceReport> read = reportFromJson(text.replace(at, from.size(), to).toStdString());
        QVERIFY(!read.value.has_value());
        QTEST(shown(read.findings.front().id), "finding");
    }

    void aDifferenceIsToldWithItsInterval() {
        const BalanceDifference difference = differenceOf(wonOften(3, 7), wonOften(9, 1)).value();
        // 9 of 10 against 3 of 10: Newcombe's table gives 17.05 % to 80.90 %.
        QCOMPARE(
            shown(words(difference)),
            "Wins of Red: 90.00 % of the games instead of 30.00 %; the difference lies between 17.05 % and 80.90 %. "
            "Chance alone hardly explains it.\n"
            "Wins of Blue: 10.00 % of the games instead of 70.00 %; the difference lies between −80.90 % and "
            "−17.05 %. Chance alone hardly explains it.\n"
            "0.00 % of the games are drawn instead of 0.00 %; the difference lies between −27.75 % and 27.75 %. "
            "Chance alone may explain it.\n");
    }

    void reportsAboutOtherSeatsAreNotCompared() {
        BalanceReport other = wonOften(1, 1);
        other.plan.seats[1].token = core::SeatToken{"green"};
        QCOMPARE(shown(differenceOf(wonOften(1, 1), other).error().id), "balance.other-seats");
    }
};

QTEST_APPLESS_MAIN(TstBalanceReport)
#include "tst_balance_report.moc"
