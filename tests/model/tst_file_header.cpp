// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/store/file_header.h"
#include "tests/support/shown.h"

#include <QObject>
#include <QTest>

using namespace orontes::model;
using namespace orontes::tests;

class TstFileHeader : public QObject {
    Q_OBJECT

private slots:
    void aFileSaysWhatItIs_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("format");
        QTest::addColumn<int>("version");
        QTest::newRow("first") << "{\"format\": \"orontes-board\", \"formatVersion\": 2, \"x\": 1}" << "orontes-board"
                               << 2;
        QTest::newRow("last")
            << "{\"a\": [1, {\"format\": \"no\", \"b\": \"}]\"}], \"formatVersion\": 3, \"format\": \"f\"}" << "f" << 3;
        QTest::newRow("spread") << "\n { \"format\"\t:\n\"f\" ,\r\n\"formatVersion\" : 12\n}" << "f" << 12;
        QTest::newRow("inside only") << "{\"a\": {\"format\": \"no\", \"formatVersion\": 9}}" << "" << 0;
        QTest::newRow("escaped quote") << "{\"a\\\"b\": \"c\\\"d\\\\\", \"format\": \"f\", \"formatVersion\": 1}" << "f"
                                       << 1;
        QTest::newRow("wrong kinds") << "{\"format\": 5, \"formatVersion\": \"x\"}" << "" << 0;
        QTest::newRow("cut off") << "{\"format\": \"f\", \"formatVersion\": 4, \"a\": \"" << "f" << 4;
        QTest::newRow("cut in a string") << "{\"format\": \"f" << "" << 0;
        QTest::newRow("an escape at the end") << "{\"format\": \"f\\" << "" << 0;
        QTest::newRow("a list") << "[{\"format\": \"f\"}]" << "" << 0;
        QTest::newRow("nothing") << "" << "" << 0;
    }
    void aFileSaysWhatItIs() {
        QFETCH(const QString, text);
        QFETCH(const QString, format);
        QFETCH(const int, version);
        const FileHeader header = headerOf(text.toStdString());
        QCOMPARE(shown(header.format), format);
        QCOMPARE(header.version, version);
    }
};

QTEST_APPLESS_MAIN(TstFileHeader)
#include "tst_file_header.moc"
