// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/battle.h"
#include "tests/rules/lords/table.h"

#include <QTest>

using namespace orontes;
using namespace orontes::tests;
using namespace orontes::lords;

namespace {

core::Actor asked(const Table& table) {
    const core::Owing owing = Game::owing(table.state());
    return owing.none() ? core::chance : *owing.begin();
}

QString words(const core::Text& text) {
    return QString::fromStdString(Game::info().texts.render(text));
}

QString refusal(const Table& table, const Action& action) {
    const core::Verdict verdict = Game::judge(table.state(), asked(table), action);
    return verdict ? QString("legal") : words(verdict.error().text());
}

QString prompt(const Table& table) {
    return words(Game::prompt(table.state(), asked(table)).prompt);
}

core::Choice choice(const Table& table, const Action& action) {
    return Game::describe(table.state(), asked(table), action);
}

QString label(const Table& table, const Action& action) {
    return words(choice(table, action).label);
}

/// A round without a hit; who has to choose, takes what is offered last.
void missAll(Table& table) {
    while (table.isAt<Declaring>() || table.isAt<Pairing>() || table.isAt<Striking>()) {
        if (table.isAt<Striking>()) {
            table.roll({1});
            continue;
        }
        std::vector<Action> offered;
        Game::choices(table.state(), asked(table), offered);
        table.play(offered.back());
    }
}

} // namespace

/// What players are told: each sentence names what it is about, and each question what its answers come to.
class TstLordsSpeech : public QObject {
    Q_OBJECT

private slots:
    // R-LOR-5.1a, R-LOR-5.2a
    void aMarchTellsItsSizeAndFromWhereItCannotGo() {
        Table table;
        table.put("Eg@ON 2F").beginMarch("Eg");
        table.play(Take{table.piece("Eg", "ON", "F")}).play(Take{table.piece("Eg", "ON", "F", 1)});
        QCOMPARE(prompt(table), QString("Egypt: 2 counters march. Where to? Areas left: 3."));
        QCOMPARE(refusal(table, Go{table.area("PHI")}), QString("Philistia does not lie beside On by land."));
    }

    // R-LOR-9.1c, R-LOR-9.2.2a
    void whoMayNotArriveHereIsToldWhere() {
        Table table(2);
        table.due("Ht", 2).begin("Ht");
        const PieceId foot = *std::find_if(
            table.setup().of(table.nation("Ht")).pieces.begin(), table.setup().of(table.nation("Ht")).pieces.end(),
            [&](PieceId piece) { return table.allows(Place{piece, table.area("WTA")}); });
        const QString why = refusal(table, Place{foot, table.area("PIT")});
        QVERIFY2(why.contains("may not arrive in Pitassa, only in: "), qPrintable(why));
        QStringList areas = why.section(": ", 1).remove('.').split(", ");
        areas.sort();
        QCOMPARE(areas, QStringList({"Hatti", "West Taurus"}));
        QCOMPARE(choice(table, Place{foot, table.area("WTA")}).rule.reference, std::string("R-LOR-9.1c"));
    }

    // R-LOR-3.1d
    void whoMayNotBeSetUpHereIsToldWhere() {
        Campaign campaign;
        State& state = campaign.state();
        const Setup& setup = campaign.setup();
        while (!std::holds_alternative<SettingUp>(state.step))
            state = Game::apply(state, core::chance, Game::chanceAction(state, 0), nullptr).next;
        const core::Actor seat = *Game::owing(state).begin();
        std::vector<Action> offered;
        Game::choices(state, seat, offered);
        const Place legal = std::get<Place>(offered.front());
        QCOMPARE(Game::describe(state, seat, legal).rule.reference, std::string("R-LOR-3.1d"));
        const AreaSet zone = setup.of(legal.piece).zone;
        core::SpaceId outside{0};
        while (zone.has(outside))
            ++outside.value;
        const core::Verdict verdict = Game::judge(state, seat, Place{legal.piece, outside});
        QVERIFY(!verdict);
        for (const core::SpaceId area : zone)
            QVERIFY(words(verdict.error().text())
                        .contains(QString::fromStdString(core::labelOf(*setup.scenario.board, area).value)));
    }

    // R-LOR-10.1a, R-LOR-10.2a, R-LOR-10.11a
    void theQuestionOfVassalsTellsWhatItComesTo() {
        Table table;
        table.put("El@BAB 4F, El@SUM 1F, Ka@BAB 2F, Ka@AKK 1F").beginFighting("El");
        missAll(table);
        QVERIFY(table.isAt<Subjecting>());
        QCOMPARE(label(table, Yes{}),
                 QString("Yes: Kassites in your areas and beside them become vassals, and the battle ends"));
        QCOMPARE(label(table, No{}), QString("No: the battle goes on"));
    }

    // R-LOR-5.4h, R-LOR-5.4i
    void theQuestionOfPassageTellsWhatItComesTo() {
        Table table;
        table.put("Eg@JUD 2F, Ca@SYR 3F").beginMarch("Eg");
        table.play(Take{table.piece("Eg", "JUD", "F")}).play(Take{table.piece("Eg", "JUD", "F", 1)});
        table.play(Go{table.area("SYR")}).play(Go{table.area("KAD")});
        QVERIFY(table.isAt<Consenting>());
        QCOMPARE(label(table, Yes{}), QString("Yes: they pass through Syria"));
        QCOMPARE(label(table, No{}), QString("No: they stay in Syria"));
    }

    // R-LOR-6.4.1a, R-LOR-6.4.2a: retreats follow the first round, and none the second.
    void theQuestionOfARulerTellsWhatItComesTo() {
        Table table;
        table.put("Eg@PHI 3F+Ru, Ca@PHI 2F, Eg@ON 2F, Eg@NAU 2F, Ca@KAD 3F").beginFighting("Eg");
        table.play(Done{});
        missAll(table);
        QVERIFY(table.isAt<Pressing>());
        QCOMPARE(label(table, Yes{}), QString("Yes: another round, without retreats before it"));
        QCOMPARE(label(table, No{}), QString("No: both may retreat now"));
        table.play(Yes{});
        missAll(table);
        QVERIFY(table.isAt<Pressing>());
        QCOMPARE(label(table, No{}), QString("No: the battle is over"));
    }

    // R-LOR-9.3e, R-LOR-17.0e: 1 to 3, or 1 to 2 without face.
    void aDieForTheDeadTellsWhatItNeeds() {
        Table table;
        table.put("Ka@BAB 1F").bury("Ka 1C").begin("Ka");
        const PieceId chariot = table.dead("Ka", "C");
        table.play(Throw{chariot});
        QVERIFY2(prompt(table).endsWith(": up to 3 it returns, above it is removed for good."),
                 qPrintable(prompt(table)));
        table.state().now.faceless = true;
        QVERIFY2(prompt(table).endsWith(": up to 2 it returns, above it is removed for good."),
                 qPrintable(prompt(table)));
    }

    // R-LOR-12.2a: 5 or 6.
    void aDieForServiceTellsWhatItNeeds() {
        Table table;
        table.put("Li@NAU 1F").begin("Eg");
        table.state().step = ThrowingForService{table.piece("Li", "NAU", "F")};
        QVERIFY2(
            words(Game::prompt(table.state(), core::chance).prompt).endsWith(": from 5 on it serves its conquerors."),
            qPrintable(prompt(table)));
    }

    // R-LOR-15.2.1a, R-LOR-15.2.2a: 1 to 3 of those who serve God, 1 or 2 of those who do not.
    void aDieForTheCovenantTellsWhatItNeeds() {
        Table table(4);
        table.put("Ju@JUD 1F").begin("Ju").passTo<ThrowingCovenant>();
        QCOMPARE(prompt(table), QString("Judah: a die for the covenant. Up to 3 it serves God."));
        table.state().of(table.nation("Ju")).ungodly = true;
        QCOMPARE(prompt(table), QString("Judah: a die for the covenant. Up to 2 it serves God."));
    }
};

QTEST_APPLESS_MAIN(TstLordsSpeech)
#include "tst_lords_speech.moc"
