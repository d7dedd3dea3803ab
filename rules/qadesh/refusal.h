// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/action.h"
#include "rules/qadesh/tale.h"

namespace orontes::qadesh {

/// Why an action is illegal: `about.text` is the finding's id and names its sentence.
core::Diagnostic refusal(const Setup& setup, const About& about);

inline core::Verdict refused(const Setup& setup, const About& about) {
    return core::refuse(refusal(setup, about));
}

} // namespace orontes::qadesh
