// The two devices of the budget: this machine as it is, and a cheap phone (a CPU four times slower,
// 1.6 Mbit/s, 150 ms there and back).
import { setPriority } from 'node:os';
import type { Browser, CDPSession, Page } from 'playwright-core';

export async function asCheapPhone(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6e6 / 8) | 0,
    uploadThroughput: (0.75e6 / 8) | 0,
  });
  await slowed(page, 4);
  return devtools;
}

export async function slowed(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

// The throttle takes what a thread waits for a core as time that it ran, and makes that four times as long, too. A phone
// has a core for the page and draws elsewhere; here all of it shares two. So the pages' main threads go first, where
// this machine lets us (a process's id is that of its main thread, and a priority is a thread's own).
export async function pagesFirst(browser: Browser): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  try {
    for (const { type, id } of processInfo) if (type === 'renderer') setPriority(id, -15);
  } catch {
    console.error('The page cannot go first here without more rights: tasks take longer than on a phone.');
  }
}
