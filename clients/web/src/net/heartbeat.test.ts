import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Heartbeat } from './heartbeat';

const page = { hidden: false };
const ping = vi.fn();
const dead = vi.fn();
let heart: Heartbeat;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', page);
  page.hidden = false;
  ping.mockReset();
  dead.mockReset();
  heart = new Heartbeat(ping, dead);
  heart.begin();
});
afterEach(() => {
  heart.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answered = () => ping.mockImplementation(() => setTimeout(() => heart.heard(), 150));

it('asks after three seconds of silence, and goes on asking a line that answers', () => {
  answered();
  vi.advanceTimersByTime(2900);
  expect(ping).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(ping.mock.calls.length).toBeGreaterThanOrEqual(18);
  expect(ping.mock.calls.length).toBeLessThanOrEqual(20);
  expect(dead).not.toHaveBeenCalled();
});

it('asks nothing while other things are heard', () => {
  for (let n = 0; n < 20; n += 1) {
    vi.advanceTimersByTime(2000);
    heart.heard();
  }
  expect(ping).not.toHaveBeenCalled();
});

it('finds a silent line dead within two seconds after it asked, once', () => {
  vi.advanceTimersByTime(3000);
  expect(ping).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1500);
  expect(dead).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(dead).toHaveBeenCalledOnce();
});

it('proves the line at once when somebody waits, unless it has just been heard', () => {
  vi.advanceTimersByTime(500);
  heart.ask(1000);
  expect(ping).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  heart.ask(1000);
  heart.ask(1000);
  expect(ping).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2000);
  expect(dead).toHaveBeenCalledOnce();
});

it('is still while the page is hidden, and asks when it is looked at again', () => {
  vi.advanceTimersByTime(3000);
  page.hidden = true;
  heart.turned();
  vi.advanceTimersByTime(600_000);
  expect(ping).toHaveBeenCalledOnce();
  expect(dead).not.toHaveBeenCalled();
  page.hidden = false;
  answered();
  heart.turned();
  expect(ping).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(dead).not.toHaveBeenCalled();
});
