// Settings take effect at once, are kept, answer aloud, and do not cost one's place at a table.
import { describe, expect, it } from 'vitest';
import english from '../../../i18n/en/site.json';
import persian from '../../../i18n/fa/site.json';
import { enDesk, faPhone, person, shot } from './harness/browser';
import { Feed } from './harness/feed';
import { clickSomething, dice, playNow } from './harness/play';
import { sceneOf, stepsOf } from './harness/recorded';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

describe('settings', () => {
  it('apply at once, answer with their new value, and are there after a reload', async () => {
    const me = await person(browser, server, enDesk);
    await me.page.goto('/settings');
    const choose = async (setting: string, name: string) => {
      await me.page.locator(`[data-setting="${setting}"]`).getByRole('radio', { name, exact: true }).click();
      await me.page.locator('[data-testid="answer"]', { hasText: name }).waitFor({ state: 'attached' });
    };
    await choose('theme', 'Light');
    await choose('motion', 'Less');
    await choose('ask', 'Always');
    await choose('readAloud', 'Short');
    await choose('pace', 'Slow');
    await me.page.getByRole('switch', { name: /Patterns on colours/ }).click();
    await me.page.locator('[data-testid="answer"]', { hasText: 'Patterns on colours: On' }).waitFor({ state: 'attached' });
    await me.page.locator('#set-volume').fill('40');
    await me.page.locator('[data-setting="textSize"] [role="radio"]').nth(3).click();
    await me.page.reload();
    await me.page.waitForSelector('[data-setting="theme"]');
    const kept = await me.page.evaluate(() => JSON.parse(localStorage.getItem('mohreh.preferences')!) as Record<string, unknown>);
    expect(kept).toMatchObject({ theme: 'light', motion: 'less', ask: 'always', readAloud: 'short', pace: 'slow', patterns: true, sound: 40, textSize: 150 });
    const root = await me.page.evaluate(() => ({ ...document.documentElement.dataset, size: getComputedStyle(document.documentElement).fontSize }));
    expect(root).toMatchObject({ theme: 'light', motion: 'less', size: '24px' });
    await me.context.close();
  });

  it('patterns lie on the colour of every seat but the first, on signs and on pieces', async () => {
    const me = await person(browser, server, faPhone, { preferences: { patterns: true } });
    await playNow(me.page, 'survive');
    await me.page.click('[data-lit]');
    const paints = (where: string): Promise<string[]> =>
      me.page.locator(where).evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fill))].sort());
    const wanted = ['rgb(171, 24, 23)', 'url("#seat-1")', 'url("#seat-2")', 'url("#seat-3")'];
    await expect.poll(() => paints('[data-region="seats"] .shape path:last-child')).toEqual(wanted);
    expect(await me.page.locator('pattern[id^="seat-"] path').evaluateAll((all) => new Set(all.map((one) => one.getAttribute('d'))).size)).toBe(8);
    const roll = dice(3);
    const end = Date.now() + 120_000; // for a busy machine
    while ((await paints('[data-owner] use:first-child')).length < 4 && Date.now() < end) await clickSomething(me.page, roll);
    expect(await paints('[data-owner] use:first-child')).toEqual(wanted);
    await shot(me.page, 'patterns-fa');
    await me.context.close();
  });

  it('numbers may be Latin in Persian', async () => {
    const me = await person(browser, server, faPhone);
    await me.page.goto('/settings');
    await me.page.locator('[data-setting="numbers"] [role="radio"]').nth(2).click();
    await me.page.goto('/');
    await me.page.locator('article[data-game="farar"] .facts', { hasText: '45' }).waitFor();
    await me.context.close();
  });

  it('are reached from a table and lead back to it', async () => {
    const me = await person(browser, server, enDesk);
    await playNow(me.page, 'farar');
    const url = me.page.url();
    await me.page.goto('/settings');
    await me.page.locator('[data-setting="language"] [role="radio"]').first().click();
    await me.page.waitForSelector('html[lang="fa"]');
    await me.page.goBack();
    await me.page.waitForSelector('[data-region="board"]');
    expect(me.page.url()).toBe(url);
    await me.context.close();
  });

  it('lie over a table, which goes on below: nothing said or chosen there is lost', async () => {
    const me = await person(browser, server, enDesk);
    const feed = await Feed.open(me.page, { ...sceneOf('zirkhaki'), settings: { open: true } });
    // Chat among strangers, wished for.
    await me.page.keyboard.press('KeyC');
    await me.page.click(`[data-region="side"] >> text=${english.turn_on}`);
    await me.page.locator('[data-region="side"] form').waitFor();
    const url = me.page.url();
    await me.page.click('[data-testid="menu"]');
    await me.page.click('[data-testid="settings"]');
    const sheet = me.page.getByRole('dialog', { name: english.settings });
    await sheet.locator('[data-setting="theme"]').getByRole('radio', { name: 'Light', exact: true }).click();
    await me.page.waitForSelector('html[data-theme="light"]');
    await shot(me.page, 'settings-over-table');
    // My turn comes meanwhile, and the title says so.
    const mine = stepsOf('zirkhaki')[3]!;
    feed.update({ ...mine, full: true, events: [] });
    await expect.poll(() => me.page.title()).toMatch(/^●/);
    await me.page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(me.page.url()).toBe(url);
    expect(await me.page.locator('[data-region="side"] form').count()).toBe(1);
    expect(feed.asked.filter((one) => one['type'] === 'enter')).toHaveLength(1);
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });

  it('leave a spectator at the table that is watched', async () => {
    const me = await person(browser, server, faPhone);
    const scene = sceneOf('farar');
    await me.page.goto('/');
    const feed = Feed.open(me.page, { ...scene, me: -2, update: { ...scene.update, moves: [] } });
    await me.page.click(`text=${persian.watch}`);
    await feed;
    await me.page.click('[data-testid="menu"]');
    await me.page.click('[data-testid="settings"]');
    await me.page.waitForSelector('dialog [data-setting="theme"]');
    await shot(me.page, 'settings-over-table-fa');
    await me.page.keyboard.press('Escape');
    await me.page.waitForSelector('dialog', { state: 'detached' });
    await me.page.waitForSelector('[data-testid="watching"]');
    await me.context.close();
  });

  it('all data of a person can be taken along, and erased here and on the server', async () => {
    const me = await person(browser, server, enDesk, { name: 'Sara' });
    await me.page.goto('/');
    await me.page.waitForSelector('[data-testid="play-farar"]');
    await expect.poll(() => me.page.evaluate(() => localStorage.getItem('mohreh.token'))).toBeTruthy();
    const token = await me.page.evaluate(() => localStorage.getItem('mohreh.token'));
    await me.page.goto('/settings');
    const [file] = await Promise.all([me.page.waitForEvent('download'), me.page.click('[data-testid="export"]')]);
    expect(file.suggestedFilename()).toBe('mohreh-my-data.json');
    await me.page.click('[data-testid="erase-everywhere"]');
    await me.page.click('[data-testid="erase-yes"]');
    await me.page.waitForURL((address) => address.pathname === '/');
    await expect
      .poll(async () => (await fetch(`${server.url}/api/me`, { headers: { Authorization: `Bearer ${token}` } })).status)
      .toBe(401);
    await me.context.close();
  });
});
