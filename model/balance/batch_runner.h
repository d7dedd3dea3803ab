// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/balance/batch.h"
#include "model/tasks/background.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace orontes::model {

/// Plays batches beside the window, one at a time.
class BatchRunner : public QObject {
    Q_OBJECT

public:
    explicit BatchRunner(QObject* parent = nullptr);

    /// Gives up a batch that is being played. `ruleset` outlives the runner.
    void start(const core::RulesetEntry& ruleset, const core::Scenario& scenario, const BatchSetup& setup);
    /// The games counted until now become the report.
    void stop();
    bool isRunning() const { return m_background.isBusy(); }

signals:
    /// A few times a second while games are played.
    void progressed(const orontes::model::BalanceReport& report);
    void finished(const orontes::model::BalanceReport& report);
    void refused(const orontes::core::Diagnostic& why);

private:
    struct Mailbox;

    void look();

    Background m_background;
    std::shared_ptr<Mailbox> m_mailbox; ///< where the thread that counts leaves its latest report
    QTimer m_looking;
};

} // namespace orontes::model
