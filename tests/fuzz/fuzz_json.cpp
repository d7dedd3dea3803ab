// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/json_text.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

using namespace orontes::core;

/// Whatever can be read is read back equal from each way of writing it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const Result<JsonValue> value = parseJson({reinterpret_cast<const char*>(bytes), size});
    if (!value) {
        if (value.error().id.empty())
            std::abort();
        return 0;
    }
    for (const std::string& text : {compactJson(*value), prettyJson(*value)}) {
        const Result<JsonValue> again = parseJson(text);
        if (!again || *again != *value)
            std::abort();
    }
    if (!parseJson(canonicalJson(*value)))
        std::abort();
    return 0;
}
