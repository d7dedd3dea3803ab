// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/play/view.h"
#include "rules/core/scenario/scenario.h"
#include "rules/core/text.h"

#include <QColor>
#include <QString>
#include <QWidget>

#include <vector>

namespace orontes::editor {

/// Whether a pile lies open to all and consists of sides: chits of whose turn it was or will be.
bool isOfChits(const core::ViewPile& pile);

/// Piles of chits, each a quiet word and its chits in their order, in the colours and patterns of their sides; the one
/// whose turn it is stands out.
class ChitRows : public QWidget {
    Q_OBJECT

public:
    ChitRows(const core::Scenario& scenario, const core::Catalogue& texts, QWidget* parent = nullptr);

    void show(const core::View& view);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Chit {
        core::Colour colour;
        core::Pattern pattern = core::Pattern::Solid;
        QString name;
        bool isCurrent = false;
        QRect box = {};
    };
    struct Row {
        QString label;
        std::vector<Chit> chits;
        int top = 0;
    };

    Chit chitOf(const core::SideToken& side, const QString& name, bool isCurrent) const;
    static int place(std::vector<Row>& rows, int width);

    const core::Scenario& m_scenario;
    const core::Catalogue& m_texts;
    std::vector<Row> m_rows;
};

} // namespace orontes::editor
