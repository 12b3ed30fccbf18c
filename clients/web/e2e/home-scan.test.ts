// The camera reads a table's code. Chromium's own false camera gives the pictures; what finds codes in
// them is stood in for, since not every Chromium has it.
import { afterAll, expect, it } from 'vitest';
import { enDesk, faPhone, openBrowser, person, type Person } from './harness/browser';
import { gather } from './harness/screens';
import { Server } from './harness/server';

const name = 'mohreh.test';
const server = await Server.start();
const browser = await openBrowser('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--host-resolver-rules=MAP ${name} 127.0.0.1`);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

// Finds `text` as soon as the camera shows pictures; every look is counted.
const withDetector = (me: Person, text: string): Promise<unknown> =>
  me.page.addInitScript((found) => {
    Object.assign(window, { looks: 0, streams: [] });
    const seen = window as unknown as { looks: number; streams: MediaStream[] };
    class Detector {
      async detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]> {
        seen.looks += 1;
        return video.videoWidth > 0 && seen.looks > 1 ? [{ rawValue: 'https://example.org/' }, { rawValue: found }] : [];
      }
    }
    Object.assign(window, { BarcodeDetector: Detector });
    const real = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
    if (real) navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await real(wish);
      seen.streams.push(stream);
      return stream;
    };
  }, text);
const scan = (me: Person) => me.page.getByRole('button', { name: 'Scan QR' });
const cameraOff = (me: Person): Promise<boolean> =>
  me.page.evaluate(() => (window as unknown as { streams: MediaStream[] }).streams.every((stream) => stream.getTracks().every((track) => track.readyState === 'ended')));

it('S1: a code before the camera leads to its table, and the camera goes off', async () => {
  const host = await person(browser, server, enDesk, { name: 'Host' });
  const code = await gather(host.page, 'zirkhaki');
  const guest = await person(browser, server, enDesk);
  await withDetector(guest, `${server.url}/t/${code}`);
  await guest.page.goto('/');
  await scan(guest).click();
  await guest.page.waitForURL(`**/t/${code}`);
  expect(await cameraOff(guest)).toBe(true);
  expect(guest.troubles).toEqual([]);
  for (const one of [host, guest]) await one.context.close();
});

it('S1: closing the sheet turns the camera off; codes of other things lead nowhere', async () => {
  const me = await person(browser, server, enDesk);
  await withDetector(me, 'https://example.org/not-a-table');
  await me.page.goto('/');
  await scan(me).click();
  await expect.poll(() => me.page.evaluate('looks')).toBeGreaterThan(2);
  expect(new URL(me.page.url()).pathname).toBe('/');
  await me.page.keyboard.press('Escape');
  await me.page.waitForSelector('video', { state: 'detached' });
  await expect.poll(() => cameraOff(me)).toBe(true);
  await me.context.close();
});

it('S1: a camera that may not be used is told in words', async () => {
  const me = await person(browser, server, enDesk);
  await withDetector(me, '');
  await me.page.addInitScript(() => (navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))));
  await me.page.goto('/');
  await scan(me).click();
  await me.page.locator('dialog [role="alert"]', { hasText: 'camera' }).waitFor();
  await me.context.close();
});

it('S1: without a detector, or on a page that is not secure, there is no such button', async () => {
  const plain = await person(browser, server, faPhone);
  await plain.page.addInitScript(() => Reflect.deleteProperty(window, 'BarcodeDetector'));
  await plain.page.goto('/');
  await plain.page.waitForSelector('[data-testid="join-code"]');
  expect(await plain.page.locator('.join button[type="button"]').count()).toBe(0);

  const insecure = await person(browser, server, faPhone);
  await withDetector(insecure, '');
  await insecure.page.goto(`http://${name}:${server.port}/`);
  await insecure.page.waitForSelector('[data-testid="join-code"]');
  expect(await insecure.page.evaluate(() => isSecureContext)).toBe(false);
  expect(await insecure.page.locator('.join button[type="button"]').count()).toBe(0);
  for (const one of [plain, insecure]) await one.context.close();
});
