// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/texts.h"

#include "model/data.h"
#include "rules/core/core_texts.h"

namespace orontes::model {
namespace {

core::Catalogue withOurs(core::Catalogue catalogue) {
    for (const std::string_view name : dataNames())
        if (name.starts_with("messages"))
            catalogue.add(data(name));
    return catalogue;
}

} // namespace

const core::Catalogue& modelTexts() {
    static const core::Catalogue texts = withOurs(core::coreTexts());
    return texts;
}

core::Catalogue textsFor(const core::RulesetInfo& info) {
    return withOurs(info.texts);
}

} // namespace orontes::model
