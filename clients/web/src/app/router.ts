// Addresses of the page. Pure reading and writing; App.svelte listens to the browser.
import { games, type GameKey } from '../net/protocol';
import { paragraphOf } from '../rules/paragraph';

export type Route =
  | { screen: 'home' }
  | { screen: 'table'; code: string; big?: true } // big: the screen that everybody round it looks at
  | { screen: 'replay'; id: string; step: number }
  | { screen: 'rules'; game: GameKey; at: string } // at: the paragraph, as in 4.4; "" for the beginning
  | { screen: 'settings' }
  | { screen: 'about' }
  | { screen: 'nowhere' }; // an address that nothing stands at

export function readRoute(path: string, hash = '', search = ''): Route {
  const table = /^\/t\/(\d{6})\/?$/.exec(path);
  if (table) return { screen: 'table', code: table[1]!, ...(/[?&]screen\b/.test(search) ? { big: true as const } : {}) };
  const record = /^\/r\/([0-9a-f]{32}|file)\/?$/.exec(path);
  if (record) {
    const step = /step=(\d+)/.exec(hash);
    return { screen: 'replay', id: record[1]!, step: step ? Number(step[1]) : 0 };
  }
  const rules = /^\/rules\/([a-z]+)\/?$/.exec(path);
  if (rules && Object.hasOwn(games, rules[1]!)) return { screen: 'rules', game: rules[1] as GameKey, at: paragraphOf(hash) };
  if (/^\/settings\/?$/.test(path)) return { screen: 'settings' };
  if (/^\/about\/?$/.test(path)) return { screen: 'about' };
  return { screen: /^\/(index\.html)?$/.test(path) ? 'home' : 'nowhere' };
}

export function address(route: Route): string {
  switch (route.screen) {
    case 'home':
    case 'nowhere':
      return '/';
    case 'table':
      return `/t/${route.code}${route.big ? '?screen' : ''}`;
    case 'replay':
      return `/r/${route.id}${route.step ? `#step=${route.step}` : ''}`;
    case 'rules':
      return `/rules/${route.game}${route.at ? `#${route.at}` : ''}`;
    default:
      return `/${route.screen}`;
  }
}
