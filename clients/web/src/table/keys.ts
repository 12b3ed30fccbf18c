// Which command a key gives at a table. By the key's place (`code`), so that it works under any
// layout; never while somebody writes, never with the shortcuts off.

export type Tab = 'log' | 'odds' | 'scores' | 'history' | 'chat';
export const tabs: readonly Tab[] = ['log', 'odds', 'scores', 'history', 'chat'];

export type Command =
  | { does: 'undo' | 'primary' | 'describe' | 'help' }
  | { does: 'choice'; n: number }
  | { does: 'tab'; tab: Tab }
  | { does: 'walk'; backwards: boolean };

export interface Press {
  code: string;
  shift: boolean;
  other: boolean; // Ctrl, Alt or Meta
  writing: boolean;
}

const tabKeys: Record<string, Tab> = { KeyL: 'log', KeyO: 'odds', KeyS: 'scores', KeyH: 'history', KeyC: 'chat' };

export function commandOf({ code, shift, other, writing }: Press, shortcuts: boolean): Command | null {
  if (!shortcuts || other || writing) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code);
  if (digit) return { does: 'choice', n: Number(digit[1]) };
  if (tabKeys[code]) return { does: 'tab', tab: tabKeys[code] };
  switch (code) {
    case 'KeyU':
      return { does: 'undo' };
    case 'KeyE':
      return { does: 'primary' };
    case 'KeyD':
      return { does: 'describe' };
    case 'Slash':
      return { does: 'help' };
    case 'KeyN':
      return { does: 'walk', backwards: shift };
    default:
      return null;
  }
}

export function pressOf(event: KeyboardEvent): Press {
  const target = event.target;
  const writing =
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'button'].includes(target.type));
  return { code: event.code, shift: event.shiftKey, other: event.ctrlKey || event.metaKey || event.altKey, writing };
}

// For the help sheet: the keys and the word that says what they do.
export const keyHelp: readonly { keys: string; word: string }[] = [
  { keys: 'E', word: 'site.key_primary' },
  { keys: '1 … 9', word: 'site.key_choice' },
  { keys: 'N  Shift+N', word: 'site.key_walk' },
  { keys: '← → ↑ ↓', word: 'site.key_arrows' },
  { keys: 'Enter  Space', word: 'site.key_enter' },
  { keys: 'U', word: 'site.undo' },
  { keys: 'Esc', word: 'site.back' },
  { keys: 'D', word: 'site.describe' },
  { keys: 'L', word: 'site.log' },
  { keys: 'O', word: 'site.odds' },
  { keys: 'S', word: 'site.scores' },
  { keys: 'H', word: 'site.history' },
  { keys: 'C', word: 'site.chat' },
  { keys: '?', word: 'site.help' },
];
