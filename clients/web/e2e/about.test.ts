// About: how the server does, also when it does not answer.
import { expect, it } from 'vitest';
import { enDesk, faPhone, person, shot } from './harness/browser';
import { Server } from './harness/server';
import { openStage } from './harness/stage';
import { keepTime, pass } from './harness/time';

const { server, browser } = await openStage();

it('tells how the server is, and the last known state with its time when it is away', async () => {
  const me = await person(browser, server, enDesk);
  await keepTime(me.page);
  await me.page.goto('/about');
  await me.page.locator('[data-testid="status"]', { hasText: 'The server is well' }).waitFor();
  const version = ((await (await fetch(`${server.url}/api/status`)).json()) as { version: string }).version;
  expect(await me.page.locator('dd[data-code]').innerText()).toBe(version);
  await server.kill();
  await pass(me.page, 10_000);
  await me.page.locator('[data-testid="status"]', { hasText: 'Last heard of' }).waitFor();
  expect(await me.page.locator('dd[data-code]').innerText()).toBe(version);
  await server.up();
  await me.page.getByRole('region', { name: 'Status' }).getByRole('button', { name: 'Try again' }).click();
  await me.page.locator('[data-testid="status"]', { hasText: 'The server is well' }).waitFor();
  await me.context.close();
});

it.each([
  ['fa phone', faPhone],
  ['en desk', enDesk],
])('on %s whoever has the token sees disk and warnings; it is stored nowhere', async (_, device) => {
  const own = await Server.start('--operator-token', 'open-sesame-123456', '--public-url', 'https://games.example', '--echo');
  const me = await person(browser, own, device);
  await me.page.goto('/about');
  await me.page.locator('[data-testid="operator"] summary').click();
  await me.page.fill('#operator-token', 'wrong');
  await me.page.keyboard.press('Enter');
  await expect.poll(() => me.page.locator('[data-testid="operator"] [role="alert"]').innerText()).toBe(
    device.language === 'fa' ? 'این رمز گرداننده نیست' : "This is not the operator's token",
  );
  expect(await me.page.locator('[data-testid="operator"] dl').count()).toBe(0);
  await me.page.fill('#operator-token', 'open-sesame-123456');
  await me.page.keyboard.press('Enter');
  const warnings = me.page.locator('[data-testid="warnings"] li');
  await warnings.first().waitFor();
  const wanted = device.language === 'fa' ? [/پروکسی مورد اعتمادی نیست/, /مسیر پژواک/] : [/no trusted proxy/, /echo path/];
  const told = (await warnings.allInnerTexts()).join('\n');
  for (const words of wanted) expect(told).toMatch(words);
  await me.page.locator('[data-testid="operator"]').scrollIntoViewIfNeeded();
  await shot(me.page, `operator-${device.language}`);
  const kept = await me.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie + location.href);
  expect(kept).not.toContain('sesame');
  await me.page.reload();
  await me.page.locator('[data-testid="operator"] summary').click();
  expect(await me.page.inputValue('#operator-token')).toBe('');
  await me.context.close();
  await own.stop();
});
