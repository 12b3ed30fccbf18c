// The two devices of the budget: this machine as it is, and a cheap phone (a CPU four times slower,
// 1.6 Mbit/s, 150 ms there and back).
import type { CDPSession, Page } from 'playwright-core';

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
