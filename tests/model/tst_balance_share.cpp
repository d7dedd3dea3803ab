// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/balance/share.h"
#include "tests/support/shown.h"

#include <QObject>
#include <QTest>

using namespace orontes::model;
using namespace orontes::tests;

namespace {

QString shownEnds(const Share& share) {
    return QString("%1 to %2").arg(shown(percent(share.low)), shown(percent(share.high)));
}

} // namespace

class TstBalanceShare : public QObject {
    Q_OBJECT

private slots:
    void wilsonsIntervalIsAsComputedByHand_data() {
        QTest::addColumn<int>("hits");
        QTest::addColumn<int>("games");
        QTest::addColumn<QString>("ends");
        // z = 1.96: centre (p + z²/2n) / (1 + z²/n), reach z √(p(1−p)/n + z²/4n²) / (1 + z²/n)
        QTest::newRow("half of a hundred") << 50 << 100 << "40.38 % to 59.62 %";
        QTest::newRow("none of ten") << 0 << 10 << "0.00 % to 27.75 %";
        QTest::newRow("all of ten") << 10 << 10 << "72.25 % to 100.00 %";
        QTest::newRow("one of one") << 1 << 1 << "20.65 % to 100.00 %";
        QTest::newRow("none of none") << 0 << 0 << "0.00 % to 100.00 %";
    }
    void wilsonsIntervalIsAsComputedByHand() {
        QFETCH(int, hits);
        QFETCH(int, games);
        QTEST(shownEnds(shareOf(hits, games)), "ends");
    }

    void theEndsOfNoneAndOfAllAreExact() {
        QCOMPARE(shareOf(0, 7).low, 0.0);
        QCOMPARE(shareOf(7, 7).high, 1.0);
    }

    void theIntervalOfADifferenceIsAsNewcombePrintedIt_data() {
        QTest::addColumn<int>("hits");
        QTest::addColumn<int>("games");
        QTest::addColumn<int>("otherHits");
        QTest::addColumn<int>("otherGames");
        QTest::addColumn<QString>("ends");
        // Table II of his paper of 1998, method 10, differences of the first share to the second.
        QTest::newRow("a") << 56 << 70 << 48 << 80 << "5.24 % to 33.39 %";
        QTest::newRow("b") << 9 << 10 << 3 << 10 << "17.05 % to 80.90 %";
        QTest::newRow("d") << 5 << 56 << 0 << 29 << "−3.81 % to 19.26 %";
        QTest::newRow("f") << 0 << 10 << 0 << 10 << "−27.75 % to 27.75 %";
    }
    void theIntervalOfADifferenceIsAsNewcombePrintedIt() {
        QFETCH(int, hits);
        QFETCH(int, games);
        QFETCH(int, otherHits);
        QFETCH(int, otherGames);
        QTEST(shownEnds(differenceOf(shareOf(otherHits, otherGames), shareOf(hits, games))), "ends");
    }

    void percentagesHaveTwoDecimals() {
        QCOMPARE(shown(percent(1.0 / 3)), "33.33 %");
        QCOMPARE(shown(percent(2.0 / 3)), "66.67 %");
        QCOMPARE(shown(percent(0.0005)), "0.05 %");
        QCOMPARE(shown(percent(-0.03049)), "−3.05 %");
        QCOMPARE(shown(twoDecimals(9.006)), "9.01");
    }
};

QTEST_APPLESS_MAIN(TstBalanceShare)
#include "tst_balance_share.moc"
