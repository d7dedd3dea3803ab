// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/series/series_document.h"

#include <QList>
#include <QWidget>

#include <array>
#include <functional>

class QCheckBox;
class QLineEdit;
class QSpinBox;
class QVBoxLayout;

namespace orontes::editor {

/// Title, armies' names, seed, and what becomes of damage and losses between two battles.
class SeriesForm : public QWidget {
    Q_OBJECT

public:
    explicit SeriesForm(model::SeriesDocument& document, QWidget* parent = nullptr);

signals:
    void refused(const orontes::core::Diagnostic& why);

private:
    struct NumberBox {
        int model::Recovery::* number;
        QSpinBox* box;
    };

    QLineEdit* addText(QVBoxLayout& column, const QString& label);
    void addNumbers(QVBoxLayout& column);
    void showSeries();
    void change(const std::function<void(model::Series&)>& edit, const QString& step);

    model::SeriesDocument& m_document;
    QLineEdit* m_title = nullptr;
    std::array<QLineEdit*, model::seriesArmies> m_names{};
    QLineEdit* m_seed = nullptr;
    QList<NumberBox> m_numbers;
    QCheckBox* m_refill = nullptr;
};

} // namespace orontes::editor
