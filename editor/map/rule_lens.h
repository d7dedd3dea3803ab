// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/map_picture.h"
#include "rules/core/describe/ruleset_info.h"
#include "rules/core/play/overlay.h"
#include "rules/core/result.h"

#include <QWidget>

#include <functional>

class QActionGroup;
class QLabel;
class QMenu;
class QToolButton;

namespace orontes::editor {

class ElidedLabel;
class RuleLink;

/// Shows on a map what the rules say: how far a counter gets, what is seen from a space. A menu to choose from, and a
/// strip for a row of tools that says what is shown, hidden while nothing is.
class RuleLens : public QWidget {
    Q_OBJECT

public:
    /// Answers a request; a diagnostic when the rules have no position to speak of.
    using Source = std::function<core::Result<core::Overlay>(const core::OverlayRequest&)>;

    /// `info` and `texts` outlive the lens.
    RuleLens(const core::RulesetInfo& info, const core::Catalogue& texts, Source source, QWidget* parent = nullptr);

    /// What can be shown, "nothing" first. Empty where the rules have nothing to show.
    QMenu* menu() const { return m_menu; }
    /// A button for a row of tools that opens the menu.
    QToolButton* makeButton(QWidget* parent) const;
    void show(const core::OverlayId& overlay);
    bool isShowing() const { return m_spec != nullptr; }
    /// What is shown is of a counter: a click on any looks at it.
    bool asksForACounter() const { return m_spec && m_spec->subject == core::OverlaySubject::Counter; }

    /// What was chosen on the map: a counter; or a space, which is where the counter is thought to be.
    void choose(std::optional<core::CounterId> counter, std::optional<core::SpaceId> space);
    /// The position is another one.
    void refresh();
    /// True when what lies over the map has changed with the pointer.
    bool pointAt(std::optional<core::SpaceId> space);

    /// Adds what is to be shown.
    void lay(MapOverlays& overlays, Theme theme) const;
    /// What the rules say of a space; empty when nothing.
    QString wordsAt(core::SpaceId space) const;
    QString caption() const;

signals:
    void changed();
    void ruleRequested(const orontes::core::Citation& rule);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void buildMenu();
    void ask();
    const core::OverlaySpace* at(core::SpaceId space) const;
    QString rendered(const core::TextId& id) const;

    const core::RulesetInfo& m_info;
    const core::Catalogue& m_texts;
    Source m_source;
    QMenu* m_menu;
    QActionGroup* m_group;
    QLabel* m_title;
    ElidedLabel* m_caption;
    RuleLink* m_rule;
    const core::OverlaySpec* m_spec = nullptr; ///< of m_info; null while nothing is shown
    std::optional<core::CounterId> m_counter;
    std::optional<core::SpaceId> m_space;
    std::optional<core::SpaceId> m_pointed;
    core::Overlay m_overlay;
};

} // namespace orontes::editor
