// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/fight_record.h"
#include "rules/core/counter_face.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace orontes::editor {

/// What fell in a round of a fight, die by die: who, what he needed, the die, against whom, and whether he hit.
class BlowRows : public QWidget {
    Q_OBJECT

public:
    using FaceOf = std::function<core::CounterFace(core::CounterId)>;

    BlowRows(std::vector<model::Blow> blows, const FaceOf& faceOf, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Row {
        core::CounterFace by;
        core::CounterFace against;
        int fallen = 0;
        int needed = 0;
        bool hits = false;
    };

    void paintRow(QPainter& painter, const Row& row, double top) const;

    std::vector<Row> m_rows;
};

} // namespace orontes::editor
