// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/content/aids.h"
#include "editor/publish/content/arrivals.h"
#include "editor/publish/content/cards.h"
#include "editor/publish/content/counters.h"
#include "editor/publish/content/orders.h"
#include "editor/publish/content/tracks.h"
#include "editor/publish/content/victory_lists.h"
#include "editor/publish/content/words.h"
#include "editor/publish/kit_parts.h"
#include "editor/publish/layout/pieces.h"
#include "rules/core/ruleset.h"
#include "rules/registry/registry.h"
#include "tests/editor/inked_texts.h"
#include "tests/editor/print_battle.h"

#include <QTest>

#include <cmath>

using namespace orontes;
using namespace orontes::editor;
using namespace orontes::tests;

namespace {

constexpr MmSize a4{210, 297};

/// On paper lying on its side, or standing.
MmRect pageOf(const Sheet& sheet) {
    return rectOf(sheet.size).grown(-11);
}

void checkTidyCharts(const KitSource& kit, MmSize paper) {
    const QString title = documentTitle(kit.scenario);
    for (const core::ArrivalChartSpec& spec : kit.info.print.arrivalCharts)
        for (const ArrivalChartContent& content : arrivalCharts(kit, spec))
            for (const Sheet& sheet : arrivalSheets(content, paper, title))
                checkTidy(textsOf(sheet), pageOf(sheet));
    for (const core::VictoryListSpec& spec : kit.info.print.victoryLists)
        for (const VictoryListContent& content : victoryLists(kit, spec))
            for (const Sheet& sheet : victorySheets(content, paper, title))
                checkTidy(textsOf(sheet), pageOf(sheet));
    for (const core::TrackSpec& spec : kit.info.print.tracks)
        for (const Sheet& sheet : trackSheets(trackContent(kit, spec), paper, title))
            checkTidy(textsOf(sheet), pageOf(sheet));
}

/// As the set-up of every bundled ruleset is printed.
void checkTidyKit(const KitSource& kit, MmSize paper) {
    const QString title = documentTitle(kit.scenario);
    for (const core::CardSpec& spec : kit.info.print.cards) {
        const std::vector<CardContent> cards = cardContents(kit, spec);
        const CardFormat format = cardFormatFor(cards, kit.info.print.counterMillimetres);
        for (const CardContent& card : cards)
            checkTidy(textsOf(cardOf(card, format)), rectOf(format.size).grown(-5));
    }
    const MmRect page = rectOf(paper).grown(-14);
    for (const core::OrderSheetSpec& spec : kit.info.print.orderSheets)
        for (const OrderSheetContent& content : orderContents(kit, spec))
            for (const Sheet& sheet : orderSheets(content, paper, title))
                checkTidy(textsOf(sheet), page);
    for (const core::AidSpec& spec : kit.info.print.aids)
        for (const Sheet& sheet : aidSheets(aidContent(kit, spec), paper, title))
            checkTidy(textsOf(sheet), page);
    checkTidyCharts(kit, paper);
}

OrderSheetContent ordersOf(int lines, int turns) {
    OrderSheetContent content{"Orders", "Egypt", {0xB3372B}, core::Pattern::Solid, {"1", "2", "3"}, {}, turns};
    for (int i = 1; i <= lines; ++i)
        content.lines.push_back({{}, QStringLiteral("Unit %1").arg(i), {}});
    return content;
}

} // namespace

class PrintContentTest : public QObject {
    Q_OBJECT

private slots:
    void signsAndDashesAreSet_data();
    void signsAndDashesAreSet();
    void titleNamesTheYearOnce();
    void setUpSaysTurnAndPlace();

    void countersStandSideBySideInRosterOrder();
    void everyCounterHasItsBackAndEveryMarkerItsCopies();
    void markersOfARuleThatIsNotPlayedAreLeftOut();

    void cardSaysWhatTheCounterIs();
    void cardLeavesOutWhatIsNothing();
    void bonusesCarryTheirSign();
    void onlyCountersOfTheListedTypesHaveCards();
    void cardIsTheSmallestThatHoldsMarkersToo();
    void longNameIsSetSmallerRatherThanCut();

    void eachSeatHasItsOrderSheet();
    void lateArrivalsAreNotedOnTheOrderSheet();
    void sheetsOfARuleThatIsNotPlayedAreLeftOut();
    void plotChartsArePrintedWhereThereArePlots();
    void linesAreTallEnoughToWriteOn_data();
    void linesAreTallEnoughToWriteOn();
    void everyLineStandsOnceOnEveryTurn();

    void aidShowsTheScenariosOwnValues();
    void aidMarksWhatTheRulebookDoesNotSay();
    void aTableOfOneSourceSaysSoOnce();
    void longTableGoesOnUnderItsHeadOnTheNextPage();
    void wideTableRunsAcrossThePage();

    void everyBundledRulesetPrintsTidily_data();
    void everyBundledRulesetPrintsTidily();
};

void PrintContentTest::signsAndDashesAreSet_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("set");
    QTest::newRow("minus") << "battle -1, skirmish -2" << "battle −1, skirmish −2";
    QTest::newRow("minus at the start") << "-2" << "−2";
    QTest::newRow("range") << "4-6 rallies" << "4–6 rallies";
    QTest::newRow("odds stay readable") << "2-1" << "2–1";
    QTest::newRow("hyphen in a word") << "tie-break" << "tie-break";
    QTest::newRow("apostrophe") << "P'Re's corps" << "P’Re’s corps";
    QTest::newRow("quotes") << "the 'host'" << "the ‘host’";
}

void PrintContentTest::signsAndDashesAreSet() {
    QFETCH(QString, typed);
    QFETCH(QString, set);
    QCOMPARE(typeset(typed), set);
}

void PrintContentTest::titleNamesTheYearOnce() {
    core::Scenario scenario;
    scenario.title = "Kadesh";
    scenario.year = "1294 BC";
    QCOMPARE(documentTitle(scenario), "Kadesh, 1294 BC");
    scenario.title = "Kadesh, 1294 BC";
    QCOMPARE(documentTitle(scenario), "Kadesh, 1294 BC");
    scenario.year = "";
    scenario.title = "Megiddo";
    QCOMPARE(documentTitle(scenario), "Megiddo");
}

void PrintContentTest::setUpSaysTurnAndPlace() {
    const PrintBattle battle = printBattle();
    const auto said = [&](core::SetUp setUp) { return setUpText(battle.source(), setUp); };
    const core::SpaceLabel here{"0101"};
    QCOMPARE(said({core::TurnNumber{1}, core::AtSpace{here}}), "0101");
    QCOMPARE(said({core::TurnNumber{4}, core::WithinSpaces{{here, {"0102"}}}}), "turn 4: 0101, 0102");
    QCOMPARE(said({core::TurnNumber{3}, core::EntersAt{{here}}}), "turn 3: enters at 0101");
    QCOMPARE(said({core::TurnNumber{2}, core::OffMap{}}), "turn 2");
    QCOMPARE(said({core::TurnNumber{1}, core::OffMap{}}), "");
}

void PrintContentTest::countersStandSideBySideInRosterOrder() {
    const PrintBattle battle = printBattle();
    QStringList names;
    for (const core::Counter* const counter : countersBySide(battle.scenario))
        names << QString::fromStdString(counter->name);
    QCOMPARE(names, QStringList({"P'Re", "Amun", "Allied Host", "Camp"}));
}

void PrintContentTest::everyCounterHasItsBackAndEveryMarkerItsCopies() {
    const PrintBattle battle = printBattle();
    const std::vector<PrintItem> items = counterItems(battle.source(), 16);
    QCOMPARE(items.size(), std::size_t{4 + 2});
    QCOMPARE(items[0].group, "Egypt · 2 counters");
    QCOMPARE(items[2].group, "Hatti · 2 counters");
    QVERIFY(std::get<FacePiece>(items[0].front).face.state == core::FaceState::Fresh);
    QVERIFY(std::get<FacePiece>(*items[0].back).face.state == core::FaceState::Disrupted);
    for (const std::size_t marker : {4U, 5U})
        QCOMPARE(std::get<MarkerPiece>(items[marker].front).name, std::string("fatigue"));
}

void PrintContentTest::markersOfARuleThatIsNotPlayedAreLeftOut() {
    PrintBattle battle = printBattle();
    core::OptionSpec storms;
    storms.id = core::OptionId{"storms"};
    storms.field.id = core::FieldId{"storms"};
    storms.field.kind = core::FieldKind::Flag;
    storms.field.defaultValue = false;
    battle.info.options.push_back(storms);
    battle.info.print.looseMarkers.push_back({"scattered", storms.id});
    QCOMPARE(counterItems(battle.source(), 16).size(), std::size_t{4 + 2});
    battle.scenario.options.edit()[storms.id] = true;
    const std::vector<PrintItem> items = counterItems(battle.source(), 16);
    QCOMPARE(items.size(), std::size_t{4 + 2 + 2});
    QCOMPARE(std::get<MarkerPiece>(items.back().front).name, std::string("scattered"));
}

void PrintContentTest::cardSaysWhatTheCounterIs() {
    const PrintBattle battle = printBattle();
    const std::vector<CardContent> cards = cardContents(battle.source(), battle.info.print.cards[0]);
    const QStringList words = wordsIn(textsOf(cardOf(cards[1], cardFormatFor(cards, 16))));
    for (const char* const word :
         {"Amun", "EGYPT", "CORPS", "turn 4: 0101, 0102", "MOVE", "2", "spaces", "BONUS", "+2", "LEADER", "Rameses II",
          "MISSILES", "yes", "LOSSES", "Routing", "Looting", "NOTES", "Each loss: battle −1."})
        QVERIFY2(words.contains(QString::fromUtf8(word)), word);
}

void PrintContentTest::cardLeavesOutWhatIsNothing() {
    const PrintBattle battle = printBattle();
    const std::vector<CardContent> cards = cardContents(battle.source(), battle.info.print.cards[0]);
    QCOMPARE(cards[0].fields.size(), std::size_t{2}); // move, and that it has no missiles; no leader, no bonus
    QCOMPARE(cards[0].fields[1].value, "no");
}

void PrintContentTest::bonusesCarryTheirSign() {
    QCOMPARE(numberText(2, Signs::Always), "+2");
    QCOMPARE(numberText(2, Signs::AsNeeded), "2");
    QCOMPARE(numberText(-1, Signs::AsNeeded), "−1");
    QCOMPARE(numberText(0, Signs::Always), "0");
}

void PrintContentTest::onlyCountersOfTheListedTypesHaveCards() {
    const PrintBattle battle = printBattle();
    const std::vector<CardContent> cards = cardContents(battle.source(), battle.info.print.cards[0]);
    QCOMPARE(cards.size(), std::size_t{3}); // the camp has none
}

void PrintContentTest::cardIsTheSmallestThatHoldsMarkersToo() {
    CardContent card;
    card.name = "Amun";
    card.tracks = {{"Losses", 6, {}}};
    QCOMPARE(cardFormatFor({card}, 20).size.height, 76.2);
    card.tracks.push_back({"Status", 2, {"Routing", "Looting"}});
    card.tracks.push_back({"Fatigue", 6, {}});
    QCOMPARE(cardFormatFor({card}, 12).size.height, 76.2);
    QCOMPARE(cardFormatFor({card}, 20).size.height, 88.9); // a row of 20 mm markers is 8 mm taller
}

void PrintContentTest::longNameIsSetSmallerRatherThanCut() {
    CardContent card;
    card.name = "Reconnaissance in Force of the Hatti";
    card.belongs = "Hatti";
    card.kind = "Hittite chariots";
    checkTidy(textsOf(cardOf(card, {{127, 76.2}, 1, 16})), rectOf({127, 76.2}).grown(-5));
}

void PrintContentTest::eachSeatHasItsOrderSheet() {
    const PrintBattle battle = printBattle();
    const std::vector<OrderSheetContent> forms = orderContents(battle.source(), battle.info.print.orderSheets[0]);
    QCOMPARE(forms.size(), std::size_t{2});
    QCOMPARE(forms[0].seat, "Egypt");
    QCOMPARE(forms[0].lines.size(), std::size_t{2});
    QCOMPARE(forms[1].seat, "Hatti");
    QCOMPARE(forms[1].lines.size(), std::size_t{1});
    QVERIFY(forms[1].pattern == core::Pattern::Diagonal);
}

void PrintContentTest::lateArrivalsAreNotedOnTheOrderSheet() {
    const PrintBattle battle = printBattle();
    const OrderSheetContent form = orderContents(battle.source(), battle.info.print.orderSheets[0])[0];
    QCOMPARE(form.lines[0].note, "");
    QCOMPARE(form.lines[1].note, "turn 4: 0101, 0102");
}

void PrintContentTest::sheetsOfARuleThatIsNotPlayedAreLeftOut() {
    PrintBattle battle = printBattle();
    core::OptionSpec storms;
    storms.id = core::OptionId{"storms"};
    storms.field.id = core::FieldId{"storms"};
    storms.field.kind = core::FieldKind::Flag;
    storms.field.defaultValue = false;
    battle.info.options.push_back(storms);
    core::OrderSheetSpec& sheet = battle.info.print.orderSheets.front();
    sheet.option = storms.id;
    QCOMPARE(orderContents(battle.source(), sheet).size(), std::size_t{0});
    QVERIFY(!isPrinted(KitPiece::Orders, battle.source()));
    battle.scenario.options.edit()[storms.id] = true;
    QCOMPARE(orderContents(battle.source(), sheet).size(), std::size_t{2});
    QVERIFY(isPrinted(KitPiece::Orders, battle.source()));
}

void PrintContentTest::plotChartsArePrintedWhereThereArePlots() {
    for (const auto* const entry : registry::rulesets()) {
        const core::RulesetInfo& info = entry->rules.info();
        if (info.id != core::RulesetId{"chariot"})
            continue;
        core::Scenario scenario = info.blank;
        const KitSource kit{info, scenario};
        QVERIFY(!isPrinted(KitPiece::Orders, kit));
        scenario.options.edit()[core::OptionId{"simultaneous"}] = true;
        QVERIFY(isPrinted(KitPiece::Orders, kit));
    }
}

void PrintContentTest::linesAreTallEnoughToWriteOn_data() {
    QTest::addColumn<int>("lines");
    QTest::addColumn<int>("turns");
    QTest::newRow("five armies, four turns") << 5 << 4;
    QTest::newRow("one army, six turns") << 1 << 6;
    QTest::newRow("twenty armies, four turns") << 20 << 4;
    QTest::newRow("fifty-eight counters") << 58 << 1;
}

void PrintContentTest::linesAreTallEnoughToWriteOn() {
    QFETCH(int, lines);
    QFETCH(int, turns);
    for (const MmSize paper : {a4, MmSize{215.9, 279.4}, MmSize{148, 210}})
        for (const Sheet& sheet : orderSheets(ordersOf(lines, turns), paper, "Kadesh")) {
            std::vector<double> names;
            for (const InkedText& text : textsOf(sheet))
                if (text.text.startsWith("Unit "))
                    names.push_back(text.ink.y);
            for (std::size_t i = 1; i < names.size(); ++i)
                QVERIFY(names[i] - names[i - 1] >= 6.5 - 1e-9); // millimetres, for handwriting
        }
}

void PrintContentTest::everyLineStandsOnceOnEveryTurn() {
    QMap<QString, int> found;
    const std::vector<Sheet> sheets = orderSheets(ordersOf(58, 2), a4, "Kadesh");
    for (const Sheet& sheet : sheets)
        for (const InkedText& text : textsOf(sheet))
            if (text.text.startsWith("Unit "))
                ++found[text.text];
    QCOMPARE(found.size(), 58);
    for (const int times : found)
        QCOMPARE(times, 1); // 58 lines leave no room for a second turn on a page
    found.clear();
    for (const InkedText& text : textsOf(orderSheets(ordersOf(5, 4), a4, "Kadesh").front()))
        if (text.text.startsWith("Unit "))
            ++found[text.text];
    QCOMPARE(found.size(), 5);
    for (const int times : found)
        QCOMPARE(times, 4);
}

void PrintContentTest::aidShowsTheScenariosOwnValues() {
    PrintBattle battle = printBattle();
    battle.scenario.tables =
        core::Cow<std::vector<core::TableOverride>>({{"battle", "loss", "value", std::int64_t{-2}}});
    const AidContent aid = aidContent(battle.source(), battle.info.print.aids[0]);
    QCOMPARE(aid.tables[0].rows[0].cells[0], "−2*");
    QVERIFY(aid.tables[0].note.contains("* changed in this scenario"));
    QCOMPARE(aid.tables[1].rows[1].cells[0], "Routs");
}

void PrintContentTest::aidMarksWhatTheRulebookDoesNotSay() {
    const PrintBattle battle = printBattle();
    const AidContent aid = aidContent(battle.source(), battle.info.print.aids[0]);
    QCOMPARE(aid.tables[0].rows[0].cells[0], "−1");
    QCOMPARE(aid.tables[0].rows[1].cells[0], "+2‡");
    QVERIFY(aid.tables[0].note.contains("‡ ruled where"));
    QVERIFY(aid.tables[1].note.isEmpty());
}

void PrintContentTest::aTableOfOneSourceSaysSoOnce() {
    PrintBattle battle = printBattle();
    for (auto& row : battle.info.tables[0].cells)
        row[0].provenance = core::Provenance::Found;
    battle.scenario.tables =
        core::Cow<std::vector<core::TableOverride>>({{"battle", "loss", "value", std::int64_t{-2}}});
    const AidTable table = aidContent(battle.source(), battle.info.print.aids[0]).tables[0];
    QCOMPARE(table.rows[0].cells[0], "−2*");
    QCOMPARE(table.rows[1].cells[0], "+2");
    QCOMPARE(table.note, "all values found in a public source; * changed in this scenario");
}

void PrintContentTest::longTableGoesOnUnderItsHeadOnTheNextPage() {
    AidContent aid{"Units", {}, {{"Every unit", {}, {"Strength"}, {}, {}}}};
    for (int i = 1; i <= 200; ++i)
        aid.tables[0].rows.push_back({QStringLiteral("Row %1").arg(i), {QString::number(i)}});
    const std::vector<Sheet> sheets = aidSheets(aid, a4, "Kadesh");
    QVERIFY(sheets.size() > 1);
    QStringList rows;
    for (const Sheet& sheet : sheets) {
        const std::vector<InkedText> texts = textsOf(sheet);
        checkTidy(texts, rectOf(a4).grown(-14));
        const QStringList words = wordsIn(texts);
        QVERIFY(words.contains("STRENGTH"));
        rows << words.filter("Row ");
    }
    QCOMPARE(rows.size(), 200);
    rows.removeDuplicates();
    QCOMPARE(rows.size(), 200);
}

void PrintContentTest::wideTableRunsAcrossThePage() {
    AidContent aid{"Combat", {}, {{"Odds", {}, {}, {{"1", {}}}, {}}}};
    for (int i = 1; i <= 14; ++i) {
        aid.tables[0].columns.push_back(QStringLiteral("%1–1").arg(i));
        aid.tables[0].rows[0].cells.push_back("½ elim.");
    }
    const std::vector<InkedText> texts = textsOf(aidSheets(aid, a4, "Kadesh").front());
    double right = 0;
    for (const InkedText& text : texts)
        if (text.text == "½ elim.")
            right = std::max(right, text.ink.right());
    QVERIFY(right > 180 && right < 196);
}

void PrintContentTest::everyBundledRulesetPrintsTidily_data() {
    QTest::addColumn<int>("index");
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    const auto rulesets = registry::rulesets();
    for (std::size_t i = 0; i < rulesets.size(); ++i)
        for (const auto& [name, width, height] :
             {std::tuple{"a4", 210.0, 297.0}, std::tuple{"letter", 215.9, 279.4}, std::tuple{"a5", 148.0, 210.0}})
            QTest::addRow("%s on %s", rulesets[i]->rules.info().id.value.c_str(), name) << int(i) << width << height;
}

void PrintContentTest::everyBundledRulesetPrintsTidily() {
    QFETCH(int, index);
    QFETCH(double, width);
    QFETCH(double, height);
    const core::RulesetInfo& info = registry::rulesets()[static_cast<std::size_t>(index)]->rules.info();
    core::Scenario scenario = info.blank;
    for (const core::OrderSheetSpec& spec : info.print.orderSheets)
        if (!spec.option.empty())
            scenario.options.edit()[spec.option] = true;
    checkTidyKit({info, scenario}, {width, height});
}

QTEST_MAIN(PrintContentTest)
#include "tst_print_content.moc"
