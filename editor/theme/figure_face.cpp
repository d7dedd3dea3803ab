// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/theme/figure_face.h"

#include <QFontDatabase>
#include <QHash>
#include <QList>
#include <QMutex>
#include <QRawFont>

#include <algorithm>
#include <array>
#include <map>

namespace orontes::editor {

namespace {

using Glyph = quint32;
using GlyphMap = std::map<Glyph, Glyph>;

/// Big-endian numbers of a font table. What lies beyond its end reads as 0.
struct TableView {
    QByteArray bytes;

    quint32 u16(qsizetype at) const {
        if (at < 0 || at + 2 > bytes.size())
            return 0;
        return quint32(quint8(bytes[at])) << 8 | quint8(bytes[at + 1]);
    }
    quint32 u32(qsizetype at) const { return u16(at) << 16 | u16(at + 2); }
    QByteArrayView tag(qsizetype at) const {
        return at + 4 <= bytes.size() ? QByteArrayView(bytes).sliced(at, 4) : QByteArrayView();
    }
};

void put16(QByteArray& out, quint32 value) {
    out.append(char(value >> 8 & 0xFF)).append(char(value & 0xFF));
}

void put32(QByteArray& out, quint32 value) {
    put16(out, value >> 16);
    put16(out, value & 0xFFFF);
}

/// The glyphs a coverage table lists, in its order (OpenType 1.9, chapter 2).
QList<Glyph> coveredGlyphs(const TableView& gsub, qsizetype at) {
    QList<Glyph> glyphs;
    const quint32 format = gsub.u16(at);
    const quint32 count = gsub.u16(at + 2);
    for (quint32 i = 0; i < count; ++i) {
        if (format == 1) {
            glyphs.append(gsub.u16(at + 4 + 2 * i));
            continue;
        }
        const qsizetype range = at + 4 + 6 * i;
        for (Glyph glyph = gsub.u16(range); glyph <= gsub.u16(range + 2); ++glyph)
            glyphs.append(glyph);
    }
    return glyphs;
}

/// A single-substitution subtable (type 1), of its own or inside an extension (type 7).
void addSubstitutions(const TableView& gsub, quint32 type, qsizetype at, GlyphMap& map) {
    if (type == 7) {
        type = gsub.u16(at + 2);
        at += gsub.u32(at + 4);
    }
    if (type != 1)
        return;
    const QList<Glyph> from = coveredGlyphs(gsub, at + gsub.u16(at + 2));
    for (qsizetype i = 0; i < from.size(); ++i) {
        const bool delta = gsub.u16(at) == 1;
        map.emplace(from[i], delta ? (from[i] + gsub.u16(at + 4)) & 0xFFFF : gsub.u16(at + 6 + 2 * i));
    }
}

GlyphMap replacedGlyphs(const TableView& gsub, QByteArrayView feature) {
    GlyphMap map;
    const qsizetype features = gsub.u16(6);
    const qsizetype lookups = gsub.u16(8);
    for (quint32 f = 0; f < gsub.u16(features); ++f) {
        const qsizetype record = features + 2 + 6 * f;
        if (gsub.tag(record) != feature)
            continue;
        const qsizetype table = features + gsub.u16(record + 4);
        for (quint32 l = 0; l < gsub.u16(table + 2); ++l) {
            const qsizetype lookup = lookups + gsub.u16(lookups + 2 + 2 * gsub.u16(table + 4 + 2 * l));
            for (quint32 s = 0; s < gsub.u16(lookup + 4); ++s)
                addSubstitutions(gsub, gsub.u16(lookup), lookup + gsub.u16(lookup + 6 + 2 * s), map);
        }
    }
    return map;
}

struct Characters {
    char16_t first;
    char16_t end;
};

constexpr Characters latin{0x20, 0x2300};
constexpr Characters figuresAlone{u'0', u'9' + 1};

/// A character map of these characters, one group per character (format 12). It is of platform 0: for
/// Windows' full Unicode alone FreeType would make up a second map from the names of the glyphs, and Qt would take
/// that.
QByteArray characterMap(const QRawFont& face, const GlyphMap& figures, Characters characters) {
    QByteArray groups;
    quint32 count = 0;
    for (char16_t code = characters.first; code < characters.end; ++code) {
        const QList<Glyph> glyphs = face.glyphIndexesForString(QString(QChar(code)));
        if (glyphs.size() != 1 || glyphs[0] == 0)
            continue;
        const bool figure = code >= u'0' && code <= u'9';
        const auto tabular = figures.find(glyphs[0]);
        put32(groups, code);
        put32(groups, code);
        put32(groups, figure && tabular != figures.end() ? tabular->second : glyphs[0]);
        ++count;
    }
    QByteArray table;
    for (const quint32 half : {0U, 1U, 0U, 4U, 0U, 12U, 12U, 0U}) // one subtable, full Unicode, at 12
        put16(table, half);
    put32(table, 16 + quint32(groups.size()));
    put32(table, 0);
    put32(table, count);
    return table + groups;
}

/// Every figure as wide as the widest: in some weights one of them is a few units short. `metrics` counts the glyphs
/// that have an advance of their own.
QByteArray levelled(const QByteArray& hmtx, quint32 metrics, const QRawFont& face, const GlyphMap& figures) {
    const TableView view{hmtx};
    QList<qsizetype> places;
    quint32 widest = 0;
    for (const Glyph glyph : face.glyphIndexesForString(QStringLiteral("0123456789"))) {
        const auto tabular = figures.find(glyph);
        if (tabular == figures.end() || tabular->second >= metrics)
            continue;
        places.append(4 * qsizetype(tabular->second));
        widest = std::max(widest, view.u16(places.last()));
    }
    QByteArray table = hmtx;
    QByteArray advance;
    put16(advance, widest);
    for (const qsizetype place : places)
        table.replace(place, 2, advance);
    return table;
}

/// Family, style, identifier, full name and PostScript name, as Windows English.
QByteArray nameTable(const QString& family, const QString& style) {
    const QString full = family + QLatin1Char(' ') + style;
    QString postScript = family + QLatin1Char('-') + style;
    postScript.remove(QLatin1Char(' '));
    const std::array<std::pair<quint32, QString>, 5> names{
        {{1, family}, {2, style}, {3, postScript}, {4, full}, {6, postScript}}};
    QByteArray records;
    QByteArray strings;
    for (const auto& [id, text] : names) {
        for (const quint32 value : {3U, 1U, 0x409U, id, quint32(text.size()) * 2, quint32(strings.size())})
            put16(records, value);
        for (const QChar character : text)
            put16(strings, character.unicode());
    }
    QByteArray table;
    for (const quint32 value : {0U, quint32(names.size()), 6U + quint32(records.size())})
        put16(table, value);
    return table + records + strings;
}

quint32 checksum(const QByteArray& table) {
    const TableView view{table + QByteArray(3, '\0')};
    quint32 sum = 0;
    for (qsizetype at = 0; at < table.size(); at += 4)
        sum += view.u32(at);
    return sum;
}

QByteArray fontFile(const std::map<QByteArray, QByteArray>& tables) {
    QByteArray directory;
    QByteArray body;
    directory.append("OTTO");
    quint32 power = 1;
    quint32 log = 0;
    for (; power * 2 <= tables.size(); power *= 2)
        ++log;
    for (const quint32 value : {quint32(tables.size()), power * 16, log, quint32(tables.size()) * 16 - power * 16})
        put16(directory, value);
    const quint32 start = quint32(directory.size()) + quint32(tables.size()) * 16;
    for (const auto& [tag, table] : tables) {
        directory.append(tag);
        put32(directory, checksum(table));
        put32(directory, start + quint32(body.size()));
        put32(directory, quint32(table.size()));
        body.append(table);
        body.append(QByteArray((4 - table.size() % 4) % 4, '\0'));
    }
    return directory + body;
}

} // namespace

QByteArray figureFace(const QRawFont& face, const QString& family, Figures kind) {
    const bool tabular = kind == Figures::Tabular;
    const GlyphMap figures = replacedGlyphs({face.fontTable("GSUB")}, tabular ? "tnum" : "lnum");
    if (figures.empty())
        return {};
    std::map<QByteArray, QByteArray> tables;
    for (const char* const tag : {"CFF ", "OS/2", "head", "hhea", "hmtx", "maxp", "post"}) {
        tables[tag] = face.fontTable(tag);
        if (tables[tag].isEmpty())
            return {};
    }
    const quint32 metrics = TableView{tables["hhea"]}.u16(34);
    if (tabular)
        tables["hmtx"] = levelled(tables["hmtx"], metrics, face, figures);
    tables["cmap"] = characterMap(face, figures, tabular ? latin : figuresAlone);
    tables["name"] = nameTable(family, face.styleName());
    return fontFile(tables);
}

namespace {

QString registered(const QString& original, QFont::Weight weight, const QString& family, Figures figures) {
    QFont font(original, -1, weight);
    font.setPixelSize(13);
    const QRawFont face = QRawFont::fromFont(font);
    if (face.familyName() != original)
        return {};
    const QByteArray twin = figureFace(face, family, figures);
    const int id = twin.isEmpty() ? -1 : QFontDatabase::addApplicationFontFromData(twin);
    return QFontDatabase::applicationFontFamilies(id).value(0);
}

/// Families by weight, made when they are first asked for.
class Twins {
public:
    Twins(QString original, QString family, Figures figures)
        : m_original(std::move(original)), m_family(std::move(family)), m_figures(figures) {}

    QString of(QFont::Weight weight) {
        const QMutexLocker lock(&m_mutex);
        if (const auto known = m_families.constFind(weight); known != m_families.constEnd())
            return *known;
        return m_families[weight] = registered(m_original, weight, m_family, m_figures);
    }

private:
    QString m_original;
    QString m_family;
    Figures m_figures;
    QHash<int, QString> m_families;
    QMutex m_mutex; ///< printing asks from another thread
};

} // namespace

QString figureFamily(QFont::Weight weight) {
    static Twins twins(QStringLiteral("Inter"), QStringLiteral("Orontes Figures"), Figures::Tabular);
    return twins.of(weight);
}

QString liningFamily(QFont::Weight weight) {
    static Twins twins(QStringLiteral("EB Garamond"), QStringLiteral("Orontes Lining"), Figures::Lining);
    return twins.of(weight);
}

} // namespace orontes::editor
