// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/choices_model.h"
#include "model/items/chronicle_model.h"
#include "model/items/counters_model.h"
#include "model/items/findings_model.h"
#include "model/items/options_model.h"
#include "model/items/printed_table_model.h"
#include "model/items/spaces_model.h"
#include "model/items/victory_model.h"
#include "tests/model/playing.h"
#include "tests/model/workbench.h"
#include "tests/support/shown.h"

#include <QAbstractItemModelTester>
#include <QLoggingCategory>
#include <QObject>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace orontes::model;
using namespace orontes::tests;
namespace core = orontes::core;

namespace {

/// What a model tells its views, in order: "changed 2", "inserted 0-1", "removed 3", "moved 4>0", "reset".
class Told {
public:
    explicit Told(QAbstractItemModel& model)
        : m_tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest) {
        QObject::connect(
            &model, &QAbstractItemModel::dataChanged, &m_tester,
            [this](const QModelIndex& first, const QModelIndex& last) { tell("changed", first.row(), last.row()); });
        QObject::connect(&model, &QAbstractItemModel::rowsInserted, &m_tester,
                         [this](const QModelIndex&, int first, int last) { tell("inserted", first, last); });
        QObject::connect(&model, &QAbstractItemModel::rowsRemoved, &m_tester,
                         [this](const QModelIndex&, int first, int last) { tell("removed", first, last); });
        QObject::connect(&model, &QAbstractItemModel::rowsMoved, &m_tester,
                         [this](const QModelIndex&, int first, int, const QModelIndex&, int to) {
                             m_lines << QString("moved %1>%2").arg(first).arg(to);
                         });
        QObject::connect(&model, &QAbstractItemModel::modelReset, &m_tester, [this] { m_lines << "reset"; });
    }

    QString take() { return std::exchange(m_lines, {}).join(", "); }

private:
    void tell(const char* what, int first, int last) {
        m_lines << (first == last ? QString("%1 %2").arg(what).arg(first)
                                  : QString("%1 %2-%3").arg(what).arg(first).arg(last));
    }

    QAbstractItemModelTester m_tester;
    QStringList m_lines;
};

/// The rows of a model as indented text, cells separated by " | ".
QStringList dump(const QAbstractItemModel& model, const QModelIndex& parent = {}, int depth = 0) {
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            const QVariant ticked = index.data(Qt::CheckStateRole);
            cells << (ticked.isValid() ? (ticked.toInt() == Qt::Checked ? "[x]" : "[ ]") : index.data().toString());
        }
        lines << QString(2 * depth, ' ') + cells.join(" | ");
        lines << dump(model, model.index(row, 0, parent), depth + 1);
    }
    return lines;
}

QString headings(const QAbstractItemModel& model) {
    QStringList all;
    for (int column = 0; column < model.columnCount(); ++column)
        all << model.headerData(column, Qt::Horizontal).toString();
    return all.join(" | ");
}

struct Letter {
    QChar name;
    int size = 0;

    QChar key() const { return name; }
    friend bool operator==(const Letter&, const Letter&) = default;
};

/// "a1 b2": rows a and b of sizes 1 and 2.
std::vector<Letter> letters(const QString& text) {
    std::vector<Letter> rows;
    for (const QString& one : text.split(' ', Qt::SkipEmptyParts))
        rows.push_back({one[0], one.mid(1).toInt()});
    return rows;
}

class Letters : public RecordTable<Letter> {
protected:
    int columns() const override { return 1; }
    QVariant content(const Letter& row, int, int role) const override {
        return role == Qt::DisplayRole ? QVariant(row.name + QString::number(row.size)) : QVariant();
    }
    QVariant columnHeading(int, int) const override { return {}; }
};

TreeValue<Letter> branch(QChar name, std::vector<TreeValue<Letter>> below = {}) {
    return {{name, 0}, std::move(below)};
}

class LetterTree : public RecordTree<Letter> {
protected:
    int columns() const override { return 1; }
    QVariant content(const Letter& row, int, int role) const override {
        return role == Qt::DisplayRole ? QVariant(QString(row.name)) : QVariant();
    }
    QVariant columnHeading(int, int) const override { return {}; }
};

} // namespace

class TstItems : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QLoggingCategory::setFilterRules("qt.core.qabstractitemmodel.checkindex=false"); // the tester asks on purpose
    }

    void viewsAreToldNoMoreThanWhatDiffers_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("told");
        QTest::newRow("nothing") << "a1 b1" << "a1 b1" << "";
        QTest::newRow("one changed") << "a1 b1 c1" << "a1 b2 c1" << "changed 1";
        QTest::newRow("a run changed") << "a1 b1 c1 d1" << "a1 b2 c2 d1" << "changed 1-2";
        QTest::newRow("two apart changed") << "a1 b1 c1 d1" << "a2 b1 c1 d2" << "changed 0, changed 3";
        QTest::newRow("inserted") << "a1 d1" << "a1 b1 c1 d1" << "inserted 1-2";
        QTest::newRow("appended") << "a1" << "a1 b1" << "inserted 1";
        QTest::newRow("removed") << "a1 b1 c1 d1" << "a1 d1" << "removed 1-2";
        QTest::newRow("two apart removed") << "a1 b1 c1 d1 e1" << "a1 c1 e1" << "removed 3, removed 1";
        QTest::newRow("emptied") << "a1 b1" << "" << "removed 0-1";
        QTest::newRow("moved up") << "a1 b1 c1 d1" << "a1 d1 b1 c1" << "moved 3>1";
        QTest::newRow("moved and changed") << "a1 b1 c1" << "c2 a1 b1" << "moved 2>0, changed 0";
        QTest::newRow("replaced") << "a1 b1" << "a1 c1" << "removed 1, inserted 1";
    }
    void viewsAreToldNoMoreThanWhatDiffers() {
        QFETCH(const QString, before);
        QFETCH(const QString, after);
        QFETCH(const QString, told);
        Letters model;
        model.show(letters(before));
        Told heard(model);
        model.show(letters(after));
        QCOMPARE(heard.take(), told);
        QCOMPARE(dump(model).join(' '), after);
    }

    void anyListBecomesAnyOther() {
        QRandomGenerator random(42);
        Letters model;
        Told heard(model);
        for (int i = 0; i < 300; ++i) {
            std::vector<Letter> rows;
            for (char name = 'a'; name <= 'j'; ++name)
                if (random.bounded(2) == 0)
                    rows.insert(rows.begin() + random.bounded(static_cast<int>(rows.size()) + 1),
                                {QLatin1Char(name), random.bounded(3)});
            model.show(rows);
            QVERIFY(model.records() == rows);
        }
    }

    void treesAreToldNoMoreThanWhatDiffers() {
        LetterTree tree;
        tree.show({branch('a', {branch('b'), branch('c')}), branch('d')});
        Told heard(tree);
        tree.show({branch('a', {branch('b'), branch('e'), branch('c')}), branch('d')});
        QCOMPARE(heard.take(), "inserted 1");
        QCOMPARE(dump(tree).join('/'), "a/  b/  e/  c/d");
        tree.show({branch('d'), branch('a', {branch('b'), branch('c')})});
        QCOMPARE(heard.take(), "moved 1>0, removed 1");
        QCOMPARE(dump(tree).join('/'), "d/a/  b/  c");
    }

    void theRosterIsATableAndItsCellsAreEdits() {
        ScenarioDocument document(skirmishRules(), meadow());
        CountersModel model(document);
        Told heard(model);
        QCOMPARE(headings(model), "Name | Type | Side | Group | Set-up | Turn | Strength | Has shot");
        QCOMPARE(dump(model)[2], "Red 3 | Spears | Red |  | at 0402 | 1 | 3 | [ ]");
        QVERIFY(model.setData(model.index(2, CountersModel::FirstField), "5"));
        QCOMPARE(heard.take(), "changed 2");
        QCOMPARE(model.index(2, CountersModel::FirstField).data().toString(), "5");
        QVERIFY(model.index(2, CountersModel::FirstField).data(IsChangedRole).toBool());
        QVERIFY(!model.setData(model.index(2, CountersModel::FirstField), "many"));
        QVERIFY(model.setData(model.index(2, CountersModel::FirstField + 1), Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(document.history().count(), 2);
        document.history().undo();
        document.history().undo();
        heard.take();
        QVERIFY(document.scenario() == meadow());
        QVERIFY(document.apply(core::Edit{core::MoveCounter{core::CounterId{10}, 0}}).has_value());
        QCOMPARE(heard.take(), "moved 9>0");
        QVERIFY(document.apply(core::Edit{core::RemoveCounter{core::CounterId{1}}}).has_value());
        QCOMPARE(heard.take(), "removed 1");
        QVERIFY(document.apply(titled("Something else")).has_value());
        QCOMPARE(heard.take(), "");
    }

    void theRosterIsEditedByTokensAndShownInWords() {
        ScenarioDocument document(skirmishRules(), meadow());
        CountersModel model(document);
        const auto cell = [&](int column) { return model.index(2, column); };
        QCOMPARE(cell(CountersModel::Type).data(Qt::EditRole).toString(), "spear");
        QCOMPARE(cell(CountersModel::Side).data(Qt::EditRole).toString(), "red");
        QVERIFY(!(cell(CountersModel::Place).flags() & Qt::ItemIsEditable)); // the set-up page has more room
        for (const int column :
             {CountersModel::Name, CountersModel::Type, CountersModel::Side, CountersModel::Group, CountersModel::Turn})
            QVERIFY(cell(column).flags() & Qt::ItemIsEditable);
        QVERIFY(model.setData(cell(CountersModel::Turn), 3));
        QVERIFY(model.setData(cell(CountersModel::Name), "Third"));
        QVERIFY(model.setData(cell(CountersModel::Group), "Left"));
        QVERIFY(model.setData(cell(CountersModel::Side), "blue"));
        QVERIFY(model.setData(cell(CountersModel::Type), "archer"));
        QCOMPARE(dump(model)[2], "Third | Archers | Blue | Left | at 0402 | 3 | 2 | [ ]");
        core::Side blue = *core::findSide(meadow(), core::SideToken{"blue"});
        blue.name = "Azure";
        QVERIFY(document.apply(core::Edit{core::PutSide{blue}}).has_value());
        QCOMPARE(cell(CountersModel::Side).data().toString(), "Azure");
    }

    void spacesAreReadWhenTheyAreAsked() {
        ScenarioDocument document(skirmishRules(), meadow());
        SpacesModel model(document);
        Told heard(model);
        QCOMPARE(model.rowCount(), 49);
        const int hex = core::findSpace(*meadow().board, core::SpaceLabel{"0303"}).value().value;
        QCOMPARE(model.index(hex, SpacesModel::Terrain).data().toString(), "Woods");
        QVERIFY(model.setData(model.index(hex, SpacesModel::Terrain), "meadow"));
        QCOMPARE(heard.take(), QString("changed %1").arg(hex));
        QVERIFY(model.setData(model.index(hex, SpacesModel::Name), "Old oak"));
        QCOMPARE(heard.take(), QString("changed %1").arg(hex));
        QCOMPARE(model.index(hex, SpacesModel::Name).data().toString(), "Old oak");
        core::PaintTerrain row{{}, core::TerrainToken{"woods"}};
        for (const int space : {10, 11, 12, 20})
            row.spaces.push_back(core::SpaceId{space});
        QVERIFY(document.apply(core::Edit{row}).has_value());
        QVERIFY(heard.take().startsWith("changed"));
    }

    void findingsAreSentencesWithTheirPlace() {
        ScenarioDocument document(harvestRules(), valley());
        FindingsModel model(document);
        Told heard(model);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(document.apply(titled("")).has_value());
        QCOMPARE(heard.take(), "inserted 0");
        QCOMPARE(dump(model).join('/'),
                 "Warning | The scenario has no title. Give it one in the inspector. |  | title | ");
        QVERIFY(document.apply(core::Edit{core::RemoveCounter{core::CounterId{1}}}).has_value());
        QCOMPARE(model.index(0, FindingsModel::Severity).data().toString(), "Error"); // errors come first
        QCOMPARE(model.index(0, FindingsModel::Place).data().toString(), "forces");   // the page of the window
    }

    void whatIsWaivedGoesToTheEndAndComesBack() {
        core::Scenario scenario = meadow();
        scenario.title.clear();
        core::Counter& second = scenario.counters.edit()[1];
        second.name.clear();
        ScenarioDocument document(skirmishRules(), scenario);
        FindingsModel model(document);
        const QStringList both = dump(model);
        QCOMPARE(both.size(), 2);
        Told heard(model);
        QVERIFY(model.waive(0, "a draft").has_value());
        QCOMPARE(heard.take(), "moved 1>0, changed 1"); // the other one moves up
        QCOMPARE(dump(model)[0], both[1]);
        QCOMPARE(dump(model)[1], both[0] + "a draft");
        QVERIFY(model.index(1, 0).data(IsWaivedRole).toBool());
        QCOMPARE(model.countOf(core::Severity::Warning), 1);
        QVERIFY(model.takeBackWaiver(1).has_value());
        QCOMPARE(heard.take(), "moved 1>0, changed 0");
        QCOMPARE(dump(model), both);
    }

    void aPlaceFollowsTheNameOfItsCounter() {
        core::Scenario scenario = meadow();
        scenario.counters.edit()[1].name = scenario.counters->front().name;
        ScenarioDocument document(skirmishRules(), scenario);
        FindingsModel model(document);
        QCOMPARE(shown(model.findingAt(0)->finding.id), "scenario.counter.same-name");
        const auto place = [&] { return model.index(0, FindingsModel::Place).data().toString(); };
        const QString before = place();
        for (const int index : {0, 1}) {
            core::Counter renamed = document.scenario().counters->at(static_cast<std::size_t>(index));
            renamed.name = "Bowmen";
            QVERIFY(document.apply(core::Edit{core::ChangeCounter{renamed}}, {"Rename", 1}).has_value());
        }
        QVERIFY(place() != before);
        QCOMPARE(place(), "Bowmen");
    }

    /// A waiver may name the place otherwise than the finding does.
    void aWaiverIsTakenBackAsItIsWritten() {
        const Game& battle = qadeshBattle();
        core::Scenario scenario = battle.scenario;
        const core::SpaceId camp = core::findSpace(*scenario.board, core::SpaceLabel{"07"}).value();
        scenario.board.edit().notes.edit()[camp].attributes[core::FieldId{"campOwner"}] = std::string("egypt");
        scenario.waivers.edit().push_back({"qadesh.camp.no-camp", core::SpaceLabel{"7"}, "a forward camp"});
        ScenarioDocument document(*battle.entry, scenario);
        FindingsModel model(document);
        const int last = model.rowCount() - 1;
        QCOMPARE(shown(model.findingAt(last)->finding.id), "qadesh.camp.no-camp");
        QVERIFY(model.findingAt(last)->waived);
        QCOMPARE(model.index(last, FindingsModel::Reason).data().toString(), "a forward camp");
        const int warnings = model.countOf(core::Severity::Warning);
        QVERIFY(model.takeBackWaiver(last).has_value());
        QVERIFY(document.scenario().waivers->empty());
        QCOMPARE(model.countOf(core::Severity::Warning), warnings + 1);
    }

    void aPrintedTableShowsWhatHasBeenReplaced() {
        ScenarioDocument document(skirmishRules(), meadow());
        PrintedTableModel model(document, skirmishRules().rules.info().tables.front());
        const Told heard(model);
        QCOMPARE(model.rowCount(), 6);
        QCOMPARE(model.columnCount(), 4);
        QVERIFY(!(model.index(0, 0).flags() & Qt::ItemIsEditable)); // this table is not editable
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        const core::SetTableCell cell{"combat", "1", "1-2", core::Value{std::string("all")}};
        QVERIFY(document.apply(core::Edit{cell}).has_value());
        QCOMPARE(changed.count(), 1);
        QVERIFY(model.index(0, 0).data(IsChangedRole).toBool());
        QCOMPARE(model.index(0, 0).data(Qt::EditRole).toString(), "all");
        QCOMPARE(model.index(1, 0).data(Qt::EditRole).toString(), "none");
        model.restorePrinted(model.index(0, 0));
        QVERIFY(!model.index(0, 0).data(IsChangedRole).toBool());
        QVERIFY(document.scenario().tables->empty());
    }

    void theVictoryTreeHasARowForEveryCondition() {
        ScenarioDocument document(skirmishRules(), meadow());
        VictoryModel model(document);
        Told heard(model);
        QCOMPARE(model.rowCount(), 4);
        const QModelIndex clause = model.index(0, 0);
        QVERIFY(model.isClause(clause));
        QCOMPARE(model.rowCount(clause), 1);
        const QModelIndex condition = model.index(0, 0, clause);
        QVERIFY(model.conditionAt(condition) != nullptr);
        const ConditionPath path = *model.conditionPath(condition);
        QCOMPARE(path, (ConditionPath{0, {}}));
        const core::Condition any{core::AnyOf{}};
        const Clauses wider = wrapped(*document.scenario().victory, path, any);
        QVERIFY(document.apply(core::Edit{core::SetVictory{wider}}).has_value());
        QCOMPARE(model.rowCount(model.index(0, 0, model.index(0, 0))), 1);
        QCOMPARE(model.index(0, 0, model.index(0, 0)).data().toString(), "At least one of these holds");
        const QModelIndex leaf = model.index(0, 0, model.index(0, 0, model.index(0, 0)));
        QCOMPARE(*model.conditionPath(leaf), (ConditionPath{0, {0}}));
        heard.take();
        const core::Condition turn{core::TurnReached{core::TurnNumber{3}}};
        QVERIFY(document.apply(core::Edit{core::SetVictory{branched(wider, path, 9, turn)}}).has_value());
        QVERIFY(heard.take().contains("inserted 1"));
        document.history().undo();
        document.history().undo();
        QCOMPARE(model.rowCount(model.index(0, 0, model.index(0, 0))), 0);
    }

    void theChronicleGrowsAndTheChoicesFollow() {
        const auto session = *GameSession::begin(harvestRules(), valley(), {});
        ChronicleModel chronicle(*session, {core::Observer::Kind::Spectator, {}});
        ChoicesModel choices(*session, core::Actor{core::SeatId{0}});
        Told heard(chronicle);
        const QAbstractItemModelTester tester(&choices);
        QCOMPARE(choices.rowCount(), 5);
        QCOMPARE(choices.index(0, ChoicesModel::Label).data().toString(), "Card 1");
        for (int i = 0; i < 7; ++i)
            QVERIFY(session->play(session->choices(session->pending().front().actor).front().action).has_value());
        QCOMPARE(chronicle.rowCount(), 0);
        QVERIFY(session->play(session->choices(session->pending().front().actor).front().action).has_value());
        QCOMPARE(chronicle.rowCount(), 4);
        QCOMPARE(chronicle.index(0, ChronicleModel::Sentence).data().toString(), "ada has played card 1");
        QVERIFY(heard.take().startsWith("inserted 0"));
        QCOMPARE(chronicle.index(3, ChronicleModel::Sentence).data().toString(), "dot has played card 1");
        session->undo();
        QCOMPARE(chronicle.rowCount(), 0);
    }
};

QTEST_GUILESS_MAIN(TstItems)
#include "tst_items.moc"
