// What is spoken at a table: a recorded turn of each game, told in exactly the sentences of its list
// (golden/<game>.<language>.txt; MOHREH_GOLDEN=write writes them anew).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { enDesk, faPhone, person } from './harness/browser';
import { Feed } from './harness/feed';
import { allGames } from './harness/play';
import { recordings, turnOf } from './harness/recorded';
import { openStage } from './harness/stage';
import { forgetVoice, recordVoice, told } from './harness/voice';

const { server, browser } = await openStage();

describe.each([faPhone, enDesk])('$language', (device) => {
  it.each(allGames)('U16: a turn of %s is told in the sentences of its list, in order, once each', async (game) => {
    const { then, ...scene } = turnOf(game);
    const me = await person(browser, server, device);
    await recordVoice(me.page);
    const feed = await Feed.open(me.page, { game, ...scene });
    await forgetVoice(me.page);
    for (const update of then) feed.update(update);
    const file = join(recordings, `${game}.${device.language}.txt`);
    if (process.env['MOHREH_GOLDEN'] === 'write') {
      await me.page.waitForTimeout(2500);
      writeFileSync(file, (await told(me.page)).join('\n') + '\n');
    }
    expect(existsSync(file), file).toBe(true);
    const golden = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(golden.length).toBeGreaterThan(5);
    await expect.poll(() => told(me.page), { timeout: 5000 }).toEqual(golden);
    await me.page.waitForTimeout(800); // a sentence more would have come by now
    expect(await told(me.page)).toEqual(golden);
    expect(me.troubles).toEqual([]);
    await me.context.close();
  });
});

it('U16: with short reading aloud a group comes to its last sentence', async () => {
  const { then, ...scene } = turnOf('zirkhaki');
  const me = await person(browser, server, enDesk, { preferences: { readAloud: 'short' } });
  await recordVoice(me.page);
  const feed = await Feed.open(me.page, { game: 'zirkhaki', ...scene });
  await forgetVoice(me.page);
  for (const update of then) feed.update(update);
  const calm = then.filter((update) => ((update['events'] as unknown[] | undefined) ?? []).length > 0).length;
  await expect.poll(async () => (await told(me.page)).filter((line) => !line.startsWith('!')).length, { timeout: 5000 }).toBe(calm);
  await me.context.close();
});
