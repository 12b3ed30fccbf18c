import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// A page with frames that come when they are called for, and regions that remember what was written.
const frames: (() => void)[] = [];
vi.mock('../parts/frames', () => ({ afterFrame: (then: () => void) => void frames.push(then) }));
const frame = () => frames.shift()?.();

const written: string[] = [];
function region(name: string): Element {
  let lines: string[] = [];
  return {
    replaceChildren: () => (lines = []),
    append: (line: { textContent: string }) => {
      lines.push(line.textContent);
      written.push(`${name}: ${lines.join(' ')}`);
    },
  } as unknown as Element;
}

describe('Announcer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('document', { createElement: () => ({ textContent: '' }) });
    vi.resetModules();
    frames.length = written.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('writes one sentence a frame, in the order they were said, whichever region they are for', async () => {
    const { announcer } = await import('./announcer');
    announcer.speakIn({ polite: region('polite'), assertive: region('assertive') });
    announcer.say('Ali stops.');
    announcer.alert('A devil.', 'You pay 50.');
    expect(written).toEqual([]);
    frame();
    expect(written).toEqual(['polite: Ali stops.']);
    frame();
    frame();
    expect(written).toEqual(['polite: Ali stops.', 'assertive: A devil.', 'assertive: A devil. You pay 50.']);
    expect(frames).toEqual([]);
  });

  it('loses no sentence of one breath when frames are slow', async () => {
    const { announcer } = await import('./announcer');
    announcer.speakIn({ polite: region('polite'), assertive: region('assertive') });
    announcer.alert('A devil.', 'You pay 50.');
    frame();
    vi.advanceTimersByTime(400);
    frame();
    expect(written).toEqual(['assertive: A devil.', 'assertive: A devil. You pay 50.']);
  });

  it('keeps what is said in one breath, and begins anew after a silence', async () => {
    const { announcer } = await import('./announcer');
    announcer.speakIn({ polite: region('polite'), assertive: region('assertive') });
    vi.advanceTimersByTime(1000);
    announcer.alert('Round 2.');
    frame();
    vi.advanceTimersByTime(100);
    announcer.alert('Your turn.');
    frame();
    vi.advanceTimersByTime(1000);
    announcer.alert('A devil.');
    frame();
    expect(written).toEqual(['assertive: Round 2.', 'assertive: Round 2. Your turn.', 'assertive: A devil.']);
  });
});
