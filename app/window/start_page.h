// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/open_document.h"
#include "model/series/series_backup.h"
#include "model/session/open_session.h"
#include "model/store/library.h"

#include <QWidget>

#include <optional>

class QVBoxLayout;

namespace orontes::editor {
class FlowLayout;
}

namespace orontes::app {

/// New scenario by ruleset, open, recent files, unsaved documents, and the gallery of bundled battles.
class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    void showRecent(const QStringList& files);
    struct Unsaved {
        std::vector<model::JournalOffer> documents;
        std::vector<model::SessionOffer> games;
        std::vector<model::SeriesOffer> series;
    };
    void showUnsaved(const Unsaved& unsaved);

signals:
    void newRequested(const QString& ruleset);
    void openRequested();
    void fileChosen(const QString& file);
    void templateChosen(const orontes::core::Scenario& scenario);
    void playChosen(const orontes::core::Scenario& scenario, const std::filesystem::path& file);
    void journalChosen(const orontes::model::JournalOffer& offer);
    void gameChosen(const orontes::model::SessionOffer& offer);
    void seriesChosen(const orontes::model::SeriesOffer& offer);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeBeginning();
    QWidget* makeGallery();
    void fillGallery();
    void addCard(const model::LibraryEntry& entry);

    QVBoxLayout* m_gallery = nullptr;
    editor::FlowLayout* m_flow = nullptr; ///< the cards of one ruleset
    std::optional<model::Library> m_library;
    std::size_t m_cards = 0; ///< of the library, that hang already
    QVBoxLayout* m_recent = nullptr;
    QVBoxLayout* m_unsaved = nullptr;
};

} // namespace orontes::app
