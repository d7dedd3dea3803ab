// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/board_dialog.h"
#include "rules/core/board/area_changes.h"
#include "tests/support/toys/harvest/info.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace orontes;
using namespace orontes::editor;
using tests::harvest::info;

namespace {

template <class Field>
Field* field(const BoardDialog& dialog, const char* name) {
    for (Field* one : dialog.findChildren<Field*>())
        if (one->accessibleName() == QString::fromUtf8(name))
            return one;
    qFatal("no field %s", name);
    return nullptr;
}

QPushButton* accept(const BoardDialog& dialog) {
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
        if (button->text() == "Make board")
            return button;
    return nullptr;
}

bool says(const BoardDialog& dialog, const char* words) {
    for (const QLabel* label : dialog.findChildren<QLabel*>())
        if (label->text().contains(QString::fromUtf8(words)))
            return true;
    return false;
}

QString written(const QTemporaryDir& folder, const QByteArray& text) {
    QFile file(folder.filePath("near_east.svg"));
    if (file.open(QIODevice::WriteOnly))
        file.write(text);
    return file.fileName();
}

} // namespace

class BoardDialogTest : public QObject {
    Q_OBJECT

private slots:
    void anEmptyMapOfAreasHasTheSizeThatWasAskedFor() {
        BoardDialog dialog(info());
        field<QDoubleSpinBox>(dialog, "Width of the sheet")->setValue(600);
        field<QDoubleSpinBox>(dialog, "Height of the sheet")->setValue(400);
        const core::Board board = dialog.board();
        QVERIFY(core::isWhole(board));
        QVERIFY(core::areasOf(board).size == (core::Point{600, 400}));
        QCOMPARE(core::spaceCount(board), 0);
        QVERIFY(board.terrains == (std::vector<core::TerrainToken>{{"home"}, {"field"}}));
        QVERIFY(board.features == (std::vector<core::FeatureToken>{{"lane"}}));
    }

    void gridsAreOfferedToo() {
        BoardDialog dialog(info());
        field<QSpinBox>(dialog, "Columns")->setValue(12);
        QCOMPARE(dialog.choice(), BoardDialog::Choice::Squares); // a number chooses what it is of
        field<QSpinBox>(dialog, "Rows")->setValue(9);
        QCOMPARE(core::spaceCount(dialog.board()), 108);
        dialog.choose(BoardDialog::Choice::PointedHexes);
        const core::Board board = dialog.board();
        QVERIFY(std::get<core::HexGrid>(board.geometry).orientation == core::HexGrid::Orientation::PointyTop);
        QVERIFY(core::isWhole(board));
    }

    void aPictureBecomesAMapAndWhatIsLeftOutIsTold() {
        const QTemporaryDir folder;
        BoardDialog dialog(info());
        dialog.choose(BoardDialog::Choice::Picture);
        QVERIFY(!accept(dialog)->isEnabled());
        dialog.readPicture(written(folder, "<svg xmlns='http://www.w3.org/2000/svg' width='100mm' height='50mm' "
                                           "viewBox='0 0 100 50'><rect id='West' width='50' height='50'/>"
                                           "<rect id='East' x='50' width='50' height='50'/>"
                                           "<path id='Road' d='M0 0L9 9'/></svg>"));
        QCOMPARE(dialog.choice(), BoardDialog::Choice::Picture);
        QVERIFY(accept(dialog)->isEnabled());
        QVERIFY(says(dialog, "2 areas with 1 links"));
        QVERIFY(says(dialog, "Road"));
        const core::Board board = dialog.board();
        QCOMPARE(core::spaceCount(board), 2);
        QVERIFY(core::findSpace(board, {"East"}).has_value());
        QCOMPARE(QString::fromStdString(board.name), "near_east");
    }

    void aPictureThatCannotBeUsedSaysWhy() {
        const QTemporaryDir folder;
        BoardDialog dialog(info());
        dialog.readPicture(written(folder, "<svg xmlns='http://www.w3.org/2000/svg'/>"));
        QVERIFY(!accept(dialog)->isEnabled());
        QVERIFY(says(dialog, "holds no closed path"));
        dialog.readPicture(folder.filePath("none.svg"));
        QVERIFY(says(dialog, "There is no file"));
        dialog.choose(BoardDialog::Choice::EmptyAreas);
        QVERIFY(accept(dialog)->isEnabled());
    }
};

QTEST_MAIN(BoardDialogTest)
#include "tst_board_dialog.moc"
