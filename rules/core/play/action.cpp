// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/play/action.h"

namespace orontes::core {
namespace {

Fraction applied(const CalculationLine& line, Fraction value, Fraction soFar) {
    switch (line.how) {
    case CalculationLine::How::Add:
        return soFar + value;
    case CalculationLine::How::Times:
        return soFar * value;
    case CalculationLine::How::TimesUp:
        return (soFar * value).roundedUp();
    }
    return soFar;
}

} // namespace

Fraction total(std::span<const CalculationLine> lines, Fraction start) {
    Fraction soFar = start;
    for (std::size_t i = 0; i < lines.size();) {
        std::size_t next = i + 1;
        while (next < lines.size() && lines[next].depth > lines[i].depth)
            ++next;
        const Fraction value = total(lines.subspan(i + 1, next - i - 1), lines[i].value);
        soFar = applied(lines[i], value, soFar);
        i = next;
    }
    return soFar;
}

std::int64_t Calculation::sum() const {
    return total(lines).roundedDown();
}

} // namespace orontes::core
