// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/bot_choice.h"

#include <QComboBox>

namespace orontes::editor {

void addBots(QComboBox& box, const core::RulesetEntry& ruleset, const QString& pattern) {
    const core::Catalogue& texts = ruleset.rules.info().texts;
    for (const core::BotSpec& bot : ruleset.players.bots()) {
        box.addItem(pattern.arg(QString::fromStdString(texts.render(bot.name))), QString::fromStdString(bot.id.value));
        box.setItemData(box.count() - 1, QString::fromStdString(texts.render(bot.description)), Qt::ToolTipRole);
    }
}

} // namespace orontes::editor
