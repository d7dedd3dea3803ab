// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/lords/table.h"

#include "rules/lords/sailing.h"
#include "rules/lords/sequence.h"

#include <QRegularExpression>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>

namespace orontes::tests {

using lords::Game;
using lords::Kind;
using lords::Lot;
using lords::NationId;
using lords::PieceId;

namespace {

const std::map<QString, QString>& areaNames() {
    static const std::map<QString, QString> names{{"WIL", "Wilusyia"},      {"SEH", "Seha River Land"},
                                                  {"ASW", "Assuwa"},        {"KOS", "Kos"},
                                                  {"LUK", "Lukka"},         {"ARZ", "Arzawa"},
                                                  {"WTA", "West Taurus"},   {"KSC", "Kasca"},
                                                  {"HAT", "Hatti"},         {"PHR", "Phrygia"},
                                                  {"ZIP", "Zippasla"},      {"PIT", "Pitassa"},
                                                  {"KIZ", "Kizzuwatna"},    {"ETA", "East Taurus"},
                                                  {"ISU", "Isuwa"},         {"AZZ", "Azzi"},
                                                  {"WCA", "West Caucasus"}, {"ECA", "East Caucasus"},
                                                  {"NAI", "Nairi"},         {"MAN", "Mannai"},
                                                  {"CAS", "Caspia"},        {"HYR", "Hyrkania"},
                                                  {"MED", "Media"},         {"NZA", "North Zagros"},
                                                  {"SZA", "South Zagros"},  {"HUR", "Hurri-land"},
                                                  {"MIT", "Mitanni"},       {"HAN", "Hanigalbat"},
                                                  {"EUP", "Euphrates"},     {"MAR", "Mari"},
                                                  {"NIN", "Nineveh"},       {"ASR", "Assyria"},
                                                  {"TIG", "Tigris"},        {"AKK", "Akkad"},
                                                  {"BAB", "Babylon"},       {"KAR", "Karduniash"},
                                                  {"SUM", "Sumer"},         {"ELA", "Elam"},
                                                  {"ALE", "Aleppo"},        {"UGA", "Ugarit"},
                                                  {"KAD", "Kadesh"},        {"PHO", "Phoenicia"},
                                                  {"SYR", "Syria"},         {"PHI", "Philistia"},
                                                  {"JUD", "Judah"},         {"TRJ", "Transjordan"},
                                                  {"ALA", "Alasa"},         {"PEL", "Pelusium"},
                                                  {"SIN", "Sinai"},         {"ON", "On"},
                                                  {"NAU", "Naucratis"},     {"LOW", "Lower Egypt"},
                                                  {"UPP", "Upper Egypt"},   {"THE", "Thebaid"},
                                                  {"LBD", "Libyan Desert"}, {"ARD", "Arabian Desert"}};
    return names;
}

const std::map<QString, QString>& nationTokens() {
    static const std::map<QString, QString> tokens{
        {"Eg", "egypt"},    {"Ht", "hatti"},    {"El", "elam"},       {"Ju", "judah"},   {"Nu", "nubia"},
        {"Ci", "cimmeria"}, {"Mi", "mitanni"},  {"Su", "sumer"},      {"As", "assyria"}, {"Li", "libya"},
        {"Ly", "lydia"},    {"Ac", "achaea"},   {"Lu", "luvians"},    {"Ar", "aramea"},  {"Ur", "urartu"},
        {"Ca", "canaan"},   {"Ka", "kassites"}, {"Se", "seaPeoples"}, {"Ph", "phrygia"}, {"Me", "medes"},
        {"Ch", "chaldea"}};
    return tokens;
}

const std::array<std::pair<QString, Kind>, 9>& kinds() {
    static const std::array<std::pair<QString, Kind>, 9> kinds{{{"F", Kind::Foot},
                                                                {"V", Kind::Cavalry},
                                                                {"M", Kind::Camel},
                                                                {"C", Kind::Chariot},
                                                                {"Ru", Kind::Ruler},
                                                                {"Te", Kind::Terror},
                                                                {"Si", Kind::Siege},
                                                                {"CP", Kind::Chosen},
                                                                {"God", Kind::God}}};
    return kinds;
}

Kind kindCalled(const QString& name) {
    for (const auto& [letter, kind] : kinds())
        if (letter == name)
            return kind;
    qFatal("no kind %s", qPrintable(name));
}

/// "3F2C+Ru" as a list of kinds.
std::vector<Kind> piecesIn(const QString& stack) {
    static const QRegularExpression part("(\\d*)(Ru|Te|Si|CP|God|F|V|M|C)");
    std::vector<Kind> pieces;
    for (auto match = part.globalMatch(stack); match.hasNext();) {
        const QRegularExpressionMatch one = match.next();
        const int count = one.captured(1).isEmpty() ? 1 : one.captured(1).toInt();
        pieces.insert(pieces.end(), static_cast<std::size_t>(count), kindCalled(one.captured(2)));
    }
    return pieces;
}

QString codeOf(const QString& token) {
    for (const auto& [code, name] : nationTokens())
        if (name == token)
            return code;
    return token;
}

/// "3F2C+Ru+Te"
QString written(const std::map<Kind, int>& counts) {
    QString units;
    QString markers;
    for (const auto& [letter, kind] : kinds()) {
        const auto found = counts.find(kind);
        if (found == counts.end())
            continue;
        if (lords::isUnit(kind))
            units += QString::number(found->second) + letter;
        else
            for (int i = 0; i < found->second; ++i)
                markers += "+" + letter;
    }
    return units + markers;
}

void layBare(lords::State& state, int turn, const Table& table) {
    for (PieceId piece{0}; piece < state.setup->endOfRoster(); ++piece.value) {
        if (state.at(piece).lot == Lot::OnMap)
            lords::takeOff(state, piece, Lot::Absent);
        lords::Piece bare;
        bare.nation = state.setup->of(piece).nation;
        state.at(piece) = bare;
    }
    state.turn = core::TurnNumber{turn};
    state.cup = {};
    state.cup.add(table.nation("Ly"));
    state.cup.add(table.nation("Ph"));
    state.step = lords::DrawingChit{};
}

} // namespace

Table::Table(int turn, const QString& scenario) : m_campaign(scenario) {
    layBare(m_campaign.state(), turn, *this);
}

Table::Table(int turn, const core::Scenario& scenario) : m_campaign(scenario) {
    layBare(m_campaign.state(), turn, *this);
}

Table Table::with(const char* option, const core::Value& value, int turn) {
    core::Scenario scenario = readCampaign("full").value.value();
    scenario.options.edit()[core::OptionId{option}] = value;
    return Table(turn, scenario);
}

core::SpaceId Table::area(const QString& code) const {
    const auto found = areaNames().find(code);
    return m_campaign.area(found == areaNames().end() ? code : found->second);
}

NationId Table::nation(const QString& code) const {
    const auto found = nationTokens().find(code);
    return m_campaign.nation(found == nationTokens().end() ? code : found->second);
}

Table& Table::put(const QString& stacks) {
    static const QRegularExpression shape("^(\\w\\w)@(\\w+) ([\\w+]*?)(?:v\\((\\w\\w)\\))?$");
    for (const QString& stack : stacks.split(", ")) {
        const QRegularExpressionMatch match = shape.match(stack);
        if (!match.hasMatch())
            qFatal("not a stack: %s", qPrintable(stack));
        const NationId owner = nation(match.captured(1));
        for (const Kind kind : piecesIn(match.captured(3))) {
            const std::vector<PieceId>& roster = setup().of(owner).pieces;
            const auto free = std::find_if(roster.begin(), roster.end(), [&](PieceId piece) {
                return state().at(piece).lot == Lot::Absent && setup().of(piece).kind == kind;
            });
            if (free == roster.end())
                qFatal("no counter left for %s", qPrintable(stack));
            lords::putDown(state(), *free, area(match.captured(2)));
            if (!match.captured(4).isEmpty())
                state().at(*free).lord = nation(match.captured(4));
        }
    }
    return *this;
}

Table& Table::bury(const QString& stacks) {
    for (const QString& stack : stacks.split(", ")) {
        const NationId owner = nation(stack.section(' ', 0, 0));
        for (const Kind kind : piecesIn(stack.section(' ', 1))) {
            const std::vector<PieceId>& roster = setup().of(owner).pieces;
            const auto free = std::find_if(roster.begin(), roster.end(), [&](PieceId piece) {
                return state().at(piece).lot == Lot::Absent && setup().of(piece).kind == kind;
            });
            if (free == roster.end())
                qFatal("no counter left for %s", qPrintable(stack));
            state().at(*free).lot = Lot::Dead;
        }
    }
    return *this;
}

Table& Table::due(const QString& code, int turn) {
    for (const PieceId piece : setup().of(nation(code)).pieces)
        if (setup().of(piece).due.value == turn)
            state().at(piece).lot = Lot::Due;
    return *this;
}

Table& Table::begin(const QString& code) {
    core::Events events;
    lords::Tale tale(setup(), &events);
    lords::beginNationTurn(state(), tale, nation(code), false);
    lords::carryOn(state(), tale);
    note(events);
    return *this;
}

Table& Table::beginMarch(const QString& code) {
    begin(code);
    return passTo<lords::Moving>();
}

Table& Table::beginFighting(const QString& code) {
    begin(code);
    return fight();
}

Table& Table::fight() {
    while (isAt<lords::PlacingNew>() || isAt<lords::Replacing>() || isAt<lords::Sailing>() || isAt<lords::Moving>())
        play(lords::Done{});
    return *this;
}

PieceId Table::fighter(const QString& unit) const {
    static const QRegularExpression shape("^(\\w\\w) ([A-Za-z]+)(\\d?)$");
    const QRegularExpressionMatch match = shape.match(unit);
    PieceId found;
    int skip = match.captured(3).toInt();
    lords::forPieces(state(), state().battle.area, [&](PieceId one) {
        const bool fits = state().at(one).nation == nation(match.captured(1)) &&
                          setup().of(one).kind == kindCalled(match.captured(2));
        if (fits && skip-- == 0)
            found = one;
    });
    if (!found.valid())
        qFatal("nobody in the battle is %s", qPrintable(unit));
    return found;
}

lords::Aim Table::aimOf(const QString& who, const QString& whom) const {
    return {fighter(who), fighter(whom)};
}

PieceId Table::piece(const QString& code, const QString& where, const QString& kind, int which) const {
    PieceId found;
    lords::forPieces(state(), area(where), [&](PieceId one) {
        const bool fits = state().at(one).nation == nation(code) && setup().of(one).kind == kindCalled(kind);
        if (fits && which-- == 0)
            found = one;
    });
    if (!found.valid())
        qFatal("no %s of %s in %s", qPrintable(kind), qPrintable(code), qPrintable(where));
    return found;
}

PieceId Table::dead(const QString& code, const QString& kind, int which) const {
    for (PieceId one{0}; one < setup().endOfRoster(); ++one.value)
        if (state().at(one).lot == Lot::Dead && state().at(one).nation == nation(code) &&
            setup().of(one).kind == kindCalled(kind) && which-- == 0)
            return one;
    qFatal("no dead %s of %s", qPrintable(kind), qPrintable(code));
}

QString Table::why(const lords::Action& action) const {
    const core::Owing owing = Game::owing(state());
    if (owing.none())
        return "over";
    const core::Verdict verdict = Game::judge(state(), *owing.begin(), action);
    return verdict ? QString() : QString::fromStdString(verdict.error().id).remove("lords.play.");
}

Table& Table::play(const lords::Action& action) {
    const core::Owing owing = Game::owing(state());
    const core::Actor actor = owing.none() ? core::chance : *owing.begin();
    if (!actor.isChance())
        if (const core::Verdict verdict = Game::judge(state(), actor, action); !verdict) {
            const std::string reason = Game::info().texts.render(verdict.error().text());
            QTest::qFail(reason.c_str(), __FILE__, __LINE__);
            return *this;
        }
    core::Events events;
    state() = Game::apply(state(), actor, action, &events).next;
    note(events);
    return *this;
}

Table& Table::roll(std::initializer_list<int> dice) {
    for (const int die : dice)
        play(lords::Roll{die});
    return *this;
}

QString Table::march(const QString& pieces, const QString& way) {
    const QStringList areas = way.split('>');
    const NationId mover = state().now.mover;
    std::map<Kind, int> taken;
    for (const Kind kind : piecesIn(pieces)) {
        PieceId found;
        int skip = taken[kind]++;
        lords::forPieces(state(), area(areas.front()), [&](PieceId one) {
            if (state().at(one).nation == mover && setup().of(one).kind == kind && state().at(one).left > 0 &&
                skip-- == 0)
                found = one;
        });
        if (!found.valid())
            return "nobody";
        if (const QString reason = why(lords::Take{found}); !reason.isEmpty())
            return reason;
        play(lords::Take{found});
    }
    for (qsizetype i = 1; i < areas.size(); ++i) {
        const lords::Go step{area(areas[i])};
        if (const QString reason = why(step); !reason.isEmpty())
            return reason;
        play(step);
    }
    if (state().march.begun)
        play(lords::Halt{});
    return {};
}

QString Table::sail(const QString& pieces, const QString& way) {
    const QStringList ends = way.split('~');
    for (const Kind kind : piecesIn(pieces)) {
        PieceId found;
        lords::forPieces(state(), area(ends.front()), [&](PieceId one) {
            if (!found.valid() && state().at(one).nation == state().now.mover && setup().of(one).kind == kind)
                found = one;
        });
        if (!found.valid())
            return "nobody";
        const lords::Sail action{found, area(ends.back())};
        if (const QString reason = why(action); !reason.isEmpty())
            return reason;
        play(action);
    }
    return {};
}

bool Table::waitsFor(const QString& seat) const {
    const core::Owing owing = Game::owing(state());
    return !owing.none() && !owing.onlyChance() &&
           (*setup().scenario.seats)[static_cast<std::size_t>(owing.begin()->seat.value)].token.value ==
               seat.toStdString();
}

QString Table::at(const QString& where) const {
    std::map<std::pair<int, int>, std::map<Kind, int>> stacks;
    lords::forPieces(state(), area(where), [&](PieceId one) {
        const lords::Piece& piece = state().at(one);
        ++stacks[{piece.nation.value, piece.lord.value}][setup().of(one).kind];
    });
    QStringList parts;
    for (const auto& [who, counts] : stacks) {
        const auto code = [&](int place) {
            return codeOf(
                QString::fromStdString(setup().sideOf(NationId{static_cast<std::int8_t>(place)}).token.value));
        };
        const QString lord = who.second < 0 ? QString() : QString("v(%1)").arg(code(who.second));
        parts << QString("%1 %2%3").arg(code(who.first), written(counts), lord);
    }
    return parts.join(", ");
}

QString Table::pile(const QString& code, Lot lot) const {
    std::map<Kind, int> counts;
    for (PieceId one{0}; one < setup().endOfRoster(); ++one.value)
        if (state().at(one).lot == lot && state().at(one).nation == nation(code))
            ++counts[setup().of(one).kind];
    return written(counts);
}

int Table::points(const QString& token) const {
    const std::vector<core::Seat>& seats = *setup().scenario.seats;
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (seats[i].token.value == token.toStdString())
            return lords::total(state(), core::SeatId{static_cast<std::int32_t>(i)});
    qFatal("no seat %s", qPrintable(token));
}

void Table::note(const core::Events& events) {
    for (const core::Event& event : events)
        m_told << QString::fromStdString(Game::info().texts.render(event.text));
}

} // namespace orontes::tests
