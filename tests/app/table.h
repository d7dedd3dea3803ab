// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/choice_list.h"
#include "editor/play/curtain.h"
#include "editor/play/play_tab.h"
#include "editor/play/prompt_panel.h"
#include "rules/registry/registry.h"

#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>

namespace orontes::tests {

inline const core::RulesetEntry& rulesNamed(const char* id) {
    for (const core::RulesetEntry* entry : registry::rulesets())
        if (entry->rules.info().id.value == id)
            return *entry;
    qFatal("the ruleset is missing");
}

/// Answers the next question with the button of this text; an empty text with Esc.
inline void answer(const QString& button, QString* asked) {
    QTimer::singleShot(0, qApp, [button, asked] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box)
            return;
        *asked = box->text();
        for (QAbstractButton* one : box->buttons())
            if (one->text() == button)
                return one->click();
        QTest::keyClick(box, Qt::Key_Escape);
    });
}

/// A battle at the table, at first that of Qadesh; both seats are taken by people unless a bot is named.
class Table {
public:
    explicit Table(const std::vector<std::string>& bots = {"", ""}, model::DiceBy dice = model::DiceBy::Program)
        : Table(rulesNamed("qadesh"), rulesNamed("qadesh").rules.info().blank, bots, dice) {}

    Table(const core::RulesetEntry& rules, const core::Scenario& scenario, const std::vector<std::string>& bots,
          model::DiceBy dice = model::DiceBy::Program) {
        model::SessionSetup setup;
        setup.seed = 7;
        setup.dice = dice;
        for (const std::string& bot : bots)
            setup.bots.push_back(core::BotId{bot});
        auto session = model::GameSession::begin(rules, scenario, setup);
        m_tab = std::make_unique<editor::PlayTab>(std::move(*session));
        m_tab->resize(1440, 900);
        m_tab->show();
        m_tab->activateWindow();
        (void)QTest::qWaitForWindowActive(m_tab.get());
    }

    editor::PlayTab& tab() { return *m_tab; }
    model::GameSession& session() { return m_tab->session(); }
    core::View view() { return session().view(m_tab->observer()); }
    editor::Curtain& curtain() { return *m_tab->findChild<editor::Curtain*>(); }
    QListWidget& list() { return *m_tab->findChild<editor::ChoiceList*>()->findChild<QListWidget*>(); }

    QPushButton* button(const QString& text) {
        for (QPushButton* button : m_tab->findChild<editor::ChoiceList*>()->findChildren<QPushButton*>())
            if (button->text() == text && !button->isHidden())
                return button;
        return nullptr;
    }

    /// A button beside the question, while it can be seen.
    QPushButton* prompted(const QString& text) {
        for (QPushButton* button : m_tab->findChild<editor::PromptPanel*>()->findChildren<QPushButton*>())
            if (button->text() == text && button->isVisible())
                return button;
        return nullptr;
    }

    core::SpaceId space(const char* label) {
        return core::findSpace(*session().scenario().board, core::SpaceLabel{label}).value_or(core::SpaceId{});
    }
    QPoint point(const char* label) { return m_tab->canvas().pointOf(space(label)).toPoint(); }
    void click(const char* label) { QTest::mouseClick(m_tab->canvas().viewport(), Qt::LeftButton, {}, point(label)); }

    /// From one space over others with the button held; `stops` between two spaces, 1 for a quick hand.
    void drag(std::initializer_list<const char*> labels, int stops) {
        QWidget* viewport = m_tab->canvas().viewport();
        QPoint at = point(*labels.begin());
        QTest::mousePress(viewport, Qt::LeftButton, {}, at);
        for (const char* label : labels) {
            const QPoint next = point(label);
            for (int i = 1; i <= stops; ++i)
                QTest::mouseMove(viewport, at + (next - at) * i / stops);
            at = next;
        }
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, at);
    }

    /// Everybody stands where the bundled battle likes them best; both sides have to write orders.
    void setUp() {
        for (int guard = 0; guard < 20; ++guard) {
            const std::vector<core::Pending> owed = session().pending();
            const std::vector<core::Choice> choices = session().choices(owed.front().actor);
            if (choices.front().action.verb != "place")
                return;
            if (!session().play(choices.front().action))
                return;
        }
    }

    std::vector<std::string> pathOf(const char* from) {
        std::vector<std::string> labels;
        for (const core::ViewPath& path : view().paths)
            if (path.spaces.front() == space(from))
                for (const core::SpaceId step : path.spaces)
                    labels.push_back(core::labelOf(*session().scenario().board, step).value);
        return labels;
    }

    QString said() { return text("Why not"); }
    /// Of the label with this name for screen readers; empty where there is none or it is hidden.
    QString text(const char* name) {
        for (const QLabel* label : m_tab->findChildren<QLabel*>())
            if (label->accessibleName() == QLatin1String(name) && label->isVisible())
                return label->text();
        return {};
    }
    bool shows(const QString& words) {
        for (const QLabel* label : m_tab->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(words))
                return true;
        return false;
    }

private:
    std::unique_ptr<editor::PlayTab> m_tab;
};

} // namespace orontes::tests
