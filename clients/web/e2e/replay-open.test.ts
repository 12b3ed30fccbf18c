// A replay with everything open: what nobody but its owner could see is drawn there.
import { expect, it } from 'vitest';
import { enDesk, faPhone, person, shot } from './harness/browser';
import { robotMatch } from './harness/robot';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

interface Step {
  ply: number;
  view: { hand?: (number[] | null)[] };
}

it.each([
  ['en desk', enDesk],
  ['fa phone', faPhone],
])('S9: on %s the hand of whoever’s zoo is looked at lies open in Draftosaurus', async (_, device) => {
  const robot = await person(browser, server, enDesk);
  const { match } = await robotMatch(robot.page, server, { game: 'draftosaurus', options: 'first_seat=0', bots: ['random', 'random'] });
  const steps = (await (await fetch(`${server.url}/api/records/${match}/steps?from=0&to=60&view=open`)).json()) as Step[];
  let hands: (number[] | null)[] = [];
  const at = steps.findIndex((step) => {
    hands = step.view.hand ?? hands;
    return step.ply > 20 && hands.length === 3 && hands.every((hand) => hand?.some((count) => count > 0));
  });
  await robot.context.close();
  const me = await person(browser, server, device);
  await me.page.goto(`/r/${match}#step=${at}`);
  await me.page.waitForSelector('[data-testid="open-hand"]');
  const counts = () =>
    me.page.locator('[data-testid="open-hand"] b').evaluateAll((all) =>
      all.map((one) => Number(one.textContent!.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0)))),
    );
  const held = (seat: number) => hands[seat]!.filter((count) => count > 0);
  expect(await counts()).toEqual(held(0));
  await me.page.locator('[data-testid="mini"][data-seat="2"]').click();
  await expect.poll(counts).toEqual(held(2));
  await shot(me.page, `open-hand-${device.size}`);
  // As a seat knew it, there is its own hand and no other.
  await me.page.locator('[data-testid="viewer"]').selectOption('1');
  await me.page.waitForSelector('[data-region="own"] [data-testid="hand"]');
  expect(await me.page.locator('[data-testid="open-hand"]').count()).toBe(0);
  expect(me.troubles).toEqual([]);
  await me.context.close();
});
