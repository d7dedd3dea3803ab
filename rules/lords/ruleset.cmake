# SPDX-License-Identifier: GPL-3.0-or-later
add_ruleset(lords)
