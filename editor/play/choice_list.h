// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/choice_picker.h"
#include "rules/core/play/view.h"
#include "rules/core/text.h"

#include <QWidget>

#include <optional>
#include <variant>
#include <vector>

class QGridLayout;
class QListWidget;

namespace orontes::editor {

/// What may be done, to be chosen by mouse or keyboard: first a counter where there are several, then what it may do;
/// choices that concern no counter and no space are buttons below.
class ChoiceList : public QWidget {
    Q_OBJECT

public:
    explicit ChoiceList(const core::Catalogue& texts, QWidget* parent = nullptr);

    void show(const core::View& view, const ChoicePicker& picker, std::optional<core::CounterId> counter);
    /// These choices alone, whichever counters they are of.
    void showThese(const std::vector<core::Choice>& choices);

signals:
    void chosen(const orontes::core::Action& action);
    /// A counter has been taken up, or none is any more.
    void counterChosen(std::optional<orontes::core::CounterId> counter);
    void pointedAt(const orontes::core::Choice& choice);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct AllCounters {};
    using Row = std::variant<AllCounters, core::CounterId, core::Choice>;

    void clear();
    void addRow(Row row, const QString& words, const core::CounterFace* face);
    void addChoices(const std::vector<core::Choice>& choices, bool afterAll);
    void addCounters(const core::View& view, const ChoicePicker& picker);
    void addButtons(const std::vector<core::Choice>& choices);
    void choose();
    void point();

    const core::Catalogue& m_texts;
    QListWidget* m_list;
    QGridLayout* m_buttons;
    std::vector<Row> m_rows;
};

} // namespace orontes::editor
