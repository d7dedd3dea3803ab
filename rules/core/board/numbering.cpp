// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/board/numbering.h"

#include <algorithm>
#include <charconv>

namespace orontes::core {
namespace {

/// Numbering as far as it can be printed; files may ask for anything.
int firstNumber(int wanted) {
    return std::clamp(wanted, 0, firstNumberLimit);
}

int numberOfColumn(const Labelling& labelling, int column) {
    return firstNumber(labelling.numbering.firstColumn) + column;
}

int numberOfRow(const Labelling& labelling, int row) {
    const int fromFirst = labelling.numbering.rowsUpward ? labelling.height - 1 - row : row;
    return firstNumber(labelling.numbering.firstRow) + fromFirst;
}

int numberInSequence(const Labelling& labelling, Cell cell) {
    const int row = labelling.numbering.rowsUpward ? labelling.height - 1 - cell.row : cell.row;
    return firstNumber(labelling.numbering.firstColumn) + row * labelling.width + cell.column;
}

/// A = 1 … Z = 26, AA = 27 …
std::string lettersOf(int number) {
    std::string letters;
    for (int left = number; left > 0; left = (left - 1) / 26)
        letters.insert(letters.begin(), static_cast<char>('A' + (left - 1) % 26));
    return letters;
}

std::string padded(int number, std::size_t digits) {
    std::string text = std::to_string(number);
    return text.size() < digits ? std::string(digits - text.size(), '0') + text : text;
}

std::size_t leastDigits(const Labelling& labelling) {
    return static_cast<std::size_t>(std::clamp(labelling.numbering.digits, 1, digitLimit));
}

/// The second of two numbers written together always has the same length, so that it can be told from the first.
std::size_t digitsOfSecond(const Labelling& labelling) {
    const bool isRow = labelling.numbering.style == Numbering::Style::ColumnRow;
    const int greatest = isRow ? firstNumber(labelling.numbering.firstRow) + labelling.height - 1
                               : firstNumber(labelling.numbering.firstColumn) + labelling.width - 1;
    return std::max(leastDigits(labelling), std::to_string(greatest).size());
}

/// Columns with letters begin with A at the earliest.
int letterNumber(const Labelling& labelling, int column) {
    return std::max(firstNumber(labelling.numbering.firstColumn), 1) + column;
}

std::optional<int> numberIn(std::string_view digits) {
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (digits.empty() || digits.front() == '-' || error != std::errc{} || end != digits.data() + digits.size())
        return std::nullopt;
    return number;
}

std::optional<int> numberOfLetters(std::string_view letters) {
    if (letters.empty() || letters.size() > 5)
        return std::nullopt;
    int number = 0;
    for (const char letter : letters)
        number = number * 26 + (letter - 'A' + 1);
    return number;
}

int columnOfNumber(const Labelling& labelling, int number) {
    return number - firstNumber(labelling.numbering.firstColumn);
}

int rowOfNumber(const Labelling& labelling, int number) {
    const int fromFirst = number - firstNumber(labelling.numbering.firstRow);
    return labelling.numbering.rowsUpward ? labelling.height - 1 - fromFirst : fromFirst;
}

std::optional<Cell> cellInSequence(const Labelling& labelling, std::string_view label) {
    const std::optional<int> number = numberIn(label);
    if (!number || *number < firstNumber(labelling.numbering.firstColumn))
        return std::nullopt;
    const int index = columnOfNumber(labelling, *number);
    const int row = index / labelling.width;
    return Cell{index % labelling.width, labelling.numbering.rowsUpward ? labelling.height - 1 - row : row};
}

std::optional<Cell> cellOfTwoNumbers(const Labelling& labelling, std::string_view label) {
    const std::size_t second = std::min(digitsOfSecond(labelling), label.size());
    const std::string_view front = label.substr(0, label.size() - second);
    const std::optional<int> first = front.empty() ? std::optional(0) : numberIn(front);
    const std::optional<int> last = numberIn(label.substr(label.size() - second));
    if (!first || !last)
        return std::nullopt;
    return labelling.numbering.style == Numbering::Style::ColumnRow
               ? Cell{columnOfNumber(labelling, *first), rowOfNumber(labelling, *last)}
               : Cell{columnOfNumber(labelling, *last), rowOfNumber(labelling, *first)};
}

std::optional<Cell> cellOfLetters(const Labelling& labelling, std::string_view label) {
    const auto isLetter = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto split = std::find_if_not(label.begin(), label.end(), isLetter);
    const auto letters = static_cast<std::size_t>(split - label.begin());
    const std::optional<int> column = numberOfLetters(label.substr(0, letters));
    const std::optional<int> row = numberIn(label.substr(letters));
    if (!column || !row)
        return std::nullopt;
    return Cell{*column - letterNumber(labelling, 0), rowOfNumber(labelling, *row)};
}

std::optional<Cell> readCell(const Labelling& labelling, std::string_view label) {
    switch (labelling.numbering.style) {
    case Numbering::Style::Sequential:
        return cellInSequence(labelling, label);
    case Numbering::Style::ColumnRow:
    case Numbering::Style::RowColumn:
        return cellOfTwoNumbers(labelling, label);
    case Numbering::Style::LetterNumber:
        return cellOfLetters(labelling, label);
    }
    return std::nullopt;
}

} // namespace

std::string labelOf(const Labelling& labelling, Cell cell) {
    const int column = numberOfColumn(labelling, cell.column);
    const int row = numberOfRow(labelling, cell.row);
    const std::size_t digits = leastDigits(labelling);
    switch (labelling.numbering.style) {
    case Numbering::Style::Sequential:
        return padded(numberInSequence(labelling, cell), digits);
    case Numbering::Style::ColumnRow:
        return padded(column, digits) + padded(row, digitsOfSecond(labelling));
    case Numbering::Style::RowColumn:
        return padded(row, digits) + padded(column, digitsOfSecond(labelling));
    case Numbering::Style::LetterNumber:
        return lettersOf(letterNumber(labelling, cell.column)) + padded(row, digits);
    }
    return {};
}

std::optional<Cell> findCell(const Labelling& labelling, std::string_view label) {
    const std::optional<Cell> cell = readCell(labelling, label);
    if (!cell || cell->column < 0 || cell->column >= labelling.width || cell->row < 0 || cell->row >= labelling.height)
        return std::nullopt;
    if (labelOf(labelling, *cell).size() < label.size()) // more zeros than are printed: not a label of this board
        return std::nullopt;
    return cell;
}

} // namespace orontes::core
