// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/arrivals_model.h"

#include <QPersistentModelIndex>
#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace orontes::editor {

class PartyForm;
class PlacesPicker;

/// The chosen cell of the grid of arrivals: what comes, how and where; what the chart has, and the way back to it.
class CellForm : public QWidget {
    Q_OBJECT

public:
    CellForm(model::ScenarioDocument& document, model::ArrivalsModel& model, QWidget* parent = nullptr);

    void showCell(const QModelIndex& index);
    /// To the first thing to be edited.
    void takeFocus();

private:
    void buildHead(QVBoxLayout& column);
    void refresh();
    void showHead();
    void showParties();
    core::ArrivalParty suggestion() const;
    PartyForm* addParty(const core::ArrivalParty& party);
    void dropLast();
    core::Arrivals typed() const;
    void takeParties();

    model::ScenarioDocument& m_document;
    model::ArrivalsModel& m_model;
    QPersistentModelIndex m_index;
    QLabel* m_title;
    QCheckBox* m_mark;
    QLabel* m_origin;
    QPushButton* m_restore;
    QLabel* m_findings;
    QWidget* m_partyArea;
    QVBoxLayout* m_partyColumn;
    QPushButton* m_add;
    PlacesPicker* m_places;
    std::vector<PartyForm*> m_parties;
    model::StrokeId m_stroke = 0;
    const QObject* m_strokeOf = nullptr; ///< the control that the stroke is of
};

} // namespace orontes::editor
