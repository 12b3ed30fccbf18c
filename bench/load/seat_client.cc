#include "bench/load/seat_client.h"

#include <sodium.h>

#include "protocol/codec.h"
#include "protocol/version.h"

namespace mohreh::load {

void SeatClient::make_table(protocol::MakeTable wish) {
  after_hello_ = std::move(wish);
  open();
}

void SeatClient::come_to(protocol::TableCode code) {
  after_hello_ = protocol::Enter{code, std::nullopt};
  open();
}

void SeatClient::show_entropy() {
  wants_ready_ = true;
  go_on();
}

void SeatClient::start_match() {
  wants_start_ = true;
  go_on();
}

void SeatClient::on_open() {
  ask(Request::hello, protocol::Hello{protocol::kVersion, {}, {}, "load"});
}

void SeatClient::on_lost() {
  if (waiting_for_ == Request::move || waiting_for_ == Request::commit) --run_.unanswered;
  waiting_for_ = Request::none;
  table_.failed(*this);
}

void SeatClient::ask(Request request, protocol::ClientContent content) {
  waiting_for_ = request;
  waiting_since_ = now();
  send(protocol::write_client_message({++last_id_, std::move(content)}));
}

void SeatClient::on_text(std::string_view text) {
  const ServerNote note = scan(text);
  if (note.id != 0) {
    if (note.id != last_id_ || waiting_for_ == Request::none) {
      run_.count_error("an answer to nothing: " + std::string(text.substr(0, 200)));
      return;
    }
    if (note.type == Heard::refused) run_.count_error("refused: " + std::string(text));
    on_answer(note);
  } else if (note.type == Heard::update) {
    on_update(note);
  } else if (note.type == Heard::started) {
    moves_.clear();
    knows_position_ = false;
  } else if (note.type == Heard::ended) {
    knows_position_ = false;
    wants_seat_ = true;
    table_.match_ended(*this);
  } else if (note.type == Heard::goodbye) {
    run_.count_error("the table said goodbye: " + std::string(note.code));
  }
  go_on();
}

void SeatClient::on_answer(const ServerNote& note) {
  const Request request = std::exchange(waiting_for_, Request::none);
  if (request == Request::move || request == Request::commit) return on_move_answer(note);
  if (note.type == Heard::refused) return table_.failed(*this);
  switch (request) {
    case Request::hello:
      return ask(
          std::holds_alternative<protocol::Enter>(after_hello_) ? Request::enter : Request::make,
          after_hello_);
    case Request::make:
    case Request::enter:
      code_ = protocol::code_from(note.table).value_or(protocol::TableCode{});
      wants_seat_ = true;
      if (request == Request::make) table_.made(*this, code_);
      return;
    case Request::sit:
      return table_.has_sat_down(*this);
    case Request::ready:
      return table_.is_ready(*this);
    default:
      return;
  }
}

// An answer comes before the update that it leads to: what is known until then is too old.
void SeatClient::on_move_answer(const ServerNote& note) {
  --run_.unanswered;
  knows_position_ = false;
  if (note.type == Heard::accepted || note.type == Heard::sealed) {
    // A sealed choice is on disk as well, and becomes a ply of its own when the last has chosen.
    run_.count_plies(note.type == Heard::sealed ? 1 : note.made);
    run_.tally.latencies.add(now() - waiting_since_);
  } else if (note.type != Heard::staged) {
    // An error of the run; the position is asked for, so that the table goes on.
    ask(Request::again, protocol::Enter{code_, std::nullopt});
  }
}

void SeatClient::on_update(const ServerNote& note) {
  if (note.seat != seat_) return;
  ply_ = note.ply;
  staged_ = note.staged;
  awaited_ = lists(note.awaited, seat_);
  has_chosen_ = lists(note.chosen, seat_);
  if (note.moves) read_codes(*note.moves, moves_);
  knows_position_ = true;
  table_.has_position(*this);
}

void SeatClient::go_on() {
  if (waiting_for_ != Request::none || !stands()) return;
  if (wants_seat_) {
    sit_down();
  } else if (wants_ready_) {
    wants_ready_ = false;
    ask(Request::ready, protocol::Ready{code_, seat_, entropy_});
  } else if (wants_start_) {
    wants_start_ = false;
    ask(Request::start, protocol::Start{code_});
  } else if (knows_position_ && run_.playing) {
    move();
  }
}

void SeatClient::sit_down() {
  if (code_ == protocol::TableCode{}) return;
  wants_seat_ = false;
  for (std::uint8_t& byte : entropy_.bytes) byte = static_cast<std::uint8_t>(run_.rng.next());
  protocol::Hash hash;
  crypto_generichash(hash.bytes.data(), hash.bytes.size(), entropy_.bytes.data(),
                     entropy_.bytes.size(), nullptr, 0);
  ask(Request::sit, protocol::Sit{code_, seat_, hash});
}

void SeatClient::move() {
  if (staged_ > 0 && moves_.empty()) {
    ++run_.unanswered;
    ask(Request::commit, protocol::Commit{code_, seat_});
  } else if (is_asked() && table_.may_move()) {
    const auto pick = run_.rng.below(static_cast<std::uint32_t>(moves_.size()));
    const Time since = table_.take_move();
    ++run_.unanswered;
    ask(Request::move,
        protocol::MakeMove{code_, seat_, ply_ + staged_, moves_[pick], std::nullopt});
    waiting_since_ = since;
  }
}

}  // namespace mohreh::load
