// What people are called: asked once, never cut in silence, and no two alike at one table.
import { expect, it } from 'vitest';
import { enDesk, faPhone, person, shot } from './harness/browser';
import { playNow } from './harness/play';
import { gather, sitDown } from './harness/screens';
import { openStage } from './harness/stage';
import { playAt } from './harness/tables';

const { server, browser } = await openStage();

it.each([
  ['fa phone', faPhone, 'دیگران شما را به چه نامی بشناسند؟', 'مهمان'],
  ['en desk', enDesk, 'What should the others call you?', 'Guest'],
])('S5: on %s who makes a table for others is asked for a name once; Play now asks nothing', async (_, device, question, known) => {
  const me = await person(browser, server, device);
  await playNow(me.page, 'zirkhaki');
  expect(await me.page.getByText(question).count()).toBe(0);
  await me.page.goto('/');
  await me.page.locator('article[data-game="farar"] .gather').click();
  const dialog = me.page.getByRole('dialog', { name: question });
  await dialog.waitFor();
  await shot(me.page, `name-${device.language}`);
  const field = dialog.getByRole('textbox');
  expect(await field.inputValue()).toBe(known);
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await field.fill('  ');
  await dialog.locator('button.primary').click();
  await dialog.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
  await field.fill('Mina');
  await me.page.keyboard.press('Enter');
  await me.page.locator('[data-seat="0"] bdi', { hasText: 'Mina' }).waitFor();
  // From then on it is known.
  await me.page.goto('/');
  await me.page.locator('article[data-game="zirkhaki"] .gather').click();
  await me.page.locator('[data-seat="0"] bdi', { hasText: 'Mina' }).waitFor();
  await me.context.close();
});

it('S5: who comes is asked too, wherever they sit down, and who takes over a bot', async () => {
  const host = await person(browser, server, enDesk, { name: 'Sara' });
  const code = await gather(host.page, 'farar');
  const guest = await person(browser, server, enDesk);
  await guest.page.goto(`/t/${code}`);
  expect(await guest.page.getByLabel('Nickname').inputValue()).toBe('Guest');
  await guest.page.getByLabel('Nickname').fill('Ali');
  await guest.page.click('[data-testid="sit-2"]'); // not the button beside the field
  await host.page.locator('[data-seat="2"] bdi', { hasText: 'Ali' }).waitFor();

  const first = await person(browser, server, enDesk, { name: 'Sara' });
  const table = await playAt([first], { game: 'zirkhaki', bots: 1 });
  const heir = await person(browser, server, enDesk);
  await heir.page.goto(`/t/${table}`);
  await heir.page.getByLabel('Nickname').fill('Heir');
  await heir.page.click('[data-testid="take-over-1"]');
  await first.page.locator('[data-region="seats"]', { hasText: 'Heir' }).waitFor();
  for (const one of [host, guest, first, heir]) await one.context.close();
});

it('S5: two who are called the same are told apart on the chips, in the prompt, in a vote and for who watches', async () => {
  const people = [await person(browser, server, faPhone), await person(browser, server, faPhone)] as const;
  const table = await playAt([...people], { game: 'zirkhaki', options: 'first_seat=0' });
  const [first, second] = people;
  const chips = (one: typeof first) => one.page.locator('[data-region="seats"] [data-seat]').evaluateAll((all) =>
    all.map((chip) => `${chip.getAttribute('data-seat')} ${chip.querySelector('bdi')!.textContent}`).sort(),
  );
  for (const one of people) await expect.poll(() => chips(one)).toEqual(['0 مهمان', '1 مهمان ۲']);
  await second.page.locator('[data-region="actions"]', { hasText: /در انتظار .?مهمان.?($|[^۲]*$)/ }).waitFor();
  await shot(second.page, 'names-fa');
  await first.page.getByRole('button', { name: 'منو' }).first().click();
  await first.page.getByRole('button', { name: 'پایان بدون نتیجه' }).click();
  await second.page.getByText(/مهمان.? می‌خواهد/).waitFor();
  const watcher = await person(browser, server, enDesk);
  await watcher.page.goto(`/t/${table}`);
  await watcher.page.click('[data-testid="watch"]');
  await expect.poll(() => chips(watcher)).toEqual(['0 مهمان', '1 مهمان 2']);
  for (const one of [...people, watcher]) await one.context.close();
});

it.each([
  ['fa phone', faPhone, 'نام بیشتر از ⁨۲۴⁩ حرف جا ندارد'],
  ['en desk', enDesk, 'A name has at most ⁨24⁩ letters'],
])('S20: on %s a name that is too long is not cut in silence', async (_, device, told) => {
  const host = await person(browser, server, enDesk, { name: 'Sara' });
  const code = await gather(host.page, 'zirkhaki');
  const me = await person(browser, server, device);
  await me.page.goto(`/t/${code}`);
  const field = me.page.locator('[data-testid="nickname"]');
  await field.fill('');
  await field.pressSequentially('abcdefghijklmnopqrstuvwx');
  expect(await field.inputValue()).toBe('abcdefghijklmnopqrstuvwx');
  expect(await me.page.getByText(told).count()).toBe(0);
  await field.press('y');
  await me.page.getByText(told).waitFor();
  await shot(me.page, `long-name-${device.language}`);
  expect(await field.inputValue()).toBe('abcdefghijklmnopqrstuvwx');
  await field.press('Backspace');
  await expect.poll(() => me.page.getByText(told).count()).toBe(0);
  for (const one of [host, me]) await one.context.close();
});

it('S5: a guest who sat down under a name keeps it', async () => {
  const host = await person(browser, server, enDesk, { name: 'Sara' });
  const code = await gather(host.page, 'zirkhaki');
  const guest = await person(browser, server, faPhone);
  await sitDown(guest.page, code, 'سارا');
  await gather(guest.page, 'farar'); // is not asked again
  await guest.page.locator('[data-seat="0"] bdi', { hasText: 'سارا' }).waitFor();
  for (const one of [host, guest]) await one.context.close();
});
