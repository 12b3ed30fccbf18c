// About: how the server does, also when it does not answer.
import { expect, it } from 'vitest';
import { enDesk, person } from './harness/browser';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

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
