// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/arrivals/party_form.h"

#include "editor/arrivals/places_picker.h"
#include "editor/controls/flow_layout.h"
#include "editor/theme/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace orontes::editor {

namespace {

constexpr int mostOfAType = 99;

/// Label and control that belong together.
QWidget* labelled(const QString& words, QWidget* control, QWidget* parent) {
    auto* both = new QWidget(parent);
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 8, 0);
    row->setSpacing(6);
    auto* label = new QLabel(words, both);
    label->setBuddy(control);
    row->addWidget(label);
    row->addWidget(control, 1);
    control->setAccessibleName(words);
    return both;
}

} // namespace

PartyForm::PartyForm(const model::ScenarioDocument& document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_way(new QComboBox(this)),
      m_region(new QComboBox(this)),
      m_places(new PlacesPicker(document, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(makeWay());
    column->addWidget(makeNumbers());
    if (QWidget* names = makeNames())
        column->addWidget(names);
    if (!m_numbers.empty())
        setFocusProxy(m_numbers.front().second);
}

QWidget* PartyForm::makeWay() {
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_way->addItems({tr("Placed in"), tr("Placed in a region"), tr("Enters at")});
    m_way->setAccessibleName(tr("How they come"));
    for (const core::Region& region : *m_document.scenario().board->regions)
        m_region->addItem(QString::fromStdString(region.name.empty() ? region.id.value : region.name),
                          QString::fromStdString(region.id.value));
    m_region->setAccessibleName(tr("Region"));
    row->addWidget(m_way);
    row->addWidget(m_places, 1);
    row->addWidget(m_region, 1);
    for (const core::CounterTypeSpec& type : info().counterTypes)
        for (const core::FieldSpec& field : type.fields) {
            const bool isNew =
                std::none_of(m_flags.begin(), m_flags.end(), [&](const auto& flag) { return flag.first == field.id; });
            if (field.section.value != "arrival" || field.kind != core::FieldKind::Flag || !isNew)
                continue;
            auto* box = new QCheckBox(text(field.label), line);
            box->setToolTip(text(field.help));
            row->addWidget(box);
            m_flags.emplace_back(field.id, box);
            connect(box, &QCheckBox::clicked, this, &PartyForm::edited);
        }
    auto* remove = new QPushButton(tr("Remove"), line);
    remove->setAccessibleName(tr("Remove this way"));
    setButtonLook(*remove, ButtonLook::Quiet);
    row->addWidget(remove);
    connect(remove, &QPushButton::clicked, this, &PartyForm::removed);
    connect(m_places, &PlacesPicker::chosen, this, &PartyForm::edited);
    connect(m_region, &QComboBox::activated, this, &PartyForm::edited);
    connect(m_way, &QComboBox::activated, this, [this] {
        showWay();
        emit edited();
    });
    showWay();
    return line;
}

QWidget* PartyForm::makeNumbers() {
    auto* area = new QWidget(this);
    auto* flow = new FlowLayout(4, area);
    for (const core::CounterTypeSpec& type : info().counterTypes) {
        if (type.leader)
            continue;
        auto* number = new QSpinBox(area);
        number->setRange(0, mostOfAType);
        number->setKeyboardTracking(false);
        flow->addWidget(labelled(text(type.label), number, area));
        m_numbers.emplace_back(type.type, number);
        connect(number, &QSpinBox::valueChanged, this, [this] {
            if (!m_showing)
                emit edited();
        });
    }
    return area;
}

QWidget* PartyForm::makeNames() {
    QWidget* area = nullptr;
    QVBoxLayout* column = nullptr;
    for (const core::CounterTypeSpec& type : info().counterTypes) {
        if (!type.leader)
            continue;
        if (area == nullptr) {
            area = new QWidget(this);
            column = new QVBoxLayout(area);
            column->setContentsMargins(0, 0, 0, 0);
        }
        auto* names = new QLineEdit(area);
        names->setPlaceholderText(tr("Names, with commas between"));
        column->addWidget(labelled(text(type.label), names, area));
        m_names.emplace_back(type.type, names);
        connect(names, &QLineEdit::editingFinished, this, [this] {
            if (!m_showing)
                emit edited();
        });
    }
    return area;
}

void PartyForm::showWay() {
    const auto way = static_cast<Way>(m_way->currentIndex());
    m_places->setVisible(way != Way::Region);
    m_region->setVisible(way == Way::Region);
    for (const auto& [field, box] : m_flags)
        box->setVisible(way == Way::Enters || box->isChecked());
}

void PartyForm::setParty(const core::ArrivalParty& party) {
    m_showing = true;
    const auto textsOf = [](const std::vector<core::SpaceLabel>& labels) {
        core::TextList texts;
        for (const core::SpaceLabel& label : labels)
            texts.push_back(label.value);
        return texts;
    };
    Way way = Way::Placed;
    if (const auto* at = std::get_if<core::AtSpace>(&party.place))
        m_places->setSpaces({at->space.value});
    if (const auto* within = std::get_if<core::WithinSpaces>(&party.place))
        m_places->setSpaces(textsOf(within->spaces));
    if (const auto* enters = std::get_if<core::EntersAt>(&party.place)) {
        way = Way::Enters;
        m_places->setSpaces(textsOf(enters->spaces));
    }
    if (const auto* region = std::get_if<core::WithinRegion>(&party.place)) {
        way = Way::Region;
        m_region->setCurrentIndex(m_region->findData(QString::fromStdString(region->region.value)));
    }
    m_way->setCurrentIndex(static_cast<int>(way));
    for (const auto& [field, box] : m_flags) {
        const auto own = party.attributes.find(field);
        box->setChecked(own != party.attributes.end() && own->second == core::Value{true});
    }
    for (const auto& [type, number] : m_numbers) {
        const auto own = party.numbers.find(type);
        number->setValue(own == party.numbers.end() ? 0 : own->second);
    }
    for (const auto& [type, line] : m_names) {
        QStringList names;
        for (const core::NamedArrival& one : party.named)
            if (one.type == type)
                names << QString::fromStdString(one.name);
        line->setText(names.join(QStringLiteral(", ")));
    }
    showWay();
    m_showing = false;
}

core::ArrivalPlace PartyForm::place() const {
    std::vector<core::SpaceLabel> labels;
    for (std::string& space : m_places->spaces())
        labels.push_back(core::SpaceLabel{std::move(space)});
    switch (static_cast<Way>(m_way->currentIndex())) {
    case Way::Region:
        return core::WithinRegion{core::RegionId{m_region->currentData().toString().toStdString()}};
    case Way::Enters:
        return core::EntersAt{std::move(labels)};
    case Way::Placed:
        break;
    }
    if (labels.size() == 1)
        return core::AtSpace{std::move(labels.front())};
    return core::WithinSpaces{std::move(labels)};
}

core::ArrivalParty PartyForm::party() const {
    core::ArrivalParty party{place(), {}, {}, {}};
    for (const auto& [field, box] : m_flags)
        if (box->isChecked() && box->isVisibleTo(this))
            party.attributes[field] = true;
    for (const auto& [type, number] : m_numbers)
        if (number->value() > 0)
            party.numbers[type] = number->value();
    for (const auto& [type, line] : m_names)
        for (const QString& name : line->text().split(QLatin1Char(','), Qt::SkipEmptyParts))
            if (!name.simplified().isEmpty())
                party.named.push_back({type, name.simplified().toStdString()});
    return party;
}

bool PartyForm::tellMissing() {
    const bool isRegion = static_cast<Way>(m_way->currentIndex()) == Way::Region;
    const bool hasPlace = isRegion ? m_region->currentIndex() >= 0 : !m_places->spaces().empty();
    const bool isWhole = party().empty() || (hasPlace && (isRegion || m_places->unknown().empty()));
    m_places->setMissing(!isWhole && m_places->spaces().empty());
    return isWhole;
}

} // namespace orontes::editor
