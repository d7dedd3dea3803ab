// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/diagnostic.h"

#include <tl/expected.hpp>

namespace orontes::core {

/// A value, or the finding that explains why there is none.
template <class T>
using Result = tl::expected<T, Diagnostic>;

inline tl::unexpected<Diagnostic> refuse(Diagnostic diagnostic) {
    return tl::unexpected<Diagnostic>(std::move(diagnostic));
}

} // namespace orontes::core
