// Handing on: the link of a table and the picture of a result, by the system's own sheet where there is
// one, and by hand where there is none.
import { expect, it } from 'vitest';
import { enDesk, faPhone, otherHost, person, type Person } from './harness/browser';
import { Feed } from './harness/feed';
import { sceneOf } from './harness/recorded';
import { gather } from './harness/screens';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();
const site = `http://${otherHost}:${server.port}`;

interface Shared {
  url?: string;
  text?: string;
  file?: { name: string; type: string; head: number[] };
}

// A browser with a sheet to share by; `declines`: the person closes it.
const withSheet = (me: Person, declines = false): Promise<unknown> =>
  me.page.addInitScript((closes) => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: (what: ShareData) => (what.files ?? []).every((file) => file.type === 'image/png'),
      share: async ({ url, text, files }: ShareData) => {
        const file = files?.[0];
        const head = file ? [...new Uint8Array(await file.arrayBuffer()).slice(0, 4)] : [];
        shared.push({ url, text, ...(file ? { file: { name: file.name, type: file.type, head } } : {}) });
        if (closes) throw new DOMException('closed', 'AbortError');
      },
    });
  }, declines);
const withoutSheet = (me: Person): Promise<unknown> => me.page.addInitScript(() => Object.assign(navigator, { share: undefined, canShare: undefined }));
const shared = (me: Person): Promise<Shared[]> => me.page.evaluate('shared');

const match = '2'.repeat(32);
async function end(me: Person): Promise<void> {
  const feed = await Feed.open(me.page, sceneOf('farar'));
  feed.say({ type: 'ended', match, points: [30, 20, 10, 5], ranks: [1, 2, 3, 4], scores: [[], [], [], []], seed: '0'.repeat(64) });
  await me.page.waitForSelector('[data-testid="winner"]');
}

it('S2: the link of a table goes to the system’s sheet', async () => {
  const me = await person(browser, server, enDesk, { name: 'Sara', host: otherHost });
  await withSheet(me, true);
  const code = await gather(me.page, 'zirkhaki');
  await me.page.getByRole('button', { name: 'Share' }).first().click();
  await expect.poll(() => shared(me)).toEqual([{ url: `${site}/t/${code}` }]);
  expect(me.troubles).toEqual([]); // a sheet that was closed is no trouble
  await me.context.close();
});

it('S2: without a sheet the link can be copied, and selected where not even that is allowed', async () => {
  const me = await person(browser, server, enDesk, { name: 'Sara', host: otherHost });
  await withoutSheet(me);
  await me.page.addInitScript(() => {
    Object.assign(window, { copied: [] });
    const copied = (window as unknown as { copied: string[] }).copied;
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => (copied.length > 0 ? Promise.reject(new Error('no')) : Promise.resolve(void copied.push(text))) },
    });
  });
  const code = await gather(me.page, 'zirkhaki');
  expect(await me.page.getByRole('button', { name: 'Share' }).count()).toBe(0);
  const link = me.page.locator('.copy').first();
  await link.getByRole('button', { name: 'Copy' }).click();
  await link.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await me.page.evaluate('copied')).toEqual([`${site}/t/${code}`]);
  await link.getByRole('button').click(); // refused this time
  await expect.poll(() => me.page.evaluate(() => getSelection()?.toString())).toBe(`${site}/t/${code}`);
  await me.context.close();
});

it('S8: the picture of a result goes to the system’s sheet, with the link of the replay', async () => {
  const me = await person(browser, server, faPhone, { host: otherHost });
  await withSheet(me);
  await end(me);
  await me.page.getByRole('button', { name: 'تصویر نتیجه' }).click();
  await expect.poll(async () => (await shared(me)).length).toBe(1);
  const [given] = await shared(me);
  expect(given!.file).toEqual({ name: 'mohreh-farar.png', type: 'image/png', head: [0x89, 0x50, 0x4e, 0x47] });
  expect(given!.text).toContain(`${site}/r/${match}`);
  expect(me.troubles).toEqual([]);
  await me.context.close();
});

it('S8: without a sheet the picture is saved', async () => {
  const me = await person(browser, server, enDesk);
  await withoutSheet(me);
  await end(me);
  const saving = me.page.waitForEvent('download');
  await me.page.getByRole('button', { name: 'Picture of the result' }).click();
  expect((await saving).suggestedFilename()).toBe('mohreh-farar.png');
  await me.context.close();
});
