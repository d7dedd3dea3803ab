// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/spaces_model.h"

#include "model/items/field_cell.h"

#include <algorithm>

namespace orontes::model {
namespace {

std::string terrainWords(const ScenarioDocument& document, core::SpaceId space) {
    const core::TerrainToken& token = core::terrainOf(*document.scenario().board, space);
    const core::TerrainSpec* terrain = core::findTerrain(document.info(), token);
    return terrain == nullptr ? token.value : document.texts().render(terrain->label);
}

std::string regionWords(const core::Board& board, core::SpaceId space) {
    const core::SpaceLabel label = core::labelOf(board, space);
    std::string words;
    for (const core::Region& region : *board.regions)
        if (std::find(region.spaces.begin(), region.spaces.end(), label) != region.spaces.end())
            words += (words.empty() ? "" : ", ") + (region.name.empty() ? region.id.value : region.name);
    return words;
}

} // namespace

SpacesModel::SpacesModel(ScenarioDocument& document, QObject* parent)
    : SealedTable(parent), m_document(document), m_rows(core::spaceCount(*document.scenario().board)) {
    connect(&document, &ScenarioDocument::changed, this, &SpacesModel::follow);
}

void SpacesModel::follow(const core::ChangeSet& changes) {
    if (changes.boardShape) {
        beginResetModel(); // another board: no row is what it was
        m_rows = core::spaceCount(*m_document.scenario().board);
        endResetModel();
        return;
    }
    tellSpaces(changes.spaces);
    if (changes.regions && m_rows > 0)
        emit dataChanged(index(0, Regions), index(m_rows - 1, Regions));
}

void SpacesModel::tellSpaces(const std::vector<core::SpaceId>& spaces) {
    for (std::size_t first = 0; first < spaces.size();) {
        std::size_t last = first;
        while (last + 1 < spaces.size() && spaces[last + 1].value == spaces[last].value + 1)
            ++last;
        emit dataChanged(index(spaces[first].value, 0), index(spaces[last].value, columns() - 1));
        first = last + 1;
    }
}

int SpacesModel::rows() const {
    return m_rows;
}

int SpacesModel::columns() const {
    return FirstField + static_cast<int>(m_document.info().spaceFields.size());
}

const core::FieldSpec* SpacesModel::fieldAt(const QModelIndex& index) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || index.column() < FirstField)
        return nullptr;
    return &m_document.info().spaceFields[static_cast<std::size_t>(index.column() - FirstField)];
}

core::Value SpacesModel::valueOf(core::SpaceId space, const core::FieldSpec& field) const {
    const core::Attributes& attributes = core::noteOf(*m_document.scenario().board, space).attributes;
    const auto found = attributes.find(field.id);
    return found == attributes.end() ? field.defaultValue : found->second;
}

QString SpacesModel::textOf(core::SpaceId space, int column, bool editing) const {
    const core::Board& board = *m_document.scenario().board;
    switch (column) {
    case Label:
        return asQString(core::labelOf(board, space).value);
    case Terrain:
        return asQString(editing ? core::terrainOf(board, space).value : terrainWords(m_document, space));
    case Name:
        return asQString(core::noteOf(board, space).name);
    case Letter:
        return asQString(core::noteOf(board, space).letter);
    case Regions:
        return asQString(regionWords(board, space));
    default:
        return {};
    }
}

QVariant SpacesModel::cell(int row, int column, int role) const {
    const core::SpaceId space{row};
    if (role == KeyRole || role == SpaceRole)
        return row;
    if (column >= FirstField) {
        const core::FieldSpec& field = m_document.info().spaceFields[static_cast<std::size_t>(column - FirstField)];
        return fieldCell(field, valueOf(space, field), role, m_document);
    }
    if (role == Qt::DisplayRole || role == Qt::EditRole)
        return textOf(space, column, role == Qt::EditRole);
    return {};
}

QVariant SpacesModel::columnHeading(int column, int role) const {
    static const char* const ids[]{"items.space.label", "items.space.terrain", "items.space.name", "items.space.letter",
                                   "items.space.regions"};
    if (role != Qt::DisplayRole)
        return {};
    const core::TextId heading =
        column < FirstField ? core::TextId{ids[column]}
                            : m_document.info().spaceFields[static_cast<std::size_t>(column - FirstField)].label;
    return asQString(m_document.texts().render(heading));
}

CellUse SpacesModel::use(int, int column) const {
    if (column >= FirstField)
        return useOf(m_document.info().spaceFields[static_cast<std::size_t>(column - FirstField)]);
    return column == Label || column == Regions ? CellUse::Shown : CellUse::Edited;
}

bool SpacesModel::change(int row, int column, const QVariant& value) {
    const core::SpaceId space{row};
    core::SpaceNote note = core::noteOf(*m_document.scenario().board, space);
    core::Edit edit;
    if (column == Terrain)
        edit.change = core::PaintTerrain{{space}, core::TerrainToken{value.toString().toStdString()}};
    else if (column == Name)
        note.name = value.toString().toStdString();
    else if (column == Letter)
        note.letter = value.toString().toStdString();
    else {
        const core::FieldSpec& field = m_document.info().spaceFields[static_cast<std::size_t>(column - FirstField)];
        const std::optional<core::Value> entered = enteredValue(field, value);
        if (!entered)
            return false;
        note.attributes = withField(std::move(note.attributes), field, *entered);
    }
    if (column != Terrain)
        edit.change = core::SetSpaceNote{space, std::move(note)};
    const core::Result<void> done = m_document.apply(edit);
    if (!done)
        emit refused(done.error());
    return done.has_value();
}

} // namespace orontes::model
