// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/rules/chariot/field.h"

#include <QString>

namespace orontes::tests {

/// A bundled scenario by its file name, "delta".
core::Scenario bundled(const char* name);

/// A bundled scenario at the end of its last turn. Everybody still waits off the map until something is said of him.
class Battle {
public:
    explicit Battle(const char* name) : Battle(bundled(name)) {}
    explicit Battle(const core::Scenario& scenario);

    SideId side(const QString& token) const;
    SpaceId hex(const QString& label) const;

    /// What has happened, in orders parted by semicolons: "hyksos hold 1022", "allies lose 9MI 1CH", "allies exit 0133
    /// 14MS", "allies at 3422 5MI", and "allies left 3422" of units that move away.
    Battle& after(const QString& orders);

    /// The token of the side that wins, or "draw"; "goes on" while the game is not over.
    QString verdict() const;

    State state;

private:
    void obey(const QStringList& words);
    std::vector<UnitId> waiting(SideId side, const QString& type, int count) const;
};

} // namespace orontes::tests
