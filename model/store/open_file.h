// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>
#include <utility>

namespace orontes::model {

/// An open file of the system, closed when it goes out of scope.
class OpenFile {
public:
    explicit OpenFile(int handle = -1) : m_handle(handle) {}
    OpenFile(OpenFile&& other) noexcept : m_handle(std::exchange(other.m_handle, -1)) {}
    OpenFile& operator=(OpenFile&& other) noexcept {
        std::swap(m_handle, other.m_handle);
        return *this;
    }
    ~OpenFile() {
        if (isOpen())
            ::close(m_handle);
    }

    bool isOpen() const { return m_handle >= 0; }
    int handle() const { return m_handle; }

private:
    int m_handle;
};

} // namespace orontes::model
