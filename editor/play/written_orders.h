// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/view.h"
#include "rules/core/scenario/scenario.h"
#include "rules/core/text.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace orontes::editor {

/// What has been written for whom, as far as the observer of the view may know it.
struct WrittenOrders {
    QString title;
    QStringList lines;
};

/// The piles beside the map, chart by chart; where the rules have none, the ways that are drawn on the map.
std::vector<WrittenOrders> ordersIn(const core::View& view, const core::Scenario& scenario,
                                    const core::Catalogue& texts);

} // namespace orontes::editor
