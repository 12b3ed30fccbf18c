"""Which situations of Zirkhaki a match has come through, noted in State.met.

Part of the second implementation in zirkhaki.py; nothing here changes a match. Situations that take
a single line are noted in zirkhaki.py itself.
"""

from __future__ import annotations

from zirkhaki_table import KINDS, Card, State, tops

# Everything a comparison ought to have met at least once; the functions below note it in State.met.
SITUATIONS = (
    "astrolabe, then a free choice", "astrolabe under a snake", "astrolabe with an empty deck",
    "astrolabe while a second card is owed", "astrolabe declined", "own look revealed",
    "a card another seat saw revealed", "look at a card another seat saw",
    "look at one of several cards another seat saw", "public look",
    "pistol", "pistol without a target", "pistol past an empty field",
    "pistol hits a kind in the area",
    "dagger", "dagger without a target", "dagger with owned kinds only", "dagger that must bust",
    "dagger past an empty field", "dagger steals a dagger", "dagger steals a horseshoe",
    "carpet first saves nothing", "carpet saves", "second carpet",
    "carpet saves a card from the field", "carpet saves a card from the opponent",
    "carpet saves a card from the burnt", "carpet does not save the busting card",
    "snake from the deck", "snake from the field", "snake from the opponent",
    "snake from the burnt", "second snake",
    "snake's card from the deck", "snake's card from the field", "snake's card from the opponent",
    "snake's card from the burnt",
    "snake, then pistol", "snake, then carpet", "snake, then coin", "snake, then chest",
    "snake, then key", "snake, then horseshoe that lapses", "snake, then dagger that lapses",
    "snake, then map that lapses",
    "snake, then pistol that lapses", "snake, then horseshoe as its last card",
    "snake, horseshoe, astrolabe: free",
    "deck ends with two cards due", "deck ends with one card due",
    "horseshoe", "horseshoe with an empty field", "horseshoe that must bust",
    "map of three", "map of two", "map of one", "map with an empty pile", "map that must bust",
    "map shows a card shot in this turn", "equal cards shown",
    "bust by a card from the deck", "bust by a card from the field",
    "bust by a card from the opponent", "bust by a card from the burnt",
    "bust with a snake unfinished", "bust with a second card owed",
    "bonus", "bonus cut to the pile", "bonus with an empty pile", "bonus has a card shot before",
    "key collected, chest in the field", "chest and key saved, no bonus",
    "chest and key saved, do not act",
    "chest and key saved, bonus", "chest and key saved, doubled bonus",
    "snake caught from the deck", "snake caught from the field", "snake caught from the opponent",
    "snake caught from the burnt", "second snake caught", "snake caught, collect nothing",
    "snake caught in a turn that busts", "snake caught as the deck's last card",
    "snake caught though snakes do not act",
    "mugger", "mugger hits a kind in the area", "mugger's card played by a horseshoe",
    "mugger's card keeps the dagger off", "cutpurse takes an owned kind", "cutpurse that must bust",
    "money-lover", "money-lover cut to the pile", "goldsmith with a coin",
    "goldsmith without coins",
    "map-reader", "map-reader with an empty pile", "map-reader that must bust",
    "trickster's second card", "trickster's second skipped", "trickster's second busts",
    "trickster's second from the same stack", "trickster's first is a snake",
    "trickster's first is a snake, empty deck", "trickster's second is a snake",
    "trickster under a snake", "trickster's first is a dagger", "trickster's first is a map",
    "fortune-teller", "fortune-teller with few cards", "fortune-teller under a snake",
    "fortune-teller knows some already",
    "twin stays on top", "twin is taken from a second seat",
    "last card is a horseshoe", "last card is a dagger", "last card is a map",
    "last card is a snake", "last card busts", "bonus after the last card",
    "tie broken by cards", "tie shared", "tie below the first place",
    *(f"{kind} does not act" for kind in KINDS if kind != "coin"),
    "ring of a power that does not act",
)  # fmt: skip

RING_OF_KIND = {
    "pistol": "mugger", "dagger": "cutpurse", "chest": "money_lover", "key": "money_lover",
    "map": "map_reader", "horseshoe": "trickster", "astrolabe": "fortune_teller",
}  # fmt: skip


def astrolabe(state: State) -> None:
    """Before the look."""
    if not state.deck:
        state.met.add("astrolabe with an empty deck")
        return
    if state.forced > 0:
        state.met.add("astrolabe under a snake")
    elif "second horseshoe" in state.todo:
        state.met.add("astrolabe while a second card is owed")
    else:
        state.met.add("astrolabe, then a free choice")
        if [card.kind for card in state.area[-3:-1]] == ["snake", "horseshoe"]:
            state.met.add("snake, horseshoe, astrolabe: free")
    if state.options.astrolabe_public:
        state.met.add("public look")
    if state.peeked and state.active not in state.seen_by[0]:
        state.met.add("look at a card another seat saw")
        if len(state.peeked) > 1 and state.worn() != "fortune_teller":
            state.met.add("look at one of several cards another seat saw")
    if state.worn() == "fortune_teller":
        few = len(state.deck) < 3
        state.met.add("fortune-teller with few cards" if few else "fortune-teller")
        if state.forced > 0:
            state.met.add("fortune-teller under a snake")
        if 0 < len(state.peeked) < 3:
            state.met.add("fortune-teller knows some already")


def under_snake(state: State, card: Card) -> None:
    """After a card was counted for a snake."""
    if state.forced == 1 and card.kind in ("pistol", "carpet", "coin", "chest", "key"):
        state.met.add(f"snake, then {card.kind}")
    if state.forced == 0 and card.kind == "horseshoe" and state.own():
        state.met.add("snake, then horseshoe as its last card")


def some_empty(state: State) -> bool:
    """Whether some opponents own cards and others do not."""
    return len({bool(state.field[seat]) for seat in state.opponents()}) == 2


def pistol(state: State) -> None:
    if not any(state.field[seat] for seat in state.opponents()):
        state.met.add("pistol without a target")
    elif some_empty(state):
        state.met.add("pistol past an empty field")


def dagger(state: State, kinds: set[str]) -> None:
    """Kinds: those it may take."""
    theirs = {card.kind for seat in state.opponents() for card in state.field[seat]}
    if not kinds:
        state.met.add("dagger with owned kinds only" if theirs else "dagger without a target")
    elif all(state.in_area(kind) for kind in kinds):
        cutpurse = state.worn() == "cutpurse"
        state.met.add("cutpurse that must bust" if cutpurse else "dagger that must bust")
    if kinds and some_empty(state):
        state.met.add("dagger past an empty field")
    mugged = {card.kind for card in state.shot} if state.worn() == "mugger" else set()
    older = {card.kind for card in state.own() if card not in state.shot}
    if (mugged - older) & theirs:
        state.met.add("mugger's card keeps the dagger off")


def horseshoe(state: State, task: str) -> None:
    """Task: whether it is the trickster's second card."""
    second = task == "second horseshoe"
    if not state.own():
        if not second:
            state.met.add("horseshoe with an empty field")
        elif state.area[-1].kind != "horseshoe":
            state.met.add("trickster's second skipped")
    elif second:
        state.met.add("trickster's second card")
    elif all(state.in_area(card.kind) for card in state.own()):
        state.met.add("horseshoe that must bust")


def play_own(state: State, card: Card, task: str) -> None:
    """After the card was taken from the field, before it is placed."""
    state.met.add("horseshoe")
    if state.worn() == "mugger" and card in state.shot:
        state.met.add("mugger's card played by a horseshoe")
    if state.worn() != "trickster":
        return
    if task == "horseshoe":
        if state.forced > 0:
            state.met.add("trickster under a snake")
        if card.kind in ("snake", "dagger", "map") and not state.in_area(card.kind):
            empty = card.kind == "snake" and not state.deck
            state.met.add(f"trickster's first is a {card.kind}" + (", empty deck" if empty else ""))
    elif state.in_area(card.kind):
        state.met.add("trickster's second busts")
        kinds = [other.kind for other in state.area]
        if kinds[kinds.index("horseshoe") + 1 :][:1] == [card.kind]:
            state.met.add("trickster's second from the same stack")
    elif card.kind == "snake":
        state.met.add("trickster's second is a snake")


def map_opened(state: State) -> None:
    """When the cards to choose from lie there."""
    reader = state.worn() == "map_reader"
    cards = state.burnt if reader else state.shown
    names = {1: "map of one", 2: "map of two", 3: "map of three"}
    state.met.add("map-reader" if reader else names[len(cards)])
    if all(state.in_area(card.kind) for card in cards):
        state.met.add("map-reader that must bust" if reader else "map that must bust")
    if not reader and len(set(cards)) < len(cards):
        state.met.add("equal cards shown")


def bust(state: State, card: Card, source: str, saved: list[Card], carpet: bool) -> None:
    """Before anything is moved."""
    state.met.add(f"bust by a card from the {source}")
    if card.kind == "snake":
        state.met.add("second snake")
    if card.kind == "carpet" and carpet:
        state.met.add("second carpet")
    if carpet:
        state.met.add("carpet saves" if saved else "carpet first saves nothing")
        if source == "field":
            state.met.add("carpet does not save the busting card")
    state.met |= {f"carpet saves a card from the {state.origin[other]}" for other in saved}
    if state.forced > 0:
        state.met.add("bust with a snake unfinished")
    if "second horseshoe" in state.todo:
        state.met.add("bust with a second card owed")
    if state.caught:
        state.met.add("snake caught in a turn that busts")


def collect(state: State, kinds: set[str]) -> None:
    """Before the cards come to the field."""
    if state.peeked and state.active in state.seen_by[0] and "astrolabe" in kinds:
        state.met.add("astrolabe declined")
    if state.caught and not kinds:
        state.met.add("snake caught, collect nothing")
    owned = {card.kind for card in state.own()}
    if "key" in kinds and "chest" not in kinds and "chest" in owned:
        state.met.add("key collected, chest in the field")


def end(state: State, points: list[int]) -> None:
    sizes = [len(cards) for cards in state.field]
    best = max(points)
    for seat in range(state.seats):
        for other in range(seat):
            if points[seat] == points[other]:
                same = sizes[seat] == sizes[other]
                state.met.add("tie shared" if same else "tie broken by cards")
                if points[seat] < best:
                    state.met.add("tie below the first place")
    if "goldsmith" in state.ring:
        cards = state.field[state.ring.index("goldsmith")]
        coins = any(card.kind == "coin" for card in tops(cards))
        state.met.add("goldsmith with a coin" if coins else "goldsmith without coins")
