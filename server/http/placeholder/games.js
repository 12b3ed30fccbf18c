// Lists the games that the server has, in the language of each list.
const answer = await fetch("/api/games").catch(() => null);
const body = answer?.ok ? await answer.json() : { games: [] };
const games = Array.isArray(body) ? body : (body.games ?? []);
for (const list of document.querySelectorAll("[data-games]")) {
  for (const game of games) {
    const item = document.createElement("li");
    const title = game.title?.[list.dataset.games] ?? game.title ?? game.key;
    item.textContent = typeof title === "string" ? title : game.key;
    list.append(item);
  }
}
