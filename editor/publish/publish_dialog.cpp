// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/publish/publish_dialog.h"

#include "editor/controls/panel_title.h"
#include "editor/controls/section_head.h"
#include "editor/publish/kit_manifest.h"
#include "editor/publish/kit_measures.h"
#include "editor/publish/kit_parts.h"
#include "editor/publish/layout/paper.h"
#include "editor/publish/page_preview.h"
#include "editor/tab/complaint.h"
#include "editor/theme/style.h"
#include "model/texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace orontes::editor {

namespace {

constexpr int tick = 50;           ///< milliseconds between two looks at the work
constexpr int counterDecimals = 2; ///< 3/4 inch is 19.05 mm

struct PieceEntry {
    KitPiece piece;
    const char* name;
};

constexpr PieceEntry pieceEntries[] = {
    {KitPiece::Counters, QT_TR_NOOP("Counters, with their backs")},
    {KitPiece::Cards, QT_TR_NOOP("A card per counter")},
    {KitPiece::Orders, QT_TR_NOOP("Order sheets")},
    {KitPiece::Board, QT_TR_NOOP("The board")},
    {KitPiece::Charts, QT_TR_NOOP("Arrival charts")},
    {KitPiece::Victory, QT_TR_NOOP("Victory lists")},
    {KitPiece::Tracks, QT_TR_NOOP("Tracks for turns and points")},
    {KitPiece::Aids, QT_TR_NOOP("Player aids")},
    {KitPiece::Calibration, QT_TR_NOOP("Calibration page for two-sided printing")},
};

QDoubleSpinBox* millimetres(const Bounds& bounds, double value, QWidget* parent) {
    auto* box = new QDoubleSpinBox(parent);
    box->setRange(bounds.least, bounds.greatest);
    box->setDecimals(1);
    box->setSingleStep(0.5);
    box->setSuffix(QObject::tr(" mm"));
    box->setValue(value);
    return box;
}

/// Something lies there, and no kit of ours.
bool holdsForeignFiles(const QString& folder) {
    const QDir there(folder);
    return !folder.isEmpty() && there.exists() && !there.isEmpty() && !there.exists(QLatin1String(manifestName));
}

} // namespace

PublishDialog::PublishDialog(const core::RulesetInfo& info, core::Scenario scenario, const QString& title,
                             QWidget* parent)
    : QDialog(parent),
      m_info(info),
      m_scenario(std::move(scenario)),
      m_paper(new QComboBox(this)),
      m_output(new QComboBox(this)),
      m_backs(new QComboBox(this)),
      m_marks(new QComboBox(this)),
      m_counter(millimetres(counterBounds, info.print.counterMillimetres, this)),
      m_bleed(millimetres(bleedBounds, 2, this)),
      m_right(millimetres(offsetBounds, 0, this)),
      m_down(millimetres(offsetBounds, 0, this)),
      m_folder(new QLineEdit(this)),
      m_replace(new QCheckBox(tr("Replace files that lie there already"), this)),
      m_progress(new QProgressBar(this)),
      m_told(new QLabel(this)),
      m_write(new QPushButton(tr("Write the kit"), this)),
      m_preview(new PagePreview(info, m_scenario, this)) {
    setWindowTitle(tr("Publish"));
    m_counter->setDecimals(counterDecimals);
    m_counter->setValue(info.print.counterMillimetres);
    layOut(title);
    m_ticking.setInterval(tick);
    connect(&m_ticking, &QTimer::timeout, this, &PublishDialog::showProgress);
    connect(m_write, &QPushButton::clicked, this, [this] { isWriting() ? cancel() : write(); });
    connect(m_folder, &QLineEdit::textChanged, this, &PublishDialog::showReady);
    for (const auto& [piece, box] : m_pieces)
        connect(box, &QCheckBox::toggled, this, &PublishDialog::showReady);
    for (const auto& [piece, box] : m_pieces)
        connect(box, &QCheckBox::toggled, this, &PublishDialog::showPreview);
    for (QComboBox* const choice : {m_paper, m_backs, m_marks})
        connect(choice, &QComboBox::currentIndexChanged, this, &PublishDialog::showPreview);
    for (QDoubleSpinBox* const measure : {m_counter, m_bleed, m_right, m_down})
        connect(measure, &QDoubleSpinBox::valueChanged, this, &PublishDialog::showPreview);
    setFolder(
        QDir::home().filePath(title.simplified().toLower().replace(QLatin1Char(' '), QLatin1Char('-')) + tr("-kit")));
    showReady();
    showPreview();
}

PublishDialog::~PublishDialog() {
    m_cancelled = true;
    if (m_work.joinable())
        m_work.join(); // before what it writes to goes
}

void PublishDialog::layOut(const QString& title) {
    auto* folderRow = new QHBoxLayout;
    auto* choose = new QPushButton(tr("Choose…"), this);
    connect(choose, &QPushButton::clicked, this, &PublishDialog::chooseFolder);
    m_folder->setAccessibleName(tr("Folder"));
    folderRow->addWidget(m_folder, 1);
    folderRow->addWidget(choose);
    setButtonLook(*m_write, ButtonLook::Primary);
    m_progress->hide();
    m_progress->setAccessibleName(tr("Progress"));
    m_told->setWordWrap(true);
    m_told->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* buttons = new QHBoxLayout;
    auto* close = new QPushButton(tr("Close"), this);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    buttons->addStretch(1);
    buttons->addWidget(close);
    buttons->addWidget(m_write);
    auto* halves = new QHBoxLayout;
    halves->setSpacing(32);
    halves->addWidget(makePieces());
    halves->addWidget(makeMeasures());
    auto* column = new QVBoxLayout;
    column->setSpacing(12);
    column->addWidget(new PanelTitle(tr("Publish"), title, this));
    column->addLayout(halves, 1);
    column->addWidget(new SectionHead(tr("Folder"), this));
    column->addLayout(folderRow);
    column->addWidget(m_replace);
    column->addWidget(m_progress);
    column->addWidget(m_told);
    column->addLayout(buttons);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(24, 24, 24, 24);
    row->setSpacing(32);
    row->addLayout(column);
    row->addWidget(m_preview, 1);
    setMinimumWidth(960);
    resize(1200, 760);
}

QWidget* PublishDialog::makePieces() {
    auto* half = new QWidget(this);
    auto* column = new QVBoxLayout(half);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(new SectionHead(tr("Pieces"), half));
    for (const PieceEntry& entry : pieceEntries) {
        if (!isPrinted(entry.piece, {m_info, m_scenario}))
            continue;
        auto* box = new QCheckBox(tr(entry.name), half);
        box->setChecked(entry.piece != KitPiece::Calibration);
        m_pieces.append({entry.piece, box});
        column->addWidget(box);
    }
    column->addStretch(1);
    return half;
}

QWidget* PublishDialog::makeMeasures() {
    auto* half = new QWidget(this);
    auto* rows = new QFormLayout(half);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setVerticalSpacing(8);
    rows->setHorizontalSpacing(16);
    for (const Paper& paper : papers())
        m_paper->addItem(QString::fromStdString(paper.name).toUpper(), QString::fromStdString(paper.name));
    m_output->addItem(tr("A PDF per kind of piece"), static_cast<int>(KitOutput::PdfEach));
    m_output->addItem(tr("One PDF"), static_cast<int>(KitOutput::PdfOne));
    m_output->addItem(tr("SVG pictures"), static_cast<int>(KitOutput::Svg));
    m_output->addItem(tr("PNG pictures"), static_cast<int>(KitOutput::Png));
    m_backs->addItem(tr("Turned over the long edge"), static_cast<int>(Backs::LongEdge));
    m_backs->addItem(tr("Turned over the short edge"), static_cast<int>(Backs::ShortEdge));
    m_backs->addItem(tr("Folded and glued"), static_cast<int>(Backs::Folded));
    m_backs->addItem(tr("Fronts only"), static_cast<int>(Backs::None));
    m_marks->addItem(tr("At the corners"), static_cast<int>(CutMarks::Corners));
    m_marks->addItem(tr("Along every cut"), static_cast<int>(CutMarks::Across));
    m_marks->addItem(tr("None"), static_cast<int>(CutMarks::None));
    rows->addRow(new SectionHead(tr("Sheets"), half));
    rows->addRow(tr("Paper"), m_paper);
    rows->addRow(tr("Files"), m_output);
    rows->addRow(tr("Counter size"), m_counter);
    rows->addRow(tr("Bleed"), m_bleed);
    rows->addRow(tr("Cutting marks"), m_marks);
    rows->addRow(tr("Backs"), m_backs);
    rows->addRow(tr("Move backs right"), m_right);
    rows->addRow(tr("Move backs down"), m_down);
    return half;
}

KitOptions PublishDialog::options() const {
    KitOptions options;
    options.pieces.clear();
    for (const auto& [piece, box] : m_pieces)
        if (box->isChecked())
            options.pieces.push_back(piece);
    options.paper = m_paper->currentData().toString().toStdString();
    options.output = static_cast<KitOutput>(m_output->currentData().toInt());
    options.backs = static_cast<Backs>(m_backs->currentData().toInt());
    options.cuts.marks = static_cast<CutMarks>(m_marks->currentData().toInt());
    options.cuts.bleed = m_bleed->value();
    options.counterMillimetres = m_counter->value();
    options.correction.right = m_right->value();
    options.correction.down = m_down->value();
    return options;
}

void PublishDialog::setFolder(const QString& folder) {
    m_folder->setText(folder);
}

void PublishDialog::chooseFolder() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder for the kit"), m_folder->text());
    if (!folder.isEmpty())
        setFolder(folder);
}

void PublishDialog::showReady() {
    const QString folder = m_folder->text().trimmed();
    m_write->setEnabled(!options().pieces.empty() && !folder.isEmpty());
    setTextLook(*m_told, TextLook::Secondary);
    m_told->setText(holdsForeignFiles(folder)
                        ? tr("This folder holds other files. Those with a name of the kit are not replaced unless you "
                             "tick the box above.")
                        : QString());
}

void PublishDialog::showPreview() {
    m_preview->setOptions(options());
}

void PublishDialog::write() {
    m_writing = true;
    m_cancelled = false;
    m_done = 0;
    m_all = 0;
    m_told->clear();
    m_progress->setRange(0, 0);
    m_progress->show();
    m_write->setText(tr("Cancel"));
    const FilesThere there = m_replace->isChecked() ? FilesThere::Replace : FilesThere::Keep;
    KitRequest request{KitSource{m_info, m_scenario}, options(), m_folder->text().toStdString(), there};
    m_work = std::jthread([this, request = std::move(request)] {
        m_result = writeKit(request, [this](int done, int all) {
            m_done = done;
            m_all = all;
            return !m_cancelled;
        });
        m_writing = false;
    });
    m_ticking.start();
}

void PublishDialog::cancel() {
    m_cancelled = true;
}

void PublishDialog::showProgress() {
    m_progress->setRange(0, m_all);
    m_progress->setValue(m_done);
    if (!m_writing)
        finish();
}

void PublishDialog::finish() {
    m_ticking.stop();
    m_work.join();
    m_progress->hide();
    m_write->setText(tr("Write the kit"));
    if (!m_result) {
        const QString why = sentence(m_result.error(), model::textsFor(m_info));
        setTextLook(*m_told, TextLook::Error);
        m_told->setText(why);
        emit failed(why);
        return;
    }
    setTextLook(*m_told, TextLook::Fine);
    const auto files = static_cast<int>(m_result->size());
    m_told->setText(files == 1 ? tr("One file lies in %1").arg(m_folder->text())
                               : tr("%1 files lie in %2").arg(files).arg(m_folder->text()));
    emit written(static_cast<int>(m_result->size()));
}

} // namespace orontes::editor
