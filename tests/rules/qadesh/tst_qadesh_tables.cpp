// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/qadesh/game.h"
#include "rules/qadesh/setup.h"

#include <QObject>
#include <QStringList>
#include <QTest>

using namespace orontes;
using namespace orontes::qadesh;

namespace {

/// A table as it stands in the rulebook, written down a second time: row, value.
using Transcription = QVector<std::pair<QString, QString>>;

QString shownValue(const core::Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return QString::number(*number);
    return QString::fromStdString(std::get<std::string>(value));
}

Transcription tableOf(const std::string& id) {
    Transcription rows;
    for (const core::TableSpec& table : Game::info().tables)
        for (std::size_t row = 0; table.id == id && row < table.rows.size(); ++row)
            rows.append(
                std::pair(QString::fromStdString(table.rows[row].id), shownValue(table.cells[row].front().value)));
    return rows;
}

} // namespace

/// Every cell read back, and every value with its provenance.
class TstQadeshTables : public QObject {
    Q_OBJECT

private slots:
    void theDefeatTableIsAsPrinted() { // R-QAD-128..133
        QCOMPARE(tableOf("defeat"), (Transcription{{"1", "stands"},
                                                   {"2", "bloodbath"},
                                                   {"3", "scattered"},
                                                   {"4", "routed"},
                                                   {"5", "routed"},
                                                   {"6", "decimated"}}));
    }

    void theSkirmishTableIsAsPrinted() { // R-QAD-158..160
        QCOMPARE(tableOf("skirmish"), (Transcription{{"1", "nothing"},
                                                     {"2", "nothing"},
                                                     {"3", "casualty"},
                                                     {"4", "casualty"},
                                                     {"5", "rout"},
                                                     {"6", "rout"}}));
    }

    void theFailRollIsModifiedAsPrinted() { // R-QAD-072, R-QAD-074, R-QAD-076, R-QAD-078
        QCOMPARE(tableOf("fail"), (Transcription{{"fatigue", "1"}, {"rough", "1"}, {"river", "1"}, {"enemy", "1"}}));
    }

    void theBattleRollIsModifiedAsPrinted() { // R-QAD-104..110, R-QAD-112, R-QAD-114, R-QAD-115
        QCOMPARE(tableOf("battle"), (Transcription{{"fatigue", "-1"},
                                                   {"casualties", "-1"},
                                                   {"side", "1"},
                                                   {"surprised", "-2"},
                                                   {"looting", "-2"},
                                                   {"scattered", "-2"},
                                                   {"routing", "-2"},
                                                   {"leader", "1"},
                                                   {"force", "1"},
                                                   {"pressed", "-1"}}));
    }

    void theSkirmishRollIsModifiedAsPrinted() { // R-QAD-162..169
        QCOMPARE(tableOf("skirmishModifiers"), (Transcription{{"fatigue", "-1"},
                                                              {"casualties", "-1"},
                                                              {"looting", "1"},
                                                              {"scattered", "-1"},
                                                              {"rough", "-1"},
                                                              {"leader", "1"},
                                                              {"routing", "1"},
                                                              {"pressed", "-1"}}));
    }

    void singleDiceAreComparedAsPrinted() { // R-QAD-071, R-QAD-101, R-QAD-185, R-QAD-068, R-QAD-197
        QCOMPARE(tableOf("thresholds"),
                 (Transcription{{"fail", "6"}, {"surprise", "3"}, {"rally", "4"}, {"fatigue", "3"}, {"loot", "3"}}));
    }

    void theGroundIsAsPrinted() { // R-QAD-011..017
        QCOMPARE(tableOf("terrain"), (Transcription{{"clear", "clear"},
                                                    {"hills", "rough"},
                                                    {"mudflats", "rough"},
                                                    {"settlement", "rough"},
                                                    {"camp", "rough"}}));
    }

    void everyCellNamesTheRuleItComesFrom() {
        for (const core::TableSpec& table : Game::info().tables)
            for (std::size_t row = 0; row < table.rows.size(); ++row) {
                const core::Citation& rule = table.cells[row].front().rule;
                QVERIFY2(core::findRule(Game::info(), rule.reference), table.rows[row].id.c_str());
                QCOMPARE(rule.ruleset, std::string("qadesh"));
            }
    }

    void theBonusesOfArmiesAreAsPrinted() { // R-QAD-106, R-QAD-112, R-QAD-114
        const std::shared_ptr<const Setup> setup = setupOf(Game::info().blank);
        for (std::size_t i = 0; i < 10; ++i) {
            QCOMPARE(setup->armies[i].sideBonus, i < 5 ? 0 : 1);
            QCOMPARE(setup->armies[i].forceBonus, i == 5 ? 1 : 0);
        }
    }

    void rulingsWithAnAlternativeAreOptionsRecommendedFirst() {
        QStringList options;
        for (const core::OptionSpec& option : Game::info().options) {
            options << QString::fromStdString(option.id.value + ' ' + option.field.rule.reference);
            QCOMPARE(option.field.defaultValue, core::Value{option.field.choices.front().token});
        }
        QCOMPARE(options, (QStringList{"swaps Q17", "immediateRout Q26", "lootRoll Q30"}));
    }
};

QTEST_APPLESS_MAIN(TstQadeshTables)
#include "tst_qadesh_tables.moc"
