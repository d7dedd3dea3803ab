// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/run_window.h"

#include "app/paths.h"
#include "app/window/main_window.h"
#include "app/window/settings.h"
#include "editor/theme/style.h"

#include <QApplication>
#include <QMetaType>

namespace orontes::app {

int runWindow(int& count, char** arguments, const std::vector<std::string>& files) {
    QApplication application(count, arguments);
    QApplication::setApplicationName(QStringLiteral("orontes"));
    QApplication::setApplicationDisplayName(QStringLiteral("Orontes"));
    QApplication::setOrganizationName(QStringLiteral("orontes"));
    QApplication::setApplicationVersion(QString::fromUtf8(version.data(), static_cast<qsizetype>(version.size())));
    QApplication::setDesktopFileName(QStringLiteral("org.orontes.Orontes"));
    editor::applyTheme(application, Settings::theme());
    MainWindow window;
    window.show();
    QStringList given;
    for (const std::string& file : files)
        given << QString::fromStdString(file);
    window.openFiles(given);
    return QApplication::exec();
}

} // namespace orontes::app
