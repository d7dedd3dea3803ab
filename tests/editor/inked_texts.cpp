// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/inked_texts.h"

#include <QTest>

namespace orontes::tests {

using namespace editor;

namespace {

void collectTexts(const Pieces& pieces, MmPoint origin, std::vector<InkedText>& texts) {
    for (const PlacedPiece& placed : pieces) {
        const MmRect box = placed.box.moved(origin.x, origin.y);
        if (const auto* const group = std::get_if<GroupPiece>(&placed.piece))
            collectTexts(group->pieces, box.topLeft(), texts);
        const auto* const text = std::get_if<TextPiece>(&placed.piece);
        if (text == nullptr || text->text.isEmpty() || placed.turn != Turn::None)
            continue;
        const double width = textWidth(text->text, text->style);
        const double share = text->align == Align::Left ? 0 : text->align == Align::Centre ? 0.5 : 1;
        const double cap = capHeight(text->style);
        texts.push_back({text->text, {box.x + (box.width - width) * share, box.y + text->baseline - cap, width, cap}});
    }
}

} // namespace

std::vector<InkedText> textsOf(const Sheet& sheet) {
    std::vector<InkedText> texts;
    collectTexts(sheet.pieces, {}, texts);
    return texts;
}

std::vector<InkedText> textsOf(const PrintItem& item) {
    std::vector<InkedText> texts;
    collectTexts({{rectOf(item.size), item.front}}, {}, texts);
    return texts;
}

QStringList wordsIn(const std::vector<InkedText>& texts) {
    QStringList words;
    for (const InkedText& text : texts)
        words << text.text;
    return words;
}

void checkTidy(const std::vector<InkedText>& texts, const MmRect& room) {
    for (std::size_t i = 0; i < texts.size(); ++i) {
        QVERIFY2(room.grown(0.05).contains(texts[i].ink), qPrintable(texts[i].text + " runs out of its room"));
        QVERIFY2(!texts[i].text.contains(u'…'), qPrintable(texts[i].text + " is cut short"));
        for (std::size_t k = i + 1; k < texts.size(); ++k)
            QVERIFY2(!texts[i].ink.overlaps(texts[k].ink),
                     qPrintable(QStringLiteral("%1 lies on %2").arg(texts[i].text, texts[k].text)));
    }
}

} // namespace orontes::tests
