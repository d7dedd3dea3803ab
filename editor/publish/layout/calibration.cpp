// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/calibration.h"

#include "editor/publish/layout/furniture.h"
#include "editor/publish/layout/pieces.h"

namespace orontes::editor {

namespace {

constexpr SheetFrame calibrationFrame{};
constexpr double fine = 0.1;
constexpr double frontPitch = 2.0; // a tenth of a millimetre more than the back's: the tick that meets tells the tenths
constexpr double backPitch = 1.9;
constexpr int ticksEachWay = 20;

enum class Half {
    Front,
    Back,
};

/// The four places, upper left first, with what is written beside each.
struct Corner {
    MmPoint place;
    QString name;
};

std::vector<Corner> cornersOf(MmSize paper) {
    const double right = paper.width - calibrationInset;
    const double bottom = paper.height - calibrationInset;
    return {{{calibrationInset, calibrationInset}, PrintWords::tr("Upper left")},
            {{right, calibrationInset}, PrintWords::tr("Upper right")},
            {{calibrationInset, bottom}, PrintWords::tr("Lower left")},
            {{right, bottom}, PrintWords::tr("Lower right")}};
}

/// On the front a cross with a millimetre scale, on the back one long thin cross.
void addCross(Pieces& pieces, MmPoint at, Half half) {
    const double arm = half == Half::Front ? 8 : 6;
    pieces.push_back(strokeFrom({at.x - arm, at.y}, {at.x + arm, at.y}, fine));
    pieces.push_back(strokeFrom({at.x, at.y - arm}, {at.x, at.y + arm}, fine));
    if (half == Half::Back)
        return;
    for (int mm = -7; mm <= 7; ++mm) {
        const double length = mm % 5 == 0 ? 1.4 : 0.8;
        pieces.push_back(strokeFrom({at.x + mm, at.y - length}, {at.x + mm, at.y + length}, fine));
        pieces.push_back(strokeFrom({at.x - length, at.y + mm}, {at.x + length, at.y + mm}, fine));
    }
}

void addReading(Pieces& pieces, const Corner& corner, MmSize paper) {
    const bool left = corner.place.x < paper.width / 2;
    const bool upper = corner.place.y < paper.height / 2;
    const double width = 44;
    const double x = left ? corner.place.x + 12 : corner.place.x - 12 - width;
    const double y = upper ? corner.place.y - 5 : corner.place.y - 9;
    const Align align = left ? Align::Left : Align::Right;
    pieces.push_back(
        textAt({x, y, width, 4}, y + 3, corner.name, {.points = 8, .weight = TypeWeight::SemiBold}, align));
    pieces.push_back(
        textAt({x, y + 6, width, 4}, y + 10.5, PrintWords::tr("right ________   down ________"), {.points = 8}, align));
}

/// `at(along, across)` makes a point of the scale, which begins at its middle.
template <class PointAt>
void addVernier(Pieces& pieces, Half half, PointAt at) {
    const double pitch = half == Half::Front ? frontPitch : backPitch;
    const double away = half == Half::Front ? -1 : 1; // the scales stand back to back
    for (int tick = -ticksEachWay; tick <= ticksEachWay; ++tick) {
        const double length = tick % 10 == 0 ? 5.0 : tick % 5 == 0 ? 4.0 : 2.8;
        pieces.push_back(strokeFrom(at(tick * pitch, 0), at(tick * pitch, away * length), fine));
        if (half == Half::Back || tick % 5 != 0)
            continue;
        const MmPoint place = at(tick * pitch, -7.2);
        pieces.push_back(textWithin({place.x - 5, place.y - 1.5, 10, 3}, QString::number(tick / 10.0, 'f', 1),
                                    {.points = 6}, Align::Centre));
    }
}

void addVerniers(Pieces& pieces, MmSize paper, Half half, MirrorLine line) {
    const double x = calibrationInset + 8;
    const double y = calibrationInset + 45;
    const double middleX = paper.width / 2;
    const double middleY = paper.height / 2;
    const bool mirrorsX = half == Half::Back && line == MirrorLine::Vertical;
    const bool mirrorsY = half == Half::Back && line == MirrorLine::Horizontal;
    addVernier(pieces, half, [&](double along, double across) {
        return MmPoint{middleX + along, mirrorsY ? paper.height - y - across : y + across};
    });
    addVernier(pieces, half, [&](double along, double across) {
        return MmPoint{mirrorsX ? paper.width - x - across : x + across, middleY + along};
    });
}

void addWords(Pieces& pieces, MmSize paper) {
    const double width = std::min(110.0, paper.width - 90);
    const MmRect column{(paper.width - width) / 2 + 8, paper.height / 2 - 18, width, 100};
    pieces.push_back(
        textAt(column, column.y, PrintWords::tr("Printer calibration"), {.face = TypeFace::Serif, .points = 20}));
    const std::vector<QString> paragraphs{
        PrintWords::tr(
            "Print this page and its back at 100 %, without fitting to the page, on the paper the pieces are "
            "printed on. Measure the ruler below: it must be 100 mm long."),
        PrintWords::tr(
            "Hold the sheet against the light, this side towards you. At each corner read how far the back’s "
            "cross lies to the right of this one and below it, in millimetres; to the left and above count as "
            "negative."),
        PrintWords::tr("The two scales tell tenths of a millimetre: read the number at the tick that meets its fellow "
                       "on the back."),
        PrintWords::tr("Type the eight numbers into the publish window. The backs then land on their fronts.")};
    const TextStyle body{.points = 9};
    double baseline = column.y + 8;
    for (const QString& paragraph : paragraphs) {
        for (const QString& line : brokenIntoLines(paragraph, body, width)) {
            pieces.push_back(textAt({column.x, baseline - 3, width, 4}, baseline, line, body));
            baseline += 4.4;
        }
        baseline += 2;
    }
}

} // namespace

std::vector<Sheet> calibrationSheets(MmSize paper, Backs backs) {
    std::vector<Sheet> sheets;
    for (const Half half : {Half::Front, Half::Back}) {
        Sheet sheet = plainSheet(
            half == Half::Front ? PrintWords::tr("Calibration, front") : PrintWords::tr("Calibration, back"), paper);
        for (const Corner& corner : cornersOf(paper)) {
            addCross(sheet.pieces, corner.place, half);
            if (half == Half::Front)
                addReading(sheet.pieces, corner, paper);
        }
        addVerniers(sheet.pieces, paper, half, mirrorLine(paper, backs));
        if (half == Half::Front)
            addWords(sheet.pieces, paper);
        addHeader(sheet, calibrationFrame, {}, sheet.title);
        if (half == Half::Front)
            addFooter(sheet, calibrationFrame);
        sheets.push_back(std::move(sheet));
    }
    return sheets;
}

} // namespace orontes::editor
