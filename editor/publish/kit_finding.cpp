// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/kit_finding.h"

namespace orontes::editor {

core::Diagnostic printFinding(std::string id, core::TextArgs args) {
    core::Diagnostic finding;
    finding.id = std::move(id);
    finding.args = std::move(args);
    return finding;
}

core::Diagnostic printFinding(std::string id, const std::filesystem::path& file, core::TextArgs args) {
    core::Diagnostic finding = printFinding(std::move(id), std::move(args));
    finding.where.file = file.string();
    finding.args["file"] = file.string();
    return finding;
}

core::Diagnostic printingStopped() {
    core::Diagnostic finding = printFinding("print.stopped");
    finding.severity = core::Severity::Note;
    return finding;
}

} // namespace orontes::editor
