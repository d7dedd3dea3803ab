// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/written_orders.h"

#include "editor/play/chit_rows.h"

#include <QCoreApplication>

namespace orontes::editor {

namespace {

QString seatName(const core::Scenario& scenario, core::SeatId seat) {
    return QString::fromStdString((*scenario.seats)[static_cast<std::size_t>(seat.value)].name);
}

WrittenOrders orders(const core::ViewPile& pile, const core::Scenario& scenario, const core::Catalogue& texts) {
    WrittenOrders written;
    const QString label = QString::fromStdString(texts.render(pile.label));
    written.title = pile.seat ? QStringLiteral("%1: %2").arg(seatName(scenario, *pile.seat), label) : label;
    for (const core::Text& item : pile.items)
        written.lines << QString::fromStdString(texts.render(item));
    return written;
}

QString wayOf(const core::ViewPath& path, const core::View& view, const core::Scenario& scenario) {
    QStringList spaces;
    for (const core::SpaceId space : path.spaces)
        spaces << QString::fromStdString(core::labelOf(*scenario.board, space).value);
    QString name;
    for (const core::ViewCounter& seen : view.counters)
        if (seen.counter == path.counter)
            name = QString::fromStdString(seen.face.caption);
    return QStringLiteral("%1: %2").arg(name, spaces.join(QStringLiteral(" → ")));
}

} // namespace

std::vector<WrittenOrders> ordersIn(const core::View& view, const core::Scenario& scenario,
                                    const core::Catalogue& texts) {
    std::vector<WrittenOrders> all;
    for (const core::ViewPile& pile : view.piles)
        if (!isOfChits(pile) && pile.side.empty() && (pile.seat || !pile.items.empty()))
            all.push_back(orders(pile, scenario, texts));
    if (!all.empty() || view.paths.empty())
        return all;
    WrittenOrders ways;
    ways.title = QCoreApplication::translate("WrittenOrders", "Orders");
    for (const core::ViewPath& path : view.paths)
        ways.lines << wayOf(path, view, scenario);
    all.push_back(std::move(ways));
    return all;
}

} // namespace orontes::editor
