// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/force_words.h"

namespace orontes::model {

std::string wordsOf(const core::Force& force, const core::RulesetInfo& info) {
    std::string words;
    for (const auto& [type, count] : force) {
        const core::CounterTypeSpec* spec = core::findCounterType(info, type);
        words += (words.empty() ? "" : ", ") + std::to_string(count) + " " +
                 (spec ? info.texts.render(spec->label) : type.value);
    }
    return words;
}

} // namespace orontes::model
