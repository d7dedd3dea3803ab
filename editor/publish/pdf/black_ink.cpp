// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/pdf/black_ink.h"

#include <array>

namespace orontes::editor {

namespace {

bool isBlank(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

bool isFigure(std::string_view word) {
    return !word.empty() && word.find_first_not_of("0123456789.-") == std::string_view::npos;
}

/// Copies word by word and keeps the last three in sight.
class Rewriting {
public:
    explicit Rewriting(std::size_t size) { m_out.reserve(size + size / 16); }

    void take(std::string_view word) {
        if (word == "scn" || word == "SCN")
            setColour(word);
        else
            keep(word);
    }
    std::string finish() {
        flush();
        return std::move(m_out);
    }

private:
    void write(std::string_view word) {
        m_out.append(word);
        m_out.push_back(isFigure(word) ? ' ' : '\n');
    }
    void keep(std::string_view word) {
        if (m_held == m_words.size()) {
            write(m_words[0]);
            m_words = {m_words[1], m_words[2], word};
        } else
            m_words[m_held++] = word;
    }
    void flush() {
        for (std::size_t i = 0; i < m_held; ++i)
            write(m_words[i]);
        m_held = 0;
    }
    void setColour(std::string_view verb) {
        const bool fills = verb == "scn";
        const bool isPlain = m_held == 3 && isFigure(m_words[0]) && isFigure(m_words[1]) && isFigure(m_words[2]);
        if (isPlain && m_words[0] == m_words[1] && m_words[0] == m_words[2]) {
            write(m_words[0]);
            m_held = 0;
            write(fills ? "g" : "G");
            return;
        }
        if (isPlain)
            m_out.append(fills ? "/CSp cs\n" : "/CSp CS\n");
        flush();
        write(verb);
    }

    std::string m_out;
    std::array<std::string_view, 3> m_words;
    std::size_t m_held = 0;
};

} // namespace

std::string withBlackInk(std::string_view drawn) {
    Rewriting rewriting(drawn.size());
    std::size_t at = 0;
    while (at < drawn.size()) {
        while (at < drawn.size() && isBlank(drawn[at]))
            ++at;
        const std::size_t begin = at;
        while (at < drawn.size() && !isBlank(drawn[at]))
            ++at;
        if (at > begin)
            rewriting.take(drawn.substr(begin, at - begin));
    }
    return rewriting.finish();
}

} // namespace orontes::editor
