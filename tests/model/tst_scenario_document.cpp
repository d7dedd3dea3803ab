// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/scenario_document.h"
#include "tests/model/scratch.h"
#include "tests/model/workbench.h"
#include "tests/support/shown.h"

#include <QObject>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace orontes::model;
using namespace orontes::tests;
namespace core = orontes::core;

namespace {

/// Every change a document tells of, in order.
struct Heard {
    std::vector<core::ChangeSet> changed;
    std::vector<core::ChangeSet> shown;

    explicit Heard(ScenarioDocument& document) {
        QObject::connect(&document, &ScenarioDocument::changed, &document,
                         [this](const core::ChangeSet& changes) { changed.push_back(changes); });
        QObject::connect(&document, &ScenarioDocument::shownChanged, &document,
                         [this](const core::ChangeSet& changes) { shown.push_back(changes); });
    }
};

QString titleOf(const ScenarioDocument& document) {
    return shown(document.scenario().title);
}

QString terrainAt(const core::Scenario& scenario, const char* label) {
    return shown(
        core::terrainOf(*scenario.board, core::findSpace(*scenario.board, core::SpaceLabel{label}).value()).value);
}

} // namespace

class TstScenarioDocument : public QObject {
    Q_OBJECT

private slots:
    void anEditIsAStepThatCanBeUndoneAndDoneAgain() {
        ScenarioDocument document(skirmishRules(), meadow());
        const Heard heard(document);
        QVERIFY(document.apply(titled("First")).has_value());
        QVERIFY(document.apply(titled("Second")).has_value());
        QCOMPARE(titleOf(document), "Second");
        QCOMPARE(document.history().count(), 2);
        document.history().undo();
        QCOMPARE(titleOf(document), "First");
        document.history().undo();
        QCOMPARE(titleOf(document), "Meadow");
        QVERIFY(document.scenario() == meadow());
        document.history().redo();
        document.history().redo();
        QCOMPARE(titleOf(document), "Second");
        QCOMPARE(heard.changed.size(), 6U);
        for (const core::ChangeSet& changes : heard.changed)
            QVERIFY(changes.titles && !changes.boardShape);
    }

    void undoTellsOfAddedCountersAsRemoved() {
        ScenarioDocument document(skirmishRules(), meadow());
        core::Counter counter;
        counter.type = core::CounterType{"spear"};
        counter.side = core::SideToken{"red"};
        const Heard heard(document);
        QVERIFY(document.apply(core::Edit{core::AddCounter{counter}}).has_value());
        document.history().undo();
        QCOMPARE(heard.changed[0].countersAdded.size(), 1U);
        QCOMPARE(heard.changed[1].countersRemoved, heard.changed[0].countersAdded);
        QVERIFY(heard.changed[1].countersAdded.empty());
    }

    void whatChangesNothingMakesNoStep() {
        ScenarioDocument document(skirmishRules(), meadow());
        const Heard heard(document);
        QVERIFY(document.apply(titled("Meadow")).has_value());
        QCOMPARE(document.history().count(), 0);
        QVERIFY(heard.changed.empty());
        QVERIFY(!document.isModified());
    }

    void whatMakesNoSenseIsRefusedAndChangesNothing() {
        ScenarioDocument document(skirmishRules(), meadow());
        const core::Result<void> refused = document.apply(core::Edit{core::RemoveCounter{core::CounterId{99}}});
        QVERIFY(!refused.has_value());
        QCOMPARE(shown(refused.error().id), "edit.counter.unknown");
        QVERIFY(document.scenario() == meadow());
        QCOMPARE(document.history().count(), 0);
    }

    void editsOfOneStrokeAreOneStep() {
        ScenarioDocument document(skirmishRules(), meadow());
        const StrokeId stroke = document.newStroke();
        for (const char* label : {"0101", "0102", "0103"})
            QVERIFY(document.apply(painted(document.scenario(), label, "woods"), {"Paint woods", stroke}).has_value());
        QVERIFY(document.apply(painted(document.scenario(), "0104", "woods"), {{}, document.newStroke()}).has_value());
        QCOMPARE(document.history().count(), 2);
        QCOMPARE(document.history().text(0), "Paint woods");
        const Heard heard(document);
        document.history().undo();
        document.history().undo();
        QVERIFY(document.scenario() == meadow());
        QCOMPARE(heard.changed.back().spaces.size(), 3U);
    }

    void editsWithoutAStrokeStandAlone() {
        ScenarioDocument document(skirmishRules(), meadow());
        for (const char* title : {"A", "B", "C"})
            QVERIFY(document.apply(titled(title)).has_value());
        QCOMPARE(document.history().count(), 3);
    }

    void stepsAreNamedForPeople() {
        ScenarioDocument document(skirmishRules(), meadow());
        QVERIFY(document.apply(core::Edit{core::RemoveCounter{core::CounterId{1}}}).has_value());
        QVERIFY(document.apply(titled("X"), {"Call it X", 0}).has_value());
        QCOMPARE(document.history().text(0), "Remove counter");
        QCOMPARE(document.history().text(1), "Call it X");
    }

    void aPreviewIsShownAndLeavesNoTrace() {
        ScenarioDocument document(skirmishRules(), meadow());
        const Heard heard(document);
        QVERIFY(document.preview(painted(document.scenario(), "0101", "woods")).has_value());
        QCOMPARE(terrainAt(document.shown(), "0101"), "woods");
        QCOMPARE(terrainAt(document.scenario(), "0101"), "meadow");
        QVERIFY(document.preview(painted(document.scenario(), "0102", "woods")).has_value());
        QCOMPARE(terrainAt(document.shown(), "0101"), "meadow");
        QCOMPARE(heard.shown.back().spaces.size(), 2U); // the old place and the new one
        document.clearPreview();
        QVERIFY(document.shown() == meadow());
        QCOMPARE(document.history().count(), 0);
        QVERIFY(heard.changed.empty());
        QCOMPARE(heard.shown.size(), 3U);
    }

    void whatIsSavedIsNotThePreview() {
        const Scratch scratch;
        ScenarioDocument document(skirmishRules(), meadow());
        QVERIFY(document.preview(titled("Not yet")).has_value());
        QVERIFY(document.saveAs(scratch / "a.json").has_value());
        QCOMPARE(shown(openScenario(scratch / "a.json").value->scenario.title), "Meadow");
        QVERIFY(document.shown() == meadow()); // and it is gone
    }

    void anotherPreviewTakesTheFirstOneBack() {
        ScenarioDocument document(skirmishRules(), meadow());
        core::Counter fresh = meadow().counters->front();
        fresh.id = core::CounterId{99};
        QVERIFY(document.preview(core::Edit{core::AddCounter{fresh, 0}}).has_value());
        const Heard heard(document);
        QVERIFY(document.preview(titled("Another")).has_value());
        QCOMPARE(heard.shown.size(), 1U);
        QCOMPARE(heard.shown.front().countersRemoved, std::vector<core::CounterId>{fresh.id});
        QVERIFY(heard.shown.front().countersAdded.empty());
        QVERIFY(heard.shown.front().titles);
    }

    void anEditEndsThePreviewInOneChangeOfWhatIsShown() {
        ScenarioDocument document(skirmishRules(), meadow());
        QVERIFY(document.preview(painted(document.scenario(), "0101", "woods")).has_value());
        const Heard heard(document);
        QVERIFY(document.apply(painted(document.scenario(), "0102", "woods")).has_value());
        QCOMPARE(heard.shown.size(), 1U);
        QCOMPARE(heard.shown.front().spaces.size(), 2U);
        QCOMPARE(heard.changed.front().spaces.size(), 1U);
        QVERIFY(document.shown() == document.scenario());
    }

    void savingMakesTheDocumentCleanAndUndoneStepsMakeItModifiedAgain() {
        const Scratch scratch;
        ScenarioDocument document(skirmishRules(), meadow());
        QCOMPARE(shown(document.save().error().id), "store.no-name");
        QVERIFY(document.apply(titled("Saved")).has_value());
        QSignalSpy modified(&document, &ScenarioDocument::modifiedChanged);
        QVERIFY(document.saveAs(scratch / "a.json").has_value());
        QVERIFY(!document.isModified());
        QCOMPARE(modified.count(), 1);
        QCOMPARE(document.file().path, scratch / "a.json");
        document.history().undo();
        QVERIFY(document.isModified());
        document.history().redo();
        QVERIFY(!document.isModified());
        QVERIFY(document.save().has_value());
        QCOMPARE(shown(openScenario(scratch / "a.json").value->scenario.title), "Saved");
    }

    // A frozen position is of a battle on a shared board, and lies in no folder.
    void whoLiesInNoFolderTakesItsSharedBoardAlong() {
        const Scratch scratch;
        core::Scenario shared = meadow();
        shared.boardFile = "boards/meadow.json";
        shared.sharedBoard = shared.board;
        ScenarioDocument document(skirmishRules(), shared);
        QVERIFY(document.saveAs(scratch / "a.json").has_value());
        QVERIFY(document.apply(titled("Saved again")).has_value());
        QVERIFY(document.save().has_value());
        const core::Read<OpenedScenario> opened = openScenario(scratch / "a.json");
        QVERIFY(opened.value.has_value());
        QVERIFY(*opened.value->scenario.board == *meadow().board);
    }

    void aRefusedSaveLeavesTheDocumentModified() {
        const Scratch scratch;
        put(scratch / "a.json", "another document");
        ScenarioDocument document(skirmishRules(), meadow());
        QVERIFY(document.apply(titled("Mine")).has_value());
        QCOMPARE(shown(document.saveAs(scratch / "a.json").error().id), "file.exists");
        QVERIFY(document.isModified());
        QVERIFY(document.file().path.empty());
        QCOMPARE(shown(bytesOf(scratch / "a.json")), "another document");
    }

    void findingsFollowTheScenarioAndWaivedOnesStandApart() {
        ScenarioDocument document(harvestRules(), valley());
        QVERIFY(document.isChecked());
        QVERIFY(document.findings().empty());
        QSignalSpy told(&document, &ScenarioDocument::findingsChanged);
        QVERIFY(document.apply(titled("")).has_value());
        QCOMPARE(told.count(), 1);
        QCOMPARE(document.findings().size(), 1U);
        QCOMPARE(shown(document.findings().front().id), "scenario.title.missing");
        QVERIFY(document.apply(core::Edit{core::PutWaiver{{"scenario.title.missing", {}, "a draft"}}}).has_value());
        QVERIFY(document.findings().empty());
        QCOMPARE(document.waived().size(), 1U);
        QCOMPARE(shown(document.waived().front().reason), "a draft");
        document.history().undo();
        QCOMPARE(document.findings().size(), 1U);
        document.history().undo();
        QVERIFY(document.findings().empty() && document.waived().empty());
    }

    void whileManyEditsComeNothingIsChecked() {
        ScenarioDocument document(harvestRules(), valley());
        QSignalSpy told(&document, &ScenarioDocument::findingsChanged);
        document.holdChecks();
        QVERIFY(document.isChecked());
        QVERIFY(document.apply(titled("")).has_value());
        QVERIFY(document.apply(core::Edit{core::RemoveCounter{core::CounterId{1}}}).has_value());
        QCOMPARE(told.count(), 0);
        QVERIFY(document.findings().empty());
        QVERIFY(!document.isChecked());
        document.releaseChecks();
        QCOMPARE(told.count(), 1);
        QVERIFY(document.isChecked());
        const core::Ruleset& rules = harvestRules().rules;
        QVERIFY(document.findings() == core::runChecks(rules.checks(), rules.info(), document.scenario()));
        QVERIFY(document.apply(titled("Named")).has_value()); // and from now on at once
        QCOMPARE(told.count(), 2);
    }

    void anErrorCountsEvenWhenItIsWaived() {
        ScenarioDocument document(harvestRules(), valley());
        QVERIFY(document.apply(core::Edit{core::RemoveCounter{core::CounterId{1}}}).has_value());
        const core::Findings before = document.findings();
        QVERIFY(!before.empty());
        QVERIFY(document.apply(core::Edit{core::PutWaiver{{"harvest.one-farmer", {}, "three play"}}}).has_value());
        const core::Findings& now = document.findings();
        for (const core::Diagnostic& finding : before)
            QVERIFY(std::find(now.begin(), now.end(), finding) != now.end());
        QCOMPARE(now.size(), before.size() + 1); // and that the waiver waives nothing
        QCOMPARE(shown(now.back().id), "scenario.waiver.idle");
        QVERIFY(document.waived().empty());
    }

    void aBigChangeIsCheckedBesideTheWindow() {
        core::Scenario large = meadow();
        core::HexGrid grid;
        grid.width = 400;
        grid.height = 400;
        large.board = core::makeBoard(grid, meadow().board->terrains, {});
        ScenarioDocument document(skirmishRules(), meadow());
        QVERIFY(document.apply(core::Edit{core::ReplaceBoard{*large.board, {}}}).has_value());
        QVERIFY(!document.isChecked());
        QVERIFY(document.apply(titled("")).has_value()); // while it is being checked
        QTRY_VERIFY(document.isChecked());
        const core::Ruleset& rules = skirmishRules().rules;
        QTRY_VERIFY(document.findings() == core::runChecks(rules.checks(), rules.info(), document.scenario()));
    }
};

QTEST_GUILESS_MAIN(TstScenarioDocument)
#include "tst_scenario_document.moc"
