// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace orontes::model {

/// Turns the rows `now` into those wanted with as few steps as it takes to keep what stays. `same(old, wanted)`:
/// nothing to do; `match(old, wanted)`: the same row with other contents. Ops change `now` and tell about it:
///   remove(first, end)   insert(at, wantedFirst, wantedEnd)   move(from, to)   update(row, wanted)
template <class Old, class Wanted, class Same, class Match, class Ops>
class Reconciliation {
public:
    Reconciliation(const std::vector<Old>& now, const std::vector<Wanted>& wanted, Same same, Match match, Ops& ops)
        : m_now(now), m_wanted(wanted), m_same(same), m_match(match), m_ops(ops) {}

    void run() {
        trim();
        const std::size_t olds = m_now.size() - m_first - m_back;
        const std::size_t news = m_wanted.size() - m_first - m_back;
        if (olds > 0 && news > 0 && olds * news > tooMany) {
            m_ops.remove(m_first, m_first + olds);
            m_ops.insert(m_first, m_first, m_first + news);
            return;
        }
        removeUnmatched();
        for (std::size_t row = m_first; row < m_wanted.size() - m_back;)
            row = settle(row);
    }

private:
    /// Beyond so many comparisons a block is replaced as a whole.
    static constexpr std::size_t tooMany = 4000000;

    std::size_t end() const { return m_now.size() - m_back; }

    void trim() {
        const std::size_t most = std::min(m_now.size(), m_wanted.size());
        while (m_first < most && m_same(m_now[m_first], m_wanted[m_first]))
            ++m_first;
        while (m_back < most - m_first &&
               m_same(m_now[m_now.size() - 1 - m_back], m_wanted[m_wanted.size() - 1 - m_back]))
            ++m_back;
    }

    void removeUnmatched() {
        std::vector<bool> taken(m_wanted.size(), false);
        std::vector<bool> stays(m_now.size(), false);
        for (std::size_t row = m_first; row < end(); ++row)
            for (std::size_t w = m_first; w < m_wanted.size() - m_back && !stays[row]; ++w)
                if (!taken[w] && m_match(m_now[row], m_wanted[w]))
                    taken[w] = stays[row] = true;
        for (std::size_t last = end(); last > m_first;) {
            std::size_t first = last;
            while (first > m_first && !stays[first - 1])
                --first;
            if (first < last)
                m_ops.remove(first, last);
            last = first == m_first ? first : first - 1;
        }
    }

    /// Puts the right row at this place; answers the next place to look at.
    std::size_t settle(std::size_t row) {
        const std::size_t found = find(row);
        if (found == end()) {
            std::size_t next = row + 1;
            while (next < m_wanted.size() - m_back && find(row, next) == end())
                ++next;
            m_ops.insert(row, row, next);
            return next;
        }
        if (found != row)
            m_ops.move(found, row);
        if (!m_same(m_now[row], m_wanted[row]))
            m_ops.update(row, row);
        return row + 1;
    }

    std::size_t find(std::size_t from) const { return find(from, from); }
    /// The row from `from` on that is the wanted one, or the end.
    std::size_t find(std::size_t from, std::size_t wanted) const {
        std::size_t row = from;
        while (row < end() && !m_match(m_now[row], m_wanted[wanted]))
            ++row;
        return row;
    }

    const std::vector<Old>& m_now;
    const std::vector<Wanted>& m_wanted;
    Same m_same;
    Match m_match;
    Ops& m_ops;
    std::size_t m_first = 0; ///< so many rows at the front are right already
    std::size_t m_back = 0;  ///< and so many at the back
};

template <class Old, class Wanted, class Same, class Match, class Ops>
void reconcile(const std::vector<Old>& now, const std::vector<Wanted>& wanted, Same same, Match match, Ops& ops) {
    Reconciliation<Old, Wanted, Same, Match, Ops>(now, wanted, same, match, ops).run();
}

} // namespace orontes::model
