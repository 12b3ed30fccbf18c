// The link of a table: it carries an address that others can reach, wherever the host has opened the page, and
// messengers find something to show for it.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { enDesk, faPhone, otherHost, person, shot } from './harness/browser';
import { gather, sideways } from './harness/screens';
import { Server } from './harness/server';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

// As the server would tell them in several networks.
const tell = (page: Page, addresses: string[], only_here = false): Promise<unknown> =>
  page.route('**/api/addresses', (route) => route.fulfill({ json: { addresses, only_here } }));
const link = (page: Page) => page.getByRole('textbox', { name: /^(Invite link|لینک دعوت)$/ });

it.each([
  ['fa phone', faPhone, 'فقط از همین رایانه می‌شود سر میز آمد', 'نشانی در دعوت'],
  ['en desk', enDesk, 'Only this computer can join', 'Address in the invitation'],
])('D8: on %s who opened localhost shares an address of the network, one of several if they like', async (_, device, alone, label) => {
  const me = await person(browser, server, device, { name: 'Sara' });
  await tell(me.page, ['http://192.168.1.5:8080', 'http://10.0.0.7:8080']);
  const code = await gather(me.page, 'zirkhaki');
  await expect.poll(() => link(me.page).inputValue()).toBe(`http://192.168.1.5:8080/t/${code}`);
  await shot(me.page, `invite-${device.language}`);
  await me.page.getByLabel(label).selectOption('http://10.0.0.7:8080');
  await expect.poll(() => link(me.page).inputValue()).toBe(`http://10.0.0.7:8080/t/${code}`);
  expect(await sideways(me.page)).toBe(0);
  expect(await me.page.getByText(alone).count()).toBe(0);
  await me.context.close();
});

it('D8: the address at which the page was opened goes first, unless it is the machine itself', async () => {
  const me = await person(browser, server, enDesk, { name: 'Sara', host: otherHost });
  await tell(me.page, ['https://games.example.org']);
  const code = await gather(me.page, 'zirkhaki');
  await expect.poll(() => link(me.page).inputValue()).toBe(`http://${otherHost}:${server.port}/t/${code}`);
  await me.page.getByLabel('Address in the invitation').selectOption('https://games.example.org');
  await expect.poll(() => link(me.page).inputValue()).toBe(`https://games.example.org/t/${code}`);
  await me.context.close();
});

it('D8: a public address is told alone', async () => {
  const own = await Server.start('--public-url', 'https://games.example.org');
  const me = await person(browser, own, enDesk, { name: 'Sara' });
  const code = await gather(me.page, 'zirkhaki');
  await expect.poll(() => link(me.page).inputValue()).toBe(`https://games.example.org/t/${code}`);
  expect(await me.page.getByLabel('Address in the invitation').count()).toBe(0);
  await me.context.close();
  await own.stop();
});

it.each([
  ['fa phone', faPhone, 'فقط از همین رایانه می‌شود سر میز آمد'],
  ['en desk', enDesk, 'Only this computer can join'],
])('D8: on %s a server for the machine alone says so, and offers no link that nobody could follow', async (_, device, alone) => {
  const me = await person(browser, server, device, { name: 'Sara' });
  const code = await gather(me.page, 'zirkhaki');
  await me.page.getByText(alone).waitFor();
  await shot(me.page, `invite-alone-${device.language}`);
  expect(await link(me.page).count()).toBe(0);
  expect(await me.page.getByRole('img', { name: /QR/ }).count()).toBe(0);
  expect((await me.page.content()).includes(`127.0.0.1:${server.port}/t/${code}`)).toBe(false);
  // Neither does the menu of a running match.
  await me.page.click('[data-testid="add-bot-1"]');
  await me.page.locator('[data-testid="start"]:not([aria-disabled])').click();
  await me.page.waitForSelector('[data-region="board"]');
  await me.page.getByRole('button', { name: /^(Menu|منو)$/ }).first().click();
  await me.page.getByRole('dialog').getByText(alone).waitFor();
  await me.context.close();
});

it('S6: a messenger finds a title, words and a picture at the link, and no name', async () => {
  const me = await person(browser, server, enDesk, { name: 'Shahrzad' });
  const code = await gather(me.page, 'zirkhaki');
  const read = async (path: string): Promise<string> => (await fetch(`${server.url}${path}`)).text();
  const content = (page: string, key: string): string => new RegExp(`<meta (?:property|name)="${key}" content="([^"]*)"`).exec(page)?.[1] ?? '';
  const page = await read(`/t/${code}`);
  expect(content(page, 'og:title')).toBe('به بازی دعوت شده‌اید · You are invited to a game');
  expect(content(page, 'og:description')).toContain('Board games with friends');
  expect(content(page, 'og:image')).toBe(`${server.url}/invitation.png`);
  expect(page).not.toMatch(/Shahrzad|zirkhaki/i);
  // A table that nobody has looks the same: a link betrays nothing.
  expect((await read('/t/999999')).replaceAll('999999', code)).toBe(page);
  const picture = await fetch(content(page, 'og:image'));
  expect(picture.headers.get('content-type')).toBe('image/png');
  const bytes = new Uint8Array(await picture.arrayBuffer());
  expect([...bytes.slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  expect(bytes.length).toBeLessThan(30_000);
  // The browser draws it, so it is one.
  const size = await me.page.evaluate(async () => {
    const drawn = await createImageBitmap(await (await fetch('/invitation.png')).blob());
    return [drawn.width, drawn.height];
  });
  expect(size).toEqual([1200, 630]);
  for (const path of ['/', '/about', '/settings', `/t/${code}`]) expect(content(await read(path), 'description').length, path).toBeGreaterThan(50);
  await me.context.close();
});
