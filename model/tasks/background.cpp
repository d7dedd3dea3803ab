// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tasks/background.h"

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>

#include <mutex>

namespace orontes::model {

struct Background::Job {
    std::stop_source stop;
    std::mutex mutex;
    QObject* owner = nullptr; ///< null: nobody wants to hear of it any more; guarded by `mutex`
    bool delivered = false;   ///< used in the owner's thread only
};

namespace {

/// A long thought must not keep others from thinking, so that there are more threads than cores.
QThreadPool& threads() {
    static QThreadPool pool;
    static const bool sized = [] {
        pool.setMaxThreadCount(8);
        return true;
    }();
    static_cast<void>(sized);
    return pool;
}

} // namespace

void Background::start(Work work) {
    giveUp();
    m_job = std::make_shared<Job>();
    m_job->owner = &m_owner;
    threads().start([job = m_job, work = std::move(work)]() mutable {
        Delivery delivery = work(job->stop.get_token());
        work = nullptr; // what it worked with may only live on in the delivery
        const std::lock_guard guard(job->mutex);
        if (job->owner == nullptr)
            return;
        QMetaObject::invokeMethod(
            job->owner,
            [job, delivery = std::move(delivery)] {
                if (job->owner == nullptr)
                    return;
                job->delivered = true;
                delivery();
            },
            Qt::QueuedConnection);
    });
}

void Background::requestStop() {
    if (m_job)
        m_job->stop.request_stop();
}

void Background::giveUp() {
    if (!m_job)
        return;
    m_job->stop.request_stop();
    const std::lock_guard guard(m_job->mutex);
    m_job->owner = nullptr;
}

bool Background::isBusy() const {
    return m_job && m_job->owner != nullptr && !m_job->delivered;
}

} // namespace orontes::model
