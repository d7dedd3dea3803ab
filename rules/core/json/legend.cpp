// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json/legend.h"

#include <algorithm>
#include <string_view>

namespace orontes::core {
namespace {

constexpr std::string_view common = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/// The n-th character from U+00C0 on; all of them take two bytes.
std::string rareCharacter(std::size_t n) {
    const std::size_t code = 0xC0 + n;
    return {static_cast<char>(0xC0U | (code >> 6U)), static_cast<char>(0x80U | (code & 0x3FU))};
}

} // namespace

std::vector<std::string> legendOf(const std::vector<TerrainToken>& terrains) {
    std::vector<std::string> legend;
    std::size_t rare = 0;
    std::string free(common);
    const auto take = [&free](std::string_view wanted) {
        const std::size_t at = free.find_first_of(wanted);
        return at == std::string::npos ? std::string() : std::string(1, free[at]);
    };
    for (const TerrainToken& terrain : terrains) {
        std::string character = legend.empty() ? "." : "";
        for (std::size_t i = 0; i < terrain.value.size() && character.empty(); ++i)
            character = take(terrain.value.substr(i, 1));
        if (character.empty())
            character = take(common);
        if (character.empty())
            character = rareCharacter(rare++);
        free.erase(std::remove(free.begin(), free.end(), character.front()), free.end());
        legend.push_back(std::move(character));
    }
    return legend;
}

} // namespace orontes::core
