// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

namespace orontes::core {

/// A value that copies share until one of them is changed. Equal pointers compare equal without looking inside.
template <class T>
class Cow {
public:
    Cow() : m_value(empty()) {}
    Cow(T value) : m_value(std::make_shared<T>(std::move(value))) {}

    const T& operator*() const { return *m_value; }
    const T* operator->() const { return m_value.get(); }

    /// The value to change: copied first when it is shared.
    T& edit() {
        if (m_value.use_count() != 1)
            m_value = std::make_shared<T>(*m_value);
        return *m_value;
    }

    bool sameObject(const Cow& other) const { return m_value == other.m_value; }
    friend bool operator==(const Cow& a, const Cow& b) { return a.m_value == b.m_value || *a.m_value == *b.m_value; }

private:
    static const std::shared_ptr<T>& empty() {
        static const std::shared_ptr<T> value = std::make_shared<T>();
        return value;
    }

    std::shared_ptr<T> m_value; ///< never null; written only by its sole owner
};

} // namespace orontes::core
