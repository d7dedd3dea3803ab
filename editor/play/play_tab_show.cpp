// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/rule_lens.h"
#include "editor/play/annals.h"
#include "editor/play/calculation_panel.h"
#include "editor/play/control_layer.h"
#include "editor/play/counter_card.h"
#include "editor/play/curtain.h"
#include "editor/play/fight_panel.h"
#include "editor/play/play_commands.h"
#include "editor/play/play_tab.h"
#include "editor/play/prompt_panel.h"
#include "editor/play/seat_menu.h"
#include "editor/play/viewpoint.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace orontes::editor {

namespace {

constexpr qint64 glance = 250; ///< milliseconds between two pictures of a run that is shown at its end

/// Who attacks, ringed in gold, and what; a line from each that is not beside its target.
void layFight(MapOverlays& overlays, const core::Calculation& fight, const core::View& view, const core::Board& board) {
    for (const core::SpaceId space : fight.aimedAt)
        overlays.spaces.push_back({space, MarkKind::Attacked, {}});
    for (const core::ViewCounter& seen : view.counters) {
        if (std::find(fight.acting.begin(), fight.acting.end(), seen.counter) == fight.acting.end())
            continue;
        overlays.counters.push_back({seen.counter, MarkKind::Selected, {}});
        if (seen.space && !fight.aimedAt.empty() && core::distance(board, *seen.space, fight.aimedAt.front()) > 1)
            overlays.lines.push_back({*seen.space, fight.aimedAt.front()});
    }
}

/// What the ruleset calls a marker; empty where it has no name for it.
QString markerName(const core::RulesetInfo& info, const std::string& marker) {
    const core::TextId id{info.id.value + ".marker." + marker};
    return info.texts.contains(id) ? QString::fromStdString(info.texts.render(id)) : QString();
}

} // namespace

void PlayTab::look() {
    if (m_session->isRunning() && m_commands->pace() == RunPace::AtOnce && m_shown.isValid() &&
        m_shown.elapsed() < glance)
        return;
    if (m_seats->isHelping())
        return showPosition(); // the person goes on looking
    const Viewpoint next = viewpointFor(m_session->pending(), m_session->bots(), m_observer);
    const bool other = !(next.observer == m_observer);
    m_observer = next.observer;
    if (other && next.curtain)
        m_curtain->fall(QString::fromStdString(
            (*m_session->scenario().seats)[static_cast<std::size_t>(m_observer.seat.value)].name));
    showPosition();
}

void PlayTab::showPosition() {
    m_shown.start();
    const auto phase = [this] { return std::tuple(m_view.turn, m_view.phase, m_view.active); };
    const auto before = phase();
    m_view = m_session->view(m_observer);
    if (phase() != before)
        m_looked.reset(); // what was of interest then
    m_annals->show(m_observer);
    std::vector<PlacedCounter> counters;
    for (const core::ViewCounter& counter : m_view.counters)
        if (counter.space)
            counters.push_back(
                {counter.counter, *counter.space, counter.face, Stands::There,
                 std::find(m_view.group.begin(), m_view.group.end(), counter.counter) != m_view.group.end()});
    MapPicture picture = m_canvas->picture();
    picture.counters = std::move(counters);
    m_canvas->change(std::move(picture), {});
    m_counter.reset();
    m_refused.reset();
    m_lens->refresh();
    showChoices();
    m_commands->show(m_observer);
    emit statusChanged();
}

std::optional<core::Pending> PlayTab::pendingHere() const {
    for (const core::Pending& owed : m_view.pending) {
        const bool mine = m_observer.kind == core::Observer::Kind::Seat && owed.actor.seat == m_observer.seat;
        const bool die = owed.actor.isChance();
        if (mine || die)
            return owed;
    }
    return std::nullopt;
}

void PlayTab::showChoices() {
    const std::optional<core::Pending> pending = pendingHere();
    const bool byHand = pending && pending->actor.isChance() && m_session->dice() == model::DiceBy::Hand;
    const bool mine = pending && !pending->actor.isChance() && !m_seats->isHelping();
    m_seats->offerHelp(mine ? std::optional(pending->actor.seat) : std::nullopt);
    std::vector<core::Choice> choices;
    if (mine || byHand)
        choices = m_session->choices(pending->actor);
    putUnchangedFirst(choices, m_view);
    m_picker = ChoicePicker(std::move(choices), m_session->scenario());
    m_prompt->show(m_view, pending, m_picker, m_counter);
    showArithmetic();
    showCard();
    showOverlays();
}

/// A fight has its own panel; what is added up in it stands there.
void PlayTab::showArithmetic() {
    const bool isFought = m_fight->show(m_view, m_picker, m_counter);
    m_fight->setVisible(isFought);
    m_calculation->setVisible(!isFought);
    if (isFought)
        return;
    const std::optional<core::Calculation> planned = calculationHere();
    m_calculation->show(m_view, planned, planned ? nullptr : lastRoll(*m_session));
}

/// What is added up at this moment, whoever decides.
std::optional<core::Calculation> PlayTab::calculationHere() const {
    for (const core::Pending& owed : m_view.pending)
        if (owed.calculation)
            return owed.calculation;
    return std::nullopt;
}

/// Of the counter that was picked, or else of the one that was clicked last.
void PlayTab::showCard() {
    const std::optional<core::CounterId> wanted = m_counter ? m_counter : m_looked;
    for (const core::ViewCounter& seen : m_view.counters)
        if (seen.counter == wanted)
            return m_card->show(seen, standingOf(*m_session, m_view, m_picker, seen));
    m_card->clear();
}

void PlayTab::noteVariation() {
    m_annals->note(tr("A variation begins here. The game as it went on before is kept beside the timeline."));
}

void PlayTab::followTheme() {
    m_prompt->show(m_view, pendingHere(), m_picker, m_counter);
    showOverlays();
}

void PlayTab::showOverlays() {
    MapOverlays overlays;
    layPosition(overlays);
    layTargets(overlays);
    if (const std::optional<core::Calculation> fight = calculationHere())
        layFight(overlays, *fight, m_view, *m_session->scenario().board);
    else if (m_view.fight)
        overlays.spaces.push_back({m_view.fight->space, MarkKind::Attacked, {}});
    if (m_refused)
        overlays.spaces.push_back(*m_refused);
    m_lens->lay(overlays, currentTheme());
    m_canvas->setOverlays(std::move(overlays));
}

/// Who controls what, what lies in the spaces, which ways are taken.
void PlayTab::layPosition(MapOverlays& overlays) const {
    m_control->lay(overlays, m_view);
    for (const core::ViewSpace& space : m_view.spaces)
        for (const core::FaceMarker& marker : space.markers)
            overlays.badges.push_back({space.space, marker, markerName(m_session->info(), marker.name)});
    for (const core::CounterId counter : m_view.group)
        overlays.counters.push_back({counter, MarkKind::Selected, {}});
    for (const core::ViewPath& path : m_view.paths) {
        const core::Counter* counter = core::findCounter(m_session->scenario(), path.counter);
        const core::Side* side = counter ? core::findSide(m_session->scenario(), counter->side) : nullptr;
        overlays.paths.push_back({path.spaces, path.done, side ? QColor(QRgb(side->colour.rgb)) : QColor(Qt::black)});
    }
}

/// What may be chosen, with what it costs. Where counters may be chosen the space around them stays as it is.
void PlayTab::layTargets(MapOverlays& overlays) const {
    if (m_counter)
        overlays.counters.push_back({*m_counter, MarkKind::Selected, {}});
    std::set<core::SpaceId> targets; // many counters may go to one space
    for (const core::SpaceId space : m_picker.spacesFor(m_counter))
        targets.insert(space);
    for (const core::ViewCounter& counter : m_view.counters) {
        if (m_counter || !m_picker.offers(counter.counter))
            continue;
        if (counter.space) {
            overlays.counters.push_back({counter.counter, MarkKind::Target, {}});
            targets.erase(*counter.space);
        } else
            for (const core::SpaceId space : m_picker.spacesFor(counter.counter))
                targets.insert(space);
    }
    for (const core::SpaceId space : targets) {
        overlays.spaces.push_back({space, MarkKind::Target, {}});
        if (const std::vector<core::Choice> here = m_picker.allAt(m_counter, space); !here.empty())
            overlays.costs.push_back({space, QString::fromStdString(here.front().figure), {}});
    }
}

} // namespace orontes::editor
