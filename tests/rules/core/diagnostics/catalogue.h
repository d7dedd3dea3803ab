// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

namespace orontes::tests {

/// What is written about one finding: a ruleset may leave out all but the sentence.
struct FindingEntry {
    QString sentence;
    QString severity;
    QString meaning;
    QString remedy;
};

/// Findings by id, of rules/<folder>/data/diagnostics.json and the sentences in messages*.json beside it.
QMap<QString, FindingEntry> findingsOf(const QString& folder);

/// The sentences of rules/<folder>/data/messages*.json by id.
QMap<QString, QString> textsOf(const QString& folder);

/// The folders below rules/ that have a data/diagnostics.json, the core first.
QStringList foldersWithFindings();

/// docs/generated/diagnostics.md
QString diagnosticsPage();

/// Ids in the C++ sources of rules/<folder> that begin like findings: "scenario.title.missing".
QStringList idsInSources(const QString& folder, const QStringList& families);

} // namespace orontes::tests
