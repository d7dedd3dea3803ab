// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/core/diagnostics/catalogue.h"

#include "tests/support/paths.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace orontes::tests {
namespace {

QString rulesFolder(const QString& folder) {
    return QString("%1/rules/%2").arg(sourceFolder, folder);
}

QJsonObject objectIn(const QString& fileName) {
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonDocument json = QJsonDocument::fromJson(file.readAll());
    if (!json.isObject())
        qFatal("%s is no JSON object", qPrintable(fileName));
    return json.object();
}

QString entryText(const QString& id, const FindingEntry& entry) {
    QString text = QString("### `%1`\n\n").arg(id);
    if (!entry.severity.isEmpty())
        text += QString("%1. %2 %3\n\n")
                    .arg(entry.severity.left(1).toUpper() + entry.severity.mid(1), entry.meaning, entry.remedy);
    return text + QString("> %1\n\n").arg(entry.sentence);
}

} // namespace

QMap<QString, QString> textsOf(const QString& folder) {
    QMap<QString, QString> texts;
    const QDir data(rulesFolder(folder) + "/data");
    for (const QString& name : data.entryList({"messages*.json"}, QDir::Files)) {
        const QJsonObject object = objectIn(data.filePath(name));
        for (auto it = object.begin(); it != object.end(); ++it)
            texts[it.key()] = it.value().toString();
    }
    return texts;
}

QMap<QString, FindingEntry> findingsOf(const QString& folder) {
    QMap<QString, FindingEntry> findings;
    const QMap<QString, QString> texts = textsOf(folder);
    const QJsonObject object = objectIn(rulesFolder(folder) + "/data/diagnostics.json");
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it.value().isString()) {
            findings[it.key()].sentence = it.value().toString();
            continue;
        }
        const QJsonObject entry = it.value().toObject();
        findings[it.key()] = {texts.value(it.key()), entry["severity"].toString(), entry["meaning"].toString(),
                              entry["remedy"].toString()};
    }
    return findings;
}

QStringList foldersWithFindings() {
    QStringList folders;
    for (const QString& name : QDir(rulesFolder({})).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        if (name != "core" && QFile::exists(rulesFolder(name) + "/data/diagnostics.json"))
            folders << name;
    return QStringList("core") + folders;
}

QString diagnosticsPage() {
    QString page =
        "# Findings\n\nEvery message about a file, a scenario, an edit, an action or a record has an id that "
        "never changes. This page is\nwritten by the tests from `rules/*/data/diagnostics.json` and "
        "`messages*.json`; `{…}` stands for what is found.\n\n";
    for (const QString& folder : foldersWithFindings()) {
        page += folder == "core" ? QString("## Of every ruleset\n\n") : QString("## Of %1\n\n").arg(folder);
        const QMap<QString, FindingEntry> findings = findingsOf(folder);
        for (auto it = findings.begin(); it != findings.end(); ++it)
            page += entryText(it.key(), it.value());
    }
    return page.trimmed() + '\n';
}

QStringList idsInSources(const QString& folder, const QStringList& families) {
    const QRegularExpression id("\"((" + families.join('|') + ")(\\.[a-z0-9]+(-[a-z0-9]+)*)+)\"");
    QStringList ids;
    QDirIterator files(rulesFolder(folder), {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (auto match = id.globalMatch(QString::fromUtf8(file.readAll())); match.hasNext();)
            ids << match.next().captured(1);
    }
    ids.removeDuplicates();
    ids.sort();
    return ids;
}

} // namespace orontes::tests
