// Pure steps of the net layer: what a socket's text holds, and how an update goes over a view.
import { readServerMessage, type ServerMessage, type Update } from './protocol';

// The server puts several objects into one message, one a line. What this version does not know,
// or what is not JSON, is left out.
export function readLines(text: string): ServerMessage[] {
  const messages: ServerMessage[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    try {
      const message = readServerMessage(line);
      if (message) messages.push(message);
    } catch {
      // A broken line must not take the others with it.
    }
  }
  return messages;
}

type View = Record<string, unknown>;

export function mergeView(old: View | null, update: Pick<Update, 'full' | 'view'>): View {
  return update.full || !old ? update.view : { ...old, ...update.view };
}
