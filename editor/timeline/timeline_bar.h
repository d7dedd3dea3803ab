// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/session/game_session.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;

namespace orontes::editor {

/// Every step of the line of play under one slider, with its turns; variations to choose from.
class TimelineBar : public QWidget {
    Q_OBJECT

public:
    explicit TimelineBar(model::GameSession& session, QWidget* parent = nullptr);

private:
    void follow();
    void fillVariations();
    QString wordsAt(std::size_t cursor) const;

    model::GameSession& m_session;
    QSlider* m_slider;
    QLabel* m_where;
    QComboBox* m_variations;
};

} // namespace orontes::editor
