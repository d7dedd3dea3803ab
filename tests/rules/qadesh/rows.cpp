// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/qadesh/rows.h"

#include "tests/rules/qadesh/table.h"

namespace orontes::tests {

void addRows(std::initializer_list<Row> rows) {
    QTest::addColumn<QString>("script");
    for (const Row& row : rows)
        QTest::addRow("%s %s", row.id, row.sentence) << QString::fromUtf8(row.script);
}

void playRow() {
    QFETCH(QString, script);
    const QString fault = playScript(script);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

} // namespace orontes::tests
