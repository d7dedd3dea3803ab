// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/layout/impose.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace orontes::tests {

/// A line of text and where its ink lies.
struct InkedText {
    QString text;
    editor::MmRect ink;
};

std::vector<InkedText> textsOf(const editor::Sheet& sheet);
std::vector<InkedText> textsOf(const editor::PrintItem& item);
QStringList wordsIn(const std::vector<InkedText>& texts);
/// No text over another, none beyond `room`, none cut short.
void checkTidy(const std::vector<InkedText>& texts, const editor::MmRect& room);

} // namespace orontes::tests
