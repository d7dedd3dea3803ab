// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/kit_parts.h"
#include "editor/publish/page_preview.h"
#include "editor/publish/publish_dialog.h"
#include "tests/editor/pdf_measure.h"
#include "tests/editor/print_battle.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QObject>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace orontes;
using namespace orontes::editor;

namespace {

constexpr int patience = 60'000; ///< milliseconds

/// Both pictures in a grain that forgets how letters are smoothed.
QImage grains(const QImage& picture) {
    return picture.convertToFormat(QImage::Format_RGB32)
        .scaled(120, 120, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_Grayscale8);
}

/// Mean difference of two pictures' grains, 0 to 255.
double difference(const QImage& a, const QImage& b) {
    const QImage one = grains(a);
    const QImage other = grains(b);
    double sum = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            sum += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y)));
    return sum / (one.width() * one.height());
}

/// The pieces that the battle has, in the order of kitPieceNames.
std::vector<KitPieceName> offered() {
    const tests::PrintBattle battle = tests::printBattle();
    std::vector<KitPieceName> names;
    for (const KitPieceName& name : kitPieceNames())
        if (isPrinted(name.piece, {battle.info, battle.scenario}))
            names.push_back(name);
    return names;
}

/// The publish dialog of a battle, as a person uses it.
class Publishing {
public:
    Publishing() {
        dialog.setFolder(folder.filePath(QStringLiteral("kit")));
        dialog.show();
    }

    /// In the order of offered().
    QList<QCheckBox*> pieces() const {
        QList<QCheckBox*> boxes = dialog.findChildren<QCheckBox*>();
        boxes.removeIf([](const QCheckBox* box) { return box->text().startsWith(QStringLiteral("Replace")); });
        return boxes;
    }
    /// Ticks this piece alone.
    void choose(KitPiece piece) {
        const QList<QCheckBox*> boxes = pieces();
        const std::vector<KitPieceName> names = offered();
        for (std::size_t i = 0; i < names.size(); ++i)
            boxes[static_cast<qsizetype>(i)]->setChecked(names[i].piece == piece);
    }
    void write() {
        QSignalSpy written(&dialog, &PublishDialog::written);
        QSignalSpy failed(&dialog, &PublishDialog::failed);
        dialog.write();
        QTRY_VERIFY_WITH_TIMEOUT(written.count() + failed.count() == 1, patience);
        if (!failed.isEmpty())
            qFatal("%s", qPrintable(failed.first().first().toString()));
    }
    tests::MeasuredPdf pdf(const QString& name) const {
        QFile file(folder.filePath("kit/" + name + ".pdf"));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s.pdf was not written", qPrintable(name));
        return tests::MeasuredPdf(file.readAll());
    }
    PagePreview& preview() { return *dialog.findChild<PagePreview*>(); }
    void waitForPreview() {
        QSignalSpy shown(&preview(), &PagePreview::shown);
        QTRY_VERIFY_WITH_TIMEOUT(shown.count() > 0, patience);
    }
    void turnTo(const char* button) {
        QSignalSpy shown(&preview(), &PagePreview::shown);
        for (QPushButton* const one : preview().findChildren<QPushButton*>())
            if (one->text() == QLatin1String(button))
                one->click();
        QTRY_VERIFY_WITH_TIMEOUT(shown.count() > 0, patience);
    }
    /// The box below a label, by one of its entries.
    void pick(const char* entry) {
        for (QComboBox* const box : dialog.findChildren<QComboBox*>())
            if (const int index = box->findText(QLatin1String(entry)); index >= 0)
                box->setCurrentIndex(index);
    }

    QTemporaryDir folder;
    tests::PrintBattle battle = tests::printBattle();
    PublishDialog dialog{battle.info, battle.scenario, QStringLiteral("Battle")};
};

} // namespace

class PublishDialogTest : public QObject {
    Q_OBJECT

private slots:
    void thePreviewShowsThePagesThatAreWritten_data() {
        QTest::addColumn<int>("piece");
        QTest::addColumn<QString>("file");
        for (const KitPieceName& name : offered())
            QTest::newRow(name.name) << static_cast<int>(name.piece) << QString(name.name);
    }
    void thePreviewShowsThePagesThatAreWritten() {
        QFETCH(const int, piece);
        QFETCH(const QString, file);
        Publishing publishing;
        publishing.choose(static_cast<KitPiece>(piece));
        publishing.waitForPreview();
        PagePreview& preview = publishing.preview();
        publishing.write();
        const tests::MeasuredPdf pdf = publishing.pdf(file);
        QCOMPARE(preview.pages(), pdf.pages());
        for (int page = 0; page < pdf.pages(); ++page) {
            if (page > 0)
                publishing.turnTo("Next page");
            QCOMPARE(preview.page(), page);
            const double off = difference(preview.picture(), pdf.picture(page + 1, 72));
            QVERIFY2(off < 2.5, qPrintable(QString::number(off)));
            for (int other = 0; other < pdf.pages(); ++other)
                QVERIFY(other == page || difference(preview.picture(), pdf.picture(other + 1, 72)) > off);
        }
    }

    void whatIsChosenShowsInThePreview() {
        Publishing publishing;
        publishing.choose(KitPiece::Counters);
        publishing.waitForPreview();
        PagePreview& preview = publishing.preview();
        QCOMPARE(preview.pages(), 2); // fronts and backs
        const QImage upright = preview.picture();
        publishing.turnTo("Next page");
        QCOMPARE(preview.page(), 1);
        publishing.pick("Fronts only");
        publishing.waitForPreview();
        QCOMPARE(preview.pages(), 1);
        QCOMPARE(preview.page(), 0); // the page that was looked at is no more
        publishing.pick("LETTER");
        publishing.waitForPreview();
        const auto shape = [](const QImage& page) { return double(page.height()) / page.width(); };
        QVERIFY(std::abs(shape(upright) - 297.0 / 210) < 0.01);
        QVERIFY(std::abs(shape(preview.picture()) - 279.4 / 215.9) < 0.01);
    }

    void withoutAPieceThereIsNoPageButTheReason() {
        Publishing publishing;
        for (QCheckBox* const box : publishing.pieces())
            box->setChecked(false);
        publishing.waitForPreview();
        QCOMPARE(publishing.preview().pages(), 0);
        QVERIFY(publishing.preview().picture().isNull());
        QVERIFY(!publishing.preview().caption().isEmpty());
    }
};

QTEST_MAIN(PublishDialogTest)
#include "tst_publish_dialog.moc"
