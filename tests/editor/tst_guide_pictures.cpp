// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of docs/guide, drawn from positions of tests/guide through the rules' own overlays.
#include "editor/theme/style.h"
#include "tests/editor/guide_picture.h"

#include <QApplication>
#include <QPainter>
#include <QTest>

using namespace orontes;
using namespace orontes::tests;

namespace {

constexpr int pictureWidth = 900;
constexpr int die = 5; ///< of the tags
constexpr double halfASquare = 0.5;

GuideScene arc() {
    return {"arc", "Blue Archers", "arc"};
}

GuideScene aspects() {
    return {"aspects", "Blue Archers", "aspects"};
}

GuideScene attackers() {
    return {"attackers", "Blue Archers", "aspects"};
}

/// "D3 1 +" in the order of labels: + all, ~ with a reservation, - not so.
QStringList squaresOf(const GuideScene& scene) {
    QStringList lines;
    for (const core::OverlaySpace& said : scene.answer().spaces) {
        const char tone = said.tone == core::OverlayTone::Full ? '+' : said.tone == core::OverlayTone::None ? '-' : '~';
        lines << scene.label(said.space) + ' ' + QString::fromStdString(said.figure) + ' ' + tone;
    }
    lines.sort();
    return lines;
}

QString nameOf(const GuideScene& scene, core::CounterId id) {
    for (const core::Counter& counter : *scene.scenario().counters)
        if (counter.id == id)
            return QString::fromStdString(counter.name);
    return {};
}

/// "Red Archers 3" in the order of names.
QStringList hitsOf(const GuideScene& scene, const char* verb) {
    QStringList lines;
    for (const auto& [id, hits] : scene.hits(verb, die))
        lines << QString("%1 %2").arg(nameOf(scene, id)).arg(hits);
    lines.sort();
    return lines;
}

/// What the rules make of the die, in the square of every enemy of the counter; `without` where they allow nothing.
std::map<core::SpaceId, QString> hitTags(const GuideScene& scene, const char* verb, const QString& without) {
    const std::map<core::CounterId, int> hits = scene.hits(verb, die);
    std::map<core::SpaceId, QString> tags;
    for (const core::Counter& counter : *scene.scenario().counters) {
        const core::SpaceLabel& at = std::get<core::AtSpace>(counter.setUp.place).space;
        if (const auto found = hits.find(counter.id); found != hits.end())
            tags[scene.space(at.value.c_str())] = QString("%1 → %2").arg(die).arg(found->second);
        else if (counter.id != scene.counter())
            tags[scene.space(at.value.c_str())] = without;
    }
    return tags;
}

/// "front", "flank" or "rear": the overlay names its sentences so.
QString aspectOf(const core::OverlaySpace& said) {
    return QString::fromStdString(said.why.id.value).section('.', -1);
}

std::map<core::SpaceId, QString> aspectTags(const GuideScene& scene) {
    std::map<core::SpaceId, QString> tags;
    for (const core::OverlaySpace& said : scene.answer().spaces)
        tags[said.space] = aspectOf(said);
    return tags;
}

QImage arcPicture() {
    return guidePicture({{arc(), "A7", "I1", hitTags(arc(), "fire", "no shot")}},
                        {{0, "E3", {}, "In the arc: all hits. The figure is the distance"},
                         {0, "G4", {}, "In the arc and in cover: half the hits"},
                         {0, "E1", {}, "Outside the arc, or farther than 4: no shot"},
                         {0, "", "5 → 3", "What a die of 5 does; Warband takes half of it"}},
                        pictureWidth);
}

QImage aspectsPicture() {
    return guidePicture({{aspects(), "B6", "F2", aspectTags(aspects()), halfASquare},
                         {attackers(), "B6", "F2", hitTags(attackers(), "attack", "no attack"), halfASquare,
                          "The same with enemies around them, in the enemy’s turn"}},
                        {{0, "D5", {}, "Front: an attack counts once"},
                         {0, "C4", {}, "Flank or rear: an attack counts twice"},
                         {1, "C5", {}, "An enemy stands there"},
                         {1, "", "5 → 14", "What its die of 5 does"},
                         {1, "", "no attack", "Foot strikes straight ahead only"}},
                        pictureWidth);
}

} // namespace

class TstGuidePictures : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { editor::applyTheme(*qApp, editor::Theme::Light); }

    // R-OHW-120..122: one to four squares ahead and no farther aside than ahead; R-OHW-125, R-OHW-126: woods and
    // villages are cover, hills are not (R-OHW-129).
    void theArcIsThatOfTheRulebook() {
        QStringList byHand{"D3 1 +", "E3 1 +", "F3 1 +"};
        byHand << "C4 2 +" << "D4 2 +" << "E4 2 +" << "F4 2 ~" << "G4 2 ~";
        byHand << "B5 3 +" << "C5 3 +" << "D5 3 +" << "E5 3 +" << "F5 3 +" << "G5 3 +" << "H5 3 ~";
        byHand << "A6 4 +" << "B6 4 +" << "C6 4 +" << "D6 4 +" << "E6 4 +" << "F6 4 +" << "G6 4 +" << "H6 4 ~"
               << "I6 4 ~";
        byHand.sort();
        QCOMPARE(squaresOf(arc()), byHand);
    }

    // R-OHW-124: Horsemen take the die, R-OHW-129: on a hill too; R-OHW-125: half of 5 is 3 in a wood, R-OHW-127: and
    // for Warband; R-OHW-128: a quarter is 2 for Warband in a village. H3 is beside the arc, E7 five squares ahead.
    void hitsOfAShotAreThoseOfTheRulebook() {
        QCOMPARE(hitsOf(arc(), "fire"), (QStringList{"Red Archers 3", "Red Horsemen 1 5", "Red Horsemen 2 5",
                                                     "Red Warband 1 3", "Red Warband 2 2"}));
    }

    // R-OHW-168: the three squares ahead are front, the two beside are flanks, the three behind are rear.
    void frontFlankAndRearAreThoseOfTheRulebook() {
        const QMap<QString, QString> byHand{{"C5", "front"}, {"D5", "front"}, {"E5", "front"}, {"C4", "flank"},
                                            {"E4", "flank"}, {"C3", "rear"},  {"D3", "rear"},  {"E3", "rear"}};
        QMap<QString, QString> said;
        for (const core::OverlaySpace& space : aspects().answer().spaces)
            said[aspects().label(space.space)] = aspectOf(space);
        QCOMPARE(said, byHand);
        QCOMPARE(squaresOf(aspects()),
                 (QStringList{"C3 ×2 -", "C4 ×2 -", "C5 ×1 +", "D3 ×2 -", "D5 ×1 +", "E3 ×2 -", "E4 ×2 -", "E5 ×1 +"}));
        QCOMPARE(squaresOf(attackers()),
                 (QStringList{"C3 ×2 -", "C4 ×2 ~", "C5 ×1 ~", "D3 ×2 -", "D5 ×1 +", "E3 ×2 ~", "E4 ×2 -", "E5 ×1 ~"}));
    }

    // R-OHW-171: Horsemen strike diagonally, at the front 5 (R-OHW-148), in the rear twice 5 (R-OHW-163); R-OHW-144,
    // R-OHW-162: Warband on the flank twice 5 + 2; R-OHW-170: Warband at C5 faces C4 and does not attack D4.
    void hitsOfAttackersAreThoseOfTheRulebook() {
        QCOMPARE(hitsOf(attackers(), "attack"),
                 (QStringList{"Red Horsemen 1 5", "Red Horsemen 2 10", "Red Warband 2 14"}));
    }

    void aPictureIsAnotherWhenOneSquareLosesItsTint() {
        const QImage kept = arcPicture();
        QVERIFY(pictureDifference(kept, kept).isEmpty());
        // The square in the middle of row 1 has no tint, that in the middle of row 3 has; nine columns, seven rows.
        const double side = (pictureWidth - 24) / 9.0;
        const QPoint middle(pictureWidth / 2 - qRound(side / 2), 40);
        const auto row = [&](int down) { return QRect(middle + QPoint(0, qRound(down * side)), QSize(97, 97)); };
        QImage now = kept;
        QPainter(&now).drawImage(row(4), kept.copy(row(6)));
        QVERIFY(pictureDifference(kept, now).contains("patches"));
        QVERIFY(pictureDifference(kept, kept.copy(0, 0, 900, 700)).contains("900 x 700"));
    }

    void picturesOfTheGuideAreCurrent() {
        const QString arcs = pictureFault("docs/images/guide_archers_arc.png", arcPicture());
        QVERIFY2(arcs.isEmpty(), qPrintable(arcs));
        const QString sides = pictureFault("docs/images/guide_flank_and_rear.png", aspectsPicture());
        QVERIFY2(sides.isEmpty(), qPrintable(sides));
    }
};

QTEST_MAIN(TstGuidePictures)
#include "tst_guide_pictures.moc"
