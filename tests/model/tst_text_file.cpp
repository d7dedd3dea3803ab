// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/store/text_file.h"
#include "model/texts.h"
#include "tests/model/scratch.h"
#include "tests/support/shown.h"

#include <QObject>
#include <QTest>

#include <sys/stat.h>

#include <cerrno>
#include <filesystem>
#include <unistd.h>

using namespace orontes::model;
using namespace orontes::tests;
namespace core = orontes::core;
namespace fs = std::filesystem;

namespace {

int failing = 0; ///< errno that the broken disk reports

ssize_t failToWrite(int, const void*, std::size_t) {
    errno = failing;
    return -1;
}

/// Takes ten bytes, then the disk is full.
ssize_t writeTenBytes(int file, const void* bytes, std::size_t count) {
    static std::size_t left = 10;
    if (left == 0) {
        left = 10;
        errno = ENOSPC;
        return -1;
    }
    const std::size_t now = std::min(left, count);
    left -= now;
    return ::write(file, bytes, now);
}

/// A signal comes between.
ssize_t writeAfterASignal(int file, const void* bytes, std::size_t count) {
    static bool interrupted = false;
    if ((interrupted = !interrupted)) {
        errno = EINTR;
        return -1;
    }
    return ::write(file, bytes, count);
}

int failToSync(int) {
    errno = EIO;
    return -1;
}

int failToRename(const char*, const char*) {
    errno = EROFS;
    return -1;
}

int syncs = 0;
int countSyncs(int file) {
    ++syncs;
    return ::fsync(file);
}

QString sentence(const core::Diagnostic& finding) {
    return shown(modelTexts().render(finding.text()));
}

} // namespace

class TstTextFile : public QObject {
    Q_OBJECT

private slots:
    void aTextIsReadWholeWithItsHash() {
        const Scratch scratch;
        put(scratch / "a.json", "abc");
        const core::Result<TextFile> file = readTextFile(scratch / "a.json");
        QVERIFY(file.has_value());
        QCOMPARE(shown(file->text), "abc");
        QCOMPARE(file->stamp.size, 3U);
        QCOMPARE(shown(file->stamp.sha256), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    void everyReasonWhyAFileCannotBeReadIsTold_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("wayOut");
        QTest::newRow("missing") << "no.json" << "file.missing" << "Check its name";
        QTest::newRow("in no folder") << "no/a.json" << "file.folder-missing" << "choose another place";
        QTest::newRow("below a file") << "full.json/a.json" << "file.folder-missing" << "choose another place";
        QTest::newRow("a folder") << "folder" << "file.folder" << "Name a file inside it";
        QTest::newRow("empty") << "empty.json" << "file.empty" << "look for a backup";
        QTest::newRow("200 MB") << "large.json" << "file.too-large" << "191 MiB, and at most 64 MiB";
        QTest::newRow("a pipe") << "pipe" << "file.device" << "Choose a file on a disk";
        QTest::newRow("not ours") << "secret.json" << "file.unreadable" << "permission is missing";
    }
    void everyReasonWhyAFileCannotBeReadIsTold() {
        QFETCH(const QString, name);
        QFETCH(const QString, id);
        QFETCH(const QString, wayOut);
        const Scratch scratch;
        fs::permissions(scratch.path(), fs::perms::all);
        put(scratch / "full.json", "x");
        put(scratch / "empty.json", "");
        put(scratch / "large.json", "x");
        fs::resize_file(scratch / "large.json", 200000000);
        put(scratch / "secret.json", "x");
        fs::permissions(scratch / "secret.json", fs::perms::none);
        fs::create_directory(scratch / "folder");
        QCOMPARE(::mkfifo((scratch / "pipe").c_str(), 0600), 0);
        fs::permissions(scratch / "pipe", fs::perms::all);
        const Unprivileged binding;
        const core::Result<TextFile> file = readTextFile(scratch / name.toStdString());
        QVERIFY(!file.has_value());
        QCOMPARE(shown(file.error().id), id);
        QCOMPARE(shown(file.error().where.file), shown((scratch / name.toStdString()).string()));
        QVERIFY2(sentence(file.error()).contains(wayOut), qPrintable(sentence(file.error())));
        QVERIFY2(sentence(file.error()).contains(shown(file.error().where.file)), qPrintable(sentence(file.error())));
    }

    void aTextOfExactlyTheLimitIsRead() {
        const Scratch scratch;
        put(scratch / "a.json", "1234567890");
        QVERIFY(readTextFile(scratch / "a.json", 10).has_value());
        QCOMPARE(shown(readTextFile(scratch / "a.json", 9).error().id), "file.too-large");
    }

    void aNewFileIsWrittenWithNothingBesideIt() {
        const Scratch scratch;
        const core::Result<FileStamp> stamp = writeAtomically(scratch / "a.json", "abc", NewFile{});
        QVERIFY(stamp.has_value());
        QCOMPARE(*stamp, stampOf("abc"));
        QCOMPARE(shown(bytesOf(scratch / "a.json")), "abc");
        QCOMPARE(scratch.listing(), "a.json");
    }

    void fileAndFolderAreBroughtToTheDisk() {
        const Scratch scratch;
        syncs = 0;
        QVERIFY(writeAtomically(scratch / "a.json", "abc", NewFile{}, {&::write, &countSyncs, &::rename}).has_value());
        QCOMPARE(syncs, 2);
    }

    void anotherDocumentIsNeverReplacedUnasked() {
        const Scratch scratch;
        put(scratch / "a.json", "another");
        const core::Result<FileStamp> refused = writeAtomically(scratch / "a.json", "abc", NewFile{});
        QVERIFY(!refused.has_value());
        QCOMPARE(shown(refused.error().id), "file.exists");
        QCOMPARE(shown(bytesOf(scratch / "a.json")), "another");
        QVERIFY(writeAtomically(scratch / "a.json", "abc", AnyFile{}).has_value());
        QCOMPARE(shown(bytesOf(scratch / "a.json")), "abc");
    }

    void aSignalDoesNotDisturbWriting() {
        const Scratch scratch;
        const Disk disk{&writeAfterASignal, &::fsync, &::rename};
        QVERIFY(writeAtomically(scratch / "a.json", "a text", NewFile{}, disk).has_value());
        QCOMPARE(shown(bytesOf(scratch / "a.json")), "a text");
    }

    void aFileChangedBySomeoneElseIsNotReplacedUnasked_data() {
        QTest::addColumn<QByteArray>("now");
        QTest::newRow("longer") << QByteArray("abcd");
        QTest::newRow("as long") << QByteArray("abd");
        QTest::newRow("emptied") << QByteArray("");
    }
    void aFileChangedBySomeoneElseIsNotReplacedUnasked() {
        QFETCH(const QByteArray, now);
        const Scratch scratch;
        put(scratch / "a.json", "abc");
        const FileAsRead asRead{readTextFile(scratch / "a.json")->stamp};
        put(scratch / "a.json", now.toStdString());
        const core::Result<FileStamp> refused = writeAtomically(scratch / "a.json", "new", asRead);
        QVERIFY(!refused.has_value());
        QCOMPARE(shown(refused.error().id), "file.changed");
        QCOMPARE(shown(bytesOf(scratch / "a.json")), shown(now.toStdString()));
    }

    void aFileThatWasOnlyTouchedOrVanishedIsWritten() {
        const Scratch scratch;
        put(scratch / "a.json", "abc");
        const FileAsRead asRead{readTextFile(scratch / "a.json")->stamp};
        fs::last_write_time(scratch / "a.json", fs::file_time_type::clock::now());
        QVERIFY(writeAtomically(scratch / "a.json", "new", asRead).has_value());
        fs::remove(scratch / "a.json");
        QVERIFY(writeAtomically(scratch / "a.json", "newer", asRead).has_value());
        QCOMPARE(shown(bytesOf(scratch / "a.json")), "newer");
    }

    void aBrokenDiskLeavesTheOldFileAlone_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("reason");
        QTest::newRow("full at once") << 0 << "the disk is full";
        QTest::newRow("full in the middle") << 1 << "the disk is full";
        QTest::newRow("sync fails") << 2 << "the disk reports a fault";
        QTest::newRow("rename fails") << 3 << "the disk is read-only";
    }
    void aBrokenDiskLeavesTheOldFileAlone() {
        QFETCH(const int, kind);
        QFETCH(const QString, reason);
        failing = ENOSPC;
        const Disk disks[]{{&failToWrite, &::fsync, &::rename},
                           {&writeTenBytes, &::fsync, &::rename},
                           {&::write, &failToSync, &::rename},
                           {&::write, &::fsync, &failToRename}};
        const Scratch scratch;
        put(scratch / "a.json", "old");
        const core::Result<FileStamp> refused =
            writeAtomically(scratch / "a.json", "a new text of some length", AnyFile{}, disks[kind]);
        QVERIFY(!refused.has_value());
        QCOMPARE(shown(refused.error().id), "file.not-written");
        QVERIFY2(sentence(refused.error()).contains(reason), qPrintable(sentence(refused.error())));
        QCOMPARE(shown(bytesOf(scratch / "a.json")), "old");
        QCOMPARE(scratch.listing(), "a.json");
    }

    void aFolderThatMayNotBeWrittenToLeavesTheOldFileAlone() {
        const Scratch scratch;
        put(scratch / "a.json", "old");
        fs::permissions(scratch / "a.json", fs::perms::all);
        fs::permissions(scratch.path(),
                        fs::perms::all & ~fs::perms::owner_write & ~fs::perms::group_write & ~fs::perms::others_write);
        {
            const Unprivileged binding;
            const core::Result<FileStamp> refused = writeAtomically(scratch / "a.json", "new", AnyFile{});
            QVERIFY(!refused.has_value());
            QCOMPARE(shown(refused.error().id), "file.not-written");
            QVERIFY(sentence(refused.error()).contains("permission is missing"));
        }
        QCOMPARE(shown(bytesOf(scratch / "a.json")), "old");
        fs::permissions(scratch.path(), fs::perms::all);
    }

    void aFileThatMayNotBeChangedIsNotReplaced() {
        const Scratch scratch;
        fs::permissions(scratch.path(), fs::perms::all);
        put(scratch / "a.json", "old");
        fs::permissions(scratch / "a.json", fs::perms::owner_read | fs::perms::others_read);
        {
            const Unprivileged binding;
            const core::Result<FileStamp> refused = writeAtomically(scratch / "a.json", "new", AnyFile{});
            QVERIFY(!refused.has_value());
            QCOMPARE(shown(refused.error().id), "file.read-only");
        }
        QCOMPARE(shown(bytesOf(scratch / "a.json")), "old");
    }

    void aPlaceThatIsNoFileIsRefused() {
        const Scratch scratch;
        fs::create_directory(scratch / "folder");
        QCOMPARE(shown(writeAtomically(scratch / "folder", "x", AnyFile{}).error().id), "file.folder");
        QCOMPARE(shown(writeAtomically(scratch / "no/a.json", "x", NewFile{}).error().id), "file.folder-missing");
        QCOMPARE(shown(writeAtomically("/dev/null", "x", AnyFile{}).error().id), "file.device");
    }

    void aLinkIsFollowedAndPermissionsAreKept() {
        const Scratch scratch;
        fs::create_directory(scratch / "real");
        put(scratch / "real/a.json", "old");
        fs::permissions(scratch / "real/a.json", fs::perms::owner_read | fs::perms::owner_write);
        fs::create_symlink("real/a.json", scratch / "link.json");
        QVERIFY(writeAtomically(scratch / "link.json", "new", FileAsRead{stampOf("old")}).has_value());
        QVERIFY(fs::is_symlink(scratch / "link.json"));
        QCOMPARE(shown(bytesOf(scratch / "real/a.json")), "new");
        QCOMPARE(fs::status(scratch / "real/a.json").permissions(), fs::perms::owner_read | fs::perms::owner_write);
    }

    void anyNameAndAnyBytesWillDo() {
        const Scratch scratch;
        const fs::path path = scratch / "Schlacht am Orontes \xC3\xBC\xE6\xB2\xB3 'a' $(b).json";
        const std::string bytes("a\0b\r\n\xFF", 6);
        QVERIFY(writeAtomically(path, bytes, NewFile{}).has_value());
        QCOMPARE(readTextFile(path)->text, bytes);
    }
};

QTEST_APPLESS_MAIN(TstTextFile)
#include "tst_text_file.moc"
