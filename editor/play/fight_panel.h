// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/choice_picker.h"
#include "model/session/fight_record.h"
#include "model/session/game_session.h"

#include <QScrollArea>

class QLabel;
class QVBoxLayout;

namespace orontes::editor {

class FightBoard;

/// Right of the table while a fight goes on: the two parties, how each die is read, line by line with its rule, and
/// what has fallen so far; after it what fell last, until the phase is over.
class FightPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit FightPanel(const model::GameSession& session, QWidget* parent = nullptr);

    /// False where there is nothing to show.
    bool show(const core::View& view, const ChoicePicker& picker, std::optional<core::CounterId> taken);

signals:
    /// One of those who fight was chosen.
    void clicked(orontes::core::CounterId counter);
    void ruleRequested(const orontes::core::Citation& rule);

private:
    void showBoard(const core::View& view, const std::vector<model::FightRound>& rounds, const ChoicePicker& picker,
                   std::optional<core::CounterId> taken);
    void widen(int needed);
    void addReadings(QVBoxLayout* column, const core::View& view);
    void addReading(QVBoxLayout* column, const core::Calculation& reading, const core::View& view);
    void addTable(QVBoxLayout* column, const core::View& view);
    void addRounds(QVBoxLayout* column, const core::View& view, const std::vector<model::FightRound>& rounds);
    QString spaceName(core::SpaceId space) const;
    QString typeName(core::CounterId counter) const;

    const model::GameSession& m_session;
    QLabel* m_title;
    QLabel* m_round;
    FightBoard* m_board;
    QWidget* m_more = nullptr; ///< readings and rounds: made anew each time
};

} // namespace orontes::editor
