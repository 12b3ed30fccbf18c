// What is spoken to people who do not look: one polite and one assertive live region for the whole
// page. Polite sentences are gathered for a moment; the others are said at once.
import { untrack } from 'svelte';
import { Sentences } from './sentences';

export interface Spoken {
  id: number; // a new one each time, so that the same words are told again
  text: string;
}

const breath = 300;

class Announcer {
  polite = $state.raw<Spoken[]>([]);
  assertive = $state.raw<Spoken[]>([]);
  private next = 1;
  private alertedAt = -Infinity;
  private sentences = new Sentences((all) => (this.polite = this.numbered(all)), {
    later: (ms, what) => window.setTimeout(what, ms),
  });

  say(...sentences: string[]): void {
    this.sentences.add(...sentences);
  }

  // Sentences of the same breath stand together, so that none is lost under the next.
  alert(...sentences: string[]): void {
    const now = performance.now();
    const fresh = this.numbered(sentences.filter((sentence) => sentence !== ''));
    if (fresh.length === 0) return;
    // Whoever speaks must not run again because it has spoken.
    const before = untrack(() => this.assertive);
    this.assertive = now - this.alertedAt < breath ? [...before, ...fresh] : fresh;
    this.alertedAt = now;
  }

  private numbered(texts: string[]): Spoken[] {
    return texts.map((text) => ({ id: this.next++, text }));
  }
}

export const announcer = new Announcer();
