// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include <cstddef>

namespace orontes::model {

/// The calls by which bytes reach a disk. An argument, so that tests can fill the disk or pull it out.
struct Disk {
    ssize_t (*write)(int file, const void* bytes, std::size_t count);
    int (*sync)(int file);
    int (*rename)(const char* from, const char* to);
};

/// The machine's own.
extern const Disk machineDisk;

} // namespace orontes::model
