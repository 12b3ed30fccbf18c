// Survive: what a touch means and what is asked first, on positions that are fed.
import { describe, expect, it } from 'vitest';
import { enDesk, faPhone, shot } from './harness/browser';
import { at, ending, force, hand, hex, middle, middleOf, move, moved, offered, openScene, scene, words } from './survive-scenes';
import { openStage } from './harness/stage';
import { holdTime, keepTime, pass } from './harness/time';

const { server, browser } = await openStage();
// Before anybody is set up.
const empty = { place: middle.place.map(() => 'none'), aboard: middle.aboard.map(() => false), boats: [], sharks: [], whales: [] };
const opened = (...given: Parameters<typeof openScene> extends [unknown, unknown, ...infer Rest] ? Rest : never): Promise<void> =>
  openScene(browser, server, ...given);

const end = move('end_moves');

describe('touch', () => {
  it('U5: a touch 10 px outside the only legal hex chooses it; hexes are at least 24 wide, buttons 44', async () => {
    await opened(faPhone, scene({ phase: 'sink' }, [move('sink', 0, at('I5'))]), async ({ page }, feed) => {
      const { x, y, width, height } = await middleOf(page, 'I5');
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      await page.mouse.click(x + width / 2 + 10, y);
      await page.waitForSelector(offered);
      await page.mouse.click(x, y - height / 2 - 9);
      await expect.poll(() => feed.moves).toEqual([move('sink', 0, at('I5'))[0]]);
      const small = await page.locator('[data-region="own"] button, [data-region="actions"] button, [data-region="board"] button').evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).filter(({ width: w, height: h }) => w > 0 && (w < 44 || h < 44)).length,
      );
      expect(small).toBe(0);
    });
  });

  it('carries a piece by drag, and zooms by pinch and double tap inside the chart', async () => {
    const swim = move('swim', 9, at('L8'));
    await opened(faPhone, scene({}, [swim, move('walk', 1, at('E7')), end]), async ({ page, context }, feed) => {
      const from = await middleOf(page, 'K8');
      const to = await middleOf(page, 'L8');
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 6, from.y + 12);
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await page.mouse.up();
      await expect.poll(() => feed.moves).toEqual([swim[0]]);

      const idle = await middleOf(page, 'B5');
      await page.mouse.dblclick(idle.x, idle.y);
      await expect.poll(async () => (await middleOf(page, 'B5')).width).toBeGreaterThan(idle.width * 1.9);
      await page.click('button.whole');
      await expect.poll(async () => (await middleOf(page, 'B5')).width).toBeCloseTo(idle.width, 0);

      const line = await context.newCDPSession(page);
      const fingers = (gap: number) => [
        { x: idle.x - gap, y: idle.y, id: 1 },
        { x: idle.x + gap, y: idle.y, id: 2 },
      ];
      await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
      for (const gap of [30, 50, 80, 120]) await line.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(gap) });
      await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(async () => (await middleOf(page, 'B5')).width).toBeCloseTo(idle.width * 2.5, 0);
      const board = (await page.locator('[data-region="board"]').boundingBox())!;
      expect(board.x + board.width).toBeLessThanOrEqual(390);
      expect(feed.moves).toEqual([swim[0]]);
    });
  });

  it('two colours have a row of values each, told apart by their sign', async () => {
    const full = [3, 2, 2, 1, 1, 1];
    const moves = [0, 2].flatMap((colour) => full.map((_, n) => move('choose', n + 1, colour)));
    const view = { phase: 'choose', ...empty, unplaced: [full, [], full, []] };
    await opened(faPhone, scene(view, moves, { names: ['Sara', 'Ali'] }), async ({ page }) => {
      const boxes = await page.locator('[data-value]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, width }) => ({ top, width })));
      expect(boxes).toHaveLength(12);
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(2);
      expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(44);
      const signs = await page.locator('[data-value] use:last-child').evaluateAll((all) => all.map((one) => one.getAttribute('fill')));
      expect(signs).toEqual([...Array<string>(6).fill('#FFFFFF'), ...Array<string>(6).fill('none')]);
      expect(await page.locator('[data-value="1"] .unseen').allTextContents()).toEqual([expect.stringContaining(words('fa')['sign_filled']!), expect.stringContaining(words('fa')['sign_hollow']!)]);
      await shot(page, 'survive-two-colours');
    });
  });

  it('places a value by carrying it to its tile, and plays a kept tile on a swimmer', async () => {
    const six = move('choose', 6, 0);
    await opened(faPhone, scene({ phase: 'choose', ...empty, unplaced: [[3, 2, 2, 1, 1, 1], [], [], []] }, [move('choose', 1, 0), six], { stages: true }), async ({ page }, feed) => {
      const value = (await page.locator('[data-value="6"]').boundingBox())!;
      const goal = await middleOf(page, 'F7');
      await page.mouse.move(value.x + 20, value.y + 20);
      await page.mouse.down();
      await page.mouse.move(value.x, value.y - 60);
      await page.mouse.move(goal.x, goal.y);
      await page.mouse.up();
      await expect.poll(() => feed.moves).toEqual([six[0]]);
      const place = move('place', 0, at('F7'));
      feed.update({ ply: 262, staged: 1, view: { phase: 'place', held: 6 }, awaited: [0], moves: [place, move('place', 0, at('E6'))] });
      await expect.poll(() => feed.moves).toEqual([six[0], place[0]]);
    });
    const dolphin = move('play_tile', 5, 139 + 9);
    await opened(enDesk, scene({ phase: 'tile', hand: hand([0, 5]) }, [move('skip_tile'), dolphin, move('play_tile', 5, 139 + 6)], { stages: true }), async ({ page }, feed) => {
      await page.click('[data-tile="dolphin"]');
      await page.click(hex('K8'));
      await expect.poll(() => feed.moves).toEqual([dolphin[0]]);
      const down = move('set_down', 0, at('L8'));
      feed.update({ ply: 262, staged: 1, view: { phase: 'set_down', tool: 'dolphin', who: 'w9' }, awaited: [0], moves: [down, move('set_down', 0, at('L9'))] });
      await page.waitForSelector(`${hex('L8')}[data-lit]`);
      await page.click(hex('L8'));
      await expect.poll(() => feed.moves).toEqual([dolphin[0], down[0]]);
    });
  });

  it('walks the chart six ways with the arrow keys, and Esc lets go', async () => {
    await opened(enDesk, scene({}, [move('walk', 1, at('E7')), move('walk', 7, at('E7')), end]), async ({ page }) => {
      await page.locator(hex('G6')).focus();
      const way: [string, string][] = [['ArrowRight', 'G7'], ['ArrowUp', 'F8'], ['Shift+ArrowUp', 'E7'], ['ArrowLeft', 'E6'], ['Shift+ArrowDown', 'F6'], ['ArrowDown', 'G6']];
      for (const [key, name] of way) {
        await page.keyboard.press(key);
        expect(await page.evaluate(() => document.activeElement?.getAttribute('data-hex'))).toBe(name);
      }
      await page.locator(hex('F7')).focus();
      await page.keyboard.press('Enter');
      await page.waitForSelector(`${hex('E7')}[data-lit]`);
      await page.keyboard.press('Escape');
      await page.waitForSelector(`${hex('F7')}[data-lit]`);
    });
  });

  it('U19: a touch on what is not allowed changes nothing and tells the engine’s reason', async () => {
    const tile = 12 + 5; // a dolphin of the forest
    const answers = {
      why_not: { [move('sink', 0, at('E6'))[0]]: { key: 'forest_first', n: 0 }, [move('play_tile', tile, 0)[0]]: { key: 'tile_fresh', n: 0 } },
    };
    const given = scene({ phase: 'sink', hand: hand([1, 5]), kept: [[0, 1, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]] }, [move('sink', 0, at('F3'))], { answers });
    await opened(faPhone, given, async ({ page }, feed) => {
      await page.click(hex('E6'), force);
      await expect.poll(() => page.locator('[data-testid="why"]').textContent()).toBe(words('fa')['why.forest_first']);
      await page.click('[data-tile="dolphin"]', force);
      await expect.poll(() => page.locator('[data-testid="why"]').textContent()).toBe(words('fa')['why.tile_fresh']);
      expect(feed.moves).toEqual([]);
    });
  });

  it('U23: two own pieces in a hex open a picker; beside a boat there is boat and water; [End moves] names what is left', async () => {
    const moves = [
      move('walk', 1, at('E7')),
      move('walk', 5, at('E7')),
      move('board', 2, at('G4')),
      move('enter_water', 2, at('G4')),
      end,
    ];
    await opened(enDesk, scene(moved({ 5: ['F7'] }), moves), async ({ page }, feed) => {
      expect(await page.textContent(ending)).toContain('2');
      await page.click(hex('F7'));
      await expect.poll(() => page.locator('[data-testid="way"]').count()).toBe(2);
      const ways = await page.locator('[data-testid="way"]').allTextContents();
      expect(new Set(ways).size).toBe(2);
      await page.locator('[data-testid="way"]').nth(1).click();
      await page.click(hex('E7'));
      await expect.poll(() => feed.moves).toEqual([moves[1]![0]]);
      await page.click(hex('H4'));
      await page.click(hex('G4'));
      await expect.poll(() => page.locator('[data-testid="way"]').allTextContents()).toEqual([words('en')['in_boat'], words('en')['in_water']]);
      await page.locator('[data-testid="way"]').nth(1).click();
      await expect.poll(() => feed.moves.at(-1)).toBe(moves[3]![0]);
    });
  });

  it('lifts a tile, names who falls, and asks before my own people do', async () => {
    const mine = move('sink', 0, at('H4'));
    const other = move('sink', 0, at('F9'));
    const answers = { previews: [{ move: mine[0], rows: [['spilled', -1]], flags: 0 }, { move: other[0], rows: [], flags: 0 }] };
    await opened(enDesk, scene({ phase: 'sink' }, [mine, other], { answers }), async ({ page }, feed) => {
      await page.hover(hex('F9'));
      await expect.poll(() => page.locator('.tag').textContent()).toContain('Reza');
      await page.click(hex('F9'));
      await expect.poll(() => page.textContent('[data-testid="picker"]')).toContain('Reza');
      await page.click(hex('H4'));
      await expect.poll(() => page.textContent('[data-testid="picker"]')).toContain('Sara');
      await page.click(offered);
      await page.waitForSelector('[data-testid="losses"]');
      await page.click('[data-testid="cancel"]');
      await page.click(hex('F9'));
      await page.click(offered);
      await expect.poll(() => feed.moves).toEqual([other[0]]);
    });
  });

  it('ticks three of many swimmers and sends them in the order of seats', async () => {
    const people = moved({ 6: ['J6'], 9: ['J6'], 13: ['J6'], 28: ['J6'] });
    const picks = [6, 9, 13].map((id) => move('pick', id));
    const given = scene({ phase: 'pick', spot: 'J6', boarders: ['w6', 'w9', 'x3', 'y8', 'z5'], picks_left: 3, ground: middle.ground.map((ground, tile) => (tile === 38 ? 'sea' : ground)), boats: [...middle.boats, 'J6'], ...people }, picks);
    await opened(faPhone, given, async ({ page }, feed) => {
      const boxes = page.locator('[data-testid="crew"] [role="checkbox"]');
      expect(await boxes.count()).toBe(5);
      for (const n of [3, 0, 1]) await boxes.nth(n).click();
      await shot(page, 'survive-crew');
      await page.click(offered);
      await expect.poll(() => feed.moves).toEqual([move('pick', 6)[0]]);
      feed.update({ ply: 263, staged: 1, view: { aboard: people.aboard.map((on, id) => on || id === 6) }, awaited: [0], moves: [move('pick', 9), move('pick', 28)] });
      await expect.poll(() => feed.moves.length).toBe(2);
      feed.update({ ply: 264, staged: 2, view: {}, awaited: [0], moves: [move('pick', 28), move('pick', 35)] });
      await expect.poll(() => feed.moves).toEqual([6, 9, 28].map((id) => move('pick', id)[0]));
    });
  });
});

describe('asking first', () => {
  const deadlySwim = move('swim', 6, at('I7'), 2);
  const crew = moved({ 9: ['C3', true] });
  const intoWhale = move('sail', at('C3'), at('B4'));
  const aside = move('sail', at('C3'), at('C2'));

  it('U21: my swimmer into a creature is asked about by name, Cancel has the focus and sends nothing', async () => {
    const answers = { preview: { [deadlySwim[0]]: { rows: [['lost_own', -1]], flags: 2 } } };
    await opened(enDesk, scene({ sharks: ['A7', 'C8', 'G3', 'I7'] }, [deadlySwim, move('swim', 6, at('J8')), end], { answers }), async ({ page }, feed) => {
      await page.click(hex('I8'));
      await page.click(hex('I7'));
      await page.waitForSelector('dialog[open]');
      expect(await page.textContent('dialog[open]')).toContain(words('en')['row_lost_own']);
      expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Cancel');
      await page.keyboard.press('Enter');
      await page.waitForSelector('dialog[open]', { state: 'detached' });
      expect(feed.moves).toEqual([]);
    });
  });

  it('U21: my crew into a whale is asked about as the engine’s preview tells', async () => {
    const answers = { previews: [{ move: intoWhale[0], rows: [['boats_lost', -1], ['spilled', -1]], flags: 0 }, { move: aside[0], rows: [], flags: 0 }] };
    await opened(faPhone, scene({ ...crew, whales: ['A5', 'B4', 'E5'] }, [intoWhale, aside, end], { answers }), async ({ page }, feed) => {
      await page.click(hex('B4'));
      await page.waitForSelector('[data-testid="losses"]');
      expect(await page.textContent('[data-testid="losses"]')).toContain(words('fa')['row_spilled']);
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('cancel');
      await shot(page, 'survive-losses');
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { state: 'detached' });
      expect(feed.moves).toEqual([]);
      await page.click(hex('B4'));
      await page.click('[data-testid="anyway"]');
      await expect.poll(() => feed.moves).toEqual([intoWhale[0]]);
    });
  });

  it('with one-tap placing the first touch commits, and what costs is asked about still', async () => {
    const oneTap = { preferences: { oneTap: true } };
    const mine = move('sink', 0, at('H4'));
    const other = move('sink', 0, at('F9'));
    const answers = { previews: [{ move: mine[0], rows: [['spilled', -1]], flags: 0 }, { move: other[0], rows: [], flags: 0 }] };
    await opened(faPhone, scene({ phase: 'sink' }, [mine, other], { answers }), async ({ page }, feed) => {
      await page.click(hex('H4'));
      await page.waitForSelector('[data-testid="losses"]');
      await page.click('[data-testid="cancel"]');
      expect(feed.moves).toEqual([]);
      await page.click(hex('F9'));
      await expect.poll(() => feed.moves).toEqual([other[0]]);
    }, oneTap);
    const beast = move('creature', at('C8'), at('D8'));
    const boat = move('place_boat', 0, at('C5'));
    const place = move('place', 0, at('E6'));
    for (const [changes, given] of [[{ phase: 'creature', creature: 'shark' }, beast], [{ phase: 'boat' }, boat], [{ phase: 'place', held: 6 }, place]] as const) {
      await opened(enDesk, scene(changes, [given]), async ({ page }, feed) => {
        await page.locator(`[data-hex][data-lit]`).last().click();
        await expect.poll(() => feed.moves).toEqual([given[0]]);
      }, oneTap);
    }
  });

  it('U21: not again is one wish, whoever asked', async () => {
    const answers = {
      preview: { [deadlySwim[0]]: { rows: [['lost_own', -1]], flags: 2 } },
      previews: [{ move: intoWhale[0], rows: [['boats_lost', -1], ['spilled', -1]], flags: 0 }],
    };
    const moves = [deadlySwim, intoWhale, aside, end];
    await opened(enDesk, scene({ ...crew, sharks: ['A7', 'C8', 'G3', 'I7'], whales: ['A5', 'B4', 'E5'] }, moves, { answers }), async ({ page }, feed) => {
      await page.click(hex('I8'));
      await page.click(hex('I7'));
      await page.check('[data-testid="ask-first"] input');
      await page.click('[data-testid="anyway"]');
      await expect.poll(() => feed.moves).toEqual([deadlySwim[0]]);
      await page.click(hex('C3'));
      await page.click(hex('B4'));
      await expect.poll(() => feed.moves).toEqual([deadlySwim[0], intoWhale[0]]);
    });
  });

  it('U21: nothing is asked when a whale beside a boat costs nothing', async () => {
    const answers = { previews: [{ move: intoWhale[0], rows: [], flags: 0 }, { move: aside[0], rows: [], flags: 0 }] };
    await opened(enDesk, scene({ ...crew, whales: ['A5', 'B4', 'E5'] }, [intoWhale, aside, end], { answers }), async ({ page }, feed) => {
      await page.click(hex('C3'));
      await page.click(hex('B4'));
      await expect.poll(() => feed.moves).toEqual([intoWhale[0]]);
    });
  });

  it('U24: the sheet of defence is the same with and without a shield', async () => {
    const shark = { phase: 'defence', active: 1, creature: 'shark', spot: 'I8', asked: [0, 1], sharks: ['A7', 'C8', 'I8'] };
    const shots: string[] = [];
    for (const holds of [true, false]) {
      const moves = [move('let', 0, 0, 1), ...(holds ? [move('defend', 1, 0, 1)] : [])];
      const answers = { why_not: { [move('defend', 1)[0]]: { key: 'no_tile', n: 0 } } };
      await opened(faPhone, scene(shark, moves, { answers }), async ({ page }, feed) => {
        const sheet = page.locator('[data-testid="defence"]');
        await sheet.waitFor();
        shots.push((await sheet.screenshot()).toString('base64'));
        const [a, b] = await Promise.all(['let', 'defend'].map((id) => page.locator(`[data-testid="${id}"]`).boundingBox()));
        expect([a!.width, a!.height]).toEqual([b!.width, b!.height]);
        await page.click('[data-testid="defend"]', force);
        if (holds) {
          await expect.poll(() => feed.moves).toEqual([move('defend', 1)[0]]);
        } else {
          await expect.poll(() => page.locator('[data-testid="why"]').textContent()).toBe(words('fa')['why.no_tile']);
          expect(feed.moves).toEqual([]);
        }
      });
    }
    expect(shots[0] === shots[1], 'the two sheets look alike').toBe(true);
  });

  // What the server sends, and when, is held byte for byte by tests/match/defence_test.cc; here what the page makes of it.
  it('U24: with and without a shield the page stays as long, asks and sends the same', async () => {
    const shark = { phase: 'defence', active: 1, creature: 'shark', spot: 'I8', asked: [0, 1], sharks: ['A7', 'C8', 'I8'] };
    const window = 1500;
    const told = [true, false].map(async (holds) => {
      let stayed = 0;
      let sent: unknown[] = [];
      await opened(faPhone, scene({ active: 1 }, []), async ({ page }, feed) => {
        const before = feed.asked.length;
        await keepTime(page);
        await holdTime(page);
        feed.update({ ply: 263, events: [{ key: 'window', list: [0, 1] }], view: shark, awaited: [0, 1], left_ms: [window, window], moves: [move('let', 0, 0, 1), ...(holds ? [move('defend', 1, 0, 1)] : [])] });
        const sheet = page.locator('[data-testid="defence"]');
        const untilSheets = async (many: number): Promise<number> => {
          let passed = 0;
          for (; passed < 3000 && (await sheet.count()) !== many; passed += 10) await pass(page, 10);
          return passed;
        };
        await untilSheets(1);
        await pass(page, window);
        expect(await sheet.count()).toBe(1);
        feed.update({ ply: 264, view: { phase: 'tile', active: 2, creature: 'none', spot: 'none', asked: [] }, awaited: [2], moves: [] });
        stayed = window + (await untilSheets(0));
        expect(await sheet.count()).toBe(0);
        sent = feed.asked.slice(before).map((message) => [message['type'], JSON.stringify({ ...message, id: 0 }).length]);
      });
      return { stayed, sent };
    });
    const [holder, other] = await Promise.all(told);
    expect(holder!.sent).toEqual(other!.sent);
    expect(Math.abs(holder!.stayed - other!.stayed)).toBeLessThan(100);
  });

  it('the sheet of defence has the focus at once, shield or not, but takes it from nobody who writes', async () => {
    const shark = { phase: 'defence', active: 1, creature: 'shark', spot: 'I8', asked: [0, 1], sharks: ['A7', 'C8', 'I8'] };
    const focused = '[data-testid="defence"]:focus';
    for (const holds of [true, false]) {
      const moves = [move('let', 0, 0, 1), ...(holds ? [move('defend', 1, 0, 1)] : [])];
      await opened(enDesk, scene({ active: 1 }, []), async ({ page }, feed) => {
        feed.update({ ply: 263, view: shark, awaited: [0, 1], moves });
        await page.waitForSelector(focused);
        await page.keyboard.press('Tab');
        await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('let');
        await page.keyboard.press('Enter');
        await expect.poll(() => feed.moves).toEqual([moves[0]![0]]);
      });
    }
    await opened(enDesk, scene({ active: 1 }, []), async ({ page }, feed) => {
      await page.keyboard.press('KeyC');
      const line = page.locator('[data-region="side"] input');
      await line.click();
      feed.update({ ply: 263, view: shark, awaited: [0, 1], moves: [move('let', 0, 0, 1)] });
      await page.waitForSelector('[data-testid="defence"]');
      await page.keyboard.type('hello', { delay: 30 });
      expect(await line.inputValue()).toBe('hello');
    });
  });
});

describe('hints', () => {
  it('are shown while nobody has switched them off: the threat map and the backs', async () => {
    const tools = '[data-testid="threat"], [data-testid="backs"]';
    await opened(faPhone, scene({}, [end]), async ({ page }) => {
      await expect.poll(() => page.locator(tools).count()).toBe(2);
      await page.click('[data-testid="backs"]');
      await expect.poll(() => page.locator('dialog[open] dl').count()).toBeGreaterThan(0);
    });
    await opened(faPhone, scene({}, [end], { settings: { odds: false } }), async ({ page }) => {
      await page.waitForSelector('[data-testid="tray"]');
      expect(await page.locator(tools).count()).toBe(0);
    });
    await opened(enDesk, scene({}, [end]), async ({ page }) => {
      await page.waitForSelector('[data-testid="tray"]');
      expect(await page.locator(tools).count()).toBe(0);
    }, { preferences: { hints: false } });
  });
});
