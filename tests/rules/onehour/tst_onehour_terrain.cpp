// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/onehour/battle.h"

#include <QObject>
#include <QTest>

using namespace orontes;
using namespace orontes::onehour;
using orontes::tests::Battle;
using orontes::tests::playBattle;

namespace {

const QString nothing;

} // namespace

/// Ground that bars or lets through, and who passes whom.
class TstOnehourTerrain : public QObject {
    Q_OBJECT

private slots:
    // R-OHW-072
    void everybodyStopsInVillages() {
        QCOMPARE(playBattle("village E6 | units Bw@E5/N | move Bw E6/N"), nothing);
        QCOMPARE(playBattle("village E6 | units Ba@E5/N | move Ba E6/N"), nothing);
        QCOMPARE(playBattle("village E6 | units Bh@E5/N | move Bh E6/N"), nothing);
        QCOMPARE(playBattle("village E6 | units Bc@E5/N | move Bc E6/N"), nothing);
    }

    // R-OHW-073
    void nobodyEntersMarsh() {
        QCOMPARE(playBattle("marsh E6 | units Bw@E5/N | no move Bw E6/N: impassable"), nothing);
        QCOMPARE(playBattle("marsh E6 | units Ba@E5/N | no move Ba E6/N: impassable"), nothing);
        QCOMPARE(playBattle("marsh E6 | units Bh@E5/N | no move Bh E6/N: impassable"), nothing);
        QCOMPARE(playBattle("marsh E6 | units Bc@E5/N | no move Bc E6/N: impassable"), nothing);
    }

    // R-OHW-074
    void nobodyEntersLakes() {
        QCOMPARE(playBattle("lake E6 | units Bw@E5/N | no move Bw E6/N: impassable"), nothing);
        QCOMPARE(playBattle("lake E6 | units Ba@E5/N | no move Ba E6/N: impassable"), nothing);
        QCOMPARE(playBattle("lake E6 | units Bh@E5/N | no move Bh E6/N: impassable"), nothing);
        QCOMPARE(playBattle("lake E6 | units Bc@E5/N | no move Bc E6/N: impassable"), nothing);
    }

    // R-OHW-075
    void riversAreCrossedAtCrossingsOnly() {
        QCOMPARE(playBattle("river 6 | units Bw@E5/N | no move Bw E6/N: impassable | no move Bw E7/N"), nothing);
        QCOMPARE(playBattle("river 6 | units Ba@E5/N | no move Ba E6/N: impassable | no move Ba E7/N"), nothing);
        QCOMPARE(playBattle("river 6 | units Bh@E5/N | no move Bh E6/N: impassable | no move Bh E7/N"), nothing);
        QCOMPARE(playBattle("river 6 | units Bc@E5/N | no move Bc E6/N: impassable | no move Bc E7/N"), nothing);
    }

    // R-OHW-076
    void bridgesLetEverybodyCross() {
        QCOMPARE(playBattle("river 6 | bridge E6 | units Bc@E5/N | move Bc E8/N"), nothing);
        QCOMPARE(playBattle("river 6 | bridge E6 | units Bw@E5/N | move Bw E7/N"), nothing);
        QCOMPARE(playBattle("river 6 | bridge E6 | units Ba@E5/N | move Ba E7/N"), nothing);
        QCOMPARE(playBattle("river 6 | bridge E6 | units Bh@E5/N | move Bh E7/N"), nothing);
    }

    // R-OHW-077
    void fordsLetEverybodyCross() {
        QCOMPARE(playBattle("river 6 | ford E6 | units Bw@E5/N | move Bw E7/N"), nothing);
        QCOMPARE(playBattle("river 6 | ford E6 | units Ba@E5/N | move Ba E7/N"), nothing);
        QCOMPARE(playBattle("river 6 | ford E6 | units Bh@E5/N | move Bh E7/N"), nothing);
        QCOMPARE(playBattle("river 6 | ford E6 | units Bc@E5/N | move Bc E7/N"), nothing);
    }

    // R-OHW-078
    void crossingsAreEnteredDiagonallyToo() {
        QCOMPARE(playBattle("river 6 | ford E6 | units Bh@D5/N | move Bh E6/N"), nothing);
        QCOMPARE(playBattle("river 6 | ford E6 | units Bh@E6/N | move Bh D7/N"), nothing);
        QCOMPARE(playBattle("river 6 | ford E6 | units Bh@E6/N | move Bh F7/N"), nothing);
        QCOMPARE(playBattle("river 6 | ford E6 | units Bh@E6/W | no move Bh D6/W: impassable"), nothing);
    }

    // R-OHW-082
    void archersPassThroughFriends() { QCOMPARE(playBattle("units Bw@E6/N Ba@E5/N | move Ba E7/N"), nothing); }

    // R-OHW-083, R-OHW-011
    void archersDoNotStopOnAFriend() {
        QCOMPARE(playBattle("units Bw@E6/N Ba@E5/N | no move Ba E6/N: taken"), nothing);
    }

    // R-OHW-084
    void warbandDoNotPassThroughFriends() { QCOMPARE(playBattle("units Ba@E6/N Bw@E5/N | no move Bw E7/N"), nothing); }

    // R-OHW-085
    void horsemenGoRoundFriends() {
        QCOMPARE(playBattle("units Bw@F7/N Bh@F6/N | no move Bh F7/N: taken | move Bh G7/N"), nothing);
        QCOMPARE(playBattle("marsh E7 G7 | units Bw@F7/N Bh@F6/N | no move Bh F8/N"), nothing);
    }

    // R-OHW-086
    void chariotsGoRoundFriends() {
        QCOMPARE(playBattle("units Bw@F7/N Bc@F6/N | no move Bc F7/N: taken | move Bc F8/N"), nothing);
        QCOMPARE(playBattle("marsh E7 G7 | units Bw@F7/N Bc@F6/N | no move Bc F8/N"), nothing);
    }

    // R-OHW-087
    void nobodyPassesThroughArchers() { QCOMPARE(playBattle("units Ba@E6/N Bw@E5/N | no move Bw E7/N"), nothing); }

    // R-OHW-088
    void nobodyPassesAnEnemy() {
        QCOMPARE(playBattle("units Rw@E6/N! Ba@E5/N | no move Ba E6/N | no move Ba E7/N"), nothing);
        QCOMPARE(playBattle("units Rw@E7/N Ba@E5/N | no move Ba E7/N: enemy-there | no move Ba E8/N"), nothing);
    }

    // R-OHW-089
    void squaresPassedCount() {
        QCOMPARE(playBattle("units Bw@E6/N Bw@E7/N Ba@E5/N | no move Ba E9/N | move Ba E8/N"), nothing);
        QCOMPARE(playBattle("units Bw@E6/N Bw@E7/N Bw@E8/N Ba@E5/N | no move Ba E8/N: taken | no move Ba E9/N"),
                 nothing);
    }

    // R-OHW-090
    void friendsDoNotBlockCorners() { QCOMPARE(playBattle("units Bw@E7/N Bw@F6/N Bh@E6/N | move Bh F7/N"), nothing); }
};

QTEST_APPLESS_MAIN(TstOnehourTerrain)
#include "tst_onehour_terrain.moc"
