// About: how the server does, also when it does not answer.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enDesk, openBrowser, person } from './harness/browser';
import { Server } from './harness/server';

let server: Server;
let browser: Browser;

beforeAll(async () => {
  server = await Server.start();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

it('tells how the server is, and the last known state with its time when it is away', async () => {
  const me = await person(browser, server, enDesk);
  await me.page.goto('/about');
  await me.page.locator('[data-testid="status"]', { hasText: 'The server is well' }).waitFor();
  const version = ((await (await fetch(`${server.url}/api/status`)).json()) as { version: string }).version;
  expect(await me.page.locator('dd[data-code]').innerText()).toBe(version);
  await server.kill();
  await me.page.locator('[data-testid="status"]', { hasText: 'Last heard of' }).waitFor({ timeout: 20_000 });
  expect(await me.page.locator('dd[data-code]').innerText()).toBe(version);
  await server.up();
  await me.page.getByRole('region', { name: 'Status' }).getByRole('button').click();
  await me.page.locator('[data-testid="status"]', { hasText: 'The server is well' }).waitFor();
  await me.context.close();
});
