// Where a replay's steps come from: a record that the server keeps, or a file that somebody opened.
import { mergeView } from '../../net/lines';
import type { Advice, GameEvent, GameKey, OddsRow, Step } from '../../net/protocol';
import { session } from '../../net/session.svelte';
import { t } from '../../words/words.svelte';

export interface RecordInfo {
  game: GameKey;
  names: string[];
  plies: number;
  options: string;
  over: boolean;
  aborted?: boolean;
  ended_ms?: number;
}

interface Broken {
  error: string;
  text?: string;
}

const mostSteps = 1000; // that one answer brings
let opened: { text: string; name: string; info: RecordInfo } | null = null;

// The step that a complaint such as "40:9: coal 100 is refused" is about: plies stand one a line.
export function brokenStep(record: string, complaint: string): { step: number; line: number } {
  const line = Number(/^(\d+):/.exec(complaint)?.[1] ?? 0);
  const isPly = (text: string): boolean => /^(chance|seat \d+): /.test(text);
  const lines = record.split('\n').slice(0, line);
  return { step: isPly(lines.at(-1) ?? '') ? lines.filter(isPly).length : 0, line };
}

// Reads a record file; what is wrong with it, or "".
export async function openRecord(text: string, name: string): Promise<string> {
  const response = await fetch('/api/records', { method: 'POST', body: text }).catch(() => null);
  if (!response) return t('site.why.offline');
  if (response.ok) {
    opened = { text, name, info: (await response.json()) as RecordInfo };
    return '';
  }
  if (response.status === 413) return t('site.record_large');
  const broken = (await response.json().catch(() => ({ error: '' }))) as Broken;
  const { step, line } = brokenStep(text, broken.text ?? '');
  if (step > 0) return t('site.record_broken_step', { n: step });
  return line > 1 ? t('site.record_broken_line', { n: line }) : t('site.record_none');
}

export function openedName(): string {
  return opened?.name ?? '';
}

// The server answered, but not with what was asked for.
class Refused extends Error {
  constructor(readonly status: number) {
    super(String(status));
  }
}

async function answer<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Refused(response.status);
  return (await response.json()) as T;
}

// Why a replay cannot be shown: only some of it passes by itself.
export type RecordTrouble = 'offline' | 'no_file' | 'no_record' | 'unwell';

export function troubleWith(id: string, error: unknown): RecordTrouble {
  if (id === 'file' && !opened) return 'no_file';
  if (!(error instanceof Refused)) return navigator.onLine && session.online ? 'unwell' : 'offline';
  return [400, 404, 410].includes(error.status) ? 'no_record' : 'unwell';
}

export async function recordInfo(id: string): Promise<RecordInfo> {
  if (id !== 'file') return answer<RecordInfo>(await fetch(`/api/records/${id}/info`));
  if (!opened) throw new Error('no file');
  return opened.info;
}

// "Your stake: 100" is meant for one seat; with everything open nobody is "you".
const meantForOne = (event: GameEvent): boolean => event.key.startsWith('own_');

// All steps as one viewer knew them, each with its whole view.
export async function recordSteps(id: string, plies: number, view: string): Promise<Step[]> {
  const whole: Step[] = [];
  for (let from = 0; from === 0 || from < plies; from += mostSteps) {
    const range = `from=${from}&to=${Math.min(plies, from + mostSteps)}&view=${view}`;
    const response =
      id === 'file'
        ? await fetch(`/api/records/steps?${range}`, { method: 'POST', body: opened?.text ?? '' })
        : await fetch(`/api/records/${id}/steps?${range}`);
    let known: Record<string, unknown> | null = null;
    for (const step of await answer<Step[]>(response)) {
      known = mergeView(known, { full: known === null, view: step.view });
      if (from === 0 || step.ply > from) whole.push({ ...step, events: view === 'open' ? step.events.filter((event) => !meantForOne(event)) : step.events, view: known });
    }
  }
  return whole;
}

// A ply that changed the points of somebody much.
export interface Moment {
  ply: number;
  seat: number; // whose changed most
  by: number; // may be negative
  events: GameEvent[]; // all of the ply
}

export async function recordMoments(id: string): Promise<Moment[]> {
  const moments = await answer<Moment[]>(await fetch(`/api/records/${id}/moments`));
  return moments.map((moment) => ({ ...moment, events: moment.events.filter((event) => !meantForOne(event)) }));
}

export interface StepNotes {
  step: number;
  seat: number; // who chose then; -1: nobody
  odds: OddsRow[];
  advice: Advice[]; // best first
}

export async function recordNotes(id: string, step: number): Promise<StepNotes> {
  const ask = (): Promise<Response> => fetch(`/api/records/${id}/notes?step=${step}`);
  let response = await ask();
  if (response.status === 503) {
    // The server thinks for somebody else.
    await new Promise((later) => setTimeout(later, 800));
    response = await ask();
  }
  return answer<StepNotes>(response);
}
