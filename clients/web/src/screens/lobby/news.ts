// What changed in a waiting room between two states of its table, as phrases to show and to say.
import type { TableSettings, TableState } from '../../net/protocol';
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

const hostOf = (state: TableState): string => state.seats.find((seat) => seat.host)?.name ?? '';

export function newsOf(before: TableState, now: TableState): News[] {
  const news: News[] = [];
  const tell = (key: string, params: News['params'], rules: string[] = []) => news.push({ key, params, rules });
  const rules = changedRules(before.settings, now.settings);
  if (rules.length > 0) tell('site.rule_changed', { name: hostOf(now) || hostOf(before) }, rules);
  if (before.seats.length !== now.seats.length) tell('site.seats_now', { n: now.seats.length });
  const people = (state: TableState): string[] => state.seats.filter((seat) => seat.kind === 'person').map((seat) => seat.name);
  const came = people(now).filter((name) => !people(before).includes(name));
  const went = people(before).filter((name) => !people(now).includes(name));
  for (const name of went) tell('site.stood_up', { name });
  for (const name of came) {
    const seat = now.seats.findIndex((one) => one.kind === 'person' && one.name === name);
    tell('site.sat_down_at', { name, a: seat + 1, b: now.seats.length });
  }
  if (hostOf(now) && hostOf(before) && hostOf(now) !== hostOf(before) && !people(now).includes(hostOf(before))) {
    tell('site.host_now', { name: hostOf(now) });
  }
  return news;
}
