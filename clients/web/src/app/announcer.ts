// What is spoken to people who do not look: one polite and one assertive live region for the whole
// page. Polite sentences are gathered for a moment; the others are said at once, after whatever waits.
import { afterFrame } from '../parts/frames';
import { Sentences } from './sentences';

type Urgency = 'polite' | 'assertive';

const breath = 300;

class Announcer {
  private regions: Record<Urgency, Element> | null = null;
  private waiting: { urgency: Urgency; text: string; anew: boolean }[] = []; // said, not written yet
  private saidAt = { polite: -Infinity, assertive: -Infinity };
  private sentences = new Sentences((all) => this.put('polite', all), {
    later: (ms, what) => window.setTimeout(what, ms),
  });

  // Where to speak, as long as they are in the page.
  speakIn(regions: Record<Urgency, Element>): () => void {
    this.regions = regions;
    return () => (this.regions = null);
  }

  say(...sentences: string[]): void {
    this.sentences.add(...sentences);
  }

  // What was to be said before it has been said then: nothing is told ahead of its cause.
  alert(...sentences: string[]): void {
    const fresh = sentences.filter((sentence) => sentence !== '');
    if (fresh.length === 0) return;
    this.sentences.flush();
    this.put('assertive', fresh);
  }

  // Sentences of the same breath stand together, so that none is lost under the next.
  private put(urgency: Urgency, sentences: string[]): void {
    const now = performance.now();
    const anew = now - this.saidAt[urgency] >= breath;
    this.saidAt[urgency] = now;
    const writes = this.waiting.length > 0;
    this.waiting.push(...sentences.map((text, n) => ({ urgency, text, anew: anew && n === 0 })));
    if (!writes && this.waiting.length > 0) afterFrame(() => this.write());
  }

  // In the order they were said, whichever region they are for, and one a frame: a round that ends is told in
  // ten sentences and more, and each is a line of text to be laid out.
  private write(): void {
    const next = this.waiting.shift();
    if (!next) return;
    const region = this.regions?.[next.urgency];
    if (next.anew) region?.replaceChildren();
    const line = document.createElement('p');
    line.textContent = next.text;
    region?.append(line);
    if (this.waiting.length > 0) afterFrame(() => this.write());
  }
}

export const announcer = new Announcer();
