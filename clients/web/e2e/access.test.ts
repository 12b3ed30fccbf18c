// An automated scan of every screen, sheet and dialog for WCAG 2.2 A and AA, in both themes.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { devices, enDesk, nameOf, person } from './harness/browser';
import { allGames, playNow } from './harness/play';
import { robotMatch } from './harness/robot';
import { gather } from './harness/screens';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();
let match = '';
let axe = '';

beforeAll(async () => {
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const robot = await person(browser, server, enDesk);
  match = (await robotMatch(robot.page, server, { game: 'farar', options: 'max_rounds=10' })).match;
  await robot.context.close();
});

interface Violation {
  id: string;
  nodes: { html: string; any: { message: string }[] }[];
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = (await page.evaluate(async () => {
    const run = (window as unknown as { axe: { run: (what: unknown, how: unknown) => Promise<{ violations: unknown[] }> } }).axe.run;
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    return (await run(document, { runOnly: { type: 'tag', values: tags } })).violations;
  })) as Violation[];
  return found.flatMap((one) => one.nodes.slice(0, 3).map((node) => `${one.id}: ${node.html.slice(0, 120)} ${node.any[0]?.message.slice(0, 110) ?? ''}`));
}

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device) => {
  it('U15: no screen, sheet or dialog besides the tables has a violation', async () => {
    const me = await person(browser, server, device, { name: 'Sara' });
    const found: string[] = [];
    const look = async (name: string) => found.push(...(await violations(me.page)).map((one) => `${name}: ${one}`));
    const shut = async () => {
      await me.page.keyboard.press('Escape');
      await me.page.waitForSelector('dialog[open]', { state: 'detached' });
    };
    await me.page.goto('/');
    await me.page.waitForSelector('[data-testid="play-farar"]');
    await look('home');
    for (const opener of ['.art', '.bots']) {
      await me.page.locator(`article[data-game="farar"] ${opener}`).first().click();
      await me.page.waitForSelector('dialog[open]');
      await look(`home ${opener}`);
      await shut();
    }
    await me.page.goto('/settings');
    await me.page.waitForSelector('[data-setting="theme"]');
    await look('settings');
    await me.page.click('[data-testid="erase-everywhere"]');
    await look('erase');
    await shut();
    await me.page.goto('/about');
    await me.page.waitForSelector('dl');
    await look('about');
    await me.page.goto(`/r/${match}#step=20`);
    await me.page.waitForSelector('[data-region="board"]');
    await look('replay');
    await gather(me.page, 'zirkhaki');
    await me.page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
    await me.page.waitForSelector('[data-option]');
    await me.page.click('[data-testid="add-bot-1"]');
    await look('waiting room');
    await me.page.goto('/t/100000');
    await me.page.waitForSelector('[role="alert"]');
    await look('no table');
    expect(found).toEqual([]);
    await me.context.close();
  });

  it.each(allGames)('U15: the table of %s has no violation', async (game) => {
    const me = await person(browser, server, device);
    await playNow(me.page, game);
    await me.page.waitForSelector('[data-lit]');
    expect(await violations(me.page)).toEqual([]);
    await me.page.getByRole('button', { name: /^(Menu|منو)$/ }).first().click();
    await me.page.waitForSelector('dialog[open]');
    expect(await violations(me.page)).toEqual([]);
    await me.context.close();
  });
});
