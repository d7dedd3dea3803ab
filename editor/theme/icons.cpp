// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/theme/icons.h"

#include "editor/theme/tokens.h"

#include <QFile>
#include <QGuiApplication>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <array>
#include <utility>

namespace orontes::editor {

namespace {

constexpr auto names = std::to_array<IconName>({
    {IconId::Map, "map"},
    {IconId::Forces, "forces"},
    {IconId::Leaders, "leaders"},
    {IconId::Setup, "setup"},
    {IconId::Victory, "victory"},
    {IconId::Options, "options"},
    {IconId::Tables, "tables"},
    {IconId::Notes, "notes"},
    {IconId::Select, "select"},
    {IconId::Pan, "pan"},
    {IconId::Stamp, "stamp"},
    {IconId::Fill, "fill"},
    {IconId::Line, "line"},
    {IconId::Rectangle, "rectangle"},
    {IconId::Edge, "edge"},
    {IconId::Label, "label"},
    {IconId::Region, "region"},
    {IconId::Area, "area"},
    {IconId::Outline, "outline"},
    {IconId::Cut, "cut"},
    {IconId::Erase, "erase"},
    {IconId::Eyedropper, "eyedropper"},
    {IconId::Crop, "crop"},
    {IconId::Rotate, "rotate"},
    {IconId::Mirror, "mirror"},
    {IconId::Shift, "shift"},
    {IconId::Resize, "resize"},
    {IconId::Grid, "grid"},
    {IconId::Layers, "layers"},
    {IconId::Ruler, "ruler"},
    {IconId::Sight, "sight"},
    {IconId::Reach, "reach"},
    {IconId::Zone, "zone"},
    {IconId::Stack, "stack"},
    {IconId::Play, "play"},
    {IconId::Step, "step"},
    {IconId::Auto, "auto"},
    {IconId::Pause, "pause"},
    {IconId::Stop, "stop"},
    {IconId::Back, "back"},
    {IconId::Rewind, "rewind"},
    {IconId::Undo, "undo"},
    {IconId::Redo, "redo"},
    {IconId::Branch, "branch"},
    {IconId::Freeze, "freeze"},
    {IconId::Curtain, "curtain"},
    {IconId::Eye, "eye"},
    {IconId::EyeOff, "eye_off"},
    {IconId::Lock, "lock"},
    {IconId::Unlock, "unlock"},
    {IconId::Dice, "dice"},
    {IconId::Bot, "bot"},
    {IconId::User, "user"},
    {IconId::New, "new"},
    {IconId::Open, "open"},
    {IconId::Save, "save"},
    {IconId::Recent, "recent"},
    {IconId::Home, "home"},
    {IconId::Print, "print"},
    {IconId::Publish, "publish"},
    {IconId::Import, "import"},
    {IconId::Export, "export"},
    {IconId::Mail, "mail"},
    {IconId::External, "external"},
    {IconId::Error, "error"},
    {IconId::Warning, "warning"},
    {IconId::Note, "note"},
    {IconId::Fix, "fix"},
    {IconId::Waive, "waive"},
    {IconId::ZoomIn, "zoom_in"},
    {IconId::ZoomOut, "zoom_out"},
    {IconId::ZoomFit, "zoom_fit"},
    {IconId::Search, "search"},
    {IconId::Filter, "filter"},
    {IconId::Compare, "compare"},
    {IconId::Sun, "sun"},
    {IconId::Moon, "moon"},
    {IconId::Settings, "settings"},
    {IconId::Help, "help"},
    {IconId::Plus, "plus"},
    {IconId::Minus, "minus"},
    {IconId::Check, "check"},
    {IconId::Cross, "cross"},
    {IconId::Trash, "trash"},
    {IconId::Duplicate, "duplicate"},
    {IconId::Up, "up"},
    {IconId::Down, "down"},
    {IconId::Arrow, "arrow"},
    {IconId::ChevronUp, "chevron_up"},
    {IconId::ChevronDown, "chevron_down"},
    {IconId::ChevronLeft, "chevron_left"},
    {IconId::ChevronRight, "chevron_right"},
    {IconId::Link, "link"},
    {IconId::More, "more"},
    {IconId::Grip, "grip"},
    {IconId::Pin, "pin"},
    {IconId::Book, "book"},
    {IconId::Balance, "balance"},
    {IconId::Campaign, "campaign"},
    {IconId::Chart, "chart"},
    {IconId::Chronicle, "chronicle"},
    {IconId::Ledger, "ledger"},
    {IconId::Cup, "cup"},
    {IconId::Calendar, "calendar"},
});

const QByteArray& drawing(IconId id) {
    static QHash<IconId, QByteArray> drawings;
    QByteArray& svg = drawings[id];
    if (svg.isEmpty()) {
        QFile file(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(names[std::size_t(id)].file)));
        if (file.open(QIODevice::ReadOnly))
            svg = file.readAll();
    }
    return svg;
}

class ThemeIcon : public QIconEngine {
public:
    ThemeIcon(IconId drawn, IconRole off, IconRole on) : id(drawn), whenOff(off), whenOn(on) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        paintIcon(*painter, id, rect, colour(mode, state));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        const QColor ink = colour(mode, state);
        const QString key = QStringLiteral("orontes-icon-%1-%2-%3x%4")
                                .arg(int(id))
                                .arg(ink.rgba(), 0, 16)
                                .arg(size.width())
                                .arg(size.height());
        QPixmap picture;
        if (QPixmapCache::find(key, &picture))
            return picture;
        picture = QPixmap(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paintIcon(painter, id, QRectF(QPointF(), QSizeF(size)), ink);
        painter.end();
        QPixmapCache::insert(key, picture);
        return picture;
    }

    QIconEngine* clone() const override { return new ThemeIcon(*this); }

private:
    QColor colour(QIcon::Mode mode, QIcon::State state) const {
        const Tokens& current = tokensFor(QGuiApplication::palette());
        return mode == QIcon::Disabled ? current.disabled : iconColour(state == QIcon::On ? whenOn : whenOff, current);
    }

    IconId id;
    IconRole whenOff, whenOn;
};

} // namespace

QIcon icon(IconId id, IconRole role) {
    return icon(id, role, role);
}

QIcon icon(IconId id, IconRole role, IconRole whenOn) {
    return QIcon(new ThemeIcon(id, role, whenOn));
}

QIcon applicationIcon() {
    return QIcon(QStringLiteral(":/icons/app.svg"));
}

QColor iconColour(IconRole role, const Tokens& tokens) {
    switch (role) {
    case IconRole::Text:
        return tokens.text;
    case IconRole::Muted:
        return tokens.muted;
    case IconRole::Accent:
        return tokens.lapis;
    case IconRole::OnAccent:
        return tokens.onAccent;
    case IconRole::Error:
        return tokens.carnelian;
    case IconRole::Warning:
        return tokens.gold;
    case IconRole::Fine:
        return tokens.malachite;
    }
    return tokens.text;
}

void paintIcon(QPainter& painter, IconId id, const QRectF& rect, const QColor& colour, double stroke) {
    QByteArray svg = drawing(id);
    svg.replace("currentColor", colour.name().toLatin1());
    if (stroke < iconStroke)
        svg.replace("stroke-width=\"1.5\"", "stroke-width=\"" + QByteArray::number(stroke) + '"');
    QSvgRenderer renderer(svg);
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, rect);
    painter.restore();
}

std::span<const IconName> iconNames() {
    return names;
}

} // namespace orontes::editor
