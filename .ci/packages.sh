# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Sourced by ./run and ./check: the Debian 12 packages Orontes needs, and how to get those that are missing.

# shellcheck disable=SC2034 # used where this file is sourced
run_packages=(
    g++ cmake ninja-build ccache
    qt6-base-dev qt6-svg-dev libqt6sql6-sqlite libquazip1-qt6-dev zlib1g-dev libqpdf-dev
    nlohmann-json3-dev libexpected-dev libcli11-dev libsodium-dev
    fonts-dejavu-core fonts-inter fonts-ebgaramond
)
# shellcheck disable=SC2034
test_packages=(libbenchmark-dev poppler-utils qpdf sqlite3 xvfb xauth xdotool)

# install_missing PACKAGE…: one apt line for what dpkg-query does not know; without root, say what to type.
install_missing() {
    command -v dpkg-query >/dev/null || return 0 # not Debian: CMake says what it does not find
    local installed package missing=()
    installed=$'\n'$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)$'\n'
    for package in "$@"; do
        [[ $installed == *$'\n'"installed $package"$'\n'* ]] || missing+=("$package")
    done
    ((${#missing[@]})) || return 0
    local install="apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends"
    install+=" -o DPkg::Lock::Timeout=300 ${missing[*]}"
    if ((EUID != 0)); then
        printf 'Orontes needs packages that are not installed. Type:\n\n    sudo sh -c "%s"\n\n' "$install" >&2
        exit 2
    fi
    printf 'Installing %s\n' "${missing[*]}" >&2
    sh -c "$install" >&2 || { printf 'This did not work: %s\n' "$install" >&2; exit 2; }
}
