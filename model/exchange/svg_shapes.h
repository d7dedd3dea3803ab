// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPolygonF>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <map>
#include <string>
#include <vector>

namespace orontes::model {

/// A closed shape of a picture, in millimetres from the upper left corner of its sheet.
struct SvgShape {
    QString label;
    QPolygonF outline;
};

struct SvgShapes {
    std::vector<SvgShape> shapes;
    QSizeF size{0, 0};                          ///< of the sheet, in millimetres; null where the picture does not say
    std::map<std::string, QStringList> leftOut; ///< by the sentence that tells of it
    QString fault;                              ///< why this is no picture
};

SvgShapes readSvgShapes(const QByteArray& svg);

} // namespace orontes::model
