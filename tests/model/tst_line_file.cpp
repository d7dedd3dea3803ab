// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/store/line_file.h"
#include "tests/model/scratch.h"
#include "tests/support/shown.h"

#include <QObject>
#include <QTest>

#include <atomic>
#include <cerrno>
#include <unistd.h>

using namespace orontes::model;
using namespace orontes::tests;

namespace {

bool full = false;
ssize_t writeHalfThenFill(int file, const void* bytes, std::size_t count) {
    if (!full)
        return ::write(file, bytes, count);
    if (count > 2)
        return ::write(file, bytes, 2);
    errno = ENOSPC;
    return -1;
}

std::atomic<int> syncs = 0;
int countSyncs(int file) {
    ++syncs;
    return ::fsync(file);
}

} // namespace

class TstLineFile : public QObject {
    Q_OBJECT

private slots:
    void linesLieInTheFileAsSoonAsTheyAreAppended() {
        const Scratch scratch;
        const auto lines = *LineFile::create(scratch / "a.journal");
        QVERIFY(lines->append("one", Urgency::Soon).has_value());
        QCOMPARE(shown(bytesOf(scratch / "a.journal")), "one\n");
        QVERIFY(lines->append("two", Urgency::Now).has_value());
        QCOMPARE(shown(bytesOf(scratch / "a.journal")), "one\ntwo\n");
        QCOMPARE(lines->size(), 8U);
    }

    void whatLiesThereIsNotReplaced() {
        const Scratch scratch;
        put(scratch / "a.journal", "old\n");
        const auto refused = LineFile::create(scratch / "a.journal");
        QVERIFY(!refused.has_value());
        QCOMPARE(shown(refused.error().id), "file.exists");
        QCOMPARE(shown(bytesOf(scratch / "a.journal")), "old\n");
    }

    void aCutOffLineIsDroppedWhenAFileIsResumed() {
        const Scratch scratch;
        put(scratch / "a.journal", "one\ntw");
        const auto lines = *LineFile::resume(scratch / "a.journal", 4);
        QVERIFY(lines->append("two", Urgency::Now).has_value());
        QCOMPARE(shown(bytesOf(scratch / "a.journal")), "one\ntwo\n");
    }

    void linesThatFoundTheDiskFullAreWrittenLaterInTheirOrder() {
        const Scratch scratch;
        const Disk disk{&writeHalfThenFill, &::fsync, &::rename};
        const auto lines = *LineFile::create(scratch / "a.journal", disk);
        QVERIFY(lines->append("one", Urgency::Now).has_value());
        full = true;
        QCOMPARE(shown(lines->append("two", Urgency::Now).error().id), "file.not-written");
        QVERIFY(!lines->append("three", Urgency::Now).has_value());
        QCOMPARE(shown(bytesOf(scratch / "a.journal")), "one\n");
        full = false;
        QVERIFY(lines->append("four", Urgency::Now).has_value());
        QCOMPARE(shown(bytesOf(scratch / "a.journal")), "one\ntwo\nthree\nfour\n");
    }

    /// A game goes back while its disk is full: the lines that stay are written later, the others never.
    void cuttingKeepsLinesThatAreStillToBeWritten() {
        const Scratch scratch;
        const Disk disk{&writeHalfThenFill, &::fsync, &::rename};
        const auto lines = *LineFile::create(scratch / "a.journal", disk);
        QVERIFY(lines->append("one", Urgency::Now).has_value());
        full = true;
        QVERIFY(!lines->append("two", Urgency::Now).has_value());
        QVERIFY(!lines->append("three", Urgency::Now).has_value());
        full = false;
        QVERIFY(lines->cutTo(8).has_value()); // one and two
        QCOMPARE(shown(bytesOf(scratch / "a.journal")), "one\n");
        QVERIFY(lines->append("four", Urgency::Now).has_value());
        QCOMPARE(shown(bytesOf(scratch / "a.journal")), "one\ntwo\nfour\n");
        QVERIFY(lines->cutTo(4).has_value());
        QVERIFY(lines->append("five", Urgency::Now).has_value());
        QCOMPARE(shown(bytesOf(scratch / "a.journal")), "one\nfive\n");
    }

    void anUrgentLineIsSyncedAtOnceAndOthersTogetherWithinHalfASecond() {
        const Scratch scratch;
        const Disk disk{&::write, &countSyncs, &::rename};
        const auto lines = *LineFile::create(scratch / "a.journal", disk);
        syncs = 0;
        QVERIFY(lines->append("one", Urgency::Now).has_value());
        QTRY_COMPARE_WITH_TIMEOUT(syncs.load(), 1, 300);
        for (int i = 0; i < 50; ++i)
            QVERIFY(lines->append("stroke", Urgency::Soon).has_value());
        QTest::qWait(200);
        QCOMPARE(syncs.load(), 1);
        QTRY_COMPARE_WITH_TIMEOUT(syncs.load(), 2, 2000);
    }

    void oneProgramAtATime() {
        const Scratch scratch;
        QVERIFY(!isInUse(scratch / "a.journal"));
        {
            const auto lines = *LineFile::create(scratch / "a.journal");
            QVERIFY(isInUse(scratch / "a.journal"));
            QCOMPARE(shown(LineFile::resume(scratch / "a.journal", 0).error().id), "file.in-use");
        }
        QVERIFY(!isInUse(scratch / "a.journal"));
        QVERIFY(LineFile::resume(scratch / "a.journal", 0).has_value());
    }
};

QTEST_APPLESS_MAIN(TstLineFile)
#include "tst_line_file.moc"
