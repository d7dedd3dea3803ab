// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/layout/sheet.h"

namespace orontes::editor {

Sheet plainSheet(QString title, MmSize size) {
    return {std::move(title), size, rectOf(size), 0, {}, {}};
}

} // namespace orontes::editor
