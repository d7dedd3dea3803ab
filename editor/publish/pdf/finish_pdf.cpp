// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/pdf/finish_pdf.h"

#include "editor/publish/pdf/black_ink.h"

#include <qpdf/Buffer.hh>
#include <qpdf/Pl_Flate.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <cmath>
#include <cstdio>
#include <memory>
#include <set>
#include <string>
#include <string_view>

namespace orontes::editor {

namespace {

QPDFObjectHandle textOf(const QString& text) {
    return QPDFObjectHandle::newUnicodeString(text.toStdString());
}

/// Points with five decimals: a millionth of a millimetre, written the same way everywhere.
QPDFObjectHandle pointsOf(double mm, double offset) {
    char digits[32];
    std::snprintf(digits, sizeof digits, "%.5f", mm / mmPerPoint + offset);
    std::string text = digits;
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.')
        text.pop_back();
    return QPDFObjectHandle::newReal(text == "-0" ? "0" : text);
}

/// Qt rounds a page to whole points and measures from its upper edge; the true page hangs from that edge.
QPDFObjectHandle boxOf(const MmRect& box, double qtHeight) {
    return QPDFObjectHandle::newArray(std::vector<QPDFObjectHandle>{
        pointsOf(box.x, 0), pointsOf(-box.bottom(), qtHeight), pointsOf(box.right(), 0), pointsOf(-box.y, qtHeight)});
}

void setBoxes(QPDFObjectHandle page, const PdfPage& wanted) {
    const double qtHeight = page.getKey("/MediaBox").getArrayItem(3).getNumericValue();
    const MmRect paper = rectOf(wanted.size);
    page.replaceKey("/MediaBox", boxOf(paper, qtHeight));
    page.replaceKey("/CropBox", boxOf(paper, qtHeight));
    page.replaceKey("/BleedBox", boxOf(wanted.trim.grown(wanted.bleed), qtHeight));
    page.replaceKey("/TrimBox", boxOf(wanted.trim, qtHeight));
}

void setInks(QPDFObjectHandle page) {
    QPDFObjectHandle contents = page.getKey("/Contents");
    const std::shared_ptr<Buffer> drawn = contents.getStreamData();
    const std::string_view text(reinterpret_cast<const char*>(drawn->getBuffer()), drawn->getSize());
    contents.replaceStreamData(withBlackInk(text), QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
}

/// "AAAAAB+" and so on: the mark of a font of which only some letters are in the file.
std::string subsetTag(std::size_t number) {
    std::string tag(6, 'A');
    for (std::size_t at = tag.size(); at-- > 0; number /= 26)
        tag[at] = static_cast<char>('A' + number % 26);
    return tag + '+';
}

/// Qt names fonts after object numbers that differ from run to run. Named anew in the order of their first use.
class FontNames {
public:
    void setNames(QPDFObjectHandle page);

private:
    std::set<QPDFObjGen> m_named;
};

void FontNames::setNames(QPDFObjectHandle page) {
    for (const auto& [key, font] : page.getKey("/Resources").getKey("/Font").getDictAsMap()) {
        if (!m_named.insert(font.getObjGen()).second)
            continue;
        QPDFObjectHandle whole = font;
        QPDFObjectHandle letters = whole.getKey("/DescendantFonts").getArrayItem(0);
        QPDFObjectHandle descriptor = letters.getKey("/FontDescriptor");
        std::string name = whole.getKey("/BaseFont").getName().substr(1);
        name = '/' + subsetTag(m_named.size()) + name.substr(name.find('+') + 1);
        whole.replaceKey("/BaseFont", QPDFObjectHandle::newName(name));
        letters.replaceKey("/BaseFont", QPDFObjectHandle::newName(name));
        descriptor.replaceKey("/FontName", QPDFObjectHandle::newName(name));
    }
}

QPDFObjectHandle viewerPreferences(Backs backs) {
    QPDFObjectHandle preferences = QPDFObjectHandle::newDictionary();
    preferences.replaceKey("/PrintScaling", QPDFObjectHandle::newName("/None"));
    preferences.replaceKey("/PickTrayByPDFSize", QPDFObjectHandle::newBool(true));
    preferences.replaceKey("/DisplayDocTitle", QPDFObjectHandle::newBool(true));
    const char* const duplex = backs == Backs::LongEdge    ? "/DuplexFlipLongEdge"
                               : backs == Backs::ShortEdge ? "/DuplexFlipShortEdge"
                                                           : "/Simplex";
    preferences.replaceKey("/Duplex", QPDFObjectHandle::newName(duplex));
    return preferences;
}

/// A list of pages beside the text; one level.
QPDFObjectHandle outlinesOf(QPDF& pdf, const std::vector<PdfPage>& wanted, std::vector<QPDFPageObjectHelper>& pages) {
    QPDFObjectHandle outlines = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
    QPDFObjectHandle last;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        QPDFObjectHandle item = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
        item.replaceKey("/Title", textOf(wanted[i].title));
        item.replaceKey("/Parent", outlines);
        item.replaceKey("/Dest", QPDFObjectHandle::newArray(std::vector<QPDFObjectHandle>{
                                     pages[i].getObjectHandle(), QPDFObjectHandle::newName("/Fit")}));
        if (last.isInitialized()) {
            last.replaceKey("/Next", item);
            item.replaceKey("/Prev", last);
        } else
            outlines.replaceKey("/First", item);
        last = item;
    }
    outlines.replaceKey("/Last", last);
    outlines.replaceKey("/Count", QPDFObjectHandle::newInteger(static_cast<long long>(wanted.size())));
    return outlines;
}

/// Only what stays the same from run to run.
QPDFObjectHandle documentInfo(const PdfFinish& finish) {
    QPDFObjectHandle info = QPDFObjectHandle::newDictionary();
    info.replaceKey("/Title", textOf(finish.title));
    if (!finish.author.isEmpty())
        info.replaceKey("/Author", textOf(finish.author));
    if (!finish.subject.isEmpty())
        info.replaceKey("/Subject", textOf(finish.subject));
    info.replaceKey("/Creator", textOf(QStringLiteral("Orontes")));
    info.replaceKey("/Trapped", QPDFObjectHandle::newName("/False"));
    return info;
}

QByteArray bytesOf(QPDF& pdf) {
    Pl_Flate::setCompressionLevel(3); // a twentieth larger than at 6, in a third of the time
    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    writer.setObjectStreamMode(qpdf_o_disable); // objects are then numbered as they are reached, whatever Qt's order
    writer.setStreamDataMode(qpdf_s_compress);
    writer.setDeterministicID(true);
    writer.write();
    const std::shared_ptr<Buffer> buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), static_cast<qsizetype>(buffer->getSize())};
}

} // namespace

QByteArray finishedPdf(const QByteArray& bytes, const PdfFinish& finish) {
    QPDF pdf;
    pdf.processMemoryFile("pages", bytes.constData(), static_cast<std::size_t>(bytes.size()));
    std::vector<QPDFPageObjectHelper> pages = QPDFPageDocumentHelper(pdf).getAllPages();
    FontNames fonts;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        setBoxes(pages[i].getObjectHandle(), finish.pages[i]);
        fonts.setNames(pages[i].getObjectHandle());
        setInks(pages[i].getObjectHandle());
    }
    QPDFObjectHandle root = pdf.getRoot();
    root.replaceKey("/ViewerPreferences", viewerPreferences(finish.backs));
    if (pages.size() > 1) {
        root.replaceKey("/Outlines", outlinesOf(pdf, finish.pages, pages));
        root.replaceKey("/PageMode", QPDFObjectHandle::newName("/UseOutlines"));
    }
    root.removeKey("/Metadata");
    QPDFObjectHandle trailer = pdf.getTrailer();
    trailer.replaceKey("/Info", pdf.makeIndirectObject(documentInfo(finish)));
    trailer.removeKey("/ID");
    return bytesOf(pdf);
}

} // namespace orontes::editor
