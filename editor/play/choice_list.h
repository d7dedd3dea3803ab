// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/choice_picker.h"
#include "model/session/choice_rows.h"
#include "model/session/game_session.h"

#include <QWidget>

#include <optional>
#include <variant>
#include <vector>

class QGridLayout;
class QListWidget;

namespace orontes::editor {

/// What may be done, to be chosen by mouse or keyboard: first a counter where there are several, then what it may do.
/// Counters alike that may do the same are one row with their number, below the name of the place where they stand;
/// choices that concern no counter and no space are buttons below, or rows where there are many.
class ChoiceList : public QWidget {
    Q_OBJECT

public:
    explicit ChoiceList(const model::GameSession& session, QWidget* parent = nullptr);

    void show(const core::View& view, const ChoicePicker& picker, std::optional<core::CounterId> counter);
    /// These choices alone, whichever counters they are of.
    void showThese(const core::View& view, const std::vector<core::Choice>& choices);

signals:
    void chosen(const orontes::core::Action& action);
    /// A counter has been taken up, or none is any more.
    void counterChosen(std::optional<orontes::core::CounterId> counter);
    void pointedAt(const orontes::core::Choice& choice);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Head {};
    struct AllCounters {};
    using Row = std::variant<Head, AllCounters, core::CounterId, core::Choice>;

    void clear();
    void addRow(Row row, const QString& words, const core::CounterFace* face = nullptr, const QString& aside = {});
    void addHead(const QString& words);
    void addChoices(const std::vector<model::SameChoices>& choices);
    void addSection(const model::ChoiceSection& section, const core::View& view);
    void addFlat(const std::vector<core::Choice>& choices, const core::View& view);
    void addButtons(const std::vector<core::Choice>& choices);
    QString wordsOf(const core::Choice& choice) const;
    int rowFrom(int at) const;
    void choose();
    void point();

    const model::GameSession& m_session;
    QListWidget* m_list;
    QGridLayout* m_buttons;
    std::vector<Row> m_rows;
};

} // namespace orontes::editor
