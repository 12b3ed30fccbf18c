// Telling somebody who looks elsewhere: the mark in the title, and a notice of the browser where it was
// wished for and allowed.
import { expect, it } from 'vitest';
import english from '../../../i18n/en/zirkhaki.json';
import { enDesk, faPhone, person, type Person } from './harness/browser';
import { Feed } from './harness/feed';
import { laterScene, sceneOf, stepsOf } from './harness/recorded';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

interface Notice {
  title: string;
  body: string;
}
type Seen = { notices: Notice[]; asked: number; away: boolean };

// A browser whose notices are kept; `permission` is what it has been told, `answer` what it will be.
const withNotices = (me: Person, permission: string, answer = 'granted'): Promise<unknown> =>
  me.page.addInitScript(
    ([now, then]) => {
      const seen: Seen = { notices: [], asked: 0, away: false };
      Object.assign(window, seen, { seen });
      class Shown {
        static permission = now;
        static requestPermission(): Promise<string> {
          seen.asked += 1;
          Shown.permission = then!;
          return Promise.resolve(then!);
        }
        constructor(title: string, { body }: { body: string }) {
          seen.notices.push({ title, body });
        }
        close(): void {}
      }
      Object.assign(window, { Notification: Shown });
      Object.defineProperty(document, 'hidden', { get: () => seen.away });
    },
    [permission, answer],
  );
const seenBy = (me: Person): Promise<Seen> => me.page.evaluate('seen');
const goAway = (me: Person): Promise<unknown> => me.page.evaluate('seen.away = true');

// The moment in the recorded turn at which it becomes my turn.
const scene = sceneOf('zirkhaki');
const mine = stepsOf('zirkhaki').findIndex((step) => (step['awaited'] as number[]).includes(0));

it('§2: the title carries a mark while it is my turn, and only then', async () => {
  const me = await person(browser, server, enDesk);
  const feed = await Feed.open(me.page, scene);
  await expect.poll(() => me.page.title()).toBe(english.title);
  feed.update(stepsOf('zirkhaki')[mine]!);
  await expect.poll(() => me.page.title()).toBe(`● ${english.title}`);
  feed.update(laterScene('zirkhaki').update);
  await expect.poll(() => me.page.title()).toBe(english.title);
  await me.context.close();
});

it('§2: who looks elsewhere and wished for it is told once a turn, who looks here is not', async () => {
  const me = await person(browser, server, enDesk, { preferences: { notices: true } });
  await withNotices(me, 'granted');
  const feed = await Feed.open(me.page, scene);
  feed.update(stepsOf('zirkhaki')[mine]!);
  await expect.poll(() => me.page.title()).toContain('●');
  expect((await seenBy(me)).notices).toEqual([]);

  await goAway(me);
  feed.update(laterScene('zirkhaki').update);
  await expect.poll(() => me.page.title()).toBe(english.title);
  feed.update({ ...stepsOf('zirkhaki')[mine]!, full: true, events: [] });
  await expect.poll(async () => (await seenBy(me)).notices.length).toBe(1);
  feed.update({ ...stepsOf('zirkhaki')[mine + 1]!, awaited: [0] }); // still my turn
  await expect.poll(() => me.page.title()).toContain('●');
  const { notices, asked } = await seenBy(me);
  expect(notices.map(({ title }) => title)).toEqual([english.title]);
  expect(notices[0]!.body).not.toBe('');
  expect(asked).toBe(0);
  await me.context.close();
});

it.each([
  ['not wished for', false, 'granted'],
  ['wished for but not allowed', true, 'default'],
])('§2: no notice where it is %s, and nobody is asked by itself', async (_, notices, permission) => {
  const me = await person(browser, server, faPhone, { preferences: { notices } });
  await withNotices(me, permission);
  const feed = await Feed.open(me.page, scene);
  await goAway(me);
  feed.update(stepsOf('zirkhaki')[mine]!);
  await expect.poll(() => me.page.title()).toContain('●');
  const seen = await seenBy(me);
  expect(seen.notices).toEqual([]);
  expect(seen.asked).toBe(0);
  await me.context.close();
});

it.each([
  ['granted', true],
  ['denied', false],
])('§2: the wish in the menu asks the browser; when it is %s the switch stays %s', async (answer, on) => {
  const me = await person(browser, server, enDesk);
  await withNotices(me, 'default', answer);
  await Feed.open(me.page, scene);
  await me.page.click('[data-testid="menu"]');
  await me.page.getByRole('checkbox', { name: 'Notices' }).click();
  await expect.poll(async () => (await seenBy(me)).asked).toBe(1);
  await expect.poll(() => me.page.evaluate(() => JSON.parse(localStorage.getItem('mohreh.preferences') ?? '{}').notices)).toBe(on);
  await me.context.close();
});
