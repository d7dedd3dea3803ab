// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exchange/svg_areas.h"
#include "rules/core/describe/ruleset_info.h"

#include <QDialog>

#include <optional>

class QButtonGroup;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace orontes::editor {

/// A new board: an empty map of areas, the areas of a picture, squares or hexes.
class BoardDialog : public QDialog {
    Q_OBJECT

public:
    /// The reference outlives the dialog.
    explicit BoardDialog(const core::RulesetInfo& info, QWidget* parent = nullptr);

    enum class Choice { EmptyAreas, Picture, Squares, FlatHexes, PointedHexes };

    Choice choice() const;
    void choose(Choice choice);
    /// Reads a picture and tells what of it could not be used.
    void readPicture(const QString& file);
    core::Board board() const;

private:
    void addRows(QGridLayout& rows);
    void addChoice(QGridLayout& rows, Choice choice, const QString& words, QLayout* fields);
    QLayout* sheetFields();
    QLayout* pictureFields();
    QLayout* gridFields();
    core::Geometry geometry() const;
    void askForPicture();
    void judge();

    const core::RulesetInfo& m_info;
    QButtonGroup* m_choices;
    QLineEdit* m_name;
    QDoubleSpinBox* m_width;
    QDoubleSpinBox* m_height;
    QSpinBox* m_columns;
    QSpinBox* m_rows;
    QLabel* m_file;
    QLabel* m_told;
    QPushButton* m_accept;
    std::optional<model::SvgAreas> m_picture;
    QString m_refused; ///< why the picture cannot be used
};

} // namespace orontes::editor
