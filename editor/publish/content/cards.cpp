// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/content/cards.h"

#include "editor/publish/content/counters.h"
#include "editor/publish/content/words.h"
#include "model/words/value_words.h"

#include <algorithm>

namespace orontes::editor {

namespace {

/// Nothing worth ink: no text, or a bonus of nothing.
bool isNothing(const core::FieldSpec& field, const core::Value& value) {
    if (const auto* const text = std::get_if<std::string>(&value))
        return text->empty();
    if (const auto* const list = std::get_if<core::TextList>(&value))
        return list->empty();
    const auto* const number = std::get_if<std::int64_t>(&value);
    return number != nullptr && *number == 0 && field.defaultValue == core::Value{std::int64_t{0}};
}

std::vector<CardField> fieldsOf(const KitSource& kit, const core::CardSpec& spec, const core::Counter& counter) {
    std::vector<CardField> fields;
    const core::CounterTypeSpec* const type = core::findCounterType(kit.info, counter.type);
    for (const core::FieldId& id : spec.fields) {
        const core::FieldSpec* const field = type != nullptr ? core::findField(type->fields, id) : nullptr;
        if (field == nullptr)
            continue;
        const core::Value value = core::fieldValue(kit.info, counter, id);
        if (!isNothing(*field, value))
            fields.push_back({wordsOf(kit, field->label), valueText(kit, *field, value),
                              QString::fromStdString(model::unitWords(*field, value, kit.info.texts))});
    }
    return fields;
}

std::vector<BoxTrack> tracksOf(const KitSource& kit, const core::CardSpec& spec) {
    std::vector<BoxTrack> tracks;
    for (const core::CardTrack& track : spec.tracks) {
        BoxTrack boxes{wordsOf(kit, track.label), track.boxes, {}};
        for (const core::TextId& caption : track.captions)
            boxes.captions.push_back(wordsOf(kit, caption));
        tracks.push_back(std::move(boxes));
    }
    return tracks;
}

} // namespace

std::vector<CardContent> cardContents(const KitSource& kit, const core::CardSpec& spec) {
    std::vector<CardContent> cards;
    std::vector<QString> reminders;
    for (const core::TextId& reminder : spec.reminders)
        reminders.push_back(wordsOf(kit, reminder));
    for (const core::Counter* const counter : countersBySide(kit.scenario)) {
        if (std::find(spec.types.begin(), spec.types.end(), counter->type) == spec.types.end())
            continue;
        const core::CounterTypeSpec* const type = core::findCounterType(kit.info, counter->type);
        const core::Side* const side = core::findSide(kit.scenario, counter->side);
        CardContent card;
        card.face = core::faceOf(kit.info, kit.scenario, *counter, core::FaceSide::Front);
        card.name = typeset(counter->name);
        card.belongs = typeset(side != nullptr ? side->name : counter->side.value);
        card.kind = type != nullptr ? wordsOf(kit, type->label) : QString();
        card.setUp = setUpText(kit, counter->setUp);
        card.fields = fieldsOf(kit, spec, *counter);
        card.tracks = tracksOf(kit, spec);
        card.reminders = reminders;
        cards.push_back(std::move(card));
    }
    return cards;
}

} // namespace orontes::editor
