// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/choice_rows.h"
#include "tests/support/toys/skirmish/info.h"
#include "tests/support/toys/skirmish/skirmish.h"

#include <QTest>

using namespace orontes;
using namespace orontes::model;

namespace {

/// The skirmish, with counters 1 to 5 called as the test wants and all of one type.
class Company {
public:
    explicit Company(const std::vector<std::string>& names) : scenario(tests::skirmish::meadow()) {
        std::vector<core::Counter>& counters = scenario.counters.edit();
        for (std::size_t i = 0; i < names.size(); ++i) {
            counters[i].name = names[i];
            counters[i].type = counters.front().type;
            core::ViewCounter seen;
            seen.counter = counters[i].id;
            seen.space = core::SpaceId{0};
            view.counters.push_back(seen);
        }
    }

    static const core::RulesetInfo& rules() { return tests::skirmish::entry().rules.info(); }
    core::CounterId id(std::size_t counter) const { return (*scenario.counters)[counter].id; }

    core::Choice choice(std::size_t counter, const char* verb, int space) const {
        core::Choice made;
        made.counter = id(counter);
        made.space = core::SpaceId{space};
        made.action.verb = verb;
        made.action.args["unit"] = std::int64_t{id(counter).value};
        made.action.args["to"] = std::to_string(space);
        made.label = {core::TextId{"skirmish.choice.move"}, {{"unit", (*scenario.counters)[counter].name}}};
        return made;
    }
    core::Choice against(std::size_t counter, std::size_t other) const {
        core::Choice made = choice(counter, "aim", 0);
        made.other = id(other);
        made.action.args["to"] = std::int64_t{id(other).value};
        return made;
    }
    core::Choice place(int space) const {
        core::Choice made;
        made.space = core::SpaceId{space};
        made.action.verb = "gather";
        return made;
    }

    std::vector<ChoiceSection> sections(const std::vector<core::Choice>& choices) const {
        return sectionsOf(choices, view, scenario, rules().texts);
    }

    core::Scenario scenario;
    core::View view;
};

} // namespace

/// How a list of choices is put in order.
class TstChoiceRows : public QObject {
    Q_OBJECT

private slots:
    void aNumberBehindANameIsNoPartOfIt_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("without");
        QTest::newRow("number") << "Foot 12" << "Foot";
        QTest::newRow("none") << "P'Re" << "P'Re";
        QTest::newRow("within") << "L1 Guard" << "L1 Guard";
        QTest::newRow("nothing but a number") << "12" << "12";
        QTest::newRow("empty") << "" << "";
    }
    void aNumberBehindANameIsNoPartOfIt() {
        QFETCH(QString, name);
        QFETCH(QString, without);
        QCOMPARE(QString::fromStdString(withoutNumber(name.toStdString())), without);
    }

    void countersAlikeThatMayDoTheSameAreOneRow() {
        const Company company({"Foot 1", "Foot 2", "Foot 3"});
        const std::vector<ChoiceSection> sections =
            company.sections({company.choice(0, "move", 4), company.choice(0, "move", 5), company.choice(1, "move", 4),
                              company.choice(1, "move", 5), company.choice(2, "move", 4)});
        QCOMPARE(sections.size(), std::size_t{1});
        const std::vector<CounterChoices>& counters = sections[0].counters;
        QCOMPARE(counters.size(), std::size_t{2}); // the third may not go to 5
        QCOMPARE(counters[0].counters, (std::vector{company.id(0), company.id(1)}));
        QCOMPARE(counters[0].words, std::string("Foot"));
        QCOMPARE(counters[0].rows.size(), std::size_t{2});
        QCOMPARE(counters[0].rows[0].choices.size(), std::size_t{2});
        QCOMPARE(counters[0].rows[1].choices[1].counter, std::optional(company.id(1)));
        QCOMPARE(counters[1].words, std::string("Foot 3"));
    }

    void whatTellsCountersApartKeepsThemApart_data() {
        QTest::addColumn<int>("how");
        QTest::newRow("name") << 0;
        QTest::newRow("place") << 1;
        QTest::newRow("state") << 2;
        QTest::newRow("side") << 3;
        QTest::newRow("lord") << 4;
        QTest::newRow("type") << 5;
    }
    void whatTellsCountersApartKeepsThemApart() {
        QFETCH(int, how);
        Company company({"Foot 1", "Foot 2"});
        QVERIFY(areAlike(company.scenario, company.view.counters[0], company.view.counters[1]));
        core::Counter& second = company.scenario.counters.edit()[1];
        core::ViewCounter& seen = company.view.counters[1];
        if (how == 0)
            second.name = "Guard 2";
        else if (how == 1)
            seen.space = core::SpaceId{9};
        else if (how == 2)
            seen.state[core::FieldId{"tired"}] = true;
        else if (how == 3)
            second.side = core::SideToken{"blue"};
        else if (how == 4)
            seen.face.under = core::FaceBand{};
        else
            second.type = core::CounterType{"other"};
        QVERIFY(!areAlike(company.scenario, company.view.counters[0], company.view.counters[1]));
        QCOMPARE(company.sections({company.choice(0, "move", 4), company.choice(1, "move", 4)})
                     .front()
                     .counters.front()
                     .counters.size(),
                 std::size_t{1});
    }

    void targetsAlikeAreOneRow() {
        const Company company({"Foot 1", "Guard 1", "Guard 2"});
        const std::vector<ChoiceSection> sections = company.sections({company.against(0, 1), company.against(0, 2)});
        QCOMPARE(sections[0].counters[0].rows.size(), std::size_t{1});
        QCOMPARE(sections[0].counters[0].rows[0].choices.size(), std::size_t{2});
    }

    void whatConcernsAllOfAPlaceStandsWithThoseWhoStandThere() {
        const Company company({"Foot 1", "Foot 2"});
        const std::vector<ChoiceSection> sections =
            company.sections({company.place(7), company.choice(0, "move", 4), company.place(0)});
        QCOMPARE(sections.size(), std::size_t{2});
        QCOMPARE(sections[0].place, std::string()); // nobody stands in 7
        QCOMPARE(sections[0].rows.size(), std::size_t{1});
        QCOMPARE(sections[1].space, std::optional(core::SpaceId{0}));
        QCOMPARE(sections[1].rows.size(), std::size_t{1});
    }

    void thoseBesideTheMapStandUnderTheirBox() {
        Company company({"Foot 1", "Foot 2"});
        for (core::ViewCounter& seen : company.view.counters) {
            seen.space.reset();
            seen.box = {core::TextId{"skirmish.name"}, {}};
        }
        const std::vector<ChoiceSection> sections =
            company.sections({company.choice(0, "place", 4), company.choice(1, "place", 4)});
        QCOMPARE(sections.size(), std::size_t{1});
        QCOMPARE(sections[0].place, Company::rules().texts.render(core::TextId{"skirmish.name"}));
        QCOMPARE(sections[0].counters[0].counters.size(), std::size_t{2});
    }
};

QTEST_GUILESS_MAIN(TstChoiceRows)
#include "tst_choice_rows.moc"
