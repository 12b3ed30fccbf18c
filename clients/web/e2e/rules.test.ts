// The rules of each game: the ways to them, their paragraphs' addresses, and what they cost.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { devices, enDesk, faPhone, nameOf, person, shot, type Device } from './harness/browser';
import { Feed } from './harness/feed';
import { allGames, drawn, playNow, type Game } from './harness/play';
import { sceneOf } from './harness/recorded';
import { gather, sideways } from './harness/screens';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

const names: Record<Device['language'], Record<Game, string>> = {
  en: { farar: 'Farar az Atash', zirkhaki: 'Zirkhaki', draftosaurus: 'Draftosaurus', survive: 'Survive' },
  fa: { farar: 'فرار از آتش', zirkhaki: 'زیرخاکی', draftosaurus: 'درفتاسور', survive: 'فرار از آتلانتیس' },
};
const words = {
  en: { rules: 'Rules', options: 'Options', menu: 'Menu', keys: 'Keyboard shortcuts', close: 'Close', contents: 'Contents' },
  fa: { rules: 'قوانین بازی', options: 'گزینه‌ها', menu: 'منو', keys: 'میان‌برهای صفحه‌کلید', close: 'بستن', contents: 'فهرست' },
};
// The beginning of the first paragraph of each game.
const firstWords: Record<Device['language'], Record<Game, string>> = {
  en: { farar: 'Coals. There are 48', zirkhaki: 'There are ten kinds of treasure', draftosaurus: 'Sixty dinosaurs', survive: 'Explorers. Ten a colour' },
  fa: { farar: 'زغال‌ها. ۴۸ زغال', zirkhaki: 'ده نوع گنج', draftosaurus: 'شصت دایناسور', survive: 'کاشفان. هر رنگ ده کاشف' },
};
const rulesOf = ({ language }: Device, game: Game): RegExp => new RegExp(`^${language === 'fa' ? 'قوانین' : 'Rules of'} \u2068?${names[language][game]}\u2069?$`);

// All of them are there, in the person's language, on the page or over the table.
async function expectRules(page: Page, { language }: Device, game: Game, over: boolean): Promise<void> {
  const place = over ? page.getByRole('dialog', { name: rulesOf({ language } as Device, game) }) : page.getByRole('main');
  const one = language === 'fa' ? '§۱' : '§1';
  await place.getByRole('heading', { name: new RegExp(`^${one} `) }).waitFor();
  await place.getByRole('link', { name: `${one}.${one.slice(1)}`, exact: true }).first().waitFor();
  if (!over) await place.getByRole('heading', { name: names[language][game], exact: true }).waitFor();
  expect(await place.innerText()).toContain(firstWords[language][game]);
}

async function shut(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
}

// How far below the upper edge a paragraph begins.
const depthOf = (page: Page, number: string): Promise<number> => page.locator(`[id="${number}"]`).evaluate((one) => one.getBoundingClientRect().top);

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device) => {
  const word = words[device.language];

  it('home leads to the rules of each game, from its card and from its introduction', async () => {
    const me = await person(browser, server, device);
    await me.page.goto('/');
    await shot(me.page, `rules-home-${device.language}`);
    for (const game of allGames) {
      await me.page.getByRole('link', { name: rulesOf(device, game) }).click();
      await expectRules(me.page, device, game, false);
      expect(new URL(me.page.url()).pathname).toBe(`/rules/${game}`);
      expect(await me.page.title()).toContain(names[device.language][game]);
      await shot(me.page, `rules-${game}-${device.language}`);
      await me.page.goBack();
      await me.page.locator(`article[data-game="${game}"] .art`).first().click();
      await me.page.getByRole('dialog').getByRole('link', { name: word.rules, exact: true }).click();
      await expectRules(me.page, device, game, false);
      await me.page.locator('[data-region="top"] button').first().click();
      await me.page.waitForSelector('[data-testid="play-farar"]');
    }
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });

  it.each(allGames)('the waiting room of %s shows the rules over itself, and calls what can be agreed options', async (game) => {
    const me = await person(browser, server, device);
    await gather(me.page, game);
    await me.page.getByRole('heading', { name: word.options, exact: true }).waitFor();
    expect(await me.page.getByRole('heading', { name: word.rules, exact: true }).count()).toBe(0);
    await me.page.getByRole('button', { name: rulesOf(device, game) }).click();
    await expectRules(me.page, device, game, true);
    await shut(me.page);
    await me.page.getByRole('heading', { name: word.options, exact: true }).waitFor();
    await me.context.close();
  });

  it.each(allGames)('the table of %s shows the rules over itself: beside its name, from the menu and from the keys', async (game) => {
    const me = await person(browser, server, device);
    await playNow(me.page, game);
    await me.page.waitForSelector('[data-lit]');
    const table = me.page.url();
    await shot(me.page, `rules-table-${game}-${device.language}`);
    await me.page.getByRole('button', { name: rulesOf(device, game) }).click();
    await expectRules(me.page, device, game, true);
    await shot(me.page, `rules-over-${game}-${device.language}`);
    await shut(me.page);

    await me.page.getByRole('button', { name: word.menu, exact: true }).click();
    await me.page.getByRole('dialog').getByRole('button', { name: word.rules, exact: true }).click();
    await expectRules(me.page, device, game, true);
    await shut(me.page);

    await me.page.locator('[data-region="actions"]').focus();
    await me.page.keyboard.press('Shift+Slash');
    const keys = me.page.getByRole('dialog', { name: word.keys });
    await keys.getByRole('button', { name: rulesOf(device, game) }).click();
    await expectRules(me.page, device, game, true);
    await shut(me.page);

    expect(me.page.url()).toBe(table);
    await me.page.waitForSelector('[data-lit]');
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });

  it.each(allGames)('the end of %s leads to its rules and back to the result', async (game) => {
    const me = await person(browser, server, device);
    const start = sceneOf(game);
    const feed = await Feed.open(me.page, start);
    const places = start.names.map((_, n) => n);
    feed.say({ type: 'ended', match: '1'.repeat(32), points: places.map((n) => 30 - 5 * n), ranks: places.map((n) => n + 1), scores: places.map(() => []), seed: '0'.repeat(64) });
    await me.page.waitForSelector('[data-testid="proof"]');
    await shot(me.page, `rules-end-${game}-${device.language}`);
    await me.page.getByRole('dialog').getByRole('button', { name: word.rules, exact: true }).click();
    await expectRules(me.page, device, game, true);
    await me.page.keyboard.press('Escape');
    await me.page.getByRole('dialog', { name: rulesOf(device, game) }).waitFor({ state: 'detached' });
    await me.page.getByRole('dialog').getByTestId('winner').waitFor();
    await me.context.close();
  });

  it('an address with a number leads to that paragraph; so do the contents, references and the number itself', async () => {
    const me = await person(browser, server, device);
    const shown = async (number: string): Promise<void> => {
      await expect.poll(() => depthOf(me.page, number)).toBeGreaterThanOrEqual(0);
      await expect.poll(() => depthOf(me.page, number)).toBeLessThan(120);
      expect(new URL(me.page.url()).hash).toBe(`#${number}`);
    };
    const numeral = (number: string): string => (device.language === 'fa' ? `§${number.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!)}` : `§${number}`);
    await me.page.goto('/rules/farar#4.4');
    await me.page.waitForSelector('.paragraph');
    await shown('4.4');
    await shot(me.page, `rules-paragraph-${device.language}`);
    await me.page.locator('[id="4.4"]').getByRole('link', { name: numeral('7.3'), exact: true }).click();
    await shown('7.3');
    await me.page.goBack();
    await shown('4.4');
    await me.page.getByRole('link', { name: numeral('5.2'), exact: true }).first().click();
    await shown('5.2');
    const contents = me.page.getByRole('navigation', { name: word.contents });
    if (device.size === 'phone') await contents.getByText(word.contents).click();
    await shot(me.page, `rules-contents-${device.language}`);
    await contents.getByRole('link', { name: new RegExp(`^${numeral('9')} `) }).click();
    await shown('9');
    if (device.size === 'phone') await expect.poll(() => contents.getByRole('link').first().isVisible()).toBe(false);

    // Whoever changes the language reads on in the other one.
    const [other, title] = device.language === 'fa' ? ['EN', 'The end'] : ['فا', 'پایان بازی'];
    await me.page.evaluate(() => scrollBy(0, 300));
    const before = await me.page.evaluate(() => [...document.querySelectorAll('.paragraph')].find((one) => one.getBoundingClientRect().bottom > 80)!.id);
    await me.page.evaluate((text) => [...document.querySelectorAll<HTMLElement>('header button')].find((one) => one.textContent === text)!.click(), other);
    await me.page.getByRole('heading', { name: new RegExp(title) }).first().waitFor();
    await expect.poll(() => depthOf(me.page, before)).toBeLessThan(120);
    expect(await depthOf(me.page, before)).toBeGreaterThanOrEqual(0);
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });

  it('over a table, links lead on inside, and the address stays the table’s', async () => {
    const me = await person(browser, server, device);
    await Feed.open(me.page, sceneOf('farar'));
    const table = me.page.url();
    await me.page.getByRole('button', { name: rulesOf(device, 'farar') }).click();
    await me.page.locator('[id="4.4"] .reference').first().click();
    await expect.poll(() => depthOf(me.page, '7.3')).toBeLessThan(me.page.viewportSize()!.height / 2);
    expect(await depthOf(me.page, '7.3')).toBeGreaterThan(0);
    expect(me.page.url()).toBe(table);
    await shot(me.page, `rules-inside-${device.language}`);
    await me.context.close();
  });
});

const phones = [['fa', faPhone], ['en', { ...faPhone, language: 'en' }]] as const;
it.each(phones)('on a narrow phone the way to the rules leaves room for the whole name of the game (%s)', async (_, device) => {
  const me = await person(browser, server, device, { width: 320, height: 568 });
  for (const game of allGames) {
    await Feed.open(me.page, sceneOf(game));
    await me.page.getByRole('button', { name: rulesOf(device, game) }).waitFor();
    expect(await me.page.getByRole('heading', { level: 1 }).evaluate((one) => one.scrollWidth - one.clientWidth), game).toBe(0);
  }
  await me.context.close();
});

it.each(phones)('on a narrow phone the rules never scroll sideways (%s)', async (_, device) => {
  const me = await person(browser, server, device, { width: 320, height: 568 });
  for (const game of allGames) {
    await me.page.goto(`/rules/${game}`);
    await expectRules(me.page, device, game, false);
    await drawn(me.page);
    expect(await sideways(me.page), game).toBe(0);
    // Nothing is cut off: numbers side by side scroll inside their own box, sentences do not.
    const cut = await me.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main p, main li, main h3, main .table')]
        .filter((one) => one.getBoundingClientRect().left < 0 || one.getBoundingClientRect().right > innerWidth || (!one.matches('.table:not(.wordy)') && one.scrollWidth > one.clientWidth))
        .map((one) => one.textContent!.slice(0, 60)),
    );
    expect(cut).toEqual([]);
    await shot(me.page, `rules-narrow-${game}-${device.language}`);
  }
  await me.context.close();
});

it('the rules come when they are opened, one game in one language', async () => {
  const me = await person(browser, server, faPhone);
  const sheets: string[] = [];
  me.page.on('response', async (response) => {
    if (response.url().includes('/assets/') && /class=\\?"paragraph/.test(await response.text().catch(() => ''))) sheets.push(response.url());
  });
  const frame = me.page.waitForResponse(/\/assets\/TablePlace-[^/]*\.js$/);
  await me.page.goto('/');
  await frame;
  await me.page.waitForLoadState('networkidle');
  expect(sheets).toEqual([]);
  await me.page.getByRole('link', { name: rulesOf(faPhone, 'zirkhaki') }).click();
  await expectRules(me.page, faPhone, 'zirkhaki', false);
  await expect.poll(() => sheets.length).toBe(1);
  await me.context.close();
});

it('rules can be printed: dark on white, without what only a screen needs', async () => {
  const me = await person(browser, server, enDesk);
  await me.page.goto('/rules/farar');
  await expectRules(me.page, enDesk, 'farar', false);
  await me.page.emulateMedia({ media: 'print' });
  expect(await me.page.getByRole('navigation').isVisible()).toBe(false);
  expect(await me.page.locator('[data-region="top"]').isVisible()).toBe(false);
  expect(await me.page.evaluate(() => [document.body, document.querySelector('.paragraph')!].map((one, n) => getComputedStyle(one)[n === 0 ? 'backgroundColor' : 'color']))).toEqual([
    'rgb(255, 255, 255)',
    'rgb(0, 0, 0)',
  ]);
  await me.context.close();
});
