// What the home page costs: bytes as they would travel, how deep its requests hang, what moves.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { devices, nameOf, person } from './harness/browser';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

const kilobytes = (bytes: number): number => bytes / 1000;

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device) => {
  it('U40: home is usable after at most 160 KB in at most three steps, and hardly shifts', async () => {
    const me = await person(browser, server, device, { preferences: { motion: 'full' } });
    await me.page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const one of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!one.hadRecentInput) seen.shift += one.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const files: { url: string; bytes: number; font: boolean; from: string }[] = [];
    const usable = { yet: false };
    const line = await me.context.newCDPSession(me.page);
    await line.send('Network.enable');
    const parents = new Map<string, string>();
    line.on('Network.requestWillBeSent', (event) => {
      const parent = event.initiator.url ?? event.initiator.stack?.callFrames.find((frame) => frame.url)?.url ?? '';
      if (!usable.yet && !parents.has(event.request.url)) parents.set(event.request.url, parent);
    });
    me.page.on('response', async (response) => {
      const url = response.url();
      if (usable.yet || !url.startsWith(server.url)) return;
      const body = await response.body().catch(() => Buffer.alloc(0));
      const font = url.endsWith('.woff2');
      files.push({ url, bytes: font ? body.length : Math.min(body.length, gzipSync(body, { level: 9 }).length), font, from: parents.get(url) ?? '' });
    });
    await me.page.goto('/');
    await me.page.waitForSelector('[data-testid="play-farar"]');
    await me.page.evaluate(() => document.fonts.ready);
    usable.yet = true;
    const all = kilobytes(files.reduce((sum, file) => sum + file.bytes, 0));
    const shell = kilobytes(files.filter((file) => !file.font).reduce((sum, file) => sum + file.bytes, 0));
    console.log(`home ${nameOf(device)}: ${all.toFixed(1)} KB, of that ${shell.toFixed(1)} KB without fonts, ${files.length} files`);
    expect(files.length).toBeGreaterThan(3);
    expect(all).toBeLessThanOrEqual(160);
    expect(shell).toBeLessThanOrEqual(100);

    const depth = (url: string, seen = 0): number => {
      const parent = parents.get(url);
      return !parent || parent === url || seen > 9 ? 1 : 1 + depth(parent, seen + 1);
    };
    const deepest = Math.max(...[...parents.keys()].map((url) => depth(url)));
    expect(deepest).toBeLessThanOrEqual(3);

    await me.page.waitForLoadState('networkidle');
    expect(await me.page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBeLessThanOrEqual(0.05);
    await me.context.close();
  });
});
