// My games: what still waits for something, with whom and for whom; each may be removed.
import { expect, it } from 'vitest';
import { enDesk, faPhone, person, shot } from './harness/browser';
import { gather } from './harness/screens';
import { openStage } from './harness/stage';
import { playAt } from './harness/tables';

const { server, browser } = await openStage();

it('S8: an unfinished match tells against whom and whose turn it is', async () => {
  const me = await person(browser, server, faPhone, { name: 'سارا' });
  const friend = await person(browser, server, enDesk, { name: 'Ali' });
  await playAt([me, friend], { game: 'zirkhaki', bots: 1, options: 'first_seat=1' });
  await me.page.goto('/');
  const mine = me.page.getByRole('region', { name: /بازی‌های من/ });
  await mine.getByText(/با .*Ali.*۱.* ربات/).waitFor();
  await mine.getByText(/در انتظار .*Ali/).waitFor();
  await friend.page.goto('/');
  const theirs = friend.page.getByRole('region', { name: /My games/ });
  await theirs.getByText(/with .*سارا.*, .*1.* bot/).waitFor();
  await theirs.getByText('Your turn').waitFor();
  await mine.scrollIntoViewIfNeeded();
  await shot(me.page, 'my-games-fa');
  await shot(friend.page, 'my-games-en');
  for (const one of [me, friend]) await one.context.close();
});

it('D14: a table whose match has ended leaves the list', async () => {
  const me = await person(browser, server, enDesk, { name: 'Sara' });
  await playAt([me], { game: 'zirkhaki', bots: 1 });
  await me.page.getByRole('button', { name: 'Menu' }).first().click();
  await me.page.getByRole('button', { name: 'End without a result' }).click();
  await me.page.waitForSelector('[data-testid="winner"]');
  const table = me.page.url();
  await me.page.goto('/');
  await me.page.getByRole('region', { name: 'Finished games' }).waitFor();
  expect(await me.page.getByRole('region', { name: /My games/ }).count()).toBe(0);
  await me.page.goto(table); // it is still there for who has its address
  await me.page.waitForSelector('[data-testid="start"], [data-testid="winner"], [data-testid="sit"]');
  await me.context.close();
});

it('D14: a match against bots is removed after a question, and ends without a result', async () => {
  const me = await person(browser, server, enDesk, { name: 'Sara' });
  await playAt([me], { game: 'zirkhaki', bots: 2, options: 'first_seat=0' });
  await me.page.goto('/');
  const mine = me.page.getByRole('region', { name: /My games/ });
  await mine.getByText(/with .*2.* bots/).waitFor();
  await mine.getByRole('button', { name: /Remove from my games: ⁨Zirkhaki/ }).click();
  const ask = me.page.getByRole('dialog');
  await ask.getByText('This match ends without a result.').waitFor();
  await shot(me.page, 'remove-en');
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => mine.getByRole('listitem').count()).toBe(1);
  await mine.getByRole('button', { name: /Remove from my games/ }).click();
  await ask.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => mine.count()).toBe(0);
  // It has ended: among the finished ones it stands, and nothing waits for me any more.
  await me.page.getByRole('region', { name: 'Finished games' }).getByText('No result').waitFor();
  expect(await me.page.getByTestId('resume').count()).toBe(0);
  await me.page.reload();
  await me.page.getByRole('region', { name: 'Finished games' }).waitFor();
  expect(await mine.count()).toBe(0);
  expect(me.troubles).toEqual([]);
  await me.context.close();
});

it('D14: with others a bot takes the seat, and they play on; a waiting room is just left', async () => {
  const me = await person(browser, server, faPhone, { name: 'سارا' });
  const friend = await person(browser, server, enDesk, { name: 'Ali' });
  await playAt([friend, me], { game: 'zirkhaki', options: 'first_seat=0' });
  await gather(me.page, 'farar');
  await me.page.goto('/');
  const mine = me.page.getByRole('region', { name: /بازی‌های من/ });
  await expect.poll(() => mine.getByRole('listitem').count()).toBe(2);
  const ask = me.page.getByRole('dialog');
  await mine.getByRole('button', { name: /برداشتن از بازی‌های من: ⁨زیرخاکی/ }).click();
  await ask.getByText('رباتی به جای شما بازی می‌کند').waitFor();
  await ask.getByRole('button', { name: 'برداشتن' }).click();
  await expect.poll(() => mine.getByRole('listitem').count()).toBe(1);
  await mine.getByRole('button', { name: /برداشتن از بازی‌های من: ⁨فرار از آتش/ }).click();
  await ask.getByText('صندلی شما سر این میز خالی می‌شود').waitFor();
  await ask.getByRole('button', { name: 'برداشتن' }).click();
  await expect.poll(() => mine.count()).toBe(0);
  // The other one sits at a running match.
  await friend.page.goto('/');
  await friend.page.getByRole('region', { name: /My games/ }).getByText('Your turn').waitFor();
  for (const one of [me, friend]) await one.context.close();
});
