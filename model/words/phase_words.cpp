// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/phase_words.h"

namespace orontes::model {

std::string wordsOf(const core::PhaseId& id, const core::RulesetInfo& info, const core::Catalogue& texts) {
    for (const core::PhaseSpec& phase : info.phases)
        if (phase.id == id)
            return texts.render(phase.label);
    return id.value;
}

} // namespace orontes::model
