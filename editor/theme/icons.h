// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>

#include <span>

class QPainter;
class QRectF;

namespace orontes::editor {

struct Tokens;

/// The icons of resources/icons, each drawn on a 20 px grid in strokes of 1.5 px.
enum class IconId {
    // rail
    Map,
    Forces,
    Leaders,
    Setup,
    Victory,
    Options,
    Tables,
    Notes,
    // map tools
    Select,
    Pan,
    Stamp,
    Fill,
    Line,
    Rectangle,
    Edge,
    Label,
    Region,
    Area,
    Outline,
    Cut,
    Erase,
    Eyedropper,
    // map commands and overlays
    Crop,
    Rotate,
    Mirror,
    Shift,
    Resize,
    Grid,
    Layers,
    Ruler,
    Sight,
    Reach,
    Zone,
    Stack,
    // play
    Play,
    Step,
    Auto,
    Pause,
    Stop,
    Back,
    Rewind,
    Undo,
    Redo,
    Branch,
    Freeze,
    Curtain,
    Eye,
    EyeOff,
    Lock,
    Unlock,
    Dice,
    Bot,
    User,
    // files
    New,
    Open,
    Save,
    Recent,
    Home,
    Print,
    Publish,
    Import,
    Export,
    Mail,
    External,
    // problems
    Error,
    Warning,
    Note,
    Fix,
    Waive,
    // view
    ZoomIn,
    ZoomOut,
    ZoomFit,
    Search,
    Filter,
    Compare,
    Sun,
    Moon,
    Settings,
    Help,
    // small things
    Plus,
    Minus,
    Check,
    Cross,
    Trash,
    Duplicate,
    Up,
    Down,
    Arrow,
    ChevronUp,
    ChevronDown,
    ChevronLeft,
    ChevronRight,
    Link,
    More,
    Grip,
    Pin,
    // documents
    Book,
    Balance,
    Campaign,
    Chart,
    Chronicle,
    Ledger,
    Cup,
    Calendar,
};

/// Which token an icon is drawn in.
enum class IconRole { Text, Muted, Accent, OnAccent, Error, Warning, Fine };

/// An icon that takes its colour from the theme whenever it is painted, at any scale; nothing needs to be told when
/// the theme changes. `whenOn` is the colour of the checked state of a button.
QIcon icon(IconId id, IconRole role = IconRole::Text);
QIcon icon(IconId id, IconRole role, IconRole whenOn);

/// The application's own icon, in colour.
QIcon applicationIcon();

QColor iconColour(IconRole role, const Tokens& tokens);

inline constexpr double iconStroke = 1.5;

/// Draws an icon into `rect`, for delegates and custom widgets. `stroke` is in units of the 20 px grid; a large icon
/// takes a finer one.
void paintIcon(QPainter& painter, IconId id, const QRectF& rect, const QColor& colour, double stroke = iconStroke);

struct IconName {
    IconId id;
    const char* file; // in resources/icons, without .svg
};

/// Every icon with its file, in the order of IconId.
std::span<const IconName> iconNames();

} // namespace orontes::editor
