// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/subcommands.h"
#include "app/command_line.h"
#include "app/window/run_window.h"

#include <exception>
#include <iostream>

namespace {

using namespace orontes::app;

int perform(const Request& request, int& count, char** arguments) {
    Terminal terminal{std::cin, std::cout, std::cerr, request.output};
    return std::visit(
        [&](const auto& command) {
            if constexpr (std::is_same_v<std::decay_t<decltype(command)>, ShowWindow>)
                return runWindow(count, arguments, command.files);
            else
                return run(command, terminal);
        },
        request.command);
}

} // namespace

int main(int count, char** arguments) {
    std::ios::sync_with_stdio(false);
    try {
        const std::variant<Request, int> read = readCommandLine(count, arguments);
        if (const int* exitCode = std::get_if<int>(&read))
            return *exitCode;
        return perform(std::get<Request>(read), count, arguments);
    } catch (const std::exception& error) {
        std::cerr << "error: orontes had to stop (" << error.what()
                  << "). Files on disk are as they were last saved.\n";
        return couldNotBeDone;
    }
}
