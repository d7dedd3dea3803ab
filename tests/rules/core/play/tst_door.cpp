// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/core_texts.h"
#include "rules/core/play/door.h"

#include <QTest>

using namespace orontes::core;

namespace {

const Action march{
    Actor{SeatId{0}}, "march", {{"to", std::string("25")}, {"pace", std::int64_t{3}}, {"path", TextList{"17", "25"}}}};

void isRefused(const Diagnostic& finding, const char* id) {
    QCOMPARE(QString::fromStdString(finding.id), QString::fromUtf8(id));
    const QString sentence = QString::fromStdString(coreTexts().render(finding.text()));
    QVERIFY2(!sentence.contains('{') && !sentence.startsWith('['), qPrintable(sentence));
}

Check checkNamed(const char* id) {
    return {id, readsAll, static_cast<void (*)(const RulesetInfo&, const Scenario&, Findings&)>(nullptr)};
}

} // namespace

class TstDoor : public QObject {
    Q_OBJECT

private slots:
    void argumentsAreReadByTheirType() {
        QCOMPARE(*integerArgument(march, "pace"), std::int64_t{3});
        QCOMPARE(QString::fromStdString(*textArgument(march, "to")), QString("25"));
        QVERIFY((*listArgument(march, "path") == TextList{"17", "25"}));
    }

    void anArgumentOfAnotherTypeIsRefused() {
        isRefused(integerArgument(march, "to").error(), "play.bad-argument");
        isRefused(textArgument(march, "path").error(), "play.bad-argument");
        isRefused(listArgument(march, "pace").error(), "play.bad-argument");
    }

    void aMissingArgumentIsNamed() {
        const Diagnostic finding = textArgument(march, "with").error();
        isRefused(finding, "play.missing-argument");
        QVERIFY(QString::fromStdString(coreTexts().render(finding.text())).contains("\"with\""));
    }

    void everyRefusalOfTheDoorHasASentence() {
        isRefused(notYourDecision(Actor{SeatId{1}}), "play.not-your-decision");
        isRefused(impossibleOutcome(march), "play.impossible-outcome");
        isRefused(unknownVerb(march), "play.unknown-verb");
        isRefused(otherwiseWritten(march), "play.otherwise-written");
    }

    void theFirstErrorIsFoundBehindWarnings() {
        Diagnostic warning;
        warning.severity = Severity::Warning;
        Diagnostic error;
        error.id = "the-error";
        Diagnostic second = error;
        second.id = "another";
        QVERIFY(!firstError({}));
        QVERIFY(!firstError({warning}));
        QCOMPARE(QString::fromStdString(firstError({warning, error, second})->id), QString("the-error"));
    }

    void commonChecksComeBeforeARulesetsOwn() {
        const std::vector<Check> common{checkNamed("a"), checkNamed("b")};
        const std::vector<Check> own{checkNamed("c")};
        QString ids;
        for (const Check& check : joinChecks(common, own))
            ids += QString::fromStdString(check.id);
        QCOMPARE(ids, QString("abc"));
    }
};

QTEST_APPLESS_MAIN(TstDoor)
#include "tst_door.moc"
