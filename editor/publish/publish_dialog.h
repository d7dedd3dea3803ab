// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/publish/kit.h"

#include <QDialog>
#include <QTimer>

#include <atomic>
#include <thread>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace orontes::editor {

class PagePreview;

/// Choose pieces, paper and marks, see each page as it will be printed, and write the kit into a folder, with progress,
/// beside the window.
class PublishDialog : public QDialog {
    Q_OBJECT

public:
    PublishDialog(const core::RulesetInfo& info, core::Scenario scenario, const QString& title,
                  QWidget* parent = nullptr);
    ~PublishDialog() override;

    KitOptions options() const;
    void setFolder(const QString& folder);
    /// Begins writing; finished() tells when it is done.
    void write();
    bool isWriting() const { return m_writing.load(); }

signals:
    void written(int files);
    void failed(const QString& sentence);

private:
    void layOut(const QString& title);
    QWidget* makePieces();
    QWidget* makeMeasures();
    void chooseFolder();
    void showProgress();
    void finish();
    void cancel();
    void showReady();
    void showPreview();

    const core::RulesetInfo& m_info;
    core::Scenario m_scenario;
    QList<QPair<KitPiece, QCheckBox*>> m_pieces;
    QComboBox* m_paper;
    QComboBox* m_output;
    QComboBox* m_backs;
    QComboBox* m_marks;
    QDoubleSpinBox* m_counter;
    QDoubleSpinBox* m_bleed;
    QDoubleSpinBox* m_right;
    QDoubleSpinBox* m_down;
    QLineEdit* m_folder;
    QCheckBox* m_replace;
    QProgressBar* m_progress;
    QLabel* m_told;
    QPushButton* m_write;
    PagePreview* m_preview;
    QTimer m_ticking;

    std::atomic<bool> m_writing = false;
    std::atomic<bool> m_cancelled = false;
    std::atomic<int> m_done = 0;
    std::atomic<int> m_all = 0;
    core::Result<std::vector<WrittenFile>> m_result; ///< of the thread; read when it has ended
    std::jthread m_work;                             ///< last, so that it ends first
};

} // namespace orontes::editor
