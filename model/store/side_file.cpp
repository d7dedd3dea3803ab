// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/store/side_file.h"

#include <system_error>

namespace orontes::model {

void SideFile::begin(std::vector<std::filesystem::path> names, Header header) {
    drop();
    m_names = std::move(names);
    m_header = std::move(header);
}

core::Result<void> SideFile::append(std::string line, Urgency urgency) {
    if (m_lines)
        return m_lines->append(line, urgency);
    m_waiting.push_back(std::move(line));
    return open();
}

void SideFile::drop() {
    if (m_lines)
        m_lines->remove();
    m_lines.reset();
    m_waiting.clear();
}

void SideFile::syncNow() {
    if (m_lines)
        m_lines->syncNow();
}

core::Result<void> SideFile::open() {
    core::Result<std::unique_ptr<LineFile>> file = core::refuse(fileFinding("file.no-place", {}));
    for (const std::filesystem::path& name : m_names) {
        std::error_code ignored; // the file tells better why it cannot be written
        std::filesystem::create_directories(name.parent_path(), ignored);
        file = LineFile::create(name);
        if (file)
            break;
    }
    if (!file)
        return core::refuse(std::move(file.error()));
    m_lines = *std::move(file);
    core::Result<void> written = m_lines->append(m_header(), Urgency::Soon);
    for (const std::string& line : m_waiting)
        written = m_lines->append(line, Urgency::Now);
    m_waiting.clear();
    return written;
}

} // namespace orontes::model
