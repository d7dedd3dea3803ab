// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/describe/info_findings.h"
#include "rules/core/json/scenario_json.h"
#include "rules/core/play/door.h"
#include "rules/lords/checks/findings.h"
#include "rules/lords/info.h"
#include "tests/rules/lords/campaign.h"
#include "tests/support/paths.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace orontes;
using namespace orontes::tests;
using lords::Arm;
using lords::Terrain;

namespace {

const std::array<const char*, 4> bundled{"full", "first_five", "last_five", "three_players"};

core::Findings findingsOf(const core::Scenario& scenario) {
    return core::runChecks(core::joinChecks(core::commonChecks(), lords::checks()), lords::info(), scenario);
}

/// "foot 5 6 6, cavalry 4 5 5": one row for each arm.
QString combat(Terrain terrain, int arms) {
    const Campaign campaign;
    const std::array<const char*, 4> names{"foot", "cavalry", "chariot", "camelry"};
    QStringList rows;
    for (int who = 0; who < arms; ++who) {
        QStringList row{names[static_cast<std::size_t>(who)]};
        for (int whom = 0; whom < arms; ++whom)
            row << QString::number(
                campaign.setup().tables.kill(terrain, static_cast<Arm>(who), static_cast<Arm>(whom)));
        rows << row.join(' ');
    }
    return rows.join(", ");
}

QString provenanceOf(const char* table, const char* row, std::size_t column) {
    for (const core::TableSpec& spec : lords::info().tables)
        for (std::size_t i = 0; spec.id == table && i < spec.rows.size(); ++i)
            if (spec.rows[i].id == row)
                return QString::fromStdString(spec.cells[i][column].rule.reference);
    return {};
}

} // namespace

/// What the ruleset says of itself, and its bundled campaigns.
class TstLordsData : public QObject {
    Q_OBJECT

private slots:
    // Whatever is not in the rulebook says so: a list, an area and a nation each tell where they are from.
    void everyClauseAreaAndNationTellsWhereItIsFrom() {
        const core::Scenario scenario = *readCampaign("full").value;
        QStringList silent;
        const auto ask = [&](const char* kind, const std::string& name) {
            const QString id =
                QString("lords.origin.%1.%2").arg(kind, QString::fromStdString(name).toLower().replace(' ', '-'));
            if (!lords::info().texts.contains(core::TextId{id.toStdString()}))
                silent << id;
        };
        for (const core::VictoryClause& clause : *scenario.victory)
            ask("clause", clause.name);
        for (core::SpaceId area{0}; area.value < core::spaceCount(*scenario.board); ++area.value)
            ask("space", core::labelOf(*scenario.board, area).value);
        for (const core::Side& side : *scenario.sides)
            ask("side", side.token.value);
        QVERIFY2(silent.isEmpty(), qPrintable(silent.join(", ")));
        const auto told = [](const char* id) {
            return QString::fromStdString(lords::info().texts.render(core::TextId{id}));
        };
        QVERIFY(told("lords.origin.side.egypt").contains("Vassal level: stated in the rules (10.10)"));
        QVERIFY(told("lords.origin.space.sumer").contains("Terrain: stated in the rules (2.1"));
        QVERIFY(told("lords.origin.clause.egy-5").startsWith("Our reconstruction"));
    }

    void theDescriptionIsWhole() {
        QStringList faults;
        for (const core::Diagnostic& finding : core::infoFindings(lords::info()))
            faults << QString::fromStdString(lords::info().texts.render(finding.text()));
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
        for (const std::string& symbol : core::symbolsOf(lords::info()))
            QVERIFY2(QFile::exists(QString("%1/resources/symbols/%2.svg").arg(sourceFolder, symbol.c_str())),
                     symbol.c_str());
    }

    void theIndexHasEveryRuleAndRulingOnce() {
        QSet<QString> seen;
        int rules = 0;
        int rulings = 0;
        for (const core::RuleEntry& rule : lords::info().rules) {
            QVERIFY2(!rule.fact.empty() && !rule.source.empty(), rule.reference.c_str());
            const QString id = QString::fromStdString(rule.reference);
            QVERIFY2(!seen.contains(id), rule.reference.c_str());
            seen << id;
            rules += id.contains(QRegularExpression("^R-LOR-(\\d+\\.[\\d.]*\\d[a-o]|HTP[a-g]|PHa)$")) ? 1 : 0;
            rulings += id.contains(QRegularExpression("^A-LOR-\\d{2,3}$")) ? 1 : 0;
        }
        QCOMPARE(rules, 435);
        QCOMPARE(rulings, 104);
        QCOMPARE(seen.size(), 435 + 104 + 8);
    }

    // R-LOR-De, R-LOR-Df, R-LOR-HTPd
    void theCombatTableIsReadBack() {
        QCOMPARE(combat(Terrain::Fertile, 3), QString("foot 5 6 6, cavalry 4 5 5, chariot 4 5 5"));
        QCOMPARE(combat(Terrain::Hill, 3), QString("foot 5 6 5, cavalry 4 5 5, chariot 5 6 6"));
        QCOMPARE(combat(Terrain::Mountain, 3), QString("foot 6 5 4, cavalry 6 6 5, chariot 6 6 6"));
        QCOMPARE(combat(Terrain::Marsh, 3), QString("foot 6 4 4, cavalry 6 6 5, chariot 6 6 6"));
        QCOMPARE(combat(Terrain::Desert, 4),
                 QString("foot 5 6 5 6, cavalry 5 5 5 6, chariot 5 6 6 6, camelry 4 4 4 5"));
        QCOMPARE(lords::armOf(lords::Kind::Camel, Terrain::Desert), Arm::Camelry);
        QCOMPARE(lords::armOf(lords::Kind::Camel, Terrain::Hill), Arm::Cavalry);
    }

    // R-LOR-De, R-LOR-Df
    void fourNumbersAreOfTheTextAndTheOthersAreOurs() {
        QCOMPARE(provenanceOf("combat", "hill.foot", 0), QString("R-LOR-Df"));
        QCOMPARE(provenanceOf("combat", "hill.foot", 1), QString("R-LOR-De"));
        QCOMPARE(provenanceOf("combat", "hill.cavalry", 0), QString("R-LOR-De"));
        QCOMPARE(provenanceOf("combat", "hill.cavalry", 2), QString("R-LOR-De"));
        QCOMPARE(provenanceOf("combat", "hill.chariot", 1), QString("R-LOR-De"));
        QCOMPARE(provenanceOf("combat", "fertile.foot", 1), QString("R-LOR-Df"));
    }

    // The numbers of 5.2, 5.3, 5.5, 6.4.2 and 15.3.
    void movesCostsAndLimitsAreThoseOfTheRules() {
        const Campaign campaign;
        const lords::Tables& tables = campaign.setup().tables;
        QCOMPARE(tables.movement, (std::array<int, 9>{3, 4, 4, 4, 4, 3, 3, 3, 0}));
        QCOMPARE(tables.of(Terrain::Mountain).cost, 2);
        QCOMPARE(tables.of(Terrain::Hill).cost, 1);
        QCOMPARE(tables.of(lords::Number::Stack), 5);
        QCOMPARE(tables.of(lords::Number::Pin), 2);
        QCOMPARE(tables.of(lords::Number::ControlledMountain), 1);
        QCOMPARE(tables.of(lords::Number::RoundsPressed), 3);
        QCOMPARE(tables.of(lords::Number::Repentances), 3);
    }

    // The numbers of 11.5 and 11.5.1.
    void areasAreWorthWhatTheRulesSay() {
        const Campaign campaign;
        const auto worth = [&](Terrain terrain) {
            const lords::GroundRow& row = campaign.setup().tables.of(terrain);
            return QString("%1/%2").arg(row.points).arg(row.claim);
        };
        QCOMPARE(worth(Terrain::Fertile), QString("2/1"));
        QCOMPARE(worth(Terrain::Hill), QString("2/3"));
        QCOMPARE(worth(Terrain::Mountain), QString("1/1"));
        QCOMPARE(worth(Terrain::Desert), QString("0/0"));
        QCOMPARE(worth(Terrain::Marsh), QString("2/1"));
    }

    // R-LOR-Dh
    void bundledCampaignsAreWrittenAsTheProgramWritesThem() {
        for (const char* name : bundled) {
            const core::Read<core::Scenario> read = readCampaign(name);
            QVERIFY2(read.value && read.findings.empty(), name);
            const std::string text = core::writeScenario(*read.value);
            QVERIFY2(text == campaignText(QString(name) + ".json"), name);
        }
        const core::Read<core::Board> board = core::readBoard(campaignText("boards/near_east.json"));
        QVERIFY(board.value && board.findings.empty());
        const std::string text = core::writeBoard(*board.value);
        QVERIFY(text == campaignText("boards/near_east.json"));
    }

    // R-LOR-Dh
    void bundledCampaignsHaveNothingWrong() {
        for (const char* name : bundled) {
            QStringList faults;
            for (const core::Diagnostic& finding : findingsOf(*readCampaign(name).value))
                if (finding.severity != core::Severity::Note)
                    faults << QString::fromStdString(lords::info().texts.render(finding.text()));
            QVERIFY2(faults.isEmpty(), qPrintable(QString(name) + '\n' + faults.join('\n')));
        }
    }

    void aNewCampaignHasNothingWrong() {
        QStringList faults;
        for (const core::Diagnostic& finding : findingsOf(lords::info().blank))
            faults << QString::fromStdString(lords::info().texts.render(finding.text()));
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    }

    // R-LOR-PHa, A-LOR-13
    void everyTurnHasItsYears() {
        const auto years = [](int turn) {
            return QString::fromStdString(
                lords::info().texts.render(core::TextId{"lords.years." + std::to_string(turn)}));
        };
        QCOMPARE(years(1), QString("1500 to 1410 BC"));
        QCOMPARE(years(6), QString("1050 to 960 BC"));
        QCOMPARE(years(10), QString("670 to 600 BC"));
    }
};

QTEST_APPLESS_MAIN(TstLordsData)
#include "tst_lords_data.moc"
