// The rules of a game as tools/ruleSheet.ts makes them of rules/<game>.md: one language, in small HTML. Each comes when it
// is first opened.
import files from 'virtual:rules';
import type { GameKey } from '../net/protocol';
import { Later } from '../parts/later';

export interface Section {
  number: string; // "4", also its place in the page
  title: string;
  html: string; // its paragraphs; each has its number ("4.4") as its place
}

export interface RuleSheet {
  lead: string; // what kind of game it is
  sections: Section[];
  note: string; // who designed it, and what the sheet is
}

const sheets = Object.fromEntries(Object.entries(files).map(([name, load]) => [name, new Later(load)]));

export function sheetOf(game: GameKey, language: 'fa' | 'en'): Later<RuleSheet> {
  return sheets[`${game}/${language}`]!;
}
