// Where the time of the longest tasks goes, by a trace of the browser: for each its length as the clock
// and as its thread sees it, and what it did. The trace itself slows the page down a little.
import type { Browser } from 'playwright-core';
import { allGames, dice, type Game } from '../harness/play';
import type { Server } from '../harness/server';
import { ofGames, playFor, slowTable } from './play';
import { ms, type Row } from './row';
import { parts, traced } from './trace';

const seconds = 30;
const listed = 12; // of each game
const long = 38_000; // in µs, as all of a trace
const categories = ['v8', 'disabled-by-default-devtools.timeline'];

async function one(browser: Browser, server: Server, game: Game): Promise<Row[]> {
  const me = await slowTable(browser, server, game);
  const here = await traced(browser, me.page, categories, () => playFor(me.page, dice(7), seconds));
  await me.context.close();
  const start = here[0]?.ts ?? 0;
  const tasks = here.filter((slice) => slice.name === 'RunTask');
  return tasks
    .filter((task) => task.dur >= long)
    .sort((a, b) => b.dur - a.dur)
    .slice(0, listed)
    .map((task) => ({
      what: `${game}: at ${((task.ts - start) / 1e6).toFixed(1)} s`,
      measured: `${ms(task.dur / 1000)} (${ms((task.tdur ?? NaN) / 1000)} of its thread): ${parts(task, here)}`,
    }));
}

export const measure = (games: readonly string[] = allGames): Promise<Row[]> => ofGames(games, one);
