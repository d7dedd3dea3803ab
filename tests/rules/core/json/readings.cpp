// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/core/json/readings.h"

#include "rules/core/core_texts.h"
#include "rules/core/text_template.h"
#include "tests/support/shown.h"

namespace orontes::tests {

namespace {

void mustHaveASentence(const core::Diagnostic& finding) {
    const std::string_view text = core::coreTexts().find(core::TextId{finding.id});
    if (text.empty())
        qFatal("no sentence says %s", finding.id.c_str());
    for (const std::string& name : core::placeholdersOf(text))
        if (!finding.args.contains(name))
            qFatal("%s lacks its argument %s", finding.id.c_str(), name.c_str());
}

} // namespace

QStringList told(const core::Findings& findings) {
    QStringList list;
    for (const core::Diagnostic& finding : findings) {
        mustHaveASentence(finding);
        QString place = shown(finding.where.pointer);
        if (finding.where.line > 0)
            place = QString("%1:%2").arg(finding.where.line).arg(finding.where.column);
        list << shown(finding.id) + (place.isEmpty() ? QString() : " at " + place);
    }
    return list;
}

} // namespace orontes::tests
