#!/usr/bin/env node
// Pictures of every screen and of several moments of each game, for people to look at:
//   node tools/gallery.mjs FOLDER [screens] [GAME ...] [--all]
// Persian on a phone in light and English on a desk in dark; --all takes the eight combinations.
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const given = process.argv.slice(2).filter((word) => word !== '--all');
if (given.length === 0 || given[0].startsWith('-')) {
  console.error('usage: node tools/gallery.mjs FOLDER [screens] [GAME ...] [--all]');
  process.exit(2);
}
process.env.MOHREH_SHOTS = resolve(given[0]);
if (process.argv.includes('--all')) process.env.MOHREH_COMBINATIONS = 'all';

const web = join(dirname(new URL(import.meta.url).pathname), '../clients/web');
const { runnerImport } = await import(pathToFileURL(createRequire(join(web, 'package.json')).resolve('vite')).href);
const load = async (file) => (await runnerImport(join(web, 'e2e', file))).module;
const { devices } = await load('harness/browser.ts');
const { allGames } = await load('harness/play.ts');
const wanted = given.length > 1 ? given.slice(1) : ['screens', ...allGames];
await (await load('gallery/gallery.ts')).gallery(devices, wanted);
