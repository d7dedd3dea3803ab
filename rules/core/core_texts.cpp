// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/core_texts.h"

#include "rules/core/data.h"

namespace orontes::core {
namespace {

Catalogue embeddedTexts() {
    Catalogue texts;
    for (const std::string_view name : dataNames())
        if (name.starts_with("messages"))
            texts.add(data(name));
    return texts;
}

} // namespace

const Catalogue& coreTexts() {
    static const Catalogue texts = embeddedTexts();
    return texts;
}

} // namespace orontes::core
