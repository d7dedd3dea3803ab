// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/compare.h"
#include "model/compare/edit_between.h"
#include "model/texts.h"
#include "rules/core/board/area_changes.h"
#include "rules/core/scenario/area_edits.h"
#include "tests/support/random_areas.h"
#include "tests/support/shown.h"
#include "tests/support/toys/harvest/info.h"

#include <QTest>

using namespace orontes::model;
using namespace orontes::tests;
namespace core = orontes::core;

namespace {

/// Twelve areas in a valley, with a feature that the ruleset knows.
core::Scenario valley() {
    core::Scenario scenario = harvest::valley();
    scenario.board.edit().features = {{"lane"}};
    return scenario;
}

core::Scenario after(const core::Scenario& before, const core::Result<core::Edit>& edit) {
    return core::applyEdit(before, *edit)->scenario;
}

QStringList told(const core::Scenario& before, const core::Scenario& now) {
    const core::Catalogue texts = textsFor(harvest::info());
    QStringList lines;
    for (const Change& change : compare(harvest::info(), before, now))
        lines << shown(texts.render(change.text));
    return lines;
}

core::SpaceId at(const core::Scenario& scenario, const char* label) {
    return core::findSpace(*scenario.board, {label}).value();
}

} // namespace

class TstCompareAreas : public QObject {
    Q_OBJECT

private slots:
    void whatHappenedToAreasIsToldByTheirLabels() {
        const core::Scenario before = valley();
        const core::Board& board = *before.board;
        QCOMPARE(
            told(before, after(before, core::moveCorner(board, at(before, "Ash"), 0, {-0.5, 0}, core::Sharing::All))),
            QStringList("The outline of Ash has changed."));
        QCOMPARE(told(before, after(before, core::moveCentre(board, at(before, "Ash"), {0.4, 0.4}))),
                 QStringList("The centre of Ash has moved."));
        QCOMPARE(told(before, after(before, core::renameArea(board, at(before, "Rye"), {"Spelt"}))),
                 QStringList("The area Rye is now called Spelt."));
        QCOMPARE(told(before, after(before, core::removeAreas(board, {at(before, "Rye")}))),
                 QStringList("The area Rye is gone."));
    }

    void linksAndWhatLiesAlongThemAreTold() {
        const core::Scenario before = valley();
        const core::Scenario linked =
            after(before, core::linkAreas(*before.board, at(before, "Ash"), at(before, "Elm"), {}));
        QCOMPARE(told(before, linked), QStringList("Ash and Elm are linked."));
        QCOMPARE(told(linked, before), QStringList("Ash and Elm are not linked any more."));
        const core::Scenario lane = after(
            linked, core::linkAreas(*linked.board, at(linked, "Ash"), at(linked, "Elm"), core::FeatureToken{"lane"}));
        QCOMPARE(told(linked, lane), QStringList("Lane now runs along Ash–Elm."));
    }

    void aCutIsToldAsANewAreaAndItsLinks() {
        const core::Scenario before = valley();
        const core::Scenario cut = after(before, core::splitArea(*before.board, at(before, "Ash"),
                                                                 {{-0.5, 0.3}, {1.5, 0.3}}, core::SpaceLabel{"Oak"}));
        const QStringList lines = told(before, cut);
        QVERIFY(lines.contains("The area Oak is new."));
        QVERIFY(lines.contains("The outline of Ash has changed."));
        QVERIFY(lines.contains("Ash and Oak are linked."));
        const QStringList back = told(cut, before);
        QVERIFY(back.contains("The area Oak is gone."));
    }

    void terrainAndNotesAreComparedThoughNumbersHaveMoved() {
        const core::Scenario before = valley();
        core::Scenario now = after(before, core::removeAreas(*before.board, {at(before, "Ash")}));
        now = core::applyEdit(now, {core::PaintTerrain{{at(now, "Elm")}, {"field"}}})->scenario;
        now = core::applyEdit(now, {core::SetSpaceNote{at(now, "Cedar"), {"Byblos", "", {}}}})->scenario;
        QCOMPARE(told(before, now), QStringList({"The area Ash is gone.", "Space Elm became Field.",
                                                 "Space Cedar was called “” and is called “Byblos”."}));
    }

    void aStepBackInTheHistoryOfAreasCanBeWrittenAsAnEdit() {
        core::Scenario before;
        before.board = sampleAreas();
        core::Dice dice(5);
        for (int i = 0; i < 200; ++i) {
            core::Edit (*const makers[])(const core::Scenario&, core::Dice&) = {addAreas, changeAreas, removeArea,
                                                                                linkAreas};
            const core::Result<core::Edited> edited = core::applyEdit(before, makers[dice.below(4)](before, dice));
            if (!edited)
                continue;
            const auto back = editBetween(edited->scenario, before, core::changesBetween(edited->scenario, before));
            QVERIFY(back);
            const core::Result<core::Edited> again = core::applyEdit(edited->scenario, *back);
            QVERIFY(again && again->scenario == before);
            before = edited->scenario;
        }
    }
};

QTEST_APPLESS_MAIN(TstCompareAreas)
#include "tst_compare_areas.moc"
