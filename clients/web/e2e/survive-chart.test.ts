// Survive: what the chart shows, in both languages, on positions that are fed.
import { describe, expect, it } from 'vitest';
import { enDesk, faPhone } from './harness/browser';
import { at, hand, hex, middle, middleOf, move, openScene, scene } from './survive-scenes';
import { slowMotion } from './harness/motion';
import { openStage } from './harness/stage';
import { holdTime, keepTime, pass } from './harness/time';

const { server, browser } = await openStage();
const opened = (...given: Parameters<typeof openScene> extends [unknown, unknown, ...infer Rest] ? Rest : never): Promise<void> =>
  openScene(browser, server, ...given);

const end = move('end_moves');

describe('the chart', () => {
  it('U9: pieces stand in the same places in both languages, A1 left of A7', async () => {
    for (const size of ['phone', 'desk'] as const) {
      const seen: Record<string, [number, number]>[] = [];
      for (const language of ['fa', 'en'] as const) {
        await opened({ language, size, theme: 'light' }, scene({}, [move('walk', 1, at('E7')), end]), async ({ page }) => {
          expect((await middleOf(page, 'A1')).x).toBeLessThan((await middleOf(page, 'A7')).x);
          await page.evaluate(() => document.fonts.ready);
          seen.push(
            await page.evaluate(() => {
              const board = document.querySelector('[data-region="board"]')!.getBoundingClientRect();
              const all = [...document.querySelectorAll('[data-piece]')].map((piece) => {
                const box = piece.getBoundingClientRect();
                return [piece.getAttribute('data-piece')!, [box.x + box.width / 2 - board.x, box.y + box.height / 2 - board.y]] as const;
              });
              return Object.fromEntries(all) as unknown as Record<string, [number, number]>;
            }),
          );
        });
      }
      const [fa, en] = seen;
      expect(Object.keys(fa!).length).toBeGreaterThan(40);
      for (const [piece, [x, y]] of Object.entries(fa!)) {
        expect(Math.abs(x - en![piece]![0]), `${piece} on the ${size}`).toBeLessThanOrEqual(1);
        expect(Math.abs(y - en![piece]![1]), `${piece} on the ${size}`).toBeLessThanOrEqual(1);
      }
    }
  });

  it('U6: in Persian the names of hexes are codes, and all other digits are Persian', async () => {
    const deadly = move('swim', 6, at('I7'), 2);
    await opened({ ...faPhone, size: 'desk' }, scene({}, [deadly, move('swim', 6, at('J8')), end]), async ({ page }, feed) => {
      feed.update({ ply: 263, staged: 0, view: {}, awaited: [0], events: [{ key: 'sailed', name: 1, a: 'C3', b: 'B4' }, { key: 'fell', n: 2, place: 'E4' }] });
      await expect.poll(() => page.locator('[data-testid="log"]').textContent()).toContain('E4');
      await page.click(hex('I7'));
      await page.waitForSelector('dialog[open]');
      const latin = await page.evaluate(() => {
        const found: string[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
          const within = node.parentElement;
          if (/[0-9\u0660-\u0669]/.test(node.data) && !within?.closest('[data-code], [aria-live], [role="alert"], .unseen, script, style')) found.push(node.data);
        }
        return found;
      });
      expect(latin).toEqual([]);
    });
  });

  it('U18: every class of things has a shape of its own', async () => {
    const tiles = hand([0, 5], [0, 10]);
    await opened(enDesk, scene({ hand: tiles, kept: [[2, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]], ground: ['beach', ...middle.ground.slice(1)] }, [end]), async ({ page }) => {
      const drawn = await page.locator('[data-region="board"] [data-shape], [data-testid="tray"] [data-shape]').evaluateAll((all) =>
        all.map((one) => {
          const parts = [one, ...one.querySelectorAll('use, path, rect')];
          const shape = one.getAttribute('data-shape')!;
          // What tells it apart: the drawings it refers to; for a person the sign on the chest.
          const signs = parts.map((part) => part.getAttribute('href') ?? (shape.startsWith('frame') ? part.getAttribute('d') : null)).filter(Boolean);
          return [shape, shape.startsWith('explorer') ? signs.at(-1) : signs.slice(0, 2).join()] as [string, string];
        }),
      );
      const shapes = new Map(drawn);
      for (const one of ['explorer-circle', 'explorer-square', 'explorer-triangle', 'explorer-diamond', 'boat', 'serpent', 'shark', 'whale', 'beach', 'forest', 'mountain', 'isle', 'frame-keep', 'frame-defend']) {
        expect([...shapes.keys()]).toContain(one);
      }
      expect(new Set(shapes.values()).size).toBe(shapes.size);
    });
  });

  it('shows a found tile to its finder for a moment, and tells of people without their ids', async () => {
    await opened(enDesk, scene({}, [end]), async ({ page }, feed) => {
      await keepTime(page);
      feed.update({ ply: 263, view: {}, awaited: [1], moves: [], events: [
        { key: 'swam', name: 0, kind: 'w6', place: 'J8' },
        { key: 'kept', name: 0, kind: 'forest' },
        { key: 'own_tile', kind: 'tile_dolphin' },
      ] });
      await page.waitForSelector('[data-testid="found"]');
      expect(await page.textContent('[data-testid="found"]')).toContain('Dolphin');
      await holdTime(page);
      await pass(page, 3000);
      await page.waitForSelector('[data-testid="found"]', { state: 'detached' });
      const log = await page.textContent('[data-testid="log"]');
      expect(log).toContain('J8');
      expect(log).not.toMatch(/\b[wxyz]\d\b/);
    });
  });

  it('U17: no animation is longer than 800 ms, and without motion there is none', async () => {
    const events = [
      { key: 'sunk', name: 1, kind: 'forest', place: 'E4' },
      { key: 'whirlpool', n: 2, place: 'E4' },
      { key: 'rolled', name: 1, kind: 'shark' },
      { key: 'prowls', name: 1, kind: 'shark', a: 'C8', b: 'C6' },
    ];
    for (const motion of ['full', 'off']) {
      await opened(enDesk, scene({}, [end]), async ({ page }, feed) => {
        await slowMotion(page, 0.25);
        await page.evaluate(() => {
          const kept: number[] = [];
          Object.assign(window, { kept });
          const look = () => {
            for (const animation of document.getAnimations()) kept.push(Number(animation.effect?.getComputedTiming().duration));
            requestAnimationFrame(look);
          };
          look();
        });
        feed.update({ ply: 263, view: { sharks: ['A7', 'C6', 'G3'], phase: 'creature', creature: 'shark' }, awaited: [1], moves: [], events });
        await page.waitForSelector('[data-testid="die"]');
        const seen = () => page.evaluate(() => (window as unknown as { kept: number[] }).kept);
        if (motion === 'full') {
          await page.waitForSelector('[data-drama="whirlpool"]', { state: 'attached' });
          await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
        }
        const longest = Math.max(0, ...(await seen()));
        expect(longest).toBeLessThanOrEqual(motion === 'full' ? 800 : 0);
      }, { preferences: { motion } });
    }
  });
});
