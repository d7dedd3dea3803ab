// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace orontes::editor {

/// A pill with a number or a word.
class Chip : public QWidget {
    Q_OBJECT

public:
    enum class Tone { Quiet, Accent, Error, Warning, Fine };

    explicit Chip(Tone tone = Tone::Quiet, QWidget* parent = nullptr);
    Chip(const QString& text, Tone tone, QWidget* parent = nullptr);

    void setText(const QString& text);
    QString text() const { return m_text; }
    /// Shows a number; hidden at 0.
    void setCount(int count);
    void setTone(Tone tone);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
    Tone m_tone;
};

} // namespace orontes::editor
