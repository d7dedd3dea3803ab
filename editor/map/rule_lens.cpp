// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/rule_lens.h"

#include "editor/controls/elided_label.h"
#include "editor/controls/icon_label.h"
#include "editor/controls/rule_link.h"
#include "editor/theme/icons.h"
#include "editor/theme/style.h"

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace orontes::editor {
namespace {

/// How a tone looks: told apart by pattern as well as by colour.
struct ToneLook {
    core::OverlayTone tone;
    QColor Tokens::* colour;
    core::Pattern pattern;
    double strength;
};

constexpr std::array<ToneLook, 3> toneLooks{{
    {core::OverlayTone::Full, &Tokens::malachite, core::Pattern::Solid, 0.3},
    {core::OverlayTone::Partial, &Tokens::gold, core::Pattern::Dots, 0.34},
    {core::OverlayTone::None, &Tokens::carnelian, core::Pattern::Diagonal, 0.18},
}};

} // namespace

RuleLens::RuleLens(const core::RulesetInfo& info, const core::Catalogue& texts, Source source, QWidget* parent)
    : QWidget(parent),
      m_info(info),
      m_texts(texts),
      m_source(std::move(source)),
      m_menu(new QMenu(tr("&Overlay"), this)),
      m_group(new QActionGroup(this)),
      m_title(new QLabel(this)),
      m_caption(new ElidedLabel(this)),
      m_rule(new RuleLink({}, this)) {
    setTextLook(*m_title, TextLook::Heading);
    setTextLook(*m_caption, TextLook::Body);
    auto* close = new QToolButton(this);
    close->setAutoRaise(true);
    close->setIcon(icon(IconId::EyeOff));
    close->setText(tr("Show nothing"));
    close->setToolTip(tr("Show nothing"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 0, 2, 0); // no higher than the tools beside it
    row->setSpacing(10);
    row->addWidget(new IconLabel(IconId::Eye, IconRole::Text, 18, this));
    row->addWidget(m_title);
    row->addWidget(m_caption, 1);
    row->addWidget(m_rule);
    row->addWidget(close);
    connect(close, &QToolButton::clicked, this, [this] { show({}); });
    connect(m_rule, &RuleLink::ruleRequested, this, [this] {
        if (m_spec)
            emit ruleRequested(m_spec->rule);
    });
    buildMenu();
    hide();
}

void RuleLens::buildMenu() {
    m_menu->setIcon(icon(IconId::Eye));
    const auto add = [this](const QString& name, const core::OverlayId& id, const QString& help) {
        QAction* action = m_menu->addAction(name);
        action->setCheckable(true);
        action->setStatusTip(help);
        action->setToolTip(help);
        action->setData(QString::fromStdString(id.value));
        m_group->addAction(action);
        connect(action, &QAction::triggered, this, [this, id] { show(id); });
        return action;
    };
    add(tr("&Nothing"), {}, {})->setChecked(true);
    m_menu->addSeparator();
    for (const core::OverlaySpec& spec : m_info.overlays)
        add(rendered(spec.label), spec.id, rendered(spec.help));
    m_menu->setToolTipsVisible(true);
    m_menu->menuAction()->setVisible(!m_info.overlays.empty());
}

QToolButton* RuleLens::makeButton(QWidget* parent) const {
    auto* button = new QToolButton(parent);
    button->setIcon(icon(IconId::Eye));
    button->setText(tr("Overlay"));
    button->setToolTip(tr("What the rules say, shown on the map"));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setAutoRaise(true);
    button->setMenu(m_menu);
    button->setVisible(!m_info.overlays.empty());
    return button;
}

void RuleLens::paintEvent(QPaintEvent*) {
    const Tokens& colours = tokensFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.line, 1));
    painter.setBrush(colours.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

void RuleLens::show(const core::OverlayId& overlay) {
    m_spec = core::findOverlay(m_info, overlay);
    for (QAction* action : m_group->actions())
        if (action->data().toString() == QString::fromStdString(m_spec ? m_spec->id.value : std::string()))
            action->setChecked(true);
    if (m_spec) {
        m_title->setText(rendered(m_spec->label));
        m_title->setToolTip(rendered(m_spec->help));
        m_rule->setRule(QString::fromStdString(m_spec->rule.reference));
    }
    setVisible(m_spec != nullptr);
    refresh();
}

void RuleLens::choose(std::optional<core::CounterId> counter, std::optional<core::SpaceId> space) {
    if (!counter && !space)
        return; // what was chosen last is still the subject
    if (counter) {
        m_counter = counter;
        m_space.reset();
    } else
        m_space = space;
    refresh();
}

void RuleLens::refresh() {
    ask();
    m_pointed.reset();
    m_caption->setText(caption());
    m_caption->setToolTip(m_caption->text());
    emit changed();
}

void RuleLens::ask() {
    m_overlay = {};
    if (!m_spec)
        return;
    const bool lacksCounter = m_spec->subject == core::OverlaySubject::Counter && !m_counter;
    const bool lacksSpace = m_spec->subject == core::OverlaySubject::Space && !m_space;
    if (lacksCounter || lacksSpace)
        return;
    core::Result<core::Overlay> answer = m_source({m_spec->id, m_counter, m_space});
    if (answer)
        m_overlay = std::move(*answer);
    else
        m_overlay.caption = answer.error().text();
}

QString RuleLens::caption() const {
    if (!m_spec)
        return {};
    if (!m_overlay.caption.id.empty())
        return QString::fromStdString(m_texts.render(m_overlay.caption));
    if (m_spec->subject == core::OverlaySubject::Counter)
        return m_counter ? tr("Nothing to show for this counter") : tr("Choose a counter on the map");
    return tr("Choose a space on the map");
}

bool RuleLens::pointAt(std::optional<core::SpaceId> space) {
    if (!m_spec || space == m_pointed)
        return false;
    const auto hasCause = [this](const std::optional<core::SpaceId>& where) {
        const core::OverlaySpace* said = where ? at(*where) : nullptr;
        return said && said->because;
    };
    const bool changes = hasCause(m_pointed) || hasCause(space);
    m_pointed = space;
    return changes;
}

const core::OverlaySpace* RuleLens::at(core::SpaceId space) const {
    const auto found =
        std::lower_bound(m_overlay.spaces.begin(), m_overlay.spaces.end(), space,
                         [](const core::OverlaySpace& one, core::SpaceId wanted) { return one.space < wanted; });
    return found != m_overlay.spaces.end() && found->space == space ? &*found : nullptr;
}

void RuleLens::lay(MapOverlays& overlays, Theme theme) const {
    const Tokens& colours = tokens(theme);
    for (const ToneLook& look : toneLooks) {
        SpaceTint tint{{}, colours.*look.colour, look.pattern, look.strength};
        for (const core::OverlaySpace& said : m_overlay.spaces)
            if (said.tone == look.tone)
                tint.spaces.push_back(said.space);
        if (!tint.spaces.empty())
            overlays.tints.push_back(std::move(tint));
    }
    for (const core::OverlaySpace& said : m_overlay.spaces)
        overlays.figures.push_back({said.space, QString::fromStdString(said.figure), wordsAt(said.space)});
    if (m_overlay.origin)
        overlays.spaces.push_back({*m_overlay.origin, MarkKind::Selected, {}});
    const core::OverlaySpace* pointed = m_pointed ? at(*m_pointed) : nullptr;
    if (!pointed || !pointed->because)
        return;
    overlays.lines.push_back({m_overlay.origin.value_or(*pointed->because), pointed->space});
    if (m_overlay.origin)
        overlays.spaces.push_back({*pointed->because, MarkKind::Refused, wordsAt(pointed->space)});
}

QString RuleLens::wordsAt(core::SpaceId space) const {
    const core::OverlaySpace* said = at(space);
    return said && !said->why.id.empty() ? QString::fromStdString(m_texts.render(said->why)) : QString();
}

QString RuleLens::rendered(const core::TextId& id) const {
    return QString::fromStdString(m_texts.render(id));
}

} // namespace orontes::editor
