// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/fight_record.h"
#include "rules/core/play/view.h"
#include "rules/core/scenario/scenario.h"

#include <QWidget>

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace orontes::editor {

/// What is known of a fight: who stands, what has fallen in its last round, what may be chosen.
struct FightTable {
    core::ViewFight fight;
    std::map<core::CounterId, core::CounterFace> faces;
    std::vector<model::Blow> blows;    ///< of the round that is shown
    std::set<core::CounterId> offered; ///< may be taken up, or aimed at by the one that has been
    std::optional<core::CounterId> taken;
    std::map<core::CounterId, QString> figures; ///< what the one that was taken up needs against each

    friend bool operator==(const FightTable&, const FightTable&) = default;
};

/// The two parties of a fight lined up opposite each other: lines to their targets, beside each what it needs, the die
/// when it has fallen, those that are hit turned aside and crossed out.
class FightBoard : public QWidget {
    Q_OBJECT

public:
    explicit FightBoard(const core::Scenario& scenario, QWidget* parent = nullptr);

    void show(FightTable table);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }
    /// Where a fighter stands; null when it does not.
    QRectF boxOf(core::CounterId counter) const;

signals:
    void clicked(orontes::core::CounterId counter);
    /// The pointer is over it, or over none.
    void pointedAt(std::optional<orontes::core::CounterId> counter);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Line {
        core::CounterId from;
        core::CounterId to;
        std::optional<bool> hits; ///< nothing before its die has fallen
    };

    std::optional<core::CounterId> at(QPointF point) const;
    const model::Blow* blowBy(core::CounterId counter) const;
    const core::ViewFighter* fighter(core::CounterId counter) const;
    std::vector<Line> lines() const;
    QString needs(const core::ViewFighter& fighter) const;
    QString spoken(core::CounterId counter) const;
    void tell();
    void paintHeads(QPainter& painter) const;
    void paintLines(QPainter& painter) const;
    void paintFighter(QPainter& painter, const core::ViewFighter& fighter, std::size_t party) const;
    void paintBeside(QPainter& painter, const core::ViewFighter& fighter, std::size_t party) const;
    const core::ViewFighter* keyFighter() const;
    void moveKey(int along, int down);

    const core::Scenario& m_scenario;
    FightTable m_table;
    QPoint m_key; ///< party and row of the fighter that the keyboard is at
};

} // namespace orontes::editor
