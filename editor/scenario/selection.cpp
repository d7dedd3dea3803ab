// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/scenario/selection.h"

#include <algorithm>

namespace orontes::editor {

namespace {

template <class Id>
void tidy(std::vector<Id>& ids) {
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
}

} // namespace

void Selection::select(Selected selected) {
    tidy(selected.counters);
    tidy(selected.spaces);
    if (selected == m_selected)
        return;
    m_selected = std::move(selected);
    emit changed();
}

} // namespace orontes::editor
