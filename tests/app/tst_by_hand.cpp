// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/prompt_panel.h"
#include "tests/app/table.h"
#include "tests/support/games.h"

#include <algorithm>

using namespace orontes;
using tests::Table;

namespace {

constexpr int mostClicks = 60'000;

/// A person at the table who chooses without thinking, by the list, its buttons and the dice alone.
class Hand {
public:
    Hand(Table& table, std::uint64_t seed) : m_table(table), m_chance(seed) {
        m_question.callOnTimeout([] { confirm(); });
        m_question.start(5);
    }

    /// False when there was nothing to be pressed.
    bool act() {
        if (QPushButton* roll = m_table.prompted(QStringLiteral("Roll")))
            return press(*roll);
        std::vector<int> rows;
        const QListWidget& list = m_table.list();
        for (int row = 0; !list.isHidden() && row < list.count(); ++row)
            if (!list.item(row)->text().startsWith(QStringLiteral("‹")))
                rows.push_back(row);
        const std::vector<QPushButton*> buttons = choices();
        if (rows.empty() && buttons.empty())
            return false;
        const int at = m_chance.below(static_cast<int>(rows.size() + buttons.size()));
        if (at >= static_cast<int>(rows.size()))
            return press(*buttons[static_cast<std::size_t>(at) - rows.size()]);
        m_table.list().setCurrentRow(rows[static_cast<std::size_t>(at)]);
        QTest::keyClick(&m_table.list(), Qt::Key_Return);
        return true;
    }

private:
    /// Means what was chosen when the table asks again.
    static void confirm() {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
            for (QAbstractButton* button : box->buttons())
                if (box->buttonRole(button) == QMessageBox::AcceptRole)
                    return button->click();
    }

    bool press(QPushButton& button) {
        QTest::mouseClick(&button, Qt::LeftButton);
        return true;
    }
    std::vector<QPushButton*> choices() const {
        std::vector<QPushButton*> shown;
        for (QPushButton* button : m_table.tab().findChild<editor::ChoiceList*>()->findChildren<QPushButton*>())
            if (!button->isHidden())
                shown.push_back(button);
        return shown;
    }

    Table& m_table;
    core::Dice m_chance;
    QTimer m_question;
};

} // namespace

/// Whole battles between two people at one screen.
class TstByHand : public QObject {
    Q_OBJECT

private slots:
    void aBattleIsPlayedToItsEnd_data() {
        QTest::addColumn<int>("game");
        const auto& all = tests::games();
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].ruleset == QStringLiteral("onehour") || all[i].ruleset == QStringLiteral("chariot"))
                QTest::newRow(qPrintable(all[i].name())) << static_cast<int>(i);
    }
    void aBattleIsPlayedToItsEnd() {
        QFETCH(int, game);
        const tests::Game& battle = tests::games()[static_cast<std::size_t>(game)];
        Table table(*battle.entry, battle.scenario, {"", ""});
        Hand hand(table, static_cast<std::uint64_t>(game));
        int clicks = 0;
        while (!table.session().isOver() && clicks < mostClicks && hand.act())
            ++clicks;
        QVERIFY2(table.session().isOver(), qPrintable(QStringLiteral("stuck after %1 clicks").arg(clicks)));
        const core::Outcome outcome = *table.session().outcome();
        QVERIFY(table.shows(QString::fromStdString(battle.texts().render(outcome.reason))));
        QVERIFY(!hand.act());
    }
};

QTEST_MAIN(TstByHand)
#include "tst_by_hand.moc"
