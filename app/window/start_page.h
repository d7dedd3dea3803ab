// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/open_document.h"
#include "model/session/open_session.h"
#include "model/store/library.h"

#include <QWidget>

class QVBoxLayout;

namespace orontes::app {

/// New scenario by ruleset, open, recent files, unsaved documents, and the gallery of bundled battles.
class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    void showRecent(const QStringList& files);
    void showUnsaved(const std::vector<model::JournalOffer>& offers, const std::vector<model::SessionOffer>& games);

signals:
    void newRequested(const QString& ruleset);
    void openRequested();
    void fileChosen(const QString& file);
    void templateChosen(const orontes::core::Scenario& scenario);
    void playChosen(const orontes::core::Scenario& scenario, const std::filesystem::path& file);
    void journalChosen(const orontes::model::JournalOffer& offer);
    void gameChosen(const orontes::model::SessionOffer& offer);

private:
    QWidget* makeBeginning();
    QWidget* makeGallery();

    QVBoxLayout* m_recent = nullptr;
    QVBoxLayout* m_unsaved = nullptr;
    std::vector<model::JournalOffer> m_offers;
    std::vector<model::SessionOffer> m_games;
};

} // namespace orontes::app
