// What a table has to look up. Nobody needs it for a first move: its code comes after the board's.
import { Later } from '../parts/later';

export const panels = {
  side: new Later(() => import('./Side.svelte')),
  menu: new Later(() => import('./Menu.svelte')),
  settings: new Later(() => import('../screens/settings/SettingsForm.svelte')),
  help: new Later(() => import('./KeyHelp.svelte')),
};
