// Ending one's moves in Survive, and the bright button while something else is asked: nothing happens by
// surprise.
import { describe, expect, it } from 'vitest';
import site from '../../../i18n/en/site.json';
import { enDesk, faPhone, shot } from './harness/browser';
import { drawn } from './harness/play';
import { openStage } from './harness/stage';
import { at, ending, hex, move, offered, openScene, scene, words } from './survive-scenes';

const { server, browser } = await openStage();
const opened = openScene.bind(null, browser, server);

const end = move('end_moves');
const board = move('board', 2, at('G4'));
const water = move('enter_water', 2, at('G4'));
const walk = move('walk', 1, at('E7'));
const bright = '[data-region="actions"] .choices .primary:not(.away)'; // buttons in the colour of what is to be done

describe('with moves left', () => {
  it('D3: the open question is the main thing: E leads to it and ends nothing', async () => {
    await opened(enDesk, scene({}, [walk, board, water, end]), async ({ page }, feed) => {
      await page.click(hex('H4'));
      await page.click(hex('G4'));
      await page.waitForSelector('[data-testid="way"]');
      expect(await page.locator(bright).count()).toBe(0);
      await expect.poll(() => page.textContent('[data-testid="prompt"]')).toContain(words('en')['ask_boat_or_water']);
      await page.keyboard.press('KeyE');
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(words('en')['in_boat']);
      await page.keyboard.press('KeyE');
      expect(feed.moves).toEqual([]);
      await shot(page, 'survive-question-en');
      await page.keyboard.press('Enter');
      await expect.poll(() => feed.moves.length).toBe(1);
    });
  });

  it.each(['nothing is taken up', 'a piece is taken up', 'a question is open'])('D3: ending is asked about once when %s, and sends nothing but itself', async (state) => {
    await opened(enDesk, { ...scene({}, [walk, board, water, end]), stages: true }, async ({ page }, feed) => {
      if (state !== 'nothing is taken up') await page.click(hex('H4'));
      if (state === 'a question is open') await page.click(hex('G4'));
      for (const press of [() => page.click(ending), () => page.keyboard.press('Digit1')]) {
        await press();
        await page.waitForSelector('[data-testid="ask-first"]');
        expect(await page.textContent('[data-testid="losses"]')).toContain('2');
        await page.click('[data-testid="cancel"]');
        await page.waitForSelector('[data-testid="ask-first"]', { state: 'detached' });
      }
      expect(feed.moves).toEqual([]);
      await page.click(ending);
      await page.click('[data-testid="anyway"]');
      await expect.poll(() => feed.moves).toEqual([end[0]]);
      // It is in the draft: the tile is asked for, and the way back is there.
      feed.update({ ply: 262, staged: 1, view: { phase: 'sink' }, awaited: [0], moves: [move('sink', 0, at('F3'))] });
      await page.getByRole('button', { name: site.undo }).click();
      await expect.poll(() => feed.asked.at(-1)?.['type']).toBe('take_back');
      expect(feed.asked.map((one) => one['type'])).not.toContain('commit');
    });
  });

  it('D3: where nobody can move, ending is the main button and nothing is asked', async () => {
    await opened(enDesk, scene({}, [end]), async ({ page }, feed) => {
      await expect.poll(() => page.textContent('[data-testid="prompt"]')).toContain(words('en')['nobody_can_move']);
      expect(await page.locator(bright).count()).toBe(1);
      await page.keyboard.press('KeyE');
      await expect.poll(() => feed.moves).toEqual([end[0]]);
    });
  });
});

it('S10: while a tile is asked for in set-up, no button is bright and E locks nothing', async () => {
  const setUp = scene({ phase: 'place', held: 3 }, [move('place', 0, at('F3')), move('place', 0, at('F9'))], { stages: true });
  setUp.update['staged'] = 1;
  await opened(faPhone, setUp, async ({ page }, feed) => {
    await page.waitForSelector('[data-testid="undo"]');
    expect(await page.locator(bright).count()).toBe(0);
    await page.keyboard.press('KeyE');
    await drawn(page);
    expect(feed.asked.filter((one) => one['type'] === 'commit' || one['type'] === 'move')).toEqual([]);
    await shot(page, 'survive-setup-fa');
    // Once a tile is meant, the bright button names what it does, and E presses it.
    await page.click(hex('F3'), { force: true });
    await expect.poll(() => page.locator(bright).allInnerTexts()).toEqual([words('fa')['do_place']]);
    await page.keyboard.press('KeyE');
    await expect.poll(() => feed.moves).toEqual([move('place', 0, at('F3'))[0]]);
  });
});

it('S20: on touch no bubble of the place that was touched stands over the next question', async () => {
  await opened(faPhone, scene({}, [walk, end]), async ({ page }, feed) => {
    await page.tap(hex('F7'));
    await page.tap(hex('E7'));
    await expect.poll(() => feed.moves).toEqual([walk[0]]);
    feed.update({ ply: 262, staged: 1, view: { phase: 'sink' }, awaited: [0], moves: [move('sink', 0, at('E7')), move('sink', 0, at('F3'))] });
    await page.waitForSelector(`${hex('F3')}[data-lit]`);
    await drawn(page);
    expect(await page.locator('.tag').count()).toBe(0);
  });
});

it('S20: what was about to be done is still there after the line was down', async () => {
  const sink = move('sink', 0, at('F3'));
  await opened(enDesk, scene({ phase: 'sink' }, [sink, move('sink', 0, at('F9'))]), async ({ page }, feed) => {
    await page.click(hex('F3'));
    await page.waitForSelector(offered);
    await feed.cut();
    await expect.poll(async () => {
      await page.click(offered);
      return page.locator('[data-testid="why"]').allInnerTexts();
    }).toEqual([site['why.offline']]);
    expect(await page.textContent(offered)).toBe(words('en')['do_sink']);
    await feed.mend();
    await drawn(page);
    await page.click(offered);
    await expect.poll(() => feed.moves).toEqual([sink[0]]);
  });
});
