// The first page: languages, one tap to play, codes of any digits, and what stands in the way.
import { describe, expect, it } from 'vitest';
import { devices, enDesk, faPhone, nameOf, person, shot } from './harness/browser';
import { allGames, playNow } from './harness/play';
import { gather, rememberPlay, sitDown } from './harness/screens';
import { Server } from './harness/server';
import { openStage } from './harness/stage';
import { holdTime, keepTime, pass } from './harness/time';
import { said } from './harness/turn';

const { server, browser } = await openStage();

describe('languages', () => {
  it.each([
    ['fa', 'fa', 'rtl'],
    ['fa-IR', 'fa', 'rtl'],
    ['en', 'en', 'ltr'],
    ['en-GB', 'en', 'ltr'],
  ])('U1: a first visit with the browser in %s speaks %s', async (locale, lang, dir) => {
    const context = await browser.newContext({ baseURL: server.url, locale });
    const page = await context.newPage();
    await page.goto('/');
    await page.waitForSelector('[data-testid="play-farar"]');
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([lang, dir]);
    await context.close();
  });

  it('U1: switching at a running table keeps table, seat and staged choice, without a reload', async () => {
    const me = await person(browser, server, faPhone);
    await playNow(me.page, 'farar');
    await me.page.waitForSelector('[data-lit]');
    const url = me.page.url();
    await me.page.evaluate(() => ((window as unknown as { here: boolean }).here = true));
    await me.page.locator('button[lang="en"]').first().click();
    await me.page.waitForSelector('html[lang="en"][dir="ltr"]');
    expect(me.page.url()).toBe(url);
    expect(await me.page.evaluate(() => (window as unknown as { here?: boolean }).here)).toBe(true);
    await me.page.waitForSelector('[data-lit]');
    await me.page.locator('h1', { hasText: 'Farar az Atash' }).waitFor();
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });
});

describe.each(devices.map((device) => [nameOf(device), device] as const))('%s', (_, device) => {
  // Two seconds of what the page itself takes, however busy the machine is: its work, in time of the processor, and
  // whatever it lets pass before it shows the choice that the server has told it.
  it.each(allGames)('U2: %s is ready for the first own move within 2 s of opening the page', async (game) => {
    const me = await person(browser, server, device, { preferences: { pace: 'normal' } });
    const { page } = me;
    const line = await me.context.newCDPSession(page);
    await line.send('Performance.enable', { timeDomain: 'threadTicks' });
    await keepTime(page);
    await page.goto('/');
    await page.waitForSelector(`[data-testid="play-${game}"]`);
    await holdTime(page);
    await page.click(`[data-testid="play-${game}"]`);
    // I begin: nobody is waited for at the bots' pace.
    const updates = () => said(me).filter((message) => message['type'] === 'update');
    await expect.poll(() => updates().some((update) => ((update['moves'] ?? []) as unknown[]).length > 0)).toBe(true);
    expect(updates().every((update) => JSON.stringify(update['awaited'] ?? [0]).includes('0'))).toBe(true);
    await page.waitForSelector('[data-region="board"]');
    let passed = 0;
    for (; passed < 2000 && (await page.locator('[data-lit]').count()) === 0; passed += 20) await pass(page, 20);
    const { metrics } = await line.send('Performance.getMetrics');
    const worked = 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
    expect(worked).toBeGreaterThan(10);
    expect(passed + worked, `${passed} ms let pass, ${Math.round(worked)} ms of work`).toBeLessThan(2000);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await me.context.close();
  });
});

describe('codes', () => {
  it.each([['۴'], ['٤'], ['4']])('U6: the code may be typed in digits like %s, with spaces', async (four) => {
    const host = await person(browser, server, enDesk, { name: 'Host' });
    const code = await gather(host.page, 'zirkhaki');
    const base = four.codePointAt(0)! - 4;
    const typed = [...code].map((digit) => String.fromCodePoint(base + Number(digit)));
    typed.splice(3, 0, ' ');
    const guest = await person(browser, server, faPhone);
    await guest.page.goto('/');
    await guest.page.fill('[data-testid="join-code"]', typed.join(''));
    await guest.page.waitForURL(`**/t/${code}`);
    await guest.page.waitForSelector('[data-testid="nickname"]');
    await guest.context.close();
    await host.context.close();
  });

  it('a wrong code and a full table say so; a full one may be watched', async () => {
    const me = await person(browser, server, enDesk);
    await me.page.goto('/');
    await me.page.fill('[data-testid="join-code"]', '100000');
    await me.page.locator('#code-problem', { hasText: 'No table has this code' }).waitFor();

    const host = await person(browser, server, enDesk, { name: 'Host' });
    const code = await gather(host.page, 'zirkhaki');
    const second = await person(browser, server, faPhone);
    await sitDown(second.page, code, 'Ali');
    await me.page.fill('[data-testid="join-code"]', code);
    await me.page.locator('#code-problem', { hasText: 'The table is full' }).waitFor();
    await me.page.click('[data-testid="watch"]');
    await me.page.waitForSelector('[data-testid="full"]');
    for (const one of [me, host, second]) await one.context.close();
  });

  it('a table that has closed is told from one that never was', async () => {
    const me = await person(browser, server, enDesk, { name: 'Me' });
    await me.page.addInitScript(() => localStorage.setItem('mohreh.tables', '["100001"]'));
    await me.page.goto('/');
    await me.page.fill('[data-testid="join-code"]', '100001');
    await me.page.locator('#code-problem', { hasText: 'This table has closed' }).waitFor();
    await me.context.close();
  });
});

describe('keys and menus', () => {
  it('J goes to the code, 1 to 4 play, also under a Persian layout', async () => {
    const me = await person(browser, server, enDesk);
    await me.page.goto('/');
    await me.page.waitForSelector('[data-testid="play-farar"]');
    await me.page.keyboard.press('KeyJ');
    expect(await me.page.evaluate(() => document.activeElement?.id)).toBe('code');
    await me.page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await me.page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { code: 'Digit2', key: '۲' })));
    await me.page.waitForSelector('[data-region="board"]');
    await me.page.locator('[data-game="zirkhaki"]').first().waitFor();
    await me.context.close();
  });

  it('the number and level of bots are chosen once and kept', async () => {
    const me = await person(browser, server, enDesk);
    await me.page.goto('/');
    await me.page.locator('article[data-game="farar"] .bots').click();
    await me.page.getByRole('radio', { name: '2', exact: true }).click();
    await me.page.getByRole('radio', { name: 'Hard' }).click();
    await me.page.click('[data-testid="play-with-bots"]');
    await me.page.waitForSelector('[data-region="board"]');
    const made = me.sent.find((line) => line.includes('make_table'))!;
    expect(JSON.parse(made).seats).toEqual(['', 'hard', 'hard']);
    await me.page.goto('/');
    await me.page.click('[data-testid="play-farar"]');
    await me.page.waitForSelector('[data-region="board"]');
    expect(JSON.parse(me.sent.filter((line) => line.includes('make_table')).at(-1)!).seats).toEqual(['', 'hard', 'hard']);
    await me.context.close();
  });

  it('against bots I begin, unless I want to draw lots', async () => {
    const me = await person(browser, server, faPhone);
    const options = (): unknown => JSON.parse(me.sent.filter((line) => line.includes('make_table')).at(-1)!).settings.options;
    await playNow(me.page, 'zirkhaki');
    expect(options()).toBe('first_seat=0');

    const other = await person(browser, server, enDesk);
    await other.page.goto('/');
    await other.page.locator('article[data-game="zirkhaki"] .bots').click();
    await other.page.getByRole('radio', { name: 'By lot' }).click();
    await other.page.click('[data-testid="play-with-bots"]');
    await other.page.waitForSelector('[data-region="board"]');
    expect(JSON.parse(other.sent.find((line) => line.includes('make_table'))!).settings.options ?? '').toBe('');
    for (const one of [me, other]) await one.context.close();
  });

  it.each([
    ['fa phone', faPhone, 'انگشتری‌ها: بازی پیشرفته، با انگشتری'],
    ['en desk', enDesk, 'Rings: Advanced, with rings'],
  ])('on %s Play now has the usual rules; those of the last table are a choice that names them', async (_, device, named) => {
    const me = await person(browser, server, device);
    const options = (): unknown => JSON.parse(me.sent.filter((line) => line.includes('make_table')).at(-1)!).settings.options;
    await rememberPlay(me.page, { zirkhaki: { options: 'rings=on,first_seat=1' } });
    await playNow(me.page, 'zirkhaki');
    expect(options()).toBe('first_seat=0');
    await me.page.goto('/');
    await me.page.locator('article[data-game="zirkhaki"] .bots').click();
    await me.page.getByRole('dialog').getByText(named).waitFor();
    await shot(me.page, `bots-rules-${device.language}`);
    await me.page.getByRole('radio', { name: device.language === 'fa' ? 'مثل دفعه‌ی پیش' : 'As last time' }).click();
    await me.page.click('[data-testid="play-with-bots"]');
    await me.page.waitForSelector('[data-region="board"]');
    expect(options()).toBe('rings=on,first_seat=0');
    // Asked for once: the next tap is the usual game again.
    await playNow(me.page, 'zirkhaki');
    expect(options()).toBe('first_seat=0');
    // Who never agreed on other rules is not asked.
    await me.page.goto('/');
    await me.page.locator('article[data-game="farar"] .bots').click();
    await me.page.getByRole('radiogroup').first().waitFor();
    expect(await me.page.getByRole('radio', { name: device.language === 'fa' ? 'مثل دفعه‌ی پیش' : 'As last time' }).count()).toBe(0);
    await me.context.close();
  });

  it('a game that waits for me stands first', async () => {
    const me = await person(browser, server, faPhone);
    await playNow(me.page, 'draftosaurus');
    const url = me.page.url();
    await me.page.goto('/');
    await me.page.click('[data-testid="resume"]');
    await me.page.waitForURL(url);
    await me.context.close();
  });

  it('home asks for my games again now and then, when somebody looks again, and when the line is back', async () => {
    const own = await Server.start();
    const me = await person(browser, own, enDesk, { name: 'Sara' });
    await me.page.clock.install();
    const code = await gather(me.page, 'zirkhaki');
    const guest = await person(browser, own, faPhone);
    await sitDown(guest.page, code, 'Ali');
    await me.page.goto('/');
    await me.page.locator('#mine').waitFor();
    const listed = (): number => me.sent.filter((line) => line.includes('list_tables')).length;
    const before = listed();
    await me.page.clock.runFor(16_000);
    await expect.poll(listed).toBe(before + 1);
    // Nobody looks: nothing is asked until somebody does.
    const show = (state: string) =>
      me.page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    await me.page.clock.runFor(40_000);
    expect(listed()).toBe(before + 1);
    await show('visible');
    await expect.poll(listed).toBe(before + 2);
    await own.kill();
    await own.up();
    await me.page.clock.runFor(20_000);
    await expect.poll(listed, { timeout: 15_000 }).toBeGreaterThan(before + 2);
    await me.context.close();
    await guest.context.close();
    await own.stop();
  });

  it.each([
    ['fa phone', faPhone],
    ['en desk', enDesk],
  ])('on %s a table for people who sit together is made in two taps', async (_, device) => {
    const me = await person(browser, server, device, { name: 'Sara' });
    await me.page.goto('/');
    await me.page.click('[data-testid="one-table"]');
    await me.page.waitForSelector('dialog[open]');
    await shot(me.page, `one-table-${device.language}`);
    await me.page.click('[data-testid="one-table-zirkhaki"]');
    await me.page.waitForSelector('[data-testid="start"]');
    expect(await me.page.locator('.invite [role="radio"][aria-checked="true"]').innerText()).toBe(device.language === 'fa' ? 'دور یک میز' : 'Around one table');
    expect(JSON.parse(me.sent.find((line) => line.includes('make_table'))!).settings.chat).toBe(false);
    await me.context.close();
  });

  it('without a line, playing and joining are refused with the reason', async () => {
    const own = await Server.start();
    const me = await person(browser, own, enDesk);
    await me.page.goto('/');
    await me.page.waitForSelector('[data-testid="play-farar"]');
    await own.kill();
    await me.page.waitForSelector('[data-testid="reconnecting"]');
    await me.page.click('[data-testid="play-farar"]');
    await me.page.locator('.snack', { hasText: 'The connection is down' }).waitFor();
    await me.page.fill('[data-testid="join-code"]', '123456');
    await me.page.locator('#code-problem', { hasText: 'The connection is down' }).waitFor();
    await me.context.close();
    await own.stop();
  });
});
