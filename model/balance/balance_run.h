// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/balance/batch.h"
#include "model/work/background.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace orontes::model {

/// A batch played beside the window.
class BalanceRun : public QObject {
    Q_OBJECT

public:
    explicit BalanceRun(QObject* parent = nullptr);

    /// Refused as planOf refuses; a batch that is being played is given up.
    core::Result<void> start(const core::RulesetEntry& ruleset, const core::Scenario& scenario, const Batch& batch);
    /// Asks the batch to end; `finished` follows with the games counted so far.
    void cancel() { m_work.requestStop(); }
    bool isRunning() const { return m_work.isBusy(); }

signals:
    void progressed(const orontes::model::BalanceReport& soFar);
    void finished(const orontes::model::BalanceReport& report);
    void refused(const orontes::core::Diagnostic& why); ///< the scenario cannot be played

private:
    struct Latest; ///< what the threads have told last

    void look();

    Background m_work;
    QTimer m_clock;
    std::shared_ptr<Latest> m_latest;
};

} // namespace orontes::model
