// Telling somebody who looks elsewhere that it is their turn: a notice of the browser, only where it
// is there, wished for and allowed. It is asked for from the menu, never by itself.
import { preferences } from '../app/preferences.svelte';

// Browsers offer notices on secure pages only.
export function mayNotify(): boolean {
  return typeof Notification !== 'undefined' && isSecureContext && Notification.permission !== 'denied';
}

export async function wishNotices(on: boolean): Promise<void> {
  preferences.notices = on;
  if (on && Notification.permission === 'default') {
    preferences.notices = (await Notification.requestPermission()) === 'granted';
  }
}

export function notify(title: string, body: string): void {
  if (!preferences.notices || !mayNotify() || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { body, tag: 'mohreh-turn', icon: '/icon.svg' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
