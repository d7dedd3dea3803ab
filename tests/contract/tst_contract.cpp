// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/contract/checks.h"

#include <QTest>

using namespace orontes::tests;

/// What every ruleset promises, tried on every scenario that is bundled with one, and on the toys.
class TstContract : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() {
        QTest::addColumn<int>("game");
        for (std::size_t i = 0; i < games().size(); ++i)
            QTest::newRow(qPrintable(games()[i].name())) << static_cast<int>(i);
    }

    void thePromiseHolds_data() {
        QTest::addColumn<int>("promise");
        for (std::size_t i = 0; i < promises().size(); ++i)
            QTest::newRow(promises()[i].says) << static_cast<int>(i);
    }
    void thePromiseHolds() {
        QFETCH_GLOBAL(int, game);
        QFETCH(int, promise);
        const Complaint complaint =
            promises()[static_cast<std::size_t>(promise)].check(games()[static_cast<std::size_t>(game)]);
        QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
    }
};

QTEST_APPLESS_MAIN(TstContract)
#include "tst_contract.moc"
