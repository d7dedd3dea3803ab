// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/store/line_file.h"

#include <functional>
#include <string>
#include <vector>

namespace orontes::model {

/// A LineFile that comes into being with its first line, under the first of several names that is free. While no place
/// can be written to, the lines wait; nothing is skipped.
class SideFile {
public:
    using Header = std::function<std::string()>;

    /// What follows belongs together and begins with this header. What was there before is removed.
    void begin(std::vector<std::filesystem::path> names, Header header);
    core::Result<void> append(std::string line, Urgency urgency);
    /// Nothing of it is needed any more.
    void drop();
    /// Waits until every line lies on the disk.
    void syncNow();

    bool exists() const { return m_lines != nullptr; }
    /// Empty while it does not exist.
    std::filesystem::path path() const { return m_lines ? m_lines->path() : std::filesystem::path(); }

private:
    core::Result<void> open();

    std::vector<std::filesystem::path> m_names;
    Header m_header;
    std::unique_ptr<LineFile> m_lines;
    std::vector<std::string> m_waiting;
};

} // namespace orontes::model
