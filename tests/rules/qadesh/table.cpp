// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/qadesh/table.h"

#include "rules/qadesh/calculation.h"
#include "rules/qadesh/orders.h"
#include "rules/qadesh/setup.h"
#include "rules/qadesh/turn.h"

#include <QRegularExpression>

namespace orontes::tests {

using namespace qadesh;

namespace {

QStringList partsOf(const QString& text, char separator) {
    QStringList parts;
    for (const QString& part : text.split(separator, Qt::SkipEmptyParts))
        if (const QString trimmed = part.trimmed(); !trimmed.isEmpty())
            parts << trimmed;
    return parts;
}

QStringList wordsOf(const QString& text) {
    return text.split(' ', Qt::SkipEmptyParts);
}

Status statusNamed(const QString& word) {
    return word == "scattered" ? Status::Scattered
           : word == "routing" ? Status::Routing
           : word == "looting" ? Status::Looting
                               : Status::None;
}

QString written(const Army& army, const core::Board& board) {
    QString text = QString::fromStdString(core::labelOf(board, army.space).value);
    text += QString(" F%1 C%2 ").arg(army.fatigue).arg(army.casualties);
    return text + tokenOf(army.status);
}

} // namespace

QString playScript(const QString& script) {
    Table table;
    return table.play(script);
}

QString Table::play(const QString& script) {
    QString text = script;
    text.replace(";\n", ";"); // a list goes on in the next line
    text.replace('\n', '|');
    for (const QString& statement : partsOf(text, '|')) {
        m_statement = statement;
        run(statement);
        if (!m_fault.isEmpty())
            break;
    }
    return m_fault;
}

void Table::expect(bool holds, const QString& otherwise) {
    if (!holds && m_fault.isEmpty())
        m_fault = QString("%1: %2").arg(m_statement, otherwise);
}

ArmyId Table::army(const QString& name) const {
    static const QStringList roster{"P'Re", "Amun",      "Ne'arin", "Ptah",  "Sutekh",
                                    "RFC",  "Entourage", "Allied",  "Hatti", "Vassals"};
    return ArmyId{static_cast<std::int8_t>(roster.indexOf(name))};
}

SideId Table::side(const QString& name) const {
    return SideId{static_cast<std::int8_t>(name == "Egypt" ? 0 : 1)};
}

core::SpaceId Table::space(const QString& label) const {
    return core::findSpace(*m_scenario.board, core::SpaceLabel{label.toStdString()}).value_or(core::SpaceId{});
}

core::Actor Table::ownerOf(ArmyId id) const {
    return core::Actor{m_state->setup->seats[index(m_state->setup->of(id).side)]};
}

void Table::run(const QString& statement) {
    const QString head = statement.section(' ', 0, 0);
    const QString rest = statement.section(' ', 1);
    const QStringList words = wordsOf(rest);
    if (statement.startsWith("set up:"))
        return setUp(rest.mid(QString("up:").size()));
    if (head == "option:")
        return option(rest);
    if (head == "table:")
        return table(rest);
    if (head == "orders:")
        return orders(rest);
    if (head == "see:")
        return see(rest);
    if (head == "shock")
        return shock(words);
    if (head == "refuse")
        return refuse(rest);
    if (head == "over" || statement == "not over")
        return over(head == "over" ? rest : QString());
    owes(wordsOf(statement));
}

void Table::owes(const QStringList& words) {
    const QString& head = words[0];
    const ArmyId id = army(words.value(1));
    if (head == "phase")
        return expect(m_state->phase.value == words.value(1).toInt() && m_state->owed != Owed::Orders,
                      QString("it is phase %1").arg(m_state->phase.value));
    if (head == "orders" || head == "placement")
        return expect(m_state->owed == (head == "orders" ? Owed::Orders : Owed::Placement) &&
                          (head == "orders" || m_state->side == side(words.value(1))),
                      "something else is owed");
    if (head == "begin") {
        m_state = Game::start(m_scenario);
        return;
    }
    if (head == "place")
        return place(words);
    if (head == "write")
        return write(words.mid(1));
    if (head == "recall")
        return act(ownerOf(id), Recall{id});
    if (head == "choices")
        return fleeChoices(words);
    if (head == "rally")
        return rally(words);
    if (head == "skirmish")
        return skirmish(words);
    if (head == "pass")
        return choose(Owed::RallyOrPass, Pass{id});
    if (head == "target")
        return choose(Owed::Target, Target{id, army(words.value(2))});
    if (head == "flee")
        return choose(Owed::RoutSpace, RoutTo{id, space(words.value(2))});
    if (head == "rest" || head == "keep")
        return choose(Owed::Rest, Rest{id, head == "rest" ? Resting::Remove : Resting::Keep});
    static const QMap<QString, Owed> dice{{"fail", Owed::FailDie},
                                          {"rout", Owed::RoutDie},
                                          {"defeat", Owed::DefeatDie},
                                          {"fatigue", Owed::FatigueDie},
                                          {"loot", Owed::LootDie}};
    expect(dice.contains(head), "not understood");
    if (dice.contains(head))
        die(dice[head], words);
}

void Table::setUp(const QString& position) {
    for (core::Counter& counter : m_scenario.counters.edit())
        counter.setUp = {};
    for (const QString& part : partsOf(position, ';'))
        setUpArmy(part);
    m_state = Game::start(m_scenario);
}

void Table::setUpArmy(const QString& text) {
    const QStringList words = wordsOf(text);
    if (words[0] == "turn") {
        m_scenario.firstTurn = core::TurnNumber{words[1].toInt()};
        return;
    }
    if (words[0] == "last") {
        m_scenario.lastTurn = core::TurnNumber{words[1].toInt()};
        return;
    }
    expect(army(words[0]).valid(), words[0] + " is nobody");
    if (!army(words[0]).valid())
        return;
    core::Counter& counter = m_scenario.counters.edit()[static_cast<std::size_t>(army(words[0]).value)];
    counter.setUp.place = core::AtSpace{core::SpaceLabel{words[1].toStdString()}};
    if (words[1] == "lost")
        counter.setUp.place = core::Lost{};
    if (words[1] == "due") {
        core::WithinSpaces within;
        for (const QString& label : words[3].split(','))
            within.spaces.push_back(core::SpaceLabel{label.toStdString()});
        counter.setUp = {core::TurnNumber{words[2].toInt()}, within};
        return;
    }
    for (const QString& word : words.mid(2)) {
        if (word.startsWith('F'))
            counter.attributes[core::FieldId{"fatigue"}] = std::int64_t{word.mid(1).toInt()};
        else if (word.startsWith('B'))
            counter.attributes[core::FieldId{"baseMove"}] = std::int64_t{word.mid(1).toInt()};
        else if (word.startsWith('C'))
            counter.attributes[core::FieldId{"casualties"}] = std::int64_t{word.mid(1).toInt()};
        else
            counter.attributes[core::FieldId{"status"}] = word.toStdString();
    }
}

void Table::option(const QString& text) {
    const QStringList parts = text.split('=');
    m_scenario.options.edit()[core::OptionId{parts[0].toStdString()}] = parts[1].toStdString();
}

void Table::table(const QString& text) {
    const QStringList parts = text.split(QRegularExpression("[/=]"));
    bool number = false;
    const int value = parts[2].toInt(&number);
    const core::Value cell = number ? core::Value{std::int64_t{value}} : core::Value{parts[2].toStdString()};
    m_scenario.tables.edit().push_back({parts[0].toStdString(), parts[1].toStdString(), "value", cell});
}

/// P'Re 27-19-11
void Table::write(const QStringList& words) {
    const QStringList path = words.value(1).split('-');
    const ArmyId id = army(words[0]);
    expect(id.valid() && space(path[0]) == m_state->at(id).space, words[0] + " stands elsewhere");
    for (const QString& label : path.mid(1))
        if (m_fault.isEmpty())
            act(ownerOf(id), WriteStep{id, space(label)});
}

void Table::fleeChoices(const QStringList& words) {
    std::vector<Action> expected;
    for (const QString& label : words[2].split(','))
        expected.emplace_back(RoutTo{army(words[1]), space(label)});
    std::vector<Action> offered;
    expectOwed(Owed::RoutSpace, army(words[1]));
    if (m_fault.isEmpty())
        Game::choices(*m_state, ownerOf(m_state->army), offered);
    expect(offered == expected, "other spaces are offered");
}

void Table::orders(const QString& text) {
    for (const QString& part : partsOf(text, ';'))
        write(wordsOf(part));
    for (SideId one{0}; one.value < 2 && m_state->owed == Owed::Orders; ++one.value)
        if (!m_state->locked[index(one)])
            act(core::Actor{m_state->setup->seats[index(one)]}, Lock{});
}

void Table::act(core::Actor actor, const Action& action) {
    if (!m_fault.isEmpty())
        return;
    const core::Owing owing = Game::owing(*m_state);
    expect(owing.contains(actor), "somebody else is asked");
    if (!actor.isChance()) {
        const core::Verdict verdict = Game::judge(*m_state, actor, action);
        expect(verdict.has_value(), verdict ? "" : QString::fromStdString(verdict.error().id));
    }
    if (m_fault.isEmpty())
        m_state = Game::apply(*m_state, actor, action, &m_events).next;
}

void Table::rollDie(int value) {
    act(core::chance, Game::chanceAction(*m_state, value - 1));
}

void Table::expectOwed(Owed owed, ArmyId id) {
    expect(m_state->owed == owed && m_state->army == id,
           QString("owed is %1 of army %2").arg(static_cast<int>(m_state->owed)).arg(m_state->army.value));
}

void Table::choose(Owed owed, const Action& action) {
    expect(m_state->owed == owed, QString("owed is %1").arg(static_cast<int>(m_state->owed)));
    if (m_fault.isEmpty())
        act(ownerOf(m_state->army), action);
}

void Table::place(const QStringList& words) {
    const ArmyId id = army(words[1]);
    expect(m_state->owed == Owed::Placement, "nothing is to be set up");
    act(ownerOf(id), Place{id, space(words[2])});
}

/// "5", or "5+1=6" with modifiers and total.
void Table::roll(const QString& text) {
    static const QRegularExpression form("^(\\d)(?:([+-]\\d+)=(-?\\d+))?$");
    const QRegularExpressionMatch match = form.match(text);
    expect(match.hasMatch(), text + " is no die");
    if (!m_fault.isEmpty())
        return;
    const int value = match.captured(1).toInt();
    const int modifiers = match.captured(2).toInt();
    const auto sum = static_cast<int>(owedCalculation(*m_state).sum());
    expect(sum == modifiers, QString("the modifiers are %1").arg(sum));
    expect(match.captured(3).isEmpty() || value + modifiers == match.captured(3).toInt(), "the script adds up wrongly");
    rollDie(value);
}

void Table::die(Owed owed, const QStringList& words) {
    expectOwed(owed, army(words[1]));
    roll(words[2]);
}

void Table::rally(const QStringList& words) {
    const ArmyId id = army(words[1]);
    expectOwed(Owed::RallyOrPass, id);
    act(ownerOf(id), Rally{id});
    expectOwed(Owed::RallyDie, id);
    roll(words[2]);
}

void Table::skirmish(const QStringList& words) {
    expectOwed(Owed::SkirmishDie, army(words[1]));
    expect(m_state->target == army(words[2]), "another target is shot at");
    roll(words[3]);
}

/// shock P'Re 1 2,4-2=4 v RFC 5 3,4+2=9
void Table::shock(const QStringList& words) {
    static const QRegularExpression form("^(\\d),(\\d)(?:([+-]\\d+)=(-?\\d+))?$");
    expect(words.size() == 7 && m_state->owed == Owed::SurpriseDie, "no battle begins");
    for (const int i : {0, 4})
        expect(m_fault.isEmpty() && m_state->battle.armies[i == 0 ? 0 : 1] == army(words[i]),
               words[i] + " does not fight");
    for (const int i : {1, 5})
        if (m_fault.isEmpty())
            rollDie(words[i].toInt());
    for (const int i : {2, 6}) {
        const QRegularExpressionMatch match = form.match(words.value(i));
        expect(match.hasMatch(), words.value(i) + " are no dice");
        if (!m_fault.isEmpty())
            return;
        const auto sum = static_cast<int>(owedCalculation(*m_state).sum());
        const int first = match.captured(1).toInt();
        const int second = match.captured(2).toInt();
        expect(sum == match.captured(3).toInt(), QString("the modifiers are %1").arg(sum));
        expect(match.captured(4).isEmpty() || first + second + sum == match.captured(4).toInt(),
               "the script adds up wrongly");
        rollDie(first);
        rollDie(second);
    }
}

void Table::see(const QString& text) {
    for (const QString& part : partsOf(text, ';'))
        seeArmy(part);
}

void Table::seeArmy(const QString& text) {
    const QStringList words = wordsOf(text);
    const Army& one = m_state->at(army(words[0]));
    if (words[1] == "lost" || words[1] == "waits")
        return expect(one.presence == (words[1] == "lost" ? Presence::Lost : Presence::Absent), words[0] + " does not");
    Army expected;
    for (const QString& word : words.mid(2)) {
        if (word.startsWith('F'))
            expected.fatigue = word.mid(1).toShort();
        else if (word.startsWith('C'))
            expected.casualties = word.mid(1).toShort();
        else
            expected.status = statusNamed(word);
    }
    const bool same = one.presence == Presence::OnBoard && one.space == space(words[1]) &&
                      one.fatigue == expected.fatigue && one.casualties == expected.casualties &&
                      one.status == expected.status;
    expect(same, one.presence == Presence::OnBoard ? words[0] + " is " + written(one, *m_scenario.board)
                                                   : words[0] + " is not on the board");
}

void Table::over(const QString& who) {
    const std::optional<core::Outcome> outcome = Game::outcome(*m_state);
    if (who.isEmpty())
        return expect(!outcome, "the game is over");
    expect(outcome.has_value(), "the game goes on");
    if (!outcome)
        return;
    const bool right = who == "draw" ? outcome->winners.empty()
                                     : outcome->winners.size() == 1 &&
                                           outcome->winners.front() == m_state->setup->seats[index(side(who))];
    expect(right, "it ended otherwise");
}

/// "step P'Re 21: diagonal-step", "place P'Re 25: no-start-space"
void Table::refuse(const QString& text) {
    const QStringList words = wordsOf(text.section(':', 0, 0));
    const QString reason = text.section(':', 1).trimmed();
    const ArmyId id = army(words[1]);
    const core::SpaceId to = words[0] == "target" ? core::SpaceId{} : space(words.value(2));
    const Action action = words[0] == "target"   ? Action{Target{id, army(words.value(2))}}
                          : words[0] == "place"  ? Action{Place{id, to}}
                          : words[0] == "flee"   ? Action{RoutTo{id, to}}
                          : words[0] == "recall" ? Action{Recall{id}}
                                                 : Action{WriteStep{id, to}};
    const core::Owing owing = Game::owing(*m_state);
    if (reason == "not-your-decision")
        return expect(!owing.contains(ownerOf(id)), "the seat is asked");
    expect(owing.contains(ownerOf(id)), "somebody else is asked");
    if (!m_fault.isEmpty())
        return;
    const core::Verdict verdict = Game::judge(*m_state, ownerOf(id), action);
    expect(!verdict, "it is allowed");
    if (!verdict)
        expect(QString::fromStdString(verdict.error().id) == "qadesh.play." + reason,
               QString::fromStdString(verdict.error().id));
}

} // namespace orontes::tests
