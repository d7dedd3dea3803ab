// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTest>

#include <initializer_list>

namespace orontes::tests {

/// One case of a row of the checklist.
struct Row {
    const char* id;       ///< "R-QAD-071"
    const char* sentence; ///< what holds
    const char* script;   ///< tests/rules/qadesh/table.h
};

/// For the _data function of a test.
void addRows(std::initializer_list<Row> rows);
/// For the test itself.
void playRow();

} // namespace orontes::tests
