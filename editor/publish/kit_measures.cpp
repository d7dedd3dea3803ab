// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/kit_measures.h"

#include "editor/publish/kit_finding.h"
#include "editor/publish/kit_parts.h"

#include <QString>

#include <array>

namespace orontes::editor {

namespace {

std::string figures(double value) {
    return QString::number(value, 'g', 6).toStdString();
}

bool within(double value, const Bounds& bounds) {
    return value >= bounds.least && value <= bounds.greatest; // never for what is no number
}

} // namespace

core::Result<Paper> paperFor(const KitOptions& options) {
    if (const std::optional<Paper> paper = findPaper(options.paper))
        return *paper;
    std::string known;
    for (const Paper& paper : papers())
        known += (known.empty() ? "" : ", ") + paper.name;
    return core::refuse(printFinding("print.no-such-paper", {{"paper", options.paper}, {"known", known}}));
}

std::optional<core::Diagnostic> measureFault(const KitSource& source, const KitOptions& options) {
    struct Measure {
        const char* what;
        double value;
        Bounds bounds;
    };
    const double space = options.spaceMillimetres.value_or(source.info.print.spaceMillimetres);
    const std::array measures{Measure{"counter", counterSide(source, options), counterBounds},
                              Measure{"space", space, spaceBounds},
                              Measure{"gutter", options.gutter, gutterBounds},
                              Measure{"bleed", options.cuts.bleed, bleedBounds},
                              Measure{"mark", options.cuts.length, markBounds},
                              Measure{"overlap", options.overlap, overlapBounds},
                              Measure{"offset", options.correction.right, offsetBounds},
                              Measure{"offset", options.correction.down, offsetBounds}};
    for (const Measure& measure : measures)
        if (!within(measure.value, measure.bounds))
            return printFinding("print.measure", {{"what", core::TextId{std::string("print.what.") + measure.what}},
                                                  {"value", figures(measure.value)},
                                                  {"least", figures(measure.bounds.least)},
                                                  {"greatest", figures(measure.bounds.greatest)}});
    if (!within(options.dotsPerInch, dotBounds))
        return printFinding("print.dots", {{"value", figures(options.dotsPerInch)},
                                           {"least", figures(dotBounds.least)},
                                           {"greatest", figures(dotBounds.greatest)}});
    return std::nullopt;
}

} // namespace orontes::editor
