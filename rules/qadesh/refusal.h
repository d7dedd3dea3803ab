// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/action.h"
#include "rules/qadesh/tale.h"

namespace orontes::qadesh {

inline core::Verdict refused(const Setup& setup, const About& about) {
    return core::refuse(refusal(setup, about));
}

} // namespace orontes::qadesh
