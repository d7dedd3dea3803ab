// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/sealed_table.h"
#include "model/series/series_document.h"

#include <QList>
#include <QStringList>

#include <map>

namespace orontes::model {

/// The battles of a series: what is fought, where each outcome leads, what came of it.
class SeriesBattlesModel : public SealedTable {
    Q_OBJECT

public:
    enum Column { Battle, FirstPlays, AfterWin, AfterDraw, AfterLoss, Result, ColumnCount };

    explicit SeriesBattlesModel(SeriesDocument& document, QObject* parent = nullptr);

    struct Offered {
        QString label;
        QVariant value; ///< for Qt::EditRole
    };
    /// What a cell may be changed to; empty for one that is only shown.
    QList<Offered> offered(const QModelIndex& index) const;
    /// Position in the results; -1: not fought.
    int resultOf(int battle) const;

signals:
    void refused(const orontes::core::Diagnostic& why);

protected:
    int rows() const override { return static_cast<int>(m_document.series().battles.size()); }
    int columns() const override { return ColumnCount; }
    QVariant cell(int row, int column, int role) const override;
    QVariant columnHeading(int column, int role) const override;
    CellUse use(int row, int column) const override;
    bool change(int row, int column, const QVariant& value) override;

private:
    struct Known {
        QString title;
        QStringList sides;
        QString fault; ///< why the scenario cannot be played
    };

    void follow();
    const Known& known(int row) const;
    QString armyName(std::size_t army) const;
    QString battleName(std::size_t battle) const;
    QString wayWords(int row, const std::string& way) const;
    QString resultWords(int row) const;

    SeriesDocument& m_document;
    std::map<std::string, Known> m_known; ///< by file
    int m_rows = 0;
};

} // namespace orontes::model
