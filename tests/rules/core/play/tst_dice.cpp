// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/play/dice.h"

#include <QTest>

#include <set>
#include <vector>

using orontes::core::Dice;

namespace {

/// How far counts stray from even ones.
double chiSquare(const std::vector<int>& counts, int total) {
    const double even = static_cast<double>(total) / static_cast<double>(counts.size());
    double sum = 0;
    for (const int count : counts)
        sum += (count - even) * (count - even) / even;
    return sum;
}

} // namespace

class TstDice : public QObject {
    Q_OBJECT

private slots:
    // The numbers that the authors' reference program gives.
    void theGeneratorGivesTheReferenceNumbers() {
        Dice zero(0);
        for (const std::uint64_t expected : {0xE220A8397B1DCDAFULL, 0x6E789E6AA1B965F4ULL, 0x06C45D188009454FULL,
                                             0xF88BB8A8724C81ECULL, 0x1B39896A51A8749BULL})
            QCOMPARE(zero.next(), expected);
        Dice other(1234567);
        for (const std::uint64_t expected : {6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL})
            QCOMPARE(other.next(), expected);
    }

    // Six times the upper 32 bits of the reference numbers, divided by 2^32: 0xE220A839 * 6 / 2^32 = 5.3 and so on.
    void theSameSeedRollsTheSameDiceOnEveryMachine() {
        Dice dice(0);
        for (const int expected : {5, 2, 0, 5, 0})
            QCOMPARE(dice.below(6), expected);
    }

    void everyOutcomeIsEquallyLikely_data() {
        QTest::addColumn<int>("outcomes");
        QTest::addColumn<double>("bound"); // exceeded by one seed in a thousand
        QTest::newRow("a coin") << 2 << 10.8;
        QTest::newRow("a die") << 6 << 20.5;
        QTest::newRow("seven chits") << 7 << 22.5;
        QTest::newRow("twenty-one chits") << 21 << 45.3;
    }

    void everyOutcomeIsEquallyLikely() {
        QFETCH(int, outcomes);
        QFETCH(double, bound);
        const int rolls = 60000;
        std::vector<int> counts(static_cast<std::size_t>(outcomes), 0);
        Dice dice(2024);
        for (int i = 0; i < rolls; ++i)
            ++counts[static_cast<std::size_t>(dice.below(outcomes))];
        QVERIFY2(chiSquare(counts, rolls) < bound, qPrintable(QString::number(chiSquare(counts, rolls))));
    }

    // Of 3 * 2^29 outcomes each has three of 2^32 numbers or two: without throwing some away every third outcome, those
    // that leave 2 when divided by 3, would come in a quarter of all draws.
    void noOutcomeIsFavouredWhereTheNumbersDoNotDivideEvenly() {
        std::vector<int> counts(3, 0);
        Dice dice(7);
        for (int i = 0; i < 30000; ++i)
            ++counts[static_cast<std::size_t>(dice.below(3 << 29) % 3)];
        QVERIFY2(chiSquare(counts, 30000) < 13.8, qPrintable(QString::number(chiSquare(counts, 30000))));
    }

    void theOnlyOutcomeIsCertain() {
        Dice dice(5);
        for (int i = 0; i < 10; ++i)
            QCOMPARE(dice.below(1), 0);
    }

    void streamsOfASeedDoNotMeet() {
        std::set<std::uint64_t> seeds;
        for (std::uint64_t seed = 0; seed < 50; ++seed)
            for (std::uint64_t index = 0; index < 200; ++index)
                seeds.insert(Dice::streamSeed(seed, index));
        QCOMPARE(seeds.size(), std::size_t{50 * 200});
    }

    // Computed apart from the formula: the first number after the first number after the seed, mixed with the index.
    void streamsArePinnedBecauseRecordsNameOnlyTheSeed() {
        QCOMPARE(Dice::streamSeed(0, 0), 0xA706DD2F4D197E6FULL);
        QCOMPARE(Dice::streamSeed(0, 1), 0x08B4FDA8C892B50EULL);
        QCOMPARE(Dice::streamSeed(42, 7), 0x16062D6C1339E500ULL);
    }
};

QTEST_APPLESS_MAIN(TstDice)
#include "tst_dice.moc"
