// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/series/series.h"
#include "model/store/side_file.h"
#include "model/store/text_file.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace orontes::model {

/// A series as it stood when the program ended without saving it.
struct UnsavedSeries {
    Series series;              ///< scenario files are absolute
    std::filesystem::path file; ///< empty: it had not been saved yet
    FileStamp stamp;            ///< of that file when it was read or written last
};

/// Keeps an unsaved series through a crash: a side file in the data folder, whose last whole line is the series.
class SeriesBackup {
public:
    explicit SeriesBackup(std::filesystem::path dataFolder);
    ~SeriesBackup() { drop(); }
    SeriesBackup(const SeriesBackup&) = delete;
    SeriesBackup& operator=(const SeriesBackup&) = delete;

    core::Result<void> keep(const UnsavedSeries& unsaved);
    /// Everything is saved, or may be forgotten.
    void drop() { m_lines.drop(); }
    /// Empty while there is nothing to be kept.
    std::filesystem::path path() const { return m_lines.path(); }

private:
    SideFile m_lines;
};

struct SeriesOffer {
    std::filesystem::path backup;
    UnsavedSeries unsaved;
};

/// What programs left behind; series of programs that still run are left alone.
std::vector<SeriesOffer> findUnsavedSeries(const std::filesystem::path& dataFolder);
void discardSeries(const SeriesOffer& offer);

} // namespace orontes::model
