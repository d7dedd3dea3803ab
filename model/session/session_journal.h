// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/game_tree.h"
#include "model/store/side_file.h"
#include "rules/core/scenario/scenario.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace orontes::model {

inline constexpr int sessionFormatVersion = 1;
inline constexpr std::string_view sessionFormat = "orontes-session";

/// What a session started from (docs/formats/session.md).
struct SessionBase {
    core::RulesetId ruleset;
    std::string rulesetVersion;
    std::string scenario; ///< its text
    std::filesystem::path boardFolder;
    std::uint64_t seed = 0;

    friend bool operator==(const SessionBase&, const SessionBase&) = default;
};

/// An action was played from this point; it makes the next node, or goes to the one that is there.
struct PlayedFrom {
    NodeId parent;
    core::Action action;
    std::optional<Streams> streams; ///< where they moved on
};
struct WentTo {
    NodeId node; ///< the point that is looked at
};
struct NamedNode {
    NodeId node;
    std::string name;
};
struct SeatTaken {
    core::SeatId seat;
    core::BotId bot; ///< empty: a person
};
struct DiceTaken {
    bool byHand = false;
};
struct Reseeded {
    NodeId node;
    Streams streams; ///< of what is played from there
};
using SessionEntry = std::variant<PlayedFrom, WentTo, NamedNode, SeatTaken, DiceTaken, Reseeded>;

struct SessionText {
    SessionBase base;
    std::vector<SessionEntry> entries;
    std::optional<core::Diagnostic> damage; ///< why reading stopped before the end
};

std::string sessionHeader(const SessionBase& base);
std::string sessionLine(const SessionEntry& entry, const std::vector<core::Seat>& seats);

/// Reads as far as the text makes sense; a cut off last line counts as never written. The seats are those of the base.
core::Result<SessionText> readSessionText(std::string_view text, const std::vector<core::Seat>& seats);
core::Result<SessionBase> readSessionBase(std::string_view text);

/// The side file that keeps a game under way through a crash, branches included.
class SessionJournal {
public:
    explicit SessionJournal(std::filesystem::path dataFolder) : m_dataFolder(std::move(dataFolder)) {}

    void begin(const SessionBase& base, std::vector<core::Seat> seats);
    core::Result<void> add(const SessionEntry& entry);
    void drop() { m_lines.drop(); }
    void syncNow() { m_lines.syncNow(); }
    std::filesystem::path path() const { return m_lines.path(); }

private:
    std::filesystem::path m_dataFolder;
    std::vector<core::Seat> m_seats;
    SideFile m_lines;
};

/// Names a session's journal may have in the data folder.
std::vector<std::filesystem::path> sessionNames(const std::filesystem::path& dataFolder);

} // namespace orontes::model
