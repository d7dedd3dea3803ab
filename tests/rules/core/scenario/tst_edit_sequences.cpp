// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_edits.h"

#include <QTest>

#include <algorithm>
#include <malloc.h>
#include <set>

using namespace orontes::core;
using namespace orontes::tests;

namespace {

constexpr int sequenceLength = 10'000;

/// Every scenario of a random sequence of edits, the start included; after a refused edit the same one again.
struct Sequence {
    std::vector<Scenario> scenarios{sampleScenario()};
    std::vector<Edit> edits;
    std::vector<ChangeSet> changes;
    int refused = 0;
    int idle = 0;
};

Sequence makeSequence(std::uint64_t seed) {
    Sequence sequence;
    Dice dice(seed);
    while (static_cast<int>(sequence.edits.size()) < sequenceLength) {
        sequence.edits.push_back(anyEdit(sequence.scenarios.back(), dice));
        Result<Edited> edited = applyEdit(sequence.scenarios.back(), sequence.edits.back());
        sequence.refused += edited ? 0 : 1;
        sequence.idle += edited && edited->changes.empty() ? 1 : 0;
        sequence.changes.push_back(edited ? edited->changes : ChangeSet{});
        sequence.scenarios.push_back(edited ? std::move(edited->scenario) : sequence.scenarios.back());
    }
    return sequence;
}

const Sequence& sequence() {
    static const Sequence made = makeSequence(1274);
    return made;
}

std::set<FeatureToken> featureTokens(const Board& board, EdgeId edge) {
    std::set<FeatureToken> tokens;
    for (const FeatureToken& feature : board.features)
        if (hasFeature(board, edge, feature))
            tokens.insert(feature);
    return tokens;
}

/// Whether spaces and links of two maps can be compared one by one.
bool alike(const Geometry& before, const Geometry& after) {
    const auto* old = std::get_if<Cow<AreaMap>>(&before);
    const auto* now = std::get_if<Cow<AreaMap>>(&after);
    return old && now ? (*old)->areas.size() == (*now)->areas.size() && (*old)->links == (*now)->links
                      : before == after;
}

bool isDrawnAlike(const Board& before, const Board& after, SpaceId space) {
    if (!std::holds_alternative<Cow<AreaMap>>(after.geometry))
        return true; // grids alike are equal
    return labelOf(before, space) == labelOf(after, space) && outlineOf(before, space) == outlineOf(after, space) &&
           centreOf(before, space) == centreOf(after, space);
}

/// The changes of the board, found by asking for every space and edge.
void addBoard(ChangeSet& changes, const Board& before, const Board& after) {
    if (!alike(before.geometry, after.geometry)) {
        changes.boardShape = changes.regions = true;
        return;
    }
    changes.regions = *before.regions != *after.regions;
    for (SpaceId space{0}; space.value < spaceCount(after); ++space.value)
        if (terrainOf(before, space) != terrainOf(after, space) || noteOf(before, space) != noteOf(after, space) ||
            !isDrawnAlike(before, after, space))
            changes.spaces.push_back(space);
    for (SpaceId space{0}; space.value < spaceCount(after); ++space.value)
        changes.outlines = changes.outlines || !isDrawnAlike(before, after, space);
    for (const EdgeId edge : allEdges(after))
        if (featureTokens(before, edge) != featureTokens(after, edge))
            changes.edges.push_back(edge);
}

std::vector<CounterId> staying(const Scenario& scenario, const Scenario& other) {
    std::vector<CounterId> ids;
    for (const Counter& counter : *scenario.counters)
        if (findCounter(other, counter.id))
            ids.push_back(counter.id);
    return ids;
}

void addCounters(ChangeSet& changes, const Scenario& before, const Scenario& after) {
    for (CounterId id{0}; id < std::max(nextCounterId(before), nextCounterId(after)); ++id.value) {
        const Counter* old = findCounter(before, id);
        const Counter* now = findCounter(after, id);
        if (old && !now)
            changes.countersRemoved.push_back(id);
        if (!old && now)
            changes.countersAdded.push_back(id);
        if (old && now && *old != *now)
            changes.countersChanged.push_back(id);
    }
    changes.counterOrder = staying(before, after) != staying(after, before);
}

ChangeSet changesByTrial(const Scenario& before, const Scenario& after) {
    ChangeSet changes;
    changes.titles = before.title != after.title || before.year != after.year || before.author != after.author ||
                     *before.notes != *after.notes;
    addBoard(changes, *before.board, *after.board);
    addCounters(changes, before, after);
    changes.sides = *before.sides != *after.sides || *before.seats != *after.seats;
    changes.options = *before.options != *after.options;
    changes.turns = before.firstTurn != after.firstTurn || before.lastTurn != after.lastTurn;
    changes.victory = *before.victory != *after.victory;
    changes.tables = *before.tables != *after.tables;
    changes.waivers = *before.waivers != *after.waivers;
    return changes;
}

template <class T>
bool covers(const std::vector<T>& all, const std::vector<T>& some) {
    return std::includes(all.begin(), all.end(), some.begin(), some.end());
}

bool flagsCover(const ChangeSet& all, const ChangeSet& some) {
    return all.titles >= some.titles && all.boardShape >= some.boardShape && all.regions >= some.regions &&
           all.sides >= some.sides && all.options >= some.options && all.turns >= some.turns &&
           all.victory >= some.victory && all.tables >= some.tables && all.waivers >= some.waivers;
}

Scenario hugeScenario() {
    Scenario scenario;
    scenario.board =
        makeBoard(HexGrid{1024, 1024, HexGrid::Orientation::FlatTop, true, {}},
                  {TerrainToken{"open"}, TerrainToken{"hill"}, TerrainToken{"marsh"}, TerrainToken{"wood"}},
                  {FeatureToken{"river"}, FeatureToken{"road"}});
    return scenario;
}

double mebibytes(std::size_t bytes) {
    return static_cast<double>(bytes) / (1024.0 * 1024.0);
}

} // namespace

class TstEditSequences : public QObject {
    Q_OBJECT

private slots:
    void aRandomSequenceTriesEverything() {
        std::set<std::size_t> kinds;
        for (const Edit& edit : sequence().edits)
            kinds.insert(edit.change.index());
        QCOMPARE(kinds.size(), std::variant_size_v<decltype(Edit::change)>);
        QVERIFY(sequence().refused > sequenceLength / 20);
        QVERIFY(sequence().idle > sequenceLength / 20);
        QVERIFY(sequence().refused + sequence().idle < sequenceLength / 2);
        qInfo("%d edits, %d refused, %d without effect", sequenceLength, sequence().refused, sequence().idle);
    }

    void theStartIsAsItWasAfterAllEdits() { QVERIFY(sequence().scenarios.front() == sampleScenario()); }

    void theSameEditsGiveTheSameScenarios() {
        Scenario scenario = sampleScenario();
        for (std::size_t i = 0; i < sequence().edits.size(); ++i) {
            Result<Edited> edited = applyEdit(scenario, sequence().edits[i]);
            if (edited)
                scenario = std::move(edited->scenario);
            QVERIFY(scenario == sequence().scenarios[i + 1]); // which all later edits have left alone
        }
    }

    void anEditTellsExactlyWhatItTouched() {
        for (std::size_t i = 0; i < sequence().edits.size(); ++i) {
            const Scenario& before = sequence().scenarios[i];
            const Scenario& after = sequence().scenarios[i + 1];
            QVERIFY(sequence().changes[i] == changesByTrial(before, after));
            QVERIFY(sequence().changes[i].empty() == (before == after));
            QVERIFY(changesBetween(after, after).empty());
        }
    }

    void scenariosFarApartAreComparedAsExactly() {
        Dice dice(37);
        for (int i = 0; i < 1000; ++i) {
            const Scenario& one = sequence().scenarios[static_cast<std::size_t>(dice.below(sequenceLength))];
            const Scenario& other = sequence().scenarios[static_cast<std::size_t>(dice.below(sequenceLength))];
            ChangeSet expected = changesByTrial(one, other);
            const ChangeSet found = changesBetween(one, other);
            if (found.boardShape && !expected.boardShape) { // terrains in another order: not compared space by space
                expected.boardShape = expected.regions = true;
                expected.outlines = false;
                expected.spaces.clear();
                expected.edges.clear();
            }
            QVERIFY(found == expected);
        }
    }

    void mergedChangesCoverWhatHappenedInBetween() {
        Dice dice(41);
        for (int i = 0; i < 2000; ++i) {
            const auto first = static_cast<std::size_t>(dice.below(sequenceLength - 20));
            const auto last = first + static_cast<std::size_t>(dice.below(20));
            ChangeSet merged;
            for (std::size_t k = first; k < last; ++k)
                merge(merged, sequence().changes[k]);
            const ChangeSet exact = changesBetween(sequence().scenarios[first], sequence().scenarios[last]);
            QVERIFY(flagsCover(merged, exact));
            QVERIFY(merged.boardShape || merged.outlines >= exact.outlines);
            QVERIFY(merged.boardShape || (covers(merged.spaces, exact.spaces) && covers(merged.edges, exact.edges)));
            QVERIFY(!merged.boardShape || (merged.spaces.empty() && merged.edges.empty()));
            QCOMPARE(merged.countersAdded, exact.countersAdded);
            QCOMPARE(merged.countersRemoved, exact.countersRemoved);
            QVERIFY(covers(merged.countersChanged, exact.countersChanged));
        }
    }

    void tenThousandStrokesOnAHugeBoardFitInto64MiB_data() {
        QTest::addColumn<bool>("edges");
        QTest::newRow("19 hexes of terrain") << false;
        QTest::newRow("the edges around a hex") << true;
    }

    void tenThousandStrokesOnAHugeBoardFitInto64MiB() {
        QFETCH(const bool, edges);
        Dice dice(43);
        std::vector<Scenario> history{hugeScenario()};
        history.reserve(sequenceLength + 1);
        const std::size_t before = mallinfo2().uordblks;
        for (int i = 0; i < sequenceLength; ++i) {
            const Board& board = *history.back().board;
            const SpaceId centre{dice.below(spaceCount(board))};
            PaintEdges around{{}, board.features[static_cast<std::size_t>(dice.below(2))], PaintEdges::Change::Add};
            for (const Neighbour& next : neighbours(board, centre))
                around.edges.push_back(next.edge);
            const PaintTerrain brush{disk(board, centre, 2), board.terrains[static_cast<std::size_t>(dice.below(4))]};
            Result<Edited> edited = applyEdit(history.back(), edges ? Edit{around} : Edit{brush});
            QVERIFY(edited);
            history.push_back(std::move(edited->scenario));
        }
        const double held = mebibytes(mallinfo2().uordblks - before);
        qInfo("%.1f MiB", held);
        QVERIFY(held < 64);
        QVERIFY(history.front() == hugeScenario());
    }
};

QTEST_APPLESS_MAIN(TstEditSequences)
#include "tst_edit_sequences.moc"
