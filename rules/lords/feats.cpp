// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/lords/feats.h"

#include <algorithm>

namespace orontes::lords {
namespace {

/// Takes one line apart from its front.
class Line {
public:
    Line(const core::Scenario& scenario, std::string_view text) : m_scenario(scenario), m_rest(trimmed(text)) {}

    /// What was not understood; empty where all was.
    std::string_view fault() const { return m_fault; }

    std::string_view word() {
        const std::size_t end = std::min(m_rest.find(' '), m_rest.size());
        const std::string_view first = m_rest.substr(0, end);
        m_rest = trimmed(m_rest.substr(end));
        return first;
    }
    int number() {
        const std::string_view text = word();
        const auto number = numberIn(text);
        return number ? *number : refuse(text, 0);
    }
    void expect(std::string_view wanted) {
        if (const std::string_view text = word(); text != wanted)
            refuse(text, 0);
    }
    bool beginsWithNumber() const { return !m_rest.empty() && m_rest.front() >= '0' && m_rest.front() <= '9'; }
    bool isOver() const { return m_rest.empty(); }

    /// "on 3,4 x1", "in 9-10", "by 4", at the end of the line.
    void readWhen(Feat& feat) {
        const std::size_t begin = whenBegins();
        std::string_view when = m_rest.substr(begin);
        m_rest = trimmed(m_rest.substr(0, begin));
        const std::vector<std::string_view> words = partsOf(when, ' ');
        const auto turns = words.size() < 2 ? std::nullopt : turnsIn(words[1]);
        if (!turns || turns->empty())
            return void(refuse(when.empty() ? m_rest : when, 0));
        feat.turns = *turns;
        feat.need = words[0] == "on" ? turns->count() : 1;
        if (words[0] == "by")
            for (TurnNumber turn{1}; turn < turns->first(); ++turn.value)
                feat.turns.add(turn);
        if (words.size() == 2)
            return;
        const auto need = words[2].front() == 'x' ? numberIn(words[2].substr(1)) : std::nullopt;
        feat.inARow = words.size() == 4 && words[3] == "running";
        const bool ends = words.size() == 3 || feat.inARow;
        const bool fits = ends && words[0] == "on" && need && *need >= 1 && *need <= turns->count();
        feat.need = fits ? *need : refuse(words[2], 1);
    }

    /// Named cities and areas, all of them.
    void readNames(Feat& feat) {
        for (const std::string_view name : partsOf(m_rest, ','))
            if (const auto area = placeNamed(*m_scenario.board, name))
                feat.areas.add(*area);
            else
                refuse(name, 0);
        if (feat.areas.empty())
            refuse(m_rest, 0);
        feat.count = feat.areas.count();
        feat.sameOnes = true;
    }

    /// A region by its id, or a terrain.
    void readGroup(Feat& feat) {
        const core::Board& board = *m_scenario.board;
        if (const core::Region* region = core::findRegion(board, core::RegionId{std::string(m_rest)})) {
            for (const core::SpaceLabel& label : region->spaces)
                if (const auto area = core::findSpace(board, label))
                    feat.areas.add(*area);
        } else {
            for (SpaceId area{0}; area.value < core::spaceCount(board); ++area.value)
                if (core::terrainOf(board, area).value == m_rest)
                    feat.areas.add(area);
        }
        if (feat.count < 1 || feat.count > feat.areas.count())
            refuse(m_rest, 0);
    }

    void readVictims(Feat& feat) {
        const std::string_view who = word();
        const auto nations = nationsIn(m_scenario, who, '/');
        feat.victims = nations.value_or(NationSet{});
        if (feat.victims.empty())
            refuse(who, 0);
    }

    template <class T>
    T refuse(std::string_view text, T instead) {
        if (m_fault.empty())
            m_fault = text.empty() ? std::string_view("…") : text;
        return instead;
    }

private:
    /// Where the last of the words on, in and by stands that a number follows.
    std::size_t whenBegins() const {
        for (std::size_t at = m_rest.size(); at-- > 0;) {
            const std::string_view rest = m_rest.substr(at);
            const bool isWord = at == 0 || m_rest[at - 1] == ' ';
            const bool is = rest.starts_with("on ") || rest.starts_with("in ") || rest.starts_with("by ");
            if (isWord && is && rest.size() > 3 && rest[3] >= '0' && rest[3] <= '9')
                return at;
        }
        return m_rest.size();
    }

    const core::Scenario& m_scenario;
    std::string_view m_rest;
    std::string_view m_fault;
};

void readHold(Line& line, Feat& feat) {
    line.readWhen(feat);
    if (!line.beginsWithNumber())
        return line.readNames(feat);
    feat.count = line.number();
    line.expect("of");
    line.readGroup(feat);
}

void readSlay(Line& line, Feat& feat) {
    feat.count = line.number();
    if (feat.count < 1)
        line.refuse("0", 0);
    line.expect("of");
    line.readVictims(feat);
    if (line.isOver())
        return;
    line.expect("sword");
    feat.bySword = true;
}

void readDeny(Line& line, Feat& feat) {
    line.readWhen(feat);
    feat.need = feat.turns.count(); // every turn counts, whatever the line says (11.6.3)
    line.readNames(feat);
}

void readDeed(Line& line, Feat& feat) {
    const std::string_view verb = line.word();
    if (verb == "hold") {
        readHold(line, feat);
    } else if (verb == "slay") {
        feat.kind = Feat::Kind::Slay;
        readSlay(line, feat);
    } else if (verb == "deny") {
        feat.kind = Feat::Kind::Deny;
        readDeny(line, feat);
    } else if (verb == "chosen") {
        feat.kind = Feat::Kind::Chosen;
        line.readWhen(feat);
    } else {
        line.refuse(verb, 0);
    }
    if (feat.kind != Feat::Kind::Hold && feat.kind != Feat::Kind::Deny && !line.isOver())
        line.refuse(line.word(), 0);
}

} // namespace

FeatList featsIn(const core::Scenario& scenario, NationId nation, std::string_view text) {
    FeatList list;
    for (const std::string_view part : partsOf(text, ';')) {
        Line line(scenario, part);
        Feat feat;
        feat.nation = nation;
        feat.name = line.word();
        feat.points = line.number();
        readDeed(line, feat);
        if (line.fault().empty())
            list.feats.push_back(std::move(feat));
        else
            list.unread.push_back({std::string(part), std::string(line.fault())});
    }
    return list;
}

} // namespace orontes::lords
