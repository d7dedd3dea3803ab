// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <stop_token>

class QObject;

namespace orontes::model {

/// One piece of work at a time, done beside the window. What it made is handed over in the thread of the owner. Work
/// that is given up, or outlives its owner, ends unheard; nobody waits for it.
class Background {
public:
    /// Called in the owner's thread.
    using Delivery = std::function<void()>;
    /// Called in another thread; must not touch the owner.
    using Work = std::function<Delivery(const std::stop_token&)>;

    explicit Background(QObject& owner) : m_owner(owner) {}
    ~Background() { giveUp(); }
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    /// Gives up whatever was being done.
    void start(Work work);
    /// Asks the work to come to an end; what it has is still delivered.
    void requestStop();
    void giveUp();
    bool isBusy() const;

private:
    struct Job;

    QObject& m_owner;
    std::shared_ptr<Job> m_job;
};

} // namespace orontes::model
