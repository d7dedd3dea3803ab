// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>

class QPainter;
class QRectF;
class QSvgRenderer;

namespace orontes::editor {

/// The symbols of resources/symbols, each read once. Drawn as vectors wherever the painter keeps them.
class SymbolShelf {
public:
    SymbolShelf();
    ~SymbolShelf();
    SymbolShelf(SymbolShelf&&) noexcept;
    SymbolShelf& operator=(SymbolShelf&&) noexcept;

    bool has(const std::string& name);
    /// A name without a file is drawn as a crossed box, so that a counter never lies there blank.
    void paint(QPainter& painter, const std::string& name, const QRectF& rect);

private:
    QSvgRenderer* find(const std::string& name);

    std::map<std::string, std::unique_ptr<QSvgRenderer>> m_symbols; ///< null: there is no such file
};

} // namespace orontes::editor
