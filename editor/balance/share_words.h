// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/balance/share.h"

#include <QString>

namespace orontes::editor {

/// "41.20 %"
inline QString percentWords(double share) {
    return QString::fromStdString(model::percent(share));
}

} // namespace orontes::editor
