#!/usr/bin/env node
// What the page costs: bytes, time to the first own move, frames, long tasks, nodes and memory, in
// Debian's Chromium against a server of its own on this machine.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { dirname, join } from 'node:path';

const usage = `node bench/page_numbers.mjs [--only bytes,start,play,tasks] [--games GAME,…] [--json]
--games narrows play and tasks alone; tasks tells where the longest tasks of play spend their time, and
is taken only when asked for.
Needs build/release/mohreh with the page inside and clients/web/node_modules (./check makes both).
Take the numbers when nothing else runs.`;
if (process.argv.includes('--help')) {
  console.log(usage);
  process.exit(0);
}

const web = join(dirname(new URL(import.meta.url).pathname), '../clients/web');
const wanted = createRequire(join(web, 'package.json'));
const { runnerImport } = await import(pathToFileURL(wanted.resolve('vite')).href);
const part = async (file) => (await runnerImport(join(web, 'e2e/numbers', file))).module;

const listAfter = (name) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1].split(',') : undefined);
const only = listAfter('--only') ?? ['bytes', 'start', 'play'];
const measures = { bytes: 'bytes.ts', start: 'start.ts', play: 'play.ts', tasks: 'tasks.ts' };
const rows = [];
for (const name of only) {
  if (!(name in measures)) {
    console.error(`--only takes ${Object.keys(measures).join(', ')}, not ${name}`);
    process.exit(2);
  }
  rows.push(...(await (await part(measures[name])).measure(listAfter('--games'))));
}
if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 1));
else {
  console.log('| what | measured | wanted |\n|---|---|---|');
  for (const { what, measured, wanted: goal = '' } of rows) console.log(`| ${what} | ${measured} | ${goal} |`);
}
