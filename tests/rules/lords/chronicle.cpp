// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/lords/chronicle.h"

#include "rules/lords/info.h"
#include "rules/lords/score.h"
#include "tests/rules/lords/feat_lines.h"

#include <algorithm>

namespace orontes::tests {

using lords::Kind;
using lords::Lot;
using lords::PieceId;

namespace {

constexpr std::string_view letters = "FVMCRTSXG";

QString letterOf(Kind kind) {
    return QString(QChar(letters[static_cast<std::size_t>(kind)]));
}

/// "2F1C" as FFC.
QString spelled(const QString& pieces) {
    QString all;
    int count = 0;
    for (const QChar letter : pieces) {
        if (letter.isDigit()) {
            count = letter.digitValue();
            continue;
        }
        all += QString(std::max(count, 1), letter);
        count = 0;
    }
    return all;
}

core::Scenario tenTurns() {
    return readCampaign("full").value.value();
}

} // namespace

Chronicle::Chronicle() : Chronicle(tenTurns()) {}

Chronicle::Chronicle(const core::Scenario& scenario) : Campaign(scenario) {
    state().cup = {};
    state().step = lords::DrawingChit{};
}

Chronicle Chronicle::withFeats(const QString& nation, const QString& feats) {
    core::Scenario scenario = tenTurns();
    setFeats(scenario, nation, feats);
    return Chronicle(scenario);
}

Chronicle Chronicle::withOption(const QString& option, bool on) {
    core::Scenario scenario = tenTurns();
    scenario.options.edit()[core::OptionId{option.toStdString()}] = on;
    return Chronicle(scenario);
}

std::vector<PieceId> Chronicle::unused(const QString& nationToken, const QString& pieces) {
    std::vector<PieceId> found;
    const std::vector<PieceId>& roster = setup().of(nation(nationToken)).pieces;
    for (const QChar letter : spelled(pieces)) {
        const auto next = std::find_if(roster.begin(), roster.end(), [&](PieceId id) {
            return state().at(id).lot == Lot::Due && letterOf(setup().of(id).kind) == letter &&
                   std::find(found.begin(), found.end(), id) == found.end();
        });
        found.push_back(next == roster.end() ? PieceId{} : *next);
    }
    return found;
}

std::vector<PieceId> Chronicle::put(const QString& nationToken, const QString& pieces, const QString& label,
                                    const QString& lord) {
    std::vector<PieceId> placed = unused(nationToken, pieces);
    for (const PieceId id : placed) {
        lords::putDown(state(), id, area(label));
        if (!lord.isEmpty())
            state().at(id).lord = nation(lord);
    }
    return placed;
}

PieceId Chronicle::put1(const QString& nationToken, const QString& piece, const QString& label) {
    return put(nationToken, piece, label).front();
}

void Chronicle::bury(const QString& nationToken, const QString& units) {
    for (const PieceId id : unused(nationToken, units))
        state().at(id).lot = Lot::Dead;
}

void Chronicle::clear(const QString& label) {
    while (state().topOf(area(label)).valid())
        lords::takeOff(state(), state().topOf(area(label)), Lot::Gone);
}

void Chronicle::wipeOut(const QString& nationToken) {
    for (const PieceId id : setup().of(nation(nationToken)).pieces) {
        if (state().at(id).lot == Lot::OnMap)
            lords::takeOff(state(), id, Lot::Gone);
        state().at(id).lot = Lot::Gone;
    }
}

void Chronicle::ends(const QString& nationToken, bool again) {
    state().now = {};
    state().now.mover = nation(nationToken);
    state().now.again = again;
    lords::Tale told = tale();
    lords::scoreNationTurn(state(), told);
}

void Chronicle::ends(const QString& nationToken) {
    ends(nationToken, false);
}

void Chronicle::endsAgain(const QString& nationToken) {
    ends(nationToken, true);
}

void Chronicle::loses(const QString& nationToken) {
    lords::Tale told = tale();
    lords::scoreLostTurn(state(), told, nation(nationToken));
}

void Chronicle::gameTurnEnds() {
    state().now = {};
    lords::Tale told = tale();
    lords::scoreGameTurn(state(), told);
}

void Chronicle::slays(const QString& by, const QString& victim, int units, const QString& moving) {
    state().now.mover = nation(moving);
    lords::Tale told = tale();
    for (int unit = 0; unit < units; ++unit) {
        const PieceId slain = put1(victim, "F", "Transjordan");
        lords::creditKill(state(), told, nation(by), slain);
        lords::takeOff(state(), slain, Lot::Dead);
    }
}

std::size_t Chronicle::place(const QString& name) const {
    const auto found = std::find_if(setup().feats.begin(), setup().feats.end(),
                                    [&](const lords::Feat& feat) { return feat.name == name.toStdString(); });
    return static_cast<std::size_t>(found - setup().feats.begin());
}

const lords::Progress& Chronicle::progress(const QString& name) const {
    return state().ledger.at(place(name));
}

QString Chronicle::feat(const QString& name) const {
    const lords::Progress& is = progress(name);
    if (is.standing != lords::Progress::Standing::Open)
        return QString("%1 %2")
            .arg(is.standing == lords::Progress::Standing::Met ? "met" : "crossed")
            .arg(is.when.value);
    const lords::Feat& asked = setup().feats.at(place(name));
    const bool slays = asked.kind == lords::Feat::Kind::Slay;
    const int done = slays ? is.count : is.held.count();
    return done == 0 ? QString("open") : QString("open %1/%2").arg(done).arg(slays ? asked.count : asked.need);
}

int Chronicle::points(const QString& seat) {
    return lords::total(state(), core::seatIdOf(setup().scenario, core::SeatToken{seat.toStdString()}));
}

QString Chronicle::standing(const QString& label) {
    const auto token = [&](lords::NationId id) { return QString::fromStdString(setup().sideOf(id).token.value); };
    QStringList pieces;
    lords::forPieces(state(), area(label), [&](PieceId id) {
        const lords::Piece& piece = state().at(id);
        QString text = token(setup().of(id).nation);
        if (piece.nation != setup().of(id).nation)
            text += ">" + token(piece.nation);
        text += " " + letterOf(setup().of(id).kind);
        pieces << (piece.lord.valid() ? text + " v " + token(piece.lord) : text);
    });
    return pieces.join(", ");
}

int Chronicle::dead(const QString& nationToken) {
    const auto& pieces = state().pieces;
    return static_cast<int>(std::count_if(pieces.begin(), pieces.end(), [&](const lords::Piece& piece) {
        return piece.lot == Lot::Dead && piece.nation == nation(nationToken);
    }));
}

QStringList Chronicle::takeTold() {
    QStringList sentences;
    for (const core::Event& event : takeEvents())
        sentences << QString::fromStdString(lords::info().texts.render(event.text));
    return sentences;
}

} // namespace orontes::tests
