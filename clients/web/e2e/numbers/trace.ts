// A trace of the browser: slices of time, each of one thread.
import type { Browser, Page } from 'playwright-core';

export interface Slice {
  name: string;
  ts: number; // µs, as all times of a trace
  dur: number; // as the clock sees it
  tdur?: number; // as its thread does: without what the machine did meanwhile
  pid: number;
  tid: number;
  ph: string;
  args: { beginData?: { dirtyObjects?: number; totalObjects?: number }; elementCount?: number; data?: { functionName?: string; type?: string } };
}

const layouts = ['devtools.timeline']; // they tell which thread is the page's

// What the page's main thread did while `during` lasted, in the order of time; what contains something comes before it.
export async function traced(browser: Browser, page: Page, categories: readonly string[], during: () => Promise<unknown>): Promise<Slice[]> {
  await browser.startTracing(page, { categories: [...new Set([...layouts, ...categories])] });
  await during();
  const trace = await browser.stopTracing();
  const all = (JSON.parse(trace.toString()) as { traceEvents: Slice[] }).traceEvents.filter((slice) => slice.ph === 'X');
  return all.filter(mainThread(all)).sort((a, b) => a.ts - b.ts || b.dur - a.dur);
}

// Whose page it is: the main thread with the most layouts.
function mainThread(slices: Slice[]): (slice: Slice) => boolean {
  const laidOut = new Map<string, number>();
  const at = (slice: Slice): string => `${slice.pid} ${slice.tid}`;
  for (const slice of slices) if (slice.name === 'Layout') laidOut.set(at(slice), (laidOut.get(at(slice)) ?? 0) + 1);
  const [busiest] = [...laidOut].sort((a, b) => b[1] - a[1])[0] ?? [''];
  return (slice) => at(slice) === busiest;
}

function label(slice: Slice): string {
  const { beginData, elementCount, data } = slice.args;
  if (beginData?.dirtyObjects !== undefined) return `${slice.name} (${beginData.dirtyObjects} of ${beginData.totalObjects})`;
  if (elementCount !== undefined) return `${slice.name} (${elementCount})`;
  const of = data?.functionName ?? data?.type;
  return of ? `${slice.name} ${of}` : slice.name;
}

// What a task did, each without what that called, in ms; the longest first.
export function parts(task: Slice, slices: readonly Slice[]): string {
  const inside = slices.filter((slice) => slice.ts >= task.ts && slice.ts + slice.dur <= task.ts + task.dur && slice !== task);
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
