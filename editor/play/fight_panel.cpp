// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/fight_panel.h"

#include "editor/controls/field_row.h"
#include "editor/controls/section_head.h"
#include "editor/play/blow_rows.h"
#include "editor/play/fight_board.h"
#include "editor/play/table_strip.h"
#include "editor/theme/fonts.h"
#include "editor/theme/style.h"

#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int readingLine = 24;
constexpr int readingLabel = 170;

/// Dice that are read alike: the same cell of the table and the same lines.
bool isReadAlike(const core::Calculation& one, const core::Calculation& other) {
    return one.table == other.table && one.row == other.row && one.column == other.column && one.lines == other.lines &&
           one.atLeast == other.atLeast;
}

std::vector<core::Calculation> readingsIn(const core::ViewFight& fight) {
    std::vector<core::Calculation> readings;
    for (const core::ViewParty& party : fight.parties)
        for (const core::ViewFighter& fighter : party.fighters)
            if (fighter.blow && std::none_of(readings.begin(), readings.end(), [&](const core::Calculation& known) {
                    return isReadAlike(known, *fighter.blow);
                }))
                readings.push_back(*fighter.blow);
    return readings;
}

const core::TableSpec* tableOf(const core::RulesetInfo& info, const std::string& id) {
    const auto found = std::find_if(info.tables.begin(), info.tables.end(),
                                    [&](const core::TableSpec& table) { return table.id == id; });
    return found == info.tables.end() ? nullptr : &*found;
}

} // namespace

FightPanel::FightPanel(const model::GameSession& session, QWidget* parent)
    : QScrollArea(parent),
      m_session(session),
      m_title(new QLabel(this)),
      m_round(new QLabel(this)),
      m_board(new FightBoard(session.scenario(), this)) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Fight and its dice"));
    auto* page = new QWidget(this);
    setAreaLook(*page, AreaLook::Panel);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    m_title->setFont(titleFont(18));
    m_title->setWordWrap(true);
    setTextLook(*m_round, TextLook::Secondary);
    column->addWidget(m_title);
    column->addWidget(m_round);
    column->addWidget(m_board);
    column->addStretch(1);
    setWidget(page);
    connect(m_board, &FightBoard::clicked, this, &FightPanel::clicked);
}

QString FightPanel::spaceName(core::SpaceId space) const {
    return QString::fromStdString(core::labelOf(*m_session.scenario().board, space).value);
}

QString FightPanel::typeName(core::CounterId id) const {
    const core::Counter* counter = core::findCounter(m_session.scenario(), id);
    const core::CounterTypeSpec* type = counter ? core::findCounterType(m_session.info(), counter->type) : nullptr;
    return type ? QString::fromStdString(m_session.texts().render(type->label)) : QString();
}

bool FightPanel::show(const core::View& view, const ChoicePicker& picker, std::optional<core::CounterId> taken) {
    const std::span<const core::PlayedStep> played(m_session.steps().data(), m_session.cursor());
    std::vector<model::FightRound> rounds = model::lastFight(played);
    if (view.fight && !rounds.empty() && rounds.front().space != view.fight->space)
        rounds.clear(); // of the fight before
    if (!view.fight && rounds.empty())
        return false;
    const core::SpaceId space = view.fight ? view.fight->space : rounds.front().space;
    m_title->setText(view.fight ? tr("The fight in %1").arg(spaceName(space))
                                : tr("The last fight: %1").arg(spaceName(space)));
    m_round->setText(view.fight && view.fight->round > 0 ? tr("Round %1").arg(view.fight->round)
                     : view.fight                        ? tr("Before the first round")
                                                         : QString());
    m_round->setVisible(!m_round->text().isEmpty());
    showBoard(view, rounds, picker, taken);
    auto* more = new QWidget(widget());
    auto* column = new QVBoxLayout(more);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    addReadings(column, view);
    addTable(column, view);
    addRounds(column, view, rounds);
    auto* page = static_cast<QVBoxLayout*>(widget()->layout());
    if (m_more) {
        m_more->hide(); // one that was clicked in may still be at work
        m_more->deleteLater();
    }
    m_more = more;
    page->insertWidget(page->count() - 1, more);
    widen(page->minimumSize().width() + verticalScrollBar()->sizeHint().width());
    return true;
}

/// Never narrower again: from fight to fight the map keeps its size.
void FightPanel::widen(int needed) {
    if (needed > minimumWidth())
        setMinimumWidth(needed);
}

/// What may be taken up, or aimed at by what has been taken up, with what it needs.
void FightPanel::showBoard(const core::View& view, const std::vector<model::FightRound>& rounds,
                           const ChoicePicker& picker, std::optional<core::CounterId> taken) {
    m_board->setVisible(view.fight.has_value());
    if (!view.fight)
        return;
    FightTable table{*view.fight, {}, {}, {}, taken, {}};
    for (const core::ViewParty& party : view.fight->parties)
        for (const core::ViewFighter& fighter : party.fighters)
            if (const core::CounterFace* face = faceIn(view, fighter.counter))
                table.faces.emplace(fighter.counter, *face);
    for (const model::FightRound& round : rounds)
        if (round.round == view.fight->round)
            table.blows = round.blows;
    for (const core::Choice& choice : picker.all()) {
        if (!choice.counter)
            continue;
        if (taken && choice.counter == taken && choice.other) {
            table.offered.insert(*choice.other);
            table.figures[*choice.other] = QString::fromStdString(choice.figure);
        } else if (!taken)
            table.offered.insert(*choice.counter);
    }
    m_board->show(std::move(table));
}

void FightPanel::addReadings(QVBoxLayout* column, const core::View& view) {
    if (!view.fight)
        return;
    const std::vector<core::Calculation> readings = readingsIn(*view.fight);
    if (readings.empty())
        return;
    column->addSpacing(8);
    column->addWidget(new SectionHead(tr("How the dice are read")));
    for (const core::Calculation& reading : readings)
        addReading(column, reading, view);
}

void FightPanel::addReading(QVBoxLayout* column, const core::Calculation& reading, const core::View&) {
    if (reading.acting.empty() || reading.against.empty() || !reading.atLeast)
        return;
    const auto add = [&](const QString& label, const QString& figure, const core::Citation& rule) {
        auto* row = new FieldRow(label, figureLabel(figure), QString::fromStdString(rule.reference));
        row->setLabelWidth(readingLabel);
        row->setMinimumHeight(readingLine);
        connect(row, &FieldRow::ruleRequested, this, [this, rule] { emit ruleRequested(rule); });
        column->addWidget(row);
    };
    add(tr("%1 against %2").arg(typeName(reading.acting.front()), typeName(reading.against.front())),
        tr("%1 or more").arg(*reading.atLeast), {});
    if (reading.lines.empty())
        return;
    const std::int64_t before = *reading.atLeast + reading.sum();
    add(tr("   in the table"), tr("%1 or more").arg(before), {});
    for (const core::CalculationLine& line : reading.lines)
        add(QStringLiteral("   ") + QString::fromStdString(m_session.texts().render(line.label)),
            tr("+%1 on the die").arg(QString::fromStdString(core::written(line.value))), line.rule);
}

/// The table with the cell of the die that falls next.
void FightPanel::addTable(QVBoxLayout* column, const core::View& view) {
    for (const core::Pending& owed : view.pending)
        if (const core::TableSpec* table =
                owed.calculation ? tableOf(m_session.info(), owed.calculation->table) : nullptr) {
            column->addSpacing(8);
            column->addWidget(new SectionHead(QString::fromStdString(m_session.texts().render(table->label))));
            column->addWidget(new TableStrip(*table, *owed.calculation, m_session.texts()));
            return;
        }
}

/// The last round first.
void FightPanel::addRounds(QVBoxLayout* column, const core::View& view, const std::vector<model::FightRound>& rounds) {
    for (std::size_t i = rounds.size(); i-- > 0;) {
        if (rounds[i].blows.empty())
            continue;
        column->addSpacing(8);
        column->addWidget(new SectionHead(tr("Round %1").arg(rounds[i].round)));
        column->addWidget(new BlowRows(rounds[i].blows, [&](core::CounterId counter) {
            const core::CounterFace* face = faceIn(view, counter);
            return face ? *face : core::CounterFace{};
        }));
    }
}

} // namespace orontes::editor
