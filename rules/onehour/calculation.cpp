// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/onehour/calculation.h"

#include "rules/onehour/casualties.h"
#include "rules/onehour/info.h"
#include "rules/onehour/roster.h"

namespace orontes::onehour {
namespace {

using How = core::CalculationLine::How;

/// The sentences of a die and the table where it is read.
struct Reading {
    const char* asked = "";
    const char* fallen = "";
    const char* rule = "";
    const char* table = "";
};

Reading readingOf(const State& state) {
    switch (state.owed) {
    case Owed::MusterDie:
        return {"roll.muster", "die.muster", "R-OHW-233", "muster"};
    case Owed::InitiativeDie:
        return {"roll.initiative", "die.initiative", "R-OHW-002", ""};
    case Owed::ArrivalDie:
        return {"roll.arrival", "die.arrival", "R-OHW-236", ""};
    case Owed::EntryDie:
        return {"roll.entry", "die.entry", "R-OHW-236", ""};
    case Owed::FireDie:
        return {"roll.fire", "die.fire", "R-OHW-124", ""};
    case Owed::AttackDie:
        if (attack(state, state.unit, state.target).dice == 2)
            return state.firstDie == 0 ? Reading{"roll.firstOfTwo", "die.firstOfTwo", "R-OHW-151", "handToHand"}
                                       : Reading{"roll.secondOfTwo", "die.attack", "R-OHW-151", "handToHand"};
        return {"roll.attack", "die.attack", "R-OHW-174", "handToHand"};
    case Owed::MoraleDie:
        return {"roll.morale", "die.morale", "R-OHW-200", "morale"};
    case Owed::Nothing:
    case Owed::Deployment:
    case Owed::Movement:
    case Owed::Firing:
    case Owed::Attack:
        return {};
    }
    return {};
}

struct Line {
    const char* label = "";
    const char* rule = "";
};

/// The rule of a type's own number: rows of the chapter on hand-to-hand values.
Line lineOf(CasualtyLine::What what, Type type) {
    static constexpr std::array<const char*, typeCount> values{"R-OHW-144", "R-OHW-146", "R-OHW-148", "R-OHW-150"};
    static constexpr std::array<const char*, typeCount> charges{"R-OHW-145", "R-OHW-147", "R-OHW-149", "R-OHW-151"};
    switch (what) {
    case CasualtyLine::What::Value:
        return {"line.value", values[static_cast<std::size_t>(type)]};
    case CasualtyLine::What::ChargeValue:
        return {"line.charge", charges[static_cast<std::size_t>(type)]};
    case CasualtyLine::What::Flank:
        return {"line.flank", "R-OHW-162"};
    case CasualtyLine::What::Rear:
        return {"line.rear", "R-OHW-163"};
    case CasualtyLine::What::Wood:
        return {"line.wood", "R-OHW-153"};
    case CasualtyLine::What::Village:
        return {"line.village", "R-OHW-154"};
    case CasualtyLine::What::Uphill:
        return {"line.uphill", "R-OHW-155"};
    case CasualtyLine::What::Bridge:
        return {"line.bridge", "R-OHW-157"};
    case CasualtyLine::What::BridgeExit:
        return {"line.bridgeExit", "R-OHW-157"};
    case CasualtyLine::What::Shields:
        return {"line.shields", "R-OHW-160"};
    }
    return {};
}

/// Rules of the halves under fire are others than in combat.
Line underFire(CasualtyLine::What what) {
    if (what == CasualtyLine::What::Wood)
        return {"line.wood", "R-OHW-125"};
    if (what == CasualtyLine::What::Village)
        return {"line.village", "R-OHW-126"};
    return {"line.shields", "R-OHW-127"};
}

bool shoots(const State& state) {
    return state.owed == Owed::FireDie;
}

bool strikesNow(const State& state) {
    return state.owed == Owed::AttackDie;
}

std::vector<core::CalculationLine> linesOf(const State& state) {
    std::vector<core::CalculationLine> lines;
    const auto add = [&](const Line& line, core::Fraction value, How how) {
        lines.push_back({plainText(line.label), value, core::Citation(), how});
        lines.back().rule = cite(line.rule);
    };
    if (!shoots(state) && !strikesNow(state))
        return lines;
    const Casualties casualties = shoots(state) ? shot(state, state.target) : attack(state, state.unit, state.target);
    if (casualties.dice == 2 && state.firstDie == 0)
        return lines; // told with the second die
    if (casualties.dice == 2)
        add({"line.firstDie", "R-OHW-151"}, state.firstDie, How::Add);
    for (std::size_t i = 0; i < casualties.count; ++i) {
        const CasualtyLine& line = casualties.lines[i];
        const Line told = shoots(state) ? underFire(line.what) : lineOf(line.what, state.at(state.unit).type);
        if (line.adds())
            add(told, line.number, How::Add);
        else
            add(told, core::Fraction(line.number, 100), line.number % 100 == 0 ? How::Times : How::TimesUp);
    }
    return lines;
}

/// Whose die it is where no unit rolls.
SideId rollingSide(const State& state) {
    if (state.owed == Owed::MusterDie)
        return SideId{static_cast<std::int8_t>(state.cursor)};
    return SideId{static_cast<std::int8_t>(state.firstDie == 0 ? 0 : 1)};
}

int hitsOf(const State& state, int die) {
    if (shoots(state))
        return shot(state, state.target).hits(die);
    return strikesNow(state) ? attack(state, state.unit, state.target).hits(state.firstDie + die) : 0;
}

} // namespace

About aboutOwedDie(const State& state) {
    const Reading reading = readingOf(state);
    About about{.text = reading.asked, .rule = reading.rule};
    if (state.owed == Owed::MusterDie || state.owed == Owed::InitiativeDie) {
        about.side = rollingSide(state);
        return about;
    }
    about.unit = state.unit;
    about.space = state.at(state.unit).space;
    about.n = state.setup->of(state.unit).arrivalNeeds;
    if (shoots(state) || strikesNow(state)) {
        about.other = state.target;
        about.space = state.at(state.target).space;
    }
    return about;
}

core::Calculation owedCalculation(const State& state) {
    const About about = aboutOwedDie(state);
    core::Calculation calculation;
    calculation.title = textOf(*state.setup, about);
    if (about.unit.valid())
        calculation.acting.push_back(counterOf(*state.setup, about.unit));
    if (about.other.valid())
        calculation.aimedAt.push_back(about.space);
    calculation.lines = linesOf(state);
    calculation.table = readingOf(state).table;
    if (strikesNow(state)) {
        calculation.row = tokenOf(state.at(state.unit).type);
        calculation.column = state.at(state.unit).charged ? "charge" : "value";
    } else if (state.owed == Owed::MoraleDie)
        calculation.column = "value";
    return calculation;
}

void tellDie(const State& state, Tale& tale, int die) {
    core::Calculation calculation = owedCalculation(state);
    if (state.owed == Owed::MoraleDie || state.owed == Owed::MusterDie)
        calculation.row = std::to_string(die);
    About about = aboutOwedDie(state);
    about.text = readingOf(state).fallen;
    about.n = die;
    about.m = hitsOf(state, die);
    tale.tell(about, core::Rolled{{die}, std::move(calculation)});
}

} // namespace orontes::onehour
