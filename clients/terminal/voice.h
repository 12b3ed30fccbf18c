#pragma once
// How the terminal speaks: one language, names of seats, colours if the terminal has them.

#include <array>
#include <string>
#include <string_view>

#include "engine/core/event.h"
#include "engine/core/scribe.h"
#include "engine/facade/any_game.h"
#include "i18n/words.h"

namespace mohreh {

class Voice : public Scribe {
 public:
  Voice(Language language, bool colours, const AnyGame& game)
      : language_(language), colours_(colours), game_(game) {}

  void name_seat(Seat seat, std::string name) { names_[seat.slot()] = std::move(name); }

  // Scribe.
  std::string word(std::string_view id) const override;
  std::string number(int n) const override { return number_in(language_, n); }
  std::string seat_name(Seat seat) const override;
  std::string paint(Ink ink, std::string_view text) const override;

  // A phrase of the site's own area, placeholders filled.
  using Values = std::initializer_list<std::pair<std::string_view, std::string>>;
  std::string say(std::string_view id, Values values = {}, int n = 2) const;

  std::string event_line(const Event& event) const;
  // A move to choose from, with the pieces named as the board of the terminal names them.
  std::string move_label(AnyMove move) const;
  // A move told to somebody who sees no board.
  std::string told_move(AnyMove move) const;
  std::string reason_line(const Reason& reason) const;
  // "Devil chance: 9 of 48 (19 %)"
  std::string odds_line(const OddsRow& row) const;
  std::string row_line(const PointRow& row) const;
  // A share of 1 as a whole percentage; the second with its sign.
  std::string percent(double share) const;
  std::string signed_percent(double share) const;
  std::string title() const { return word("title"); }

 private:
  std::string move_in_words(AnyMove move, std::initializer_list<std::string_view> phrases) const;
  std::string param_text(const ParamSpec& param, int value) const;
  std::string in_area(std::string_view key) const;

  Language language_;
  bool colours_;
  const AnyGame& game_;
  std::array<std::string, kMaxSeats> names_;
};

}  // namespace mohreh
