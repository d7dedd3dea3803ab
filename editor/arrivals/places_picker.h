// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/scenario_document.h"

#include <QWidget>

class QLineEdit;

namespace orontes::editor {

/// Spaces of the board, typed as a list or ticked in one; regions tick all of theirs.
class PlacesPicker : public QWidget {
    Q_OBJECT

public:
    PlacesPicker(const model::ScenarioDocument& document, QWidget* parent = nullptr);

    void setSpaces(const core::TextList& spaces);
    core::TextList spaces() const;
    /// Marks the field: something has to be typed.
    void setMissing(bool missing);
    /// What is typed and no space of the board.
    core::TextList unknown() const;

signals:
    void chosen();

private:
    void openList();
    void takeTyped();

    const model::ScenarioDocument& m_document;
    QLineEdit* m_line;
    core::TextList m_told; ///< as shown or chosen last
};

} // namespace orontes::editor
