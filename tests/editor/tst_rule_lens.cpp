// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/rule_lens.h"
#include "editor/theme/style.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace orontes;
using namespace orontes::editor;

namespace {

core::OverlaySpec spec(const char* id, core::OverlaySubject subject) {
    core::OverlaySpec made;
    made.id = {id};
    made.label = {std::string("label.") + id};
    made.help = {std::string("help.") + id};
    made.subject = subject;
    made.rule.reference = std::string("R-") + id;
    return made;
}

/// Three things to show: "all" of the map, "reach" of a counter, "sight" of a space.
core::RulesetInfo lensInfo() {
    core::RulesetInfo info;
    info.overlays = {spec("all", core::OverlaySubject::Whole), spec("reach", core::OverlaySubject::Counter),
                     spec("sight", core::OverlaySubject::Space)};
    info.texts.add(R"({"label.all": "All", "help.all": "h", "label.reach": "Reach", "help.reach": "h",
                       "label.sight": "Sight", "help.sight": "h", "said.caption": "Of {who}",
                       "said.why": "Because of {space}", "said.no": "There is no position"})");
    return info;
}

/// A lens whose rules answer as the test says.
struct Optics {
    core::RulesetInfo info = lensInfo();
    std::vector<core::OverlayRequest> asked;
    core::Overlay answer;
    bool refuses = false;
    RuleLens lens{info, info.texts, [this](const core::OverlayRequest& request) -> core::Result<core::Overlay> {
                      asked.push_back(request);
                      if (refuses) {
                          core::Diagnostic why;
                          why.id = "said.no";
                          return core::refuse(std::move(why));
                      }
                      return answer;
                  }};

    Optics() {
        answer.caption = {core::TextId{"said.caption"}, {{"who", std::string("everybody")}}};
        answer.origin = core::SpaceId{3};
        answer.spaces = {{core::SpaceId{1}, core::OverlayTone::Full, "2", {}, std::nullopt},
                         {core::SpaceId{4}, core::OverlayTone::Partial, "", {}, std::nullopt},
                         {core::SpaceId{7},
                          core::OverlayTone::None,
                          "",
                          {core::TextId{"said.why"}, {{"space", std::string("D4")}}},
                          core::SpaceId{5}}};
    }

    MapOverlays laid() const {
        MapOverlays overlays;
        lens.lay(overlays, Theme::Light);
        return overlays;
    }
};

} // namespace

class TstRuleLens : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, Theme::Light); }

    void nothingIsShownUntilItIsChosen() {
        Optics optics;
        QVERIFY(optics.lens.isHidden());
        QVERIFY(!optics.lens.isShowing());
        QCOMPARE(optics.laid(), MapOverlays{});
        optics.lens.choose(core::CounterId{2}, std::nullopt);
        QVERIFY(optics.asked.empty());
        QVERIFY(!optics.lens.pointAt(core::SpaceId{1}));
    }

    void theMenuNamesWhatTheRulesCanShow() {
        Optics optics;
        QStringList names;
        for (const QAction* action : optics.lens.menu()->actions())
            names << action->text();
        QCOMPARE(names, (QStringList{"&Nothing", "", "All", "Reach", "Sight"}));
        QVERIFY(optics.lens.menu()->actions().front()->isChecked());
        optics.lens.menu()->actions()[2]->trigger();
        QVERIFY(!optics.lens.isHidden());
        QVERIFY(!optics.lens.menu()->actions().front()->isChecked());
        QCOMPARE(optics.lens.caption(), QString("Of everybody"));
        optics.lens.findChild<QToolButton*>()->click();
        QVERIFY(optics.lens.isHidden());
        QVERIFY(optics.lens.menu()->actions().front()->isChecked());
        QCOMPARE(optics.laid(), MapOverlays{});
    }

    void aRulesetWithNothingToShowHasNoMenu() {
        const core::RulesetInfo info;
        const RuleLens lens(info, info.texts, [](const core::OverlayRequest&) { return core::Overlay{}; });
        QVERIFY(!lens.menu()->menuAction()->isVisible());
        QWidget bar;
        QVERIFY(lens.makeButton(&bar)->isHidden());
    }

    void tonesAreToldApartByColourAndPattern() {
        Optics optics;
        optics.lens.show({"all"});
        const MapOverlays overlays = optics.laid();
        QCOMPARE(overlays.tints.size(), std::size_t{3});
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE(overlays.tints[i].spaces, std::vector{optics.answer.spaces[i].space});
            for (std::size_t k = 0; k < i; ++k) {
                QVERIFY(overlays.tints[i].colour != overlays.tints[k].colour);
                QVERIFY(overlays.tints[i].pattern != overlays.tints[k].pattern);
            }
        }
        QCOMPARE(overlays.figures.front().figure, QString("2"));
        QCOMPARE(overlays.figures.back().tip, QString("Because of D4"));
        QCOMPARE(overlays.spaces, (std::vector<SpaceMark>{{core::SpaceId{3}, MarkKind::Selected, {}}}));
    }

    void aCounterOrASpaceIsAskedForFirst() {
        Optics optics;
        optics.lens.show({"reach"});
        QVERIFY(optics.asked.empty());
        QCOMPARE(optics.lens.caption(), QString("Choose a counter on the map"));
        optics.lens.choose(std::nullopt, core::SpaceId{6}); // where it would stand, if there were one
        QVERIFY(optics.asked.empty());
        optics.lens.choose(core::CounterId{2}, core::SpaceId{6});
        QCOMPARE(optics.asked.back(), (core::OverlayRequest{{"reach"}, core::CounterId{2}, std::nullopt}));
        optics.lens.choose(std::nullopt, core::SpaceId{8});
        QCOMPARE(optics.asked.back(), (core::OverlayRequest{{"reach"}, core::CounterId{2}, core::SpaceId{8}}));
        optics.lens.choose(std::nullopt, std::nullopt); // nothing is selected any more: it stays
        QCOMPARE(optics.asked.size(), std::size_t{2});
        optics.lens.show({"reach"});
        QCOMPARE(optics.asked.back(), (core::OverlayRequest{{"reach"}, core::CounterId{2}, core::SpaceId{8}}));
        Optics spaces;
        spaces.lens.show({"sight"});
        QCOMPARE(spaces.lens.caption(), QString("Choose a space on the map"));
        spaces.lens.choose(std::nullopt, core::SpaceId{8});
        QCOMPARE(spaces.asked.back().space, std::optional(core::SpaceId{8}));
    }

    void aCauseIsShownUnderThePointer() {
        Optics optics;
        optics.lens.show({"all"});
        QVERIFY(!optics.lens.pointAt(core::SpaceId{1})); // nothing stands behind it
        QVERIFY(optics.lens.pointAt(core::SpaceId{7}));
        const MapOverlays overlays = optics.laid();
        QCOMPARE(overlays.lines, (std::vector<SpaceLine>{{core::SpaceId{3}, core::SpaceId{7}}}));
        QCOMPARE(overlays.spaces.back(), (SpaceMark{core::SpaceId{5}, MarkKind::Refused, "Because of D4"}));
        QVERIFY(!optics.lens.pointAt(core::SpaceId{7}));
        QVERIFY(optics.lens.pointAt(std::nullopt));
        QVERIFY(optics.laid().lines.empty());
        QCOMPARE(optics.lens.wordsAt(core::SpaceId{7}), QString("Because of D4"));
        QCOMPARE(optics.lens.wordsAt(core::SpaceId{2}), QString());
    }

    void aRefusalIsTold() {
        Optics optics;
        optics.refuses = true;
        QSignalSpy changed(&optics.lens, &RuleLens::changed);
        optics.lens.show({"all"});
        QCOMPARE(optics.lens.caption(), QString("There is no position"));
        QVERIFY(optics.laid().tints.empty());
        QCOMPARE(changed.size(), 1);
        optics.refuses = false;
        optics.lens.refresh();
        QCOMPARE(optics.lens.caption(), QString("Of everybody"));
    }
};

QTEST_MAIN(TstRuleLens)
#include "tst_rule_lens.moc"
