// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/setup.h"
#include "tests/rules/onehour/battle.h"

#include <QObject>
#include <QTest>

using namespace orontes;
using namespace orontes::onehour;
using orontes::tests::Battle;

namespace {

/// "E6 ↑ +; F6 x2 -" in the order of the squares: + it can, ~ in part, - it cannot.
QStringList shown(Battle& battle, const char* overlay, const QString& unit, const char* where = nullptr) {
    const State& state = battle.state();
    core::OverlayRequest request{core::OverlayId{overlay}, state.setup->of(battle.unit(unit)).counter, {}};
    if (where)
        request.space = battle.space(where);
    QStringList lines;
    for (const core::OverlaySpace& space : Game::overlay(state, request).spaces) {
        const char tone = space.tone == core::OverlayTone::Full   ? '+'
                          : space.tone == core::OverlayTone::None ? '-'
                                                                  : '~';
        const std::string label = core::labelOf(*state.setup->scenario.board, space.space).value;
        lines << QString::fromStdString(label + ' ' + space.figure + ' ' + tone).simplified();
    }
    return lines;
}

} // namespace

/// What the rules show on the map.
class TstOnehourOverlays : public QObject {
    Q_OBJECT

private slots:
    // R-OHW-055, R-OHW-113
    void theReachShowsFacingsAndCharges() {
        Battle battle("units Bw@E5/N Rw@E8/S");
        const QStringList spaces = shown(battle, "reach", "Bw");
        QCOMPARE(spaces, (QStringList{"E7 ↑ ~", "E6 ↑→← +", "C5 ← +", "D5 ← +", "E5 →← +", "F5 → +", "G5 → +"}));
        QVERIFY(shown(battle, "reach", "Bw", "A1").contains("A3 ↑→← +"));
    }

    // R-OHW-120, R-OHW-126
    void theFieldOfFireShowsDistancesAndCover() {
        Battle battle("village E8 | units Ba@E5/N Bw@A1/N Rw@L12/S");
        const QStringList spaces = shown(battle, "arc", "Ba");
        QCOMPARE(spaces.size(), 3 + 5 + 7 + 9);
        QVERIFY(spaces.contains("E8 3 ~") && spaces.contains("I9 4 +") && spaces.contains("D6 1 +"));
        QVERIFY(shown(battle, "arc", "Bw").isEmpty());
    }

    // R-OHW-134
    void whatIsHiddenIsShownSo() {
        Battle battle("option fireSight on | wood E7 | units Ba@E5/N Rw@L12/S");
        const QStringList spaces = shown(battle, "arc", "Ba");
        QVERIFY(spaces.contains("E8 3 -") && spaces.contains("E7 2 ~") && spaces.contains("E6 1 +"));
    }

    // R-OHW-168
    void flanksAndRearAreShown() {
        Battle battle("units Bw@E5/N Rw@F5/W");
        QCOMPARE(shown(battle, "aspects", "Bw"),
                 (QStringList{"D6 ×1 +", "E6 ×1 +", "F6 ×1 +", "D5 ×2 -", "F5 ×2 ~", "D4 ×2 -", "E4 ×2 -", "F4 ×2 -"}));
    }

    // R-OHW-236
    void entriesAreShown() {
        Battle battle("units Bw>2:F1,G1 Bw@A5/N Rw@L12/S");
        QCOMPARE(shown(battle, "zone", "Bw"), (QStringList{"F1 +", "G1 +"}));
    }
};

QTEST_APPLESS_MAIN(TstOnehourOverlays)
#include "tst_onehour_overlays.moc"
