// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/pdf_measure.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

namespace orontes::tests {

using editor::mmPerPoint;
using editor::MmRect;

namespace {

constexpr int fontTableHead = 2; // lines of pdffonts and pdfimages before the first entry

QString pageText(int page) {
    return QString::number(page);
}

} // namespace

MeasuredPdf::MeasuredPdf(const QByteArray& bytes) : m_file(m_folder.filePath("measured.pdf")) {
    QFile file(m_file);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(m_file));
}

QString MeasuredPdf::output(const QString& tool, const QStringList& arguments) const {
    QProcess process;
    process.start(tool, QStringList(arguments).replaceInStrings("%", m_file));
    process.waitForFinished(60000);
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        qFatal("%s: %s", qPrintable(tool), process.readAllStandardError().constData());
    return QString::fromUtf8(process.readAllStandardOutput());
}

std::vector<double> MeasuredPdf::box(int page, const QString& name) const {
    QString& text = m_boxes[page];
    if (text.isEmpty())
        text = output("pdfinfo", {"-box", "-f", pageText(page), "-l", pageText(page), "%"});
    const QRegularExpression line(name + R"(:\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+))");
    const QRegularExpressionMatch match = line.match(text);
    std::vector<double> box;
    for (int i = 1; i <= 4; ++i)
        box.push_back(match.captured(i).toDouble());
    return box;
}

std::optional<MmRect> MeasuredPdf::word(int page, const QString& text) const {
    QXmlStreamReader xml(output("pdftotext", {"-bbox", "-f", pageText(page), "-l", pageText(page), "%", "-"}));
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != QLatin1String("word"))
            continue;
        const QXmlStreamAttributes at = xml.attributes();
        const auto number = [&at](const char* name) { return at.value(QLatin1String(name)).toDouble() * mmPerPoint; };
        const MmRect box{number("xMin"), number("yMin"), number("xMax") - number("xMin"),
                         number("yMax") - number("yMin")};
        if (xml.readElementText() == text)
            return box;
    }
    return std::nullopt;
}

QImage MeasuredPdf::picture(int page, int dotsPerInch) const {
    const QString target = m_folder.filePath("page");
    output("pdftocairo", {"-png", "-singlefile", "-r", QString::number(dotsPerInch), "-f", pageText(page), "-l",
                          pageText(page), "%", target});
    return QImage(target + ".png");
}

MmRect MeasuredPdf::dark(int page, const MmRect& within) const {
    constexpr int dotsPerInch = 1200; // 0.02 mm
    constexpr double perMm = dotsPerInch / editor::mmPerInch;
    const QRect area =
        QRectF(within.x * perMm, within.y * perMm, within.width * perMm, within.height * perMm).toAlignedRect();
    const QString target = m_folder.filePath("part");
    output("pdftocairo", {"-png", "-gray", "-singlefile", "-r", QString::number(dotsPerInch), "-f", pageText(page),
                          "-l", pageText(page), "-x", QString::number(area.x()), "-y", QString::number(area.y()), "-W",
                          QString::number(area.width()), "-H", QString::number(area.height()), "%", target});
    const QImage picture(target + ".png");
    QRect dark;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (qGray(picture.pixel(x, y)) < 128)
                dark |= QRect(area.x() + x, area.y() + y, 1, 1);
    return {dark.x() / perMm, dark.y() / perMm, dark.width() / perMm, dark.height() / perMm};
}

QStringList MeasuredPdf::fonts() const {
    QStringList names;
    for (const QString& line : output("pdffonts", {"%"}).split('\n', Qt::SkipEmptyParts).mid(fontTableHead))
        names << line.section(' ', 0, 0);
    return names;
}

QStringList MeasuredPdf::missingFonts() const {
    static const QRegularExpression embedded(R"(Identity-H\s+yes)");
    QStringList names;
    for (const QString& line : output("pdffonts", {"%"}).split('\n', Qt::SkipEmptyParts).mid(fontTableHead))
        if (!embedded.match(line).hasMatch())
            names << line;
    return names;
}

int MeasuredPdf::images() const {
    return static_cast<int>(output("pdfimages", {"-list", "%"}).split('\n', Qt::SkipEmptyParts).size()) - fontTableHead;
}

QByteArray MeasuredPdf::plain() const {
    return output("qpdf", {"--qdf", "--object-streams=disable", "%", "-"}).toLatin1();
}

int MeasuredPdf::pages() const {
    return output("qpdf", {"--show-npages", "%"}).trimmed().toInt();
}

} // namespace orontes::tests
