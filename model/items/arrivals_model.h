// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/arrivals/chart_plan.h"
#include "model/arrivals/chart_standing.h"
#include "model/document/scenario_document.h"
#include "model/items/sealed_table.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace orontes::model {

/// A side in the grid of arrivals.
struct ArrivalsSide {
    core::SideToken token;
    QString name;
    QString seat;
    core::Colour colour;
    core::Pattern pattern = core::Pattern::Solid;
    bool beginsSeat = false; ///< the first one of those that its seat commands

    friend bool operator==(const ArrivalsSide&, const ArrivalsSide&) = default;
};

/// What one party of a cell shows.
struct ArrivalsLine {
    QString numbers;
    QString names;
    QString where;

    friend bool operator==(const ArrivalsLine&, const ArrivalsLine&) = default;
};

struct ArrivalsCell {
    std::vector<ArrivalsLine> lines;
    bool isMarked = false;
    Standing standing = Standing::Silent;
    std::optional<core::Provenance> provenance; ///< of what the chart has
    QString printed;                            ///< what the chart has and where it has it from
    std::optional<core::Severity> severity;     ///< of the worst finding about its counters
    QStringList findings;

    bool isEmpty() const { return lines.empty() && !isMarked; }
    friend bool operator==(const ArrivalsCell&, const ArrivalsCell&) = default;
};

/// What comes when: a row for each side, those of one seat together, a column for each turn, and at the end the places
/// that the charts list for a side. Every change is one step of the document.
class ArrivalsModel : public SealedTable {
    Q_OBJECT

public:
    explicit ArrivalsModel(ScenarioDocument& document, QObject* parent = nullptr);

    const ArrivalsSide& sideAt(int row) const { return m_sides[static_cast<std::size_t>(row)]; }
    const ArrivalsCell& contentAt(int row, int column) const {
        return m_cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }
    /// Nothing for the column of places.
    std::optional<core::TurnNumber> turnAt(int column) const;
    bool isPlaces(int column) const { return column >= static_cast<int>(m_turns.size()); }
    ChartCell cellAt(const QModelIndex& index) const { return {sideAt(index.row()).token, *turnAt(index.column())}; }
    /// Invalid when the grid has no such cell.
    QModelIndex indexOf(const ChartCell& cell) const;
    QString turnCaption(core::TurnNumber turn) const;
    /// "Hatti, turn 2".
    QString titleOf(const QModelIndex& index) const;

    core::Arrivals arrivalsAt(const QModelIndex& index) const;
    core::TextList placesOf(int row) const;

    /// Each is one step; false when nothing changes or refused() says why not.
    bool setArrivals(const QModelIndex& index, const core::Arrivals& arrivals, const StepNaming& naming = {});
    bool setPlaces(int row, const core::TextList& spaces);
    bool setMarked(const QModelIndex& index, bool marked);
    bool clear(const QModelIndex& index);
    bool move(const QModelIndex& from, const QModelIndex& to);
    /// Beside what comes there already.
    bool copyTo(const QModelIndex& from, const QModelIndex& to);
    bool restore(const QModelIndex& index);
    bool restoreAll();
    bool apply(const ArrivalChart& chart);

    /// A cell as a text that fromText() understands, and as words.
    std::string asText(const QModelIndex& index) const;
    QString asWords(const QModelIndex& index) const;
    /// In place of what comes there.
    bool paste(const QModelIndex& index, std::string_view text);
    bool cut(const QModelIndex& index);

signals:
    void refused(const orontes::core::Diagnostic& why);

protected:
    int rows() const override { return static_cast<int>(m_sides.size()); }
    int columns() const override { return static_cast<int>(m_turns.size()) + (m_hasPlaces ? 1 : 0); }
    QVariant cell(int row, int column, int role) const override;
    QVariant columnHeading(int column, int role) const override;
    QVariant rowHeading(int row, int role) const override;

private:
    using Cells = std::vector<std::vector<ArrivalsCell>>; ///< by row and column

    void follow(const core::ChangeSet& changes);
    void refresh();
    Cells makeCells(const std::vector<ArrivalsSide>& sides, const std::vector<core::TurnNumber>& turns) const;
    ArrivalsCell makeCell(const ChartCell& cell) const;
    ArrivalsCell makePlaces(const core::SideToken& side) const;
    void addFindings(Cells& cells, const std::vector<ArrivalsSide>& sides,
                     const std::vector<core::TurnNumber>& turns) const;
    QString spoken(int row, int column) const;
    bool step(std::vector<core::Edit> edits, const char* name, const QModelIndex& about, StrokeId stroke = 0);
    std::vector<core::Edit> restoring(const QModelIndex& index) const;

    ScenarioDocument& m_document;
    bool m_hasPlaces;
    std::vector<ArrivalsSide> m_sides;
    std::vector<core::TurnNumber> m_turns;
    Cells m_cells;
};

} // namespace orontes::model
