// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/subcommands.h"
#include "app/command_line.h"
#include "app/window/run_window.h"

#include <csignal>
#include <exception>
#include <filesystem>
#include <iostream>
#include <system_error>

namespace {

using namespace orontes::app;

/// What cannot be opened is said before a window is asked for, which needs a display.
int show(const ShowWindow& command, int& count, char** arguments) {
    for (const std::string& file : command.files)
        if (std::error_code error; !std::filesystem::exists(file, error)) {
            std::cerr << "error: there is no file and no command \"" << file
                      << "\". Run orontes --help for the commands.\n";
            return couldNotBeDone;
        }
    return runWindow(count, arguments, command.files);
}

int perform(const Request& request, int& count, char** arguments) {
    Terminal terminal{std::cin, std::cout, std::cerr, request.output};
    return std::visit(
        [&](const auto& command) {
            if constexpr (std::is_same_v<std::decay_t<decltype(command)>, ShowWindow>)
                return show(command, count, arguments);
            else
                return run(command, terminal);
        },
        request.command);
}

} // namespace

int main(int count, char** arguments) {
    std::ios::sync_with_stdio(false);
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN); // a limit on the size of files is an error of writing, which is told
#endif
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
