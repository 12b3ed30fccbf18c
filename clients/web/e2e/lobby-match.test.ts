// Two people at one table, each with a browser of their own, from the waiting room to the end.
import { expect, it } from 'vitest';
import { enDesk, faPhone, person, type Person } from './harness/browser';
import { playByClicks } from './harness/play';
import { gather, rememberPlay, sitDown } from './harness/screens';
import { openStage } from './harness/stage';
import { said } from './harness/turn';

const { server, browser } = await openStage();

// Who began each match, by the first whole view after it was started.
function starters(who: Person): number[] {
  const begun: number[] = [];
  let fresh = false;
  for (const message of said(who)) {
    const view = message['view'] as { start?: number; phase?: string } | undefined;
    if (message['type'] === 'started') fresh = true;
    else if (fresh && view?.start !== undefined && view.phase !== 'first') {
      begun.push(view.start);
      fresh = false;
    }
  }
  return begun;
}

it('U38: a Persian phone and an English desk play a whole match together, see the same result and play again', async () => {
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

  // U38: once more with the same people, and the next seat begins.
  const first = starters(host).at(-1)!;
  await host.page.click('[data-testid="rematch"]');
  await guest.page.click('[data-testid="rematch"]');
  await expect.poll(() => starters(host).length).toBe(2);
  expect(starters(host)).toEqual([first, (first + 1) % 2]);
  await expect.poll(() => host.page.locator('[data-seat] bdi').allInnerTexts()).toEqual(expect.arrayContaining(['Sara', 'علی']));
  expect([...host.troubles, ...guest.troubles]).toEqual([]);
  await guest.context.close();
  await host.context.close();
});
