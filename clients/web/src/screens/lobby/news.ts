// What changed in a waiting room between two states of its table, as phrases to show and to say.
import type { TableSettings, TableState } from '../../net/protocol';
import { toldApart } from '../../table/toldApart';
import { readOptions } from '../options';

export interface News {
  key: string; // of site
  params: Record<string, string | number>;
  rules: string[]; // keys of words of what was changed
}

// Words of the table's own settings.
export const settingWords: Partial<Record<keyof TableSettings, string>> = {
  clock_seconds: 'site.time_per_choice',
  window_seconds: 'site.time_to_answer',
  pace: 'site.bot_pace',
  open: 'site.open_table',
  chat: 'site.opt.chat',
  odds: 'site.opt.hints',
  spectators: 'site.opt.spectators',
  take_over: 'site.opt.take_over',
};

export function changedRules(before: TableSettings, now: TableSettings): string[] {
  const old = readOptions(before.options);
  const fresh = readOptions(now.options);
  const options = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter((key) => old[key] !== fresh[key]);
  const settings = (Object.keys(settingWords) as (keyof TableSettings)[]).filter((key) => before[key] !== now[key]);
  return [...options.map((key) => `${now.game}.opt.${key}`), ...settings.map((key) => settingWords[key]!)];
}

const hostOf = (state: TableState): number => state.seats.findIndex((seat) => seat.host);
// By the name alone; how two of the same name are told apart comes with what is shown.
const nameAt = (state: TableState, seat: number): string => state.seats[seat]?.name ?? '';

// The seats whose people came or went. Names may be alike, so it goes by seats: whose name is found on
// another seat has moved, and who has another name on the same seat is called otherwise now.
function comings(before: TableState, now: TableState): { came: number[]; went: number[] } {
  const taken = (state: TableState, n: number): boolean => state.seats[n]?.kind === 'person';
  const seats = Array.from({ length: Math.max(before.seats.length, now.seats.length) }, (_, n) => n);
  const other = seats.filter((n) => taken(before, n) !== taken(now, n) || nameAt(before, n) !== nameAt(now, n));
  const went = other.filter((n) => taken(before, n));
  const came = other
    .filter((n) => taken(now, n))
    .filter((n) => {
      const from = went.findIndex((old) => nameAt(before, old) === nameAt(now, n));
      if (from >= 0) went.splice(from, 1);
      return from < 0;
    });
  const renamed = came.filter((n) => went.includes(n));
  return { came: came.filter((n) => !renamed.includes(n)), went: went.filter((n) => !renamed.includes(n)) };
}

export function newsOf(before: TableState, now: TableState, num: (n: number) => string): News[] {
  const news: News[] = [];
  const called = (state: TableState): string[] => toldApart(state.seats.map((seat) => seat.name), num);
  const [names, old] = [called(now), called(before)];
  const tell = (key: string, params: News['params'], rules: string[] = []) => news.push({ key, params, rules });
  const rules = changedRules(before.settings, now.settings);
  const host = names[hostOf(now)] ?? '';
  if (rules.length > 0) tell('site.rule_changed', { name: host || (old[hostOf(before)] ?? '') }, rules);
  if (before.seats.length !== now.seats.length) tell('site.seats_now', { n: now.seats.length });
  const { came, went } = comings(before, now);
  for (const seat of went) tell('site.stood_up', { name: old[seat] ?? '' });
  for (const seat of came) tell('site.sat_down_at', { name: names[seat] ?? '', a: seat + 1, b: now.seats.length });
  if (host && went.includes(hostOf(before))) tell('site.host_now', { name: host });
  return news;
}
