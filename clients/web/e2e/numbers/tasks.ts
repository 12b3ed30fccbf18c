// Where the time of the longest tasks goes, by a trace of the browser: for each its length as the clock
// and as its thread sees it, and what it did. The trace itself slows the page down a little.
import type { Browser } from 'playwright-core';
import { allGames, dice, type Game } from '../harness/play';
import type { Server } from '../harness/server';
import { ofGames, playFor, slowTable } from './play';
import { ms, type Row } from './row';
import { traced, type Slice } from './trace';

const seconds = 30;
const listed = 12; // of each game
const long = 38_000; // in µs, as all of a trace
const categories = ['v8', 'disabled-by-default-devtools.timeline'];

function label(slice: Slice): string {
  const { beginData, elementCount, data } = slice.args;
  if (beginData?.dirtyObjects !== undefined) return `${slice.name} (${beginData.dirtyObjects} of ${beginData.totalObjects})`;
  if (elementCount !== undefined) return `${slice.name} (${elementCount})`;
  const of = data?.functionName ?? data?.type;
  return of ? `${slice.name} ${of}` : slice.name;
}

// What a task did itself, without what that called, in ms.
function parts(task: Slice, inside: Slice[]): string {
  const own = new Map<string, number>();
  const open: Slice[] = [];
  const add = (slice: Slice, time: number): void => void own.set(label(slice), (own.get(label(slice)) ?? 0) + time);
  for (const slice of inside) {
    while (open.length > 0 && open.at(-1)!.ts + open.at(-1)!.dur <= slice.ts) open.pop();
    add(slice, slice.dur);
    const caller = open.at(-1);
    if (caller) add(caller, -slice.dur);
    open.push(slice);
  }
  return [...own]
    .sort((a, b) => b[1] - a[1])
    .filter(([, time]) => time >= 1500)
    .map(([name, time]) => `${name} ${(time / 1000).toFixed(0)}`)
    .join(', ');
}

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
      measured: `${ms(task.dur / 1000)} (${ms((task.tdur ?? NaN) / 1000)} of its thread): ${parts(
        task,
        here.filter((slice) => slice.ts >= task.ts && slice.ts + slice.dur <= task.ts + task.dur && slice !== task),
      )}`,
    }));
}

export const measure = (games: readonly string[] = allGames): Promise<Row[]> => ofGames(games, one);
