// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/scratch.h"

#include <QDir>
#include <QStringList>

#include <fstream>
#include <iterator>
#include <unistd.h>

namespace orontes::tests {
namespace {

constexpr uid_t nobody = 65534;

} // namespace

QString Scratch::listing() const {
    return QDir(m_folder.path())
        .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name)
        .join(' ');
}

void put(const std::filesystem::path& path, std::string_view bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc)
        .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

std::string bytesOf(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

Unprivileged::Unprivileged() : m_wasRoot(::geteuid() == 0) {
    if (m_wasRoot)
        m_wasRoot = ::seteuid(nobody) == 0;
}

Unprivileged::~Unprivileged() {
    if (m_wasRoot && ::seteuid(0) != 0)
        ::_exit(1);
}

} // namespace orontes::tests
