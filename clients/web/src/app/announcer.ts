// What is spoken to people who do not look: one polite and one assertive live region for the whole
// page. Polite sentences are gathered for a moment; the others are said at once, after whatever waits.
import { Sentences } from './sentences';

type Urgency = 'polite' | 'assertive';

const breath = 300;

class Announcer {
  private regions: Record<Urgency, Element> | null = null;
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

  // Written into the page right here: drawn with the next update, the two regions would come one after
  // the other, whatever was said first. Sentences of the same breath stand together, so that none is
  // lost under the next.
  private put(urgency: Urgency, sentences: string[]): void {
    const now = performance.now();
    const region = this.regions?.[urgency];
    if (now - this.saidAt[urgency] >= breath) region?.replaceChildren();
    this.saidAt[urgency] = now;
    for (const sentence of sentences) {
      const line = document.createElement('p');
      line.textContent = sentence;
      region?.append(line);
    }
  }
}

export const announcer = new Announcer();
