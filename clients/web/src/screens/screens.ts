// The screens beyond home. Their code comes when they are gone to, or a little ahead.
import { Later } from '../parts/later';

export const screens = {
  table: new Later(() => import('./TablePlace.svelte')),
  lobby: new Later(() => import('./Lobby.svelte')),
  latecomer: new Later(() => import('./lobby/Latecomer.svelte')),
  big: new Later(() => import('../table/BigScreen.svelte')),
  end: new Later(() => import('./End.svelte')),
  replay: new Later(() => import('./Replay.svelte')),
  rules: new Later(() => import('./Rules.svelte')),
  settings: new Later(() => import('./Settings.svelte')),
  about: new Later(() => import('./About.svelte')),
  nowhere: new Later(() => import('./Nowhere.svelte')),
};
