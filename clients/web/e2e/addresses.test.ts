// Addresses and files that lead nowhere: each message says what is true, where it is seen.
import { expect, it } from 'vitest';
import { enDesk, faPhone, person, shot } from './harness/browser';
import { openStage } from './harness/stage';
import { Server } from './harness/server';

const { server, browser } = await openStage('--source-url', 'https://code.example.org/mohreh');

it.each([
  ['fa phone', faPhone, 'میزی با این کد پیدا نشد', 'خانه'],
  ['en desk', enDesk, 'No table has this code', 'Home'],
])('D11: on %s 000000 is a code that nobody has, as a link and typed', async (_, device, told, home) => {
  const me = await person(browser, server, device);
  await me.page.goto('/t/000000');
  await me.page.getByRole('alert').filter({ hasText: told }).waitFor();
  await me.page.getByRole('button', { name: home }).click();
  await me.page.fill('[data-testid="join-code"]', '000000');
  await me.page.getByRole('alert').filter({ hasText: told }).waitFor();
  await me.context.close();
});

it.each([
  ['fa phone', faPhone, 'در این نشانی صفحه‌ای نیست', 'خانه'],
  ['en desk', enDesk, 'There is no page at this address', 'Home'],
])('S12: on %s an unknown address says so and knows the way home', async (_, device, told, home) => {
  const me = await person(browser, server, device);
  for (const path of ['/nosuch', '/t/12345', '/r/xyz']) {
    await me.page.goto(path);
    await me.page.getByRole('heading', { name: told }).waitFor();
  }
  await shot(me.page, `nowhere-${device.language}`);
  await me.page.getByRole('button', { name: home, exact: true }).click();
  await me.page.waitForSelector('[data-testid="play-farar"]');
  expect(new URL(me.page.url()).pathname).toBe('/');
  await me.context.close();
});

it.each([
  ['fa phone', faPhone],
  ['en desk', enDesk],
])('D11: on %s what is wrong with a record file is told in view', async (_, device) => {
  const me = await person(browser, server, device);
  await me.page.goto('/');
  await me.page.setInputFiles('[data-testid="open-record"]', { name: 'x.play', mimeType: 'text/plain', buffer: Buffer.from('no record\n') });
  const told = me.page.getByRole('alert').filter({ hasText: /\S/ });
  await told.waitFor();
  const box = (await told.boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(me.page.viewportSize()!.height);
  await shot(me.page, `record-trouble-${device.language}`);
  await me.context.close();
});

it('About: the source has the address that whoever runs the server has set, else they are to be asked', async () => {
  const me = await person(browser, server, enDesk);
  await me.page.goto('/about');
  const link = me.page.getByRole('link', { name: 'https://code.example.org/mohreh' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe('https://code.example.org/mohreh');
  await shot(me.page, 'about-source-en');
  const own = await Server.start();
  const other = await person(browser, own, faPhone);
  await other.page.goto('/about');
  await other.page.getByText('کد مهره را از گرداننده‌ی این سرور بگیرید').waitFor();
  for (const one of [me, other]) await one.context.close();
  await own.stop();
});
