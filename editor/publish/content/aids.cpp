// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/content/aids.h"

#include "editor/publish/content/words.h"
#include "editor/publish/layout/furniture.h"

#include <QStringList>

#include <algorithm>
#include <map>
#include <optional>

namespace orontes::editor {

namespace {

/// How a value that is not stated in the rulebook is marked, and what the mark means.
struct Mark {
    QString sign;
    QString meaning;
};

Mark markOf(core::Provenance provenance) {
    switch (provenance) {
    case core::Provenance::Text:
        return {};
    case core::Provenance::Found:
        return {QStringLiteral("†"), PrintWords::tr("found in a public source")};
    case core::Provenance::Derived:
        return {QStringLiteral("°"), PrintWords::tr("computed from the rulebook’s numbers")};
    case core::Provenance::Ruling:
        return {QStringLiteral("‡"), PrintWords::tr("ruled where the rulebook says nothing")};
    case core::Provenance::Reconstruction:
        return {QStringLiteral("§"), PrintWords::tr("reconstructed")};
    }
    return {};
}

const core::TableOverride* overrideOf(const KitSource& kit, const core::TableSpec& table, std::size_t row,
                                      std::size_t column) {
    for (const core::TableOverride& one : *kit.scenario.tables)
        if (one.table == table.id && one.row == table.rows[row].id && one.column == table.columns[column].id)
            return &one;
    return nullptr;
}

QString cellText(const KitSource& kit, const core::TableSpec& table, const core::Value& value) {
    if (const auto* const flag = std::get_if<bool>(&value))
        return *flag ? PrintWords::tr("yes") : QStringLiteral("–");
    if (const auto* const number = std::get_if<std::int64_t>(&value))
        return numberText(*number, table.minimum < 0 ? Signs::Always : Signs::AsNeeded);
    if (const auto* const list = std::get_if<core::TextList>(&value)) {
        QStringList parts;
        for (const std::string& one : *list)
            parts << typeset(one);
        return parts.join(QStringLiteral(", "));
    }
    const std::string& token = std::get<std::string>(value);
    for (const core::TableLine& choice : table.choices)
        if (choice.id == token)
            return wordsOf(kit, choice.label);
    return typeset(token);
}

/// Where every value of the table comes from the same source; the rulebook needs no saying.
std::optional<core::Provenance> commonSource(const core::TableSpec& table) {
    std::optional<core::Provenance> common;
    for (const auto& row : table.cells)
        for (const core::TableCell& cell : row) {
            if (common && *common != cell.provenance)
                return std::nullopt;
            common = cell.provenance;
        }
    return common == core::Provenance::Text ? std::nullopt : common;
}

QString noteOf(const std::optional<core::Provenance>& common, const std::map<QString, QString>& marks) {
    QStringList notes;
    if (common)
        notes << PrintWords::tr("all values %1").arg(markOf(*common).meaning);
    for (const auto& [sign, meaning] : marks)
        notes << QStringLiteral("%1 %2").arg(sign, meaning);
    return notes.join(QStringLiteral("; "));
}

AidTable tableOf(const KitSource& kit, const core::TableSpec& spec) {
    AidTable table{wordsOf(kit, spec.label), wordsOf(kit, spec.help), {}, {}, {}};
    std::map<QString, QString> marks;
    const std::optional<core::Provenance> common = commonSource(spec);
    for (const core::TableLine& column : spec.columns)
        table.columns.push_back(wordsOf(kit, column.label));
    for (std::size_t row = 0; row < spec.rows.size(); ++row) {
        AidRow line{wordsOf(kit, spec.rows[row].label), {}};
        for (std::size_t column = 0; column < spec.columns.size(); ++column) {
            const core::TableCell& cell = spec.cells[row][column];
            const core::TableOverride* const own = overrideOf(kit, spec, row, column);
            const Mark source = common ? Mark{} : markOf(cell.provenance);
            const Mark mark =
                own != nullptr ? Mark{QStringLiteral("*"), PrintWords::tr("changed in this scenario")} : source;
            if (!mark.sign.isEmpty())
                marks[mark.sign] = mark.meaning;
            line.cells.push_back(cellText(kit, spec, own != nullptr ? own->value : cell.value) + mark.sign);
        }
        table.rows.push_back(std::move(line));
    }
    table.note = noteOf(common, marks);
    return table;
}

} // namespace

AidContent aidContent(const KitSource& kit, const core::AidSpec& spec) {
    AidContent aid{wordsOf(kit, spec.label), {}, {}};
    for (const core::TextId& paragraph : spec.paragraphs)
        aid.paragraphs.push_back(wordsOf(kit, paragraph));
    for (const std::string& id : spec.tables)
        for (const core::TableSpec& table : kit.info.tables)
            if (table.id == id)
                aid.tables.push_back(tableOf(kit, table));
    return aid;
}

} // namespace orontes::editor
