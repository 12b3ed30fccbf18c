// Two people at one table, each with a browser of their own, from the waiting room to the end.
import { expect, it } from 'vitest';
import { enDesk, faPhone, person } from './harness/browser';
import { playByClicks } from './harness/play';
import { gather, rememberPlay, sitDown } from './harness/screens';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

it('a Persian phone and an English desk play a whole match together and see the same result', async () => {
  const host = await person(browser, server, enDesk, { name: 'Sara' });
  await rememberPlay(host.page, { farar: { options: 'max_rounds=10,target_wealth=800' } });
  const code = await gather(host.page, 'farar');
  await host.page.getByRole('radiogroup', { name: 'Number of seats' }).getByRole('radio', { name: '2', exact: true }).click();
  const guest = await person(browser, server, faPhone);
  await sitDown(guest.page, code, 'علی');
  await guest.page.click('[data-testid="ready"]');
  await host.page.locator('[data-testid="start"]:not([aria-disabled])').click();
  await Promise.all([playByClicks(host.page, 3), playByClicks(guest.page, 4)]);
  const totals = (page: typeof host.page) =>
    page.locator('[data-testid="ranks"] [data-total]').evaluateAll((all) => all.map((one) => one.getAttribute('data-total')));
  await Promise.all([host, guest].map(({ page }) => page.waitForSelector('[data-testid="winner"]')));
  expect(await totals(host.page)).toEqual(await totals(guest.page));
  expect([...host.troubles, ...guest.troubles]).toEqual([]);
  await guest.context.close();
  await host.context.close();
});
