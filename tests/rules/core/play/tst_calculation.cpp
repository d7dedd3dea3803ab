// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/play/action.h"

#include <QTest>

using namespace orontes::core;

namespace {

using How = CalculationLine::How;

CalculationLine line(How how, Fraction value, int depth = 0) {
    return {Text{TextId{"line"}, {}}, value, {}, how, depth};
}

CalculationLine add(Fraction value, int depth = 0) {
    return line(How::Add, value, depth);
}

CalculationLine times(Fraction value, int depth = 0) {
    return line(How::Times, value, depth);
}

CalculationLine timesUp(Fraction value, int depth = 0) {
    return line(How::TimesUp, value, depth);
}

const Fraction half(1, 2);

void isWritten(Fraction number, const char* expected) {
    QCOMPARE(QString::fromStdString(written(number)), QString::fromUtf8(expected));
}

} // namespace

class TstCalculation : public QObject {
    Q_OBJECT

private slots:
    void equalFractionsAreEqualValues() {
        QVERIFY(Fraction(6, 4) == Fraction(3, 2));
        QVERIFY(Fraction(3, -6) == Fraction(-1, 2));
        QCOMPARE(Fraction(3, -6).denominator(), std::int64_t{2});
        QVERIFY(Fraction(0, 7) == 0);
    }

    void fractionsCalculateExactly() {
        QVERIFY(Fraction(1, 3) + Fraction(1, 6) == half);
        QVERIFY(Fraction(1, 3) - half == Fraction(-1, 6));
        QVERIFY(Fraction(2, 3) * Fraction(3, 4) == half);
        QVERIFY(Fraction(18) / Fraction(5, 2) == Fraction(36, 5));
        QVERIFY(Fraction(18, 5) < 4 && Fraction(18, 5) > Fraction(7, 2));
    }

    void roundingDownGoesTowardsLessAlsoBelowZero() {
        QCOMPARE(Fraction(7, 2).roundedDown(), std::int64_t{3});
        QCOMPARE(Fraction(-7, 2).roundedDown(), std::int64_t{-4});
        QCOMPARE(Fraction(7, 2).roundedUp(), std::int64_t{4});
        QCOMPARE(Fraction(-7, 2).roundedUp(), std::int64_t{-3});
        QCOMPARE(Fraction(4).roundedUp(), std::int64_t{4});
    }

    void fractionsAreWrittenAsPeopleWriteThem() {
        isWritten(3, "3");
        isWritten(0, "0");
        isWritten(Fraction(3, 2), "1½");
        isWritten(Fraction(-3, 4), "-¾");
        isWritten(Fraction(1, 3), "⅓");
        isWritten(Fraction(12, 5), "12/5");
    }

    void linesThatAddGiveTheModifier() {
        const Calculation calculation{{}, {add(2), add(-1), add(1)}, "", "", ""};
        QCOMPARE(calculation.sum(), std::int64_t{2});
        QCOMPARE(Calculation{}.sum(), std::int64_t{0});
    }

    // Two units of 3 at half, a bonus of 3, a unit of 3: 1½ + 1½ + 3 + 3 = 9, doubled 18, against 3 + 2 = 5.
    void deeperLinesWorkOnTheLineAboveThem() {
        const std::vector<CalculationLine> attack{add(0),         add(3, 1), times(half, 2), add(3, 1),
                                                  times(half, 2), add(3, 1), add(3),         times(2)};
        const std::vector<CalculationLine> defence{add(3), add(2)};
        QVERIFY(total(attack) == 18);
        QVERIFY(total(attack) / total(defence) == Fraction(18, 5));
    }

    // A total of 9 is doubled, then halved twice, rounded up each time: 18, 9, 5.
    void roundingUpHappensWhereTheLineSaysSo() {
        const std::vector<CalculationLine> lines{times(2), timesUp(half), timesUp(half)};
        QVERIFY(total(lines, 9) == 5);
        QVERIFY(total({lines.data(), 2}, 9) == 9);
        QVERIFY(total(std::vector<CalculationLine>{times(half), times(half)}, 9) == Fraction(9, 4));
    }

    void linesWorkInTheirOrder() {
        QVERIFY(total(std::vector<CalculationLine>{add(4), times(2)}, 1) == 10);
        QVERIFY(total(std::vector<CalculationLine>{times(2), add(4)}, 1) == 6);
    }
};

QTEST_APPLESS_MAIN(TstCalculation)
#include "tst_calculation.moc"
