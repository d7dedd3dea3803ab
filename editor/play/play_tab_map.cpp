// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/rule_lens.h"
#include "editor/play/curtain.h"
#include "editor/play/fight_panel.h"
#include "editor/play/play_tab.h"
#include "editor/play/prompt_panel.h"
#include "editor/tab/complaint.h"
#include "model/session/choice_rows.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace orontes::editor {

namespace {

constexpr int dragSample = 8; ///< pixels between two looks along a drag

} // namespace

/// Asks again before what its ruleset warns of.
bool PlayTab::isMeant(const core::Action& action) {
    for (const core::Choice& choice : m_picker.all()) {
        if (!(choice.action == action) || choice.caution.id.empty())
            continue;
        QMessageBox box(QMessageBox::NoIcon, title(), QString::fromStdString(m_session->texts().render(choice.caution)),
                        QMessageBox::Cancel, this);
        const QPushButton* yes =
            box.addButton(QString::fromStdString(m_session->texts().render(choice.label)), QMessageBox::AcceptRole);
        box.setDefaultButton(QMessageBox::Cancel);
        box.exec();
        return box.clickedButton() == static_cast<const QAbstractButton*>(yes);
    }
    return true;
}

/// The last action was one for a die. Where it has opened what was secret, people look at that first.
bool PlayTab::asksForADie() const {
    const std::optional<core::Pending> next = m_session->nextAutomatic();
    const auto isDrawn = [](const core::Pending& owed) { return owed.drawn; }; // a chit is drawn by itself
    const std::vector<core::Pending> owed = m_session->pending();
    return next && next->actor.isChance() && !m_session->followsLine() &&
           std::none_of(owed.begin(), owed.end(), isDrawn) &&
           m_session->steps()[m_session->cursor() - 1].step.reveals == core::Reveals::Nothing;
}

void PlayTab::play(const core::Action& action) {
    const std::optional<core::CounterId> counter = m_counter;
    const bool isToASpace = std::any_of(m_picker.all().begin(), m_picker.all().end(), [&](const core::Choice& choice) {
        return choice.action == action && choice.counter && choice.space;
    });
    const std::vector<core::CounterId> alike =
        isToASpace && counter ? alikeTo(counter) : std::vector<core::CounterId>{};
    const bool hadKeyboard = isAncestorOf(QApplication::focusWidget());
    if (!isMeant(action))
        return;
    const core::Result<void> played = m_session->play(action);
    keepKeyboard(hadKeyboard);
    if (!played) {
        m_prompt->say(sentence(played.error(), m_session->texts()));
        return;
    }
    if (asksForADie())
        m_session->step();
    if (counter && m_picker.offers(*counter))
        return selectCounter(counter); // the next step of the same counter
    const auto next =
        std::find_if(alike.begin(), alike.end(), [this](core::CounterId one) { return m_picker.offers(one); });
    if (next != alike.end())
        selectCounter(*next); // the next of those alike: six times to the same place are six clicks
}

/// The button that was pressed is gone; the map has the keyboard then.
void PlayTab::keepKeyboard(bool had) {
    if (had && !isAncestorOf(QApplication::focusWidget()))
        m_canvas->setFocus();
}

void PlayTab::roll() {
    const bool hadKeyboard = isAncestorOf(QApplication::focusWidget());
    m_session->step();
    keepKeyboard(hadKeyboard);
}

void PlayTab::choose(const core::Choice& choice) {
    m_last = choice;
    play(choice.action);
}

void PlayTab::press(const MapGesture& gesture) {
    const MapSpot& spot = gesture.spot;
    m_drag.reset();
    m_looked = spot.counter;
    m_lens->choose(spot.counter, spot.space);
    const std::optional<core::CounterId> hit = offeredLike(spot.counter);
    if (hit && !m_counter)
        return takeUp(*hit, gesture);
    if (spot.space)
        if (const core::Choice* choice = m_picker.at(m_counter, *spot.space))
            return choose(core::Choice(*choice));
    std::optional<core::CounterId> counter = hit ? hit : spot.counter;
    for (const core::ViewCounter& here : m_view.counters) // from the keyboard, or beside the counter in its space
        if (!counter && here.space && here.space == spot.space && m_picker.offers(here.counter))
            counter = here.counter;
    if (counter && m_picker.offers(*counter))
        return takeUp(*counter, gesture);
    if (spot.space && !isOnlyLookedAt(spot))
        askWhich(*spot.space);
    showCard();
}

/// A click on one of several counters alike means one with which something can be done.
std::optional<core::CounterId> PlayTab::offeredLike(std::optional<core::CounterId> counter) const {
    if (counter && m_picker.offers(*counter))
        return counter;
    for (const core::CounterId other : alikeTo(counter))
        if (m_picker.offers(other))
            return other;
    return std::nullopt;
}

std::vector<core::CounterId> PlayTab::alikeTo(std::optional<core::CounterId> counter) const {
    std::vector<core::CounterId> alike;
    const auto seen = std::find_if(m_view.counters.begin(), m_view.counters.end(),
                                   [&](const core::ViewCounter& one) { return one.counter == counter; });
    if (seen == m_view.counters.end())
        return alike;
    for (const core::ViewCounter& other : m_view.counters)
        if (other.counter != counter && model::areAlike(m_session->scenario(), *seen, other))
            alike.push_back(other.counter);
    return alike;
}

void PlayTab::takeUp(core::CounterId counter, const MapGesture& gesture) {
    m_drag = Drag{gesture.global, gesture.spot.space, counter == m_counter};
    if (const core::Choice* sole = m_picker.sole(counter)) {
        m_counter = counter; // it goes on with what it may do then
        return choose(core::Choice(*sole));
    }
    selectCounter(counter);
}

/// While an overlay shows what a counter may do, a click on one with which nothing can be done asks for no more.
bool PlayTab::isOnlyLookedAt(const MapSpot& spot) const {
    return m_lens->asksForACounter() && spot.counter && m_picker.allAt(m_counter, *spot.space).empty();
}

void PlayTab::drag(const MapGesture& gesture) {
    pointAt(gesture.spot);
    if (!m_drag)
        return;
    const QWidget& viewport = *m_canvas->viewport();
    const QPointF from = viewport.mapFromGlobal(m_drag->last);
    const QPointF to = viewport.mapFromGlobal(gesture.global);
    m_drag->last = gesture.global;
    const int samples = 1 + static_cast<int>((to - from).manhattanLength() / dragSample); // a quick hand skips none
    for (int i = 1; i <= samples && m_drag; ++i)
        if (const std::optional<core::SpaceId> space = m_canvas->spotAt(from + (to - from) * i / samples).space)
            dragThrough(*space);
}

/// The way is written space by space as the pointer goes.
void PlayTab::dragThrough(core::SpaceId space) {
    if ((!m_counter && m_view.group.empty()) || m_drag->at == space)
        return;
    m_drag->at = space;
    m_drag->moved = true;
    if (const core::Choice* choice = m_picker.at(m_counter, space))
        choose(core::Choice(*choice));
}

void PlayTab::drop(const MapSpot& spot) {
    const std::optional<Drag> dragged = std::exchange(m_drag, std::nullopt);
    if (!dragged || !m_counter)
        return;
    if (!dragged->moved && dragged->again)
        selectCounter(std::nullopt);
    else if (dragged->moved && spot.space && !endsAt(*m_counter, *spot.space))
        askWhich(*spot.space);
}

/// Whether the counter stands here, or its order leads here.
bool PlayTab::endsAt(core::CounterId counter, core::SpaceId space) const {
    for (const core::ViewPath& path : m_view.paths)
        if (path.counter == counter && !path.spaces.empty())
            return path.spaces.back() == space;
    for (const core::ViewCounter& seen : m_view.counters)
        if (seen.counter == counter)
            return seen.space == space;
    return false;
}

/// Whether a click on a space may mean it although no counter was taken up: one on the map is taken up first.
bool PlayTab::isMeantByASpace(const core::Choice& choice) const {
    if (m_counter)
        return choice.counter == m_counter;
    return std::none_of(m_view.counters.begin(), m_view.counters.end(),
                        [&](const core::ViewCounter& seen) { return seen.counter == choice.counter && seen.space; });
}

/// Several things may be done there, by the counter that was taken up or by those that are not on the map yet.
void PlayTab::askWhich(core::SpaceId space) {
    std::vector<core::Choice> here;
    for (const core::Choice& choice : m_picker.allAt(m_counter, space))
        if (isMeantByASpace(choice))
            here.push_back(choice);
    if (here.empty())
        askWhyNot(space);
    else
        chooseAmong(here);
}

void PlayTab::chooseAmong(const std::vector<core::Choice>& choices) {
    if (choices.size() == 1 || comeToTheSame(choices))
        return play(core::Action(choices.front().action));
    m_prompt->showThese(m_view, choices);
    showCard();
}

/// They differ by which of several counters alike they are of.
bool PlayTab::comeToTheSame(const std::vector<core::Choice>& choices) const {
    std::size_t rows = 0;
    for (const model::ChoiceSection& section :
         model::sectionsOf(choices, m_view, m_session->scenario(), m_session->texts())) {
        rows += section.rows.size();
        for (const model::CounterChoices& group : section.counters)
            rows += group.rows.size();
    }
    return rows == 1;
}

void PlayTab::selectCounter(std::optional<core::CounterId> counter) {
    m_counter = counter;
    m_refused.reset();
    m_prompt->show(m_view, pendingHere(), m_picker, m_counter);
    m_fight->show(m_view, m_picker, m_counter);
    showCard();
    showOverlays();
}

/// On the board of a fight: one of one's own is taken up, then whom it is set against.
void PlayTab::chooseFighter(core::CounterId counter) {
    std::vector<core::Choice> meant;
    for (const core::Choice& choice : m_picker.all())
        if (choice.other == counter && (!m_counter || choice.counter == m_counter))
            meant.push_back(choice);
    if (!meant.empty())
        return chooseAmong(meant);
    const std::optional<core::CounterId> own = offeredLike(counter);
    if (!own || own == m_counter)
        return selectCounter(std::nullopt);
    if (const core::Choice* sole = m_picker.sole(*own))
        return choose(core::Choice(*sole));
    selectCounter(own);
}

/// An offered action that the click could have meant, but to this space.
std::optional<core::Action> PlayTab::actionMeantAt(core::SpaceId space) const {
    for (const core::Choice& choice : m_picker.all())
        if (isMeantByASpace(choice))
            if (const std::optional<core::Action> action = m_picker.actionLike(choice, space))
                return action;
    return std::nullopt;
}

/// What nothing below has taken; the map takes its own.
void PlayTab::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_curtain->isHidden())
        return selectCounter(std::nullopt);
    if (event->key() == Qt::Key_F && event->modifiers() == Qt::NoModifier && m_canvas->hasFocus() &&
        m_canvas->openFan(m_canvas->cursorSpace()))
        return;
    DocumentTab::keyPressEvent(event);
}

void PlayTab::askWhyNot(core::SpaceId space) {
    std::optional<core::Action> action = actionMeantAt(space);
    if (!action && m_counter && m_last && m_last->counter == m_counter)
        action = m_picker.actionLike(*m_last, space); // it has used up what it may do
    if (!action && m_counter)
        return refuse(space, tr("What may be done with this counter stands in the list. Esc lays it down."));
    if (!action)
        return;
    const core::Verdict verdict = m_session->judge(*action);
    if (verdict)
        return play(*action);
    const QString rule = QString::fromStdString(verdict.error().rule.reference);
    const QString why = editor::sentence(verdict.error(), m_session->texts());
    refuse(space, rule.isEmpty() ? why : tr("%1 (%2)").arg(why, rule));
}

/// What was picked stays picked.
void PlayTab::refuse(core::SpaceId space, const QString& sentence) {
    m_refused = SpaceMark{space, MarkKind::Refused, sentence};
    m_prompt->say(sentence);
    showOverlays();
}

void PlayTab::pointAt(const MapSpot& spot) {
    m_whereabouts = spot.space ? describe(*spot.space) : QString();
    if (m_lens->pointAt(spot.space))
        showOverlays();
    emit statusChanged();
}

} // namespace orontes::editor
