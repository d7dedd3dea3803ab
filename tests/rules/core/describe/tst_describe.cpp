// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/describe/ruleset_info.h"
#include "tests/support/shown.h"

#include <QObject>
#include <QTest>

using namespace orontes::core;
using orontes::tests::shown;

namespace {

FieldSpec field(const char* id, FieldKind kind, Value usual) {
    FieldSpec spec;
    spec.id = FieldId{id};
    spec.kind = kind;
    spec.defaultValue = std::move(usual);
    return spec;
}

CounterTypeSpec chariotType() {
    CounterTypeSpec type;
    type.type = CounterType{"chariot"};
    type.fields = {
        field("move", FieldKind::Integer, std::int64_t{3}), field("bonus", FieldKind::Integer, std::int64_t{0}),
        field("code", FieldKind::Text, std::string()),      field("missile", FieldKind::Flag, false),
        field("status", FieldKind::Choice, std::string()),  field("tokens", FieldKind::Integer, std::int64_t{0}),
        field("camps", FieldKind::SpaceList, TextList{})};
    type.front = {"chariot",
                  {{Slot::BandLeft, "{code}"},
                   {Slot::BandRight, "heavy"},
                   {Slot::MiddleLeft, "{move}/{bonus}"},
                   {Slot::LowerLeft, "{+bonus}"},
                   {Slot::LowerRight, "{move}"}}};
    type.back = {"chariot_back", {{Slot::LowerRight, "{bonus}"}}};
    type.backState = FaceState::Reduced;
    type.markers = {{FieldId{"tokens"}, "", "fatigue"},
                    {FieldId{"status"}, "routing", "rout"},
                    {FieldId{"missile"}, "", "bow"},
                    {FieldId{"camps"}, "", "camp"}};
    return type;
}

const RulesetInfo& info() {
    static const RulesetInfo one = [] {
        RulesetInfo made;
        made.counterTypes = {chariotType()};
        OptionSpec option;
        option.id = OptionId{"fog"};
        option.field.defaultValue = std::string("none");
        made.options = {option};
        return made;
    }();
    return one;
}

Scenario scenarioOfHatti() {
    Scenario scenario;
    scenario.sides.edit() = {{SideToken{"hatti"}, "Hatti", SeatToken{"hatti"}, Colour{0x1F5FA8}, Pattern::Diagonal}};
    return scenario;
}

Counter chariot(Attributes attributes = {}) {
    Counter counter;
    counter.type = CounterType{"chariot"};
    counter.name = "Entourage";
    counter.side = SideToken{"hatti"};
    counter.attributes = std::move(attributes);
    return counter;
}

/// "BandLeft RE; LowerRight 3", in the order of the face.
QString textsOf(const CounterFace& face) {
    static const char* const names[]{"BandLeft",  "BandRight",   "MiddleLeft", "MiddleRight",
                                     "LowerLeft", "LowerCentre", "LowerRight"};
    QStringList all;
    for (const SlotText& text : face.texts)
        all << QString("%1 %2").arg(names[static_cast<int>(text.slot)], shown(text.text));
    return all.join("; ");
}

QString markersOf(const CounterFace& face) {
    QStringList all;
    for (const FaceMarker& marker : face.markers)
        all << QString("%1 %2").arg(shown(marker.name)).arg(marker.count);
    return all.join("; ");
}

CounterFace front(const Attributes& attributes, const Attributes& state = {}) {
    return faceOf(info(), scenarioOfHatti(), chariot(attributes), FaceSide::Front, state);
}

} // namespace

class TstDescribe : public QObject {
    Q_OBJECT

private slots:
    void phasesAreThoseOfTheOptions() {
        RulesetInfo ruled;
        OptionSpec option;
        option.id = OptionId{"plots"};
        option.field.defaultValue = false;
        ruled.options = {option};
        const auto phase = [](const char* id, const char* onlyWith, const char* unless) {
            return PhaseSpec{PhaseId{id}, {}, {}, OptionId{onlyWith}, OptionId{unless}};
        };
        ruled.phases = {phase("plot", "plots", ""), phase("melee", "plots", ""), phase("move", "", ""),
                        phase("melee", "", "plots")};
        const auto named = [&](const Scenario& scenario) {
            QStringList names;
            for (const PhaseSpec& one : phasesOf(ruled, scenario))
                names << shown(one.id.value);
            return names.join(' ');
        };
        Scenario scenario;
        QCOMPARE(named(scenario), QString("move melee"));
        scenario.options.edit()[OptionId{"plots"}] = true;
        QCOMPARE(named(scenario), QString("plot melee move"));
        scenario.options.edit()[OptionId{"plots"}] = false;
        QCOMPARE(named(scenario), QString("move melee"));
    }

    void aCountersOwnValueComesBeforeTheOneOfItsType() {
        QVERIFY(fieldValue(info(), chariot(), FieldId{"move"}) == Value{std::int64_t{3}});
        QVERIFY(fieldValue(info(), chariot({{FieldId{"move"}, std::int64_t{1}}}), FieldId{"move"}) ==
                Value{std::int64_t{1}});
        // A field that the type does not know is still told when the counter has it.
        QVERIFY(fieldValue(info(), chariot({{FieldId{"morale"}, std::int64_t{7}}}), FieldId{"morale"}) ==
                Value{std::int64_t{7}});
        QVERIFY(fieldValue(info(), chariot(), FieldId{"morale"}) == Value{});
        Counter stranger = chariot();
        stranger.type = CounterType{"elephant"};
        QVERIFY(fieldValue(info(), stranger, FieldId{"move"}) == Value{});
    }

    void aScenariosOwnOptionComesBeforeTheUsualOne() {
        Scenario scenario;
        QVERIFY(optionValue(info(), scenario, OptionId{"fog"}) == Value{std::string("none")});
        scenario.options.edit()[OptionId{"fog"}] = std::string("thick");
        QVERIFY(optionValue(info(), scenario, OptionId{"fog"}) == Value{std::string("thick")});
        QVERIFY(optionValue(info(), scenario, OptionId{"rain"}) == Value{});
    }

    void aFaceShowsItsSideItsSymbolAndItsName() {
        const CounterFace face = front({});
        QCOMPARE(shown(face.caption), "Entourage");
        QCOMPARE(shown(face.symbol), "chariot");
        QCOMPARE(face.band.rgb, 0x1F5FA8U);
        QVERIFY(face.pattern == Pattern::Diagonal);
        QVERIFY(face.state == FaceState::Fresh);
    }

    void aBackHasASymbolATextAndAShapeOfItsOwn() {
        const CounterFace face =
            faceOf(info(), scenarioOfHatti(), chariot({{FieldId{"bonus"}, std::int64_t{2}}}), FaceSide::Back);
        QCOMPARE(shown(face.symbol), "chariot_back");
        QCOMPARE(textsOf(face), "LowerRight 2");
        QVERIFY(face.state == FaceState::Reduced);
    }

    void whatNobodyKnowsIsLeftOut() {
        Counter stranger = chariot();
        stranger.type = CounterType{"elephant"};
        const CounterFace face = faceOf(info(), scenarioOfHatti(), stranger, FaceSide::Front);
        QCOMPARE(shown(face.caption), "Entourage");
        QCOMPARE(face.band.rgb, 0x1F5FA8U);
        QVERIFY(face.symbol.empty() && face.texts.empty() && face.markers.empty());
        Counter ofNobody = chariot();
        ofNobody.side = SideToken{"ugarit"};
        QVERIFY(faceOf(info(), scenarioOfHatti(), ofNobody, FaceSide::Front).pattern == Pattern::Solid);
    }

    void slotsAreFilledFromTheFields_data() {
        QTest::addColumn<int>("bonus");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("texts");
        // A slot whose fields are all zero or empty is not printed; a zero beside a number is.
        QTest::newRow("nothing of its own") << 0 << "" << "BandRight heavy; MiddleLeft 3/0; LowerRight 3";
        QTest::newRow("a gain with its sign")
            << 2 << "EOM" << "BandLeft EOM; BandRight heavy; MiddleLeft 3/2; LowerLeft +2; LowerRight 3";
        QTest::newRow("a loss") << -1 << "" << "BandRight heavy; MiddleLeft 3/-1; LowerLeft -1; LowerRight 3";
    }
    void slotsAreFilledFromTheFields() {
        QFETCH(const int, bonus);
        QFETCH(const QString, code);
        QTEST(textsOf(front({{FieldId{"bonus"}, std::int64_t{bonus}}, {FieldId{"code"}, code.toStdString()}})),
              "texts");
    }

    void whatHappensInPlayLiesOverTheCounter() {
        const Attributes designed{{FieldId{"move"}, std::int64_t{2}}, {FieldId{"tokens"}, std::int64_t{1}}};
        QCOMPARE(textsOf(front(designed)), "BandRight heavy; MiddleLeft 2/0; LowerRight 2");
        QCOMPARE(markersOf(front(designed)), "fatigue 1");
        const CounterFace inPlay =
            front(designed, {{FieldId{"move"}, std::int64_t{1}}, {FieldId{"tokens"}, std::int64_t{3}}});
        QCOMPARE(textsOf(inPlay), "BandRight heavy; MiddleLeft 1/0; LowerRight 1");
        QCOMPARE(markersOf(inPlay), "fatigue 3");
    }

    void markersLieOnACounterThatHasWhatTheyMean_data() {
        QTest::addColumn<QString>("field");
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("markers");
        QTest::newRow("as many as the number says") << "tokens" << 2 << "" << "fatigue 2";
        QTest::newRow("none for zero") << "tokens" << 0 << "" << "";
        QTest::newRow("none for less than zero") << "tokens" << -2 << "" << "";
        QTest::newRow("the word it stands for") << "status" << 0 << "routing" << "rout 1";
        QTest::newRow("another word") << "status" << 0 << "scattered" << "";
    }
    void markersLieOnACounterThatHasWhatTheyMean() {
        QFETCH(const QString, field);
        QFETCH(const int, number);
        QFETCH(const QString, word);
        const FieldId id{field.toStdString()};
        const Value value = field == "tokens" ? Value{std::int64_t{number}} : Value{word.toStdString()};
        QTEST(markersOf(front({{id, value}})), "markers");
    }

    void aFlagOrAListThatHoldsAnythingIsOneMarker() {
        QCOMPARE(markersOf(front({{FieldId{"missile"}, true}})), "bow 1");
        QCOMPARE(markersOf(front({{FieldId{"missile"}, false}})), "");
        QCOMPARE(markersOf(front({{FieldId{"camps"}, TextList{"30", "54"}}})), "camp 1");
        QCOMPARE(markersOf(front({{FieldId{"camps"}, TextList{}}})), "");
    }
};

QTEST_APPLESS_MAIN(TstDescribe)
#include "tst_describe.moc"
