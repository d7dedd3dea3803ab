// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/map_cursor.h"

#include "editor/map/map_picture.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

namespace orontes::editor {
namespace {

struct Spoken {
    Q_DECLARE_TR_FUNCTIONS(MapCanvas)
};

QPointF wayOf(Heading heading) {
    switch (heading) {
    case Heading::Left:
        return {-1, 0};
    case Heading::Right:
        return {1, 0};
    case Heading::Up:
        return {0, -1};
    case Heading::Down:
        return {0, 1};
    }
    return {};
}

QString label(const core::Board& board, core::SpaceId space) {
    return QString::fromStdString(core::labelOf(board, space).value);
}

/// "River towards 41 and 42" for each feature along the edges of a space.
QStringList edgesOf(const MapPicture& picture, core::SpaceId space) {
    const core::Board& board = *picture.board;
    QStringList spoken;
    const std::vector<core::Neighbour> neighbours = core::neighbours(board, space);
    for (std::size_t bit = 0; bit < board.features.size(); ++bit) {
        QStringList towards;
        for (const core::Neighbour& neighbour : neighbours)
            if ((core::featuresOf(board, neighbour.edge) >> bit & 1) != 0)
                towards << label(board, neighbour.space);
        if (!towards.isEmpty())
            spoken << Spoken::tr("%1 towards %2")
                          .arg(entryOf(picture.style.legend, board.features[bit]).label, towards.join(", "));
    }
    return spoken;
}

} // namespace

std::optional<core::SpaceId> spaceBeside(const core::Board& board, const BoardShape& shape, core::SpaceId from,
                                         Heading heading) {
    const QPointF way = wayOf(heading);
    if (shape.grid()) {
        const core::Cell cell = shape.cell(from);
        return core::spaceAt(board, cell.column + static_cast<int>(way.x()), cell.row + static_cast<int>(way.y()));
    }
    std::optional<core::SpaceId> best;
    double bestAim = 0.4; // cosine of the widest angle that still counts as this direction
    for (const core::Neighbour& neighbour : core::neighbours(board, from)) {
        const QPointF to = shape.centre(neighbour.space) - shape.centre(from);
        const double distance = std::hypot(to.x(), to.y());
        const double aim = distance > 0 ? QPointF::dotProduct(to, way) / distance : 0;
        if (aim > bestAim) {
            best = neighbour.space;
            bestAim = aim;
        }
    }
    return best;
}

QString spokenCounter(const PlacedCounter& counter) {
    const QString caption = QString::fromStdString(counter.face.caption);
    return counter.stands == Stands::There ? caption : Spoken::tr("%1 · its place is not chosen yet").arg(caption);
}

QString spokenSpace(const MapPicture& picture, core::SpaceId space) {
    const core::Board& board = *picture.board;
    QStringList parts{label(board, space)};
    const core::SpaceNote& note = core::noteOf(board, space);
    if (!note.name.empty())
        parts << QString::fromStdString(note.name);
    if (!note.letter.empty())
        parts << Spoken::tr("letter %1").arg(QString::fromStdString(note.letter));
    parts << entryOf(picture.style.legend, core::terrainOf(board, space)).label;
    parts << edgesOf(picture, space);
    QString spoken = parts.join(", ");
    QStringList stack;
    for (const PlacedCounter& counter : *picture.counters)
        if (counter.space == space)
            stack << QString::fromStdString(counter.face.caption);
    if (!stack.isEmpty())
        spoken += QStringLiteral("; ") + stack.join(", ");
    return spoken;
}

} // namespace orontes::editor
