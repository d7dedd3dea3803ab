// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/map_canvas.h"
#include "editor/play/choice_picker.h"
#include "editor/tab/document_tab.h"
#include "model/session/game_session.h"

#include <QElapsedTimer>

#include <memory>

namespace orontes::editor {

class Annals;
class CalculationPanel;
class ControlLayer;
class CounterCard;
class FightPanel;
class Curtain;
class PlayCommands;
class PromptPanel;
class RuleLens;
class SeatMenu;

/// A game at the table: prompt and choices left, map in the middle, arithmetic right, chronicle and timeline below.
class PlayTab : public DocumentTab {
    Q_OBJECT

public:
    /// `scenarioFile`: where the scenario lies, for the records of the game.
    explicit PlayTab(std::unique_ptr<model::GameSession> session, std::filesystem::path scenarioFile = {},
                     QWidget* parent = nullptr);
    ~PlayTab() override;

    model::GameSession& session() { return *m_session; }
    MapCanvas& canvas() { return *m_canvas; }
    RuleLens& lens() { return *m_lens; }
    ControlLayer& control() { return *m_control; }

    QString title() const override;
    IconId kind() const override { return IconId::Play; }
    /// Something has been played that no record holds: the journal keeps it only until the tab is closed.
    bool isModified() const override { return !m_session->recorder() && m_session->tree().size() > m_kept; }
    void giveUp() override { m_session->closed(); }
    /// What has been played so far lies in no file: a game restored after a crash.
    void keepNothing() { m_kept = 1; }
    std::filesystem::path path() const override;
    bool save() override;
    bool saveAs() override;
    QList<QAction*> editActions() const override;
    QList<QMenu*> menus() const override;
    const core::Scenario* publishable() const override { return &m_session->scenario(); }
    model::GameSession* game() override { return m_session.get(); }
    QString status() const override { return m_whereabouts; }
    QString zoom() const override;

    const core::Observer& observer() const { return m_observer; }
    void undo();
    void freeze();
    /// Where a record is proposed to be written; nothing lies there.
    QString proposedFile() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// A way being drawn with the button held, space by space.
    struct Drag {
        QPoint last; ///< on the screen
        std::optional<core::SpaceId> at;
        bool again = false; ///< the counter was taken up before: a mere click lays it down
        bool moved = false;
    };

    void setUpMenu();
    void layOut();
    QWidget* makeRight();
    void connectAll();
    void connectMap();
    void look();
    void showPosition();
    void showChoices();
    void showCard();
    void showArithmetic();
    void chooseFighter(core::CounterId counter);
    void showOverlays();
    void layTargets(MapOverlays& overlays) const;
    void layPosition(MapOverlays& overlays) const;
    void noteVariation();
    void followTheme();
    bool isMeant(const core::Action& action);
    bool asksForADie() const;
    void play(const core::Action& action);
    void roll();
    void keepKeyboard(bool had);
    void choose(const core::Choice& choice);
    void press(const MapGesture& gesture);
    std::optional<core::CounterId> offeredLike(std::optional<core::CounterId> counter) const;
    std::vector<core::CounterId> alikeTo(std::optional<core::CounterId> counter) const;
    void takeUp(core::CounterId counter, const MapGesture& gesture);
    bool isOnlyLookedAt(const MapSpot& spot) const;
    void drag(const MapGesture& gesture);
    void dragThrough(core::SpaceId space);
    void drop(const MapSpot& spot);
    bool endsAt(core::CounterId counter, core::SpaceId space) const;
    void pointAt(const MapSpot& spot);
    void selectCounter(std::optional<core::CounterId> counter);
    void chooseAmong(const std::vector<core::Choice>& choices);
    bool comeToTheSame(const std::vector<core::Choice>& choices) const;
    bool isMeantByASpace(const core::Choice& choice) const;
    std::optional<core::Action> actionMeantAt(core::SpaceId space) const;
    void askWhich(core::SpaceId space);
    void askWhyNot(core::SpaceId space);
    void refuse(core::SpaceId space, const QString& sentence);
    void openRule(const core::Citation& rule);
    void lookAt(core::CounterId counter);
    std::optional<core::Pending> pendingHere() const;
    std::optional<core::Calculation> calculationHere() const;
    QString describe(core::SpaceId space) const;

    std::unique_ptr<model::GameSession> m_session;
    std::size_t m_kept = 1; ///< points of the game that lie in a file, or are its beginning
    std::filesystem::path m_scenarioFile;
    core::Observer m_observer;
    core::View m_view;
    ChoicePicker m_picker;
    std::optional<core::CounterId> m_counter; ///< picked, waiting for a space
    std::optional<core::CounterId> m_looked;  ///< clicked last, whatever can be done with it
    std::optional<core::Choice> m_last;       ///< made on the map
    std::optional<Drag> m_drag;
    std::optional<SpaceMark> m_refused;
    QString m_whereabouts;
    QElapsedTimer m_shown; ///< since the position was shown

    PlayCommands* m_commands;
    PromptPanel* m_prompt;
    MapCanvas* m_canvas;
    RuleLens* m_lens;
    ControlLayer* m_control;
    SeatMenu* m_seats;
    CounterCard* m_card;
    FightPanel* m_fight;
    CalculationPanel* m_calculation;
    Annals* m_annals;
    Curtain* m_curtain;
};

} // namespace orontes::editor
