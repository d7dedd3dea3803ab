// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace orontes::editor {

/// The cross of a document's tab, with a dot before it while the document has changes that are not saved.
class CloseButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit CloseButton(QWidget* parent = nullptr);

    void setUnsaved(bool unsaved);
    bool isUnsaved() const { return m_unsaved; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_unsaved = false;
};

} // namespace orontes::editor
