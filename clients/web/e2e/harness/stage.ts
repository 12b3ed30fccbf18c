// What nearly every file of tests needs: a server of its own and a browser, put away at the end.
//   const { server, browser } = await openStage();
import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { openBrowser } from './browser';
import { Server } from './server';

export async function openStage(...options: string[]): Promise<{ server: Server; browser: Browser }> {
  const server = await Server.start(...options);
  const browser = await openBrowser();
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  return { server, browser };
}
