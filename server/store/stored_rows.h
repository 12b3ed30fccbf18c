#pragma once
// Rows back into what they were written from: the other half of rows.h.

#include <optional>
#include <string>
#include <vector>

#include "server/store/rows.h"

namespace mohreh::server {

std::optional<match::StoredMatch> stored_match(SqlConnection& connection,
                                               const protocol::MatchId& id);
std::optional<UserRow> stored_user(SqlConnection& connection, const protocol::UserId& id);

// Points or ranks.
std::vector<int> numbers_from(const std::string& json);

// See Reader::export_user.
std::optional<std::string> person_as_json(SqlConnection& connection, const protocol::UserId& id);

}  // namespace mohreh::server
