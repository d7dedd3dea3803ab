// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace orontes::core {

/// Our own generator (SplitMix64, Steele, Lea and Flood 2014): the same numbers from the same seed on every machine,
/// pinned by test vectors. Not for secrets.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_state(seed) {}

    std::uint64_t next();
    /// Where the stream stands: Dice(state()) goes on as this one would.
    std::uint64_t state() const { return m_state; }
    /// Evenly distributed in [0, outcomes), without modulo bias.
    int below(int outcomes);
    /// The seed of the `index`-th independent stream of `seed`: of a game of a batch, of a bot.
    static std::uint64_t streamSeed(std::uint64_t seed, std::uint64_t index);

private:
    std::uint64_t m_state;
};

inline std::uint64_t Dice::next() {
    std::uint64_t z = (m_state += 0x9E3779B97F4A7C15ULL);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

inline int Dice::below(int outcomes) {
    const auto range = static_cast<std::uint32_t>(outcomes);
    const std::uint32_t unfair = (0U - range) % range; // so many of the 2^32 values would favour low outcomes
    while (true) {
        const std::uint64_t product = static_cast<std::uint64_t>(static_cast<std::uint32_t>(next() >> 32)) * range;
        if (static_cast<std::uint32_t>(product) >= unfair)
            return static_cast<int>(product >> 32);
    }
}

inline std::uint64_t Dice::streamSeed(std::uint64_t seed, std::uint64_t index) {
    Dice outer(seed);
    Dice inner(outer.next() ^ index);
    return inner.next();
}

} // namespace orontes::core
