// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/guide_picture.h"

#include "editor/map/overlay_painter.h"
#include "editor/map/rule_lens.h"
#include "editor/paint/counter_painter.h"
#include "editor/paint/paint_job.h"
#include "editor/paint/patterns.h"
#include "editor/paint/scenario_picture.h"
#include "editor/paint/thumbnail.h"
#include "editor/theme/fonts.h"
#include "tests/support/paths.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace orontes::tests {

using namespace editor;

namespace {

constexpr int margin = 12;    ///< around everything
constexpr int gap = 20;       ///< between panels
constexpr int titleRoom = 28; ///< above each
constexpr int legendRow = 30;
constexpr int letters = 15;    ///< pixels, of the legend
constexpr int tagLetters = 13; ///< of what is written into squares

struct Drawing {
    QPainter& painter;
    const MapTokens& tokens = mapTokens(Theme::Light);
};

QSizeF tagSize(const QString& words) {
    const QFontMetricsF metrics(figuresFont(tagLetters, QFont::DemiBold));
    return {metrics.horizontalAdvance(words) + 10, metrics.height()};
}

/// Words in a box of their own, its upper right corner there.
void paintTag(const Drawing& on, QPointF corner, const QString& words) {
    const QSizeF size = tagSize(words);
    const QRectF tag(corner - QPointF(size.width(), 0), size);
    on.painter.setPen(QPen(on.tokens.counterOutline, 1));
    on.painter.setBrush(on.tokens.roundel);
    on.painter.drawRoundedRect(tag, 4, 4);
    on.painter.setPen(on.tokens.ink);
    on.painter.setFont(figuresFont(tagLetters, QFont::DemiBold));
    on.painter.drawText(tag, Qt::AlignCenter, words);
}

/// What the window lays over the map while the overlay is on.
MapOverlays overlaysOf(const GuideScene& scene, QString& caption) {
    QWidget map;
    auto* lens = new RuleLens(
        scene.info(), scene.info().texts, [&](const core::OverlayRequest& request) { return scene.answer(request); },
        &map);
    lens->show(scene.overlay());
    lens->choose(scene.counter(), std::nullopt);
    caption = lens->caption();
    MapOverlays overlays;
    lens->lay(overlays, Theme::Light);
    return overlays;
}

QRectF shownPart(const GuidePanel& panel, const BoardShape& shape) {
    const double trim = panel.trimmed;
    return (shape.bounds(panel.scene.space(panel.upperLeft)) | shape.bounds(panel.scene.space(panel.lowerRight)))
        .adjusted(trim, trim, -trim, -trim);
}

void paintTags(const Drawing& on, const GuidePanel& panel, const BoardShape& shape, const MapView& view) {
    for (const auto& [space, words] : panel.tags) {
        const QRectF square = view.toDevice(shape.bounds(space));
        paintTag(on, square.topRight() + QPointF(-2, 2), words);
    }
}

void paintPanel(const Drawing& on, const GuidePanel& panel, const QRectF& device) {
    const core::Scenario& scenario = panel.scene.scenario();
    MapPainter painter(styleOf(panel.scene.info(), scenario, Theme::Light));
    const BoardShape& shape = painter.shapeOf(*scenario.board);
    const QRectF plane = shownPart(panel, shape);
    const double scale = device.width() / plane.width();
    const MapView view{plane.topLeft() - device.topLeft() / scale, scale, 1};
    const std::vector<PlacedCounter> counters = placedAtStart(panel.scene.info(), scenario);
    const OverlayGround ground{on.painter,
                               *scenario.board,
                               shape,
                               on.tokens,
                               view,
                               plane,
                               [](core::CounterId) { return QRectF(); },
                               [](core::CounterId) { return nullptr; },
                               [&](core::SpaceId space, int index) { return badgeBox(shape, view, space, index); }};
    QString caption;
    const MapOverlays overlays = overlaysOf(panel.scene, caption);
    on.painter.setPen(on.tokens.ink);
    on.painter.setFont(bodyFont(QFont::DemiBold));
    on.painter.drawText(QRectF(device.left(), device.top() - titleRoom, device.width(), titleRoom),
                        Qt::AlignLeft | Qt::AlignVCenter, panel.title.isEmpty() ? caption : panel.title);
    on.painter.save();
    on.painter.setClipRect(device);
    painter.paint(on.painter, *scenario.board, view, device);
    paintUnderCounters(ground, overlays);
    paintCounters(on.painter, counters, shape, view, Theme::Light);
    CounterPainter markers(Theme::Light);
    paintOverCounters(ground, overlays, markers);
    paintTags(on, panel, shape, view);
    on.painter.restore();
    on.painter.setPen(QPen(on.tokens.border, 1));
    on.painter.setBrush(Qt::NoBrush);
    on.painter.drawRect(device.adjusted(0.5, 0.5, -0.5, -0.5));
}

void paintSwatch(const Drawing& on, const GuidePanel& panel, core::SpaceId like, const QRectF& box) {
    QPainterPath shape;
    shape.addRoundedRect(box, 3, 3);
    on.painter.fillPath(shape, on.tokens.clear);
    QString caption;
    for (const SpaceTint& tint : overlaysOf(panel.scene, caption).tints)
        if (std::find(tint.spaces.begin(), tint.spaces.end(), like) != tint.spaces.end()) {
            on.painter.fillPath(shape, withAlpha(tint.colour, tint.strength));
            paintPattern(on.painter, shape, tint.pattern, {withAlpha(tint.colour, 1.5 * tint.strength), 7, 2, {}});
        }
    on.painter.strokePath(shape, QPen(on.tokens.counterOutline, 1));
}

void paintLegend(const Drawing& on, const std::vector<GuidePanel>& panels, const std::vector<LegendLine>& legend,
                 const QRectF& room) {
    constexpr double sample = 72;
    for (std::size_t i = 0; i < legend.size(); ++i) {
        const QPointF corner =
            room.topLeft() + QPointF(i % 2 == 0 ? 0 : room.width() / 2, static_cast<double>(i / 2) * legendRow);
        const LegendLine& line = legend[i];
        const QRectF box(corner + QPointF(0, 4), QSizeF(sample, legendRow - 8));
        const GuidePanel& panel = panels[line.panel];
        if (line.tag.isEmpty())
            paintSwatch(on, panel, panel.scene.space(line.likeSquare), box);
        else
            paintTag(on, box.center() + QPointF(tagSize(line.tag).width(), -tagSize(line.tag).height()) / 2, line.tag);
        on.painter.setPen(on.tokens.ink);
        on.painter.setFont(figuresFont(letters));
        on.painter.drawText(QRectF(corner + QPointF(sample + 12, 0), QSizeF(room.width() / 2 - sample - 20, legendRow)),
                            Qt::AlignVCenter | Qt::AlignLeft, line.words);
    }
}

} // namespace

QImage guidePicture(const std::vector<GuidePanel>& panels, const std::vector<LegendLine>& legend, int width) {
    const int count = static_cast<int>(panels.size());
    const double inner = width - 2 * margin;
    const double wide = std::floor((inner - gap * (count - 1)) / count);
    const QRectF shown = shownPart(panels.front(), BoardShape(*panels.front().scene.scenario().board));
    const double tall = std::floor(wide * shown.height() / shown.width());
    const double legendTop = margin + titleRoom + tall + 10;
    const int legendRoom = static_cast<int>(legend.size() + 1) / 2 * legendRow;
    QImage picture(width, static_cast<int>(legendTop) + legendRoom + margin, QImage::Format_RGB32);
    picture.fill(tokens(Theme::Light).panel);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const Drawing on{painter};
    for (int i = 0; i < count; ++i)
        paintPanel(on, panels[static_cast<std::size_t>(i)],
                   {margin + i * (wide + gap), margin + titleRoom, wide, tall});
    paintLegend(on, panels, legend, {margin, legendTop, inner, double(legendRoom)});
    return picture;
}

QString pictureDifference(const QImage& kept, const QImage& now) {
    if (kept.size() != now.size())
        return QString("it is %1 x %2 pixels, and would now be %3 x %4")
            .arg(kept.width())
            .arg(kept.height())
            .arg(now.width())
            .arg(now.height());
    constexpr int patch = 18;   ///< pixels
    constexpr int shade = 20;   ///< of 255 that a patch may differ
    constexpr int patches = 10; ///< that may differ more
    const auto coarse = [](const QImage& image) {
        return image.scaled(image.size() / patch, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    const QImage one = coarse(kept);
    const QImage other = coarse(now);
    int unlike = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            unlike += std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                                std::abs(qBlue(a) - qBlue(b))}) > shade;
        }
    return unlike <= patches ? QString() : QString("%1 patches of it are drawn otherwise now").arg(unlike);
}

QString pictureFault(const QString& path, const QImage& picture) {
    const QString name = QString(sourceFolder) + '/' + path;
    if (qEnvironmentVariableIntValue("UPDATE_GENERATED") == 1)
        return picture.save(name, "PNG", 0) ? QString() : name + " cannot be written";
    const QImage kept(name);
    const QString fault = kept.isNull() ? QString("it is missing") : pictureDifference(kept, picture);
    return fault.isEmpty() ? QString() : QString("%1: %2\nUPDATE_GENERATED=1 rewrites it").arg(path, fault);
}

} // namespace orontes::tests
