// The waiting room: ways in, seats, rules, and who may do what.
import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enDesk, faPhone, otherHost, person, shot } from './harness/browser';
import { gather, sitDown } from './harness/screens';
import { openStage } from './harness/stage';

const { server, browser } = await openStage();

// What a camera would read from the page's drawing.
async function readQr(page: Page): Promise<string> {
  const qr = page.locator('.qr svg').first();
  await qr.scrollIntoViewIfNeeded();
  const png = (await qr.screenshot()).toString('base64');
  const image = await page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))]));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    const pen = canvas.getContext('2d')!;
    pen.drawImage(bitmap, 0, 0);
    return { width: canvas.width, height: canvas.height, data: [...pen.getImageData(0, 0, canvas.width, canvas.height).data] };
  }, png);
  return jsQR(Uint8ClampedArray.from(image.data), image.width, image.height)?.data ?? '';
}

const rowNames = (page: Page): Promise<string[]> => page.locator('[data-seat] .name bdi').allTextContents();

describe('ways in', () => {
  it.each([
    ['fa phone', faPhone],
    ['en desk', enDesk],
  ])('U37: on %s the QR is the invite link, and seats a guest with a nickname only', async (_, device) => {
    const host = await person(browser, server, device, { name: 'Sara', host: otherHost });
    const code = await gather(host.page, 'zirkhaki');
    const link = await readQr(host.page);
    expect(link).toBe(`http://${otherHost}:${server.port}/t/${code}`);
    const guest = await person(browser, server, faPhone);
    await guest.page.goto(link);
    await guest.page.fill('[data-testid="nickname"]', 'Ali (x2)!');
    await guest.page.click('[data-testid="sit"]');
    await host.page.locator('[data-seat="1"] bdi', { hasText: 'Ali (x2)!' }).waitFor();
    await host.page.locator('[data-testid="news"] ', { hasText: 'Ali (x2)!' }).waitFor();
    expect([...host.troubles, ...guest.troubles]).toEqual([]);
    await guest.context.close();
    await host.context.close();
  });

  it('U37: a full table makes a visitor a spectator', async () => {
    const host = await person(browser, server, enDesk, { name: 'Sara' });
    const code = await gather(host.page, 'zirkhaki');
    await host.page.click('[data-testid="add-bot-1"]');
    const late = await person(browser, server, enDesk);
    await late.page.goto(`/t/${code}`);
    await late.page.locator('[data-testid="full"]', { hasText: 'The table is full' }).waitFor();
    await late.context.close();
    await host.context.close();
  });

  it('who comes to a running match watches or takes over a bot', async () => {
    const host = await person(browser, server, enDesk, { name: 'Sara' });
    const code = await gather(host.page, 'zirkhaki');
    await host.page.click('[data-testid="add-bot-1"]');
    await host.page.locator('[data-testid="start"]:not([aria-disabled])').click();
    await host.page.waitForSelector('[data-region="board"]');
    const watcher = await person(browser, server, enDesk);
    await watcher.page.goto(`/t/${code}`);
    await watcher.page.click('[data-testid="watch"]');
    await watcher.page.waitForSelector('[data-region="board"]');
    const heir = await person(browser, server, enDesk, { name: 'Heir' });
    await heir.page.goto(`/t/${code}`);
    await heir.page.click('[data-testid="take-over-1"]');
    await heir.page.waitForSelector('[data-region="board"]');
    await host.page.locator('[data-region="seats"]', { hasText: 'Heir' }).waitFor();
    for (const one of [host, watcher, heir]) await one.context.close();
  });

  it('a one-time link brings the seat to another device', async () => {
    const host = await person(browser, server, enDesk, { name: 'Sara', host: otherHost });
    await gather(host.page, 'zirkhaki');
    await host.page.locator('summary', { hasText: 'another device' }).click();
    await host.page.click('[data-testid="move-seat"]');
    const link = await host.page.getByRole('textbox', { name: 'Go on with another device' }).inputValue();
    const other = await person(browser, server, faPhone);
    await other.page.goto(link);
    await other.page.waitForSelector('[data-seat="0"] .tag');
    expect(await rowNames(other.page)).toEqual(['Sara']);
    expect(other.page.url()).not.toContain('ticket');
    // It works once.
    const third = await person(browser, server, enDesk);
    await third.page.goto(link);
    await third.page.locator('[role="alert"]', { hasText: 'used up' }).waitFor();
    for (const one of [host, other, third]) await one.context.close();
  });
});

describe('seats and rules', () => {
  it('the host moves seats with Alt and the arrows and by dragging, and shuffles them', async () => {
    const host = await person(browser, server, enDesk, { name: 'Sara' });
    const code = await gather(host.page, 'zirkhaki');
    const guest = await person(browser, server, faPhone);
    await sitDown(guest.page, code, 'Ali');
    await host.page.locator('[data-seat="1"] bdi', { hasText: 'Ali' }).waitFor();
    await host.page.locator('[data-grip]').first().focus();
    await host.page.keyboard.press('Alt+ArrowDown');
    await host.page.locator('[data-seat="0"] bdi', { hasText: 'Ali' }).waitFor();
    const [from, to] = await Promise.all([0, 1].map((n) => host.page.locator('[data-grip]').nth(n).boundingBox()));
    await host.page.mouse.move(from!.x + 20, from!.y + 20);
    await host.page.mouse.down();
    await host.page.mouse.move(to!.x + 20, to!.y + 24, { steps: 4 });
    await host.page.mouse.up();
    await host.page.locator('[data-seat="0"] bdi', { hasText: 'Sara' }).waitFor();
    await host.page.getByRole('button', { name: 'Shuffle seats' }).click();
    expect((await rowNames(host.page)).sort()).toEqual(['Ali', 'Sara']);
    await guest.context.close();
    await host.context.close();
  });

  it('a changed rule is named, counted, and takes back who was ready; only the host may change it', async () => {
    const host = await person(browser, server, enDesk, { name: 'Sara' });
    const code = await gather(host.page, 'zirkhaki');
    const guest = await person(browser, server, enDesk);
    await sitDown(guest.page, code, 'Ali');
    await guest.page.click('[data-testid="ready"]');
    await host.page.locator('[data-seat="1"] .ok').waitFor();
    await host.page.locator('[data-option="rings"] [role="radio"]').nth(1).click();
    await guest.page.locator('[data-testid="news"]', { hasText: 'changed: ⁨Rings' }).waitFor();
    await guest.page.waitForSelector('[data-testid="ready"]');
    await guest.page.locator('[data-testid="changes"]', { hasText: '1 change from' }).waitFor();
    await guest.page.locator('[data-option="rings"] [role="radio"]').first().click({ force: true });
    await guest.page.locator('[data-testid="why"]', { hasText: 'Only the host' }).waitFor();
    await host.page.getByRole('button', { name: 'Reset' }).click();
    await guest.page.locator('[data-testid="changes"]', { hasText: '0 changes' }).waitFor();
    await guest.context.close();
    await host.context.close();
  });

  it('who made a table names themselves there, and everybody sees it; a second guest of that name is told of', async () => {
    const host = await person(browser, server, enDesk);
    const code = await gather(host.page, 'farar');
    const field = host.page.locator('[data-testid="my-name"]');
    expect(await field.inputValue()).toBe('Guest');
    await field.click();
    await host.page.keyboard.type('Mina');
    await host.page.keyboard.press('Enter');
    await expect.poll(() => rowNames(host.page)).toEqual(['Mina']);
    expect(await host.page.locator('[data-testid="commitment"] input').inputValue()).toMatch(/^[0-9a-f]{64}$/);
    await shot(host.page, 'lobby-en');
    const second = await person(browser, server, faPhone);
    await sitDown(second.page, code, 'Mina');
    await host.page.locator('[data-testid="news"]', { hasText: 'Mina 2⁩ sat down, seat 2' }).waitFor();
    await expect.poll(() => rowNames(second.page)).toEqual(['Mina', 'Mina ۲']);
    await shot(second.page, 'lobby-fa');
    // Kept for the next table.
    await gather(host.page, 'farar');
    await expect.poll(() => rowNames(host.page)).toEqual(['Mina']);
    for (const one of [host, second]) await one.context.close();
  });

  it('a start that is not possible says why', async () => {
    const host = await person(browser, server, enDesk, { name: 'Sara' });
    const code = await gather(host.page, 'zirkhaki');
    await host.page.click('[data-testid="start"]', { force: true });
    await host.page.locator('[data-testid="why"]', { hasText: 'A seat is free' }).waitFor();
    const guest = await person(browser, server, enDesk);
    await guest.page.goto(`/t/${code}`);
    // Who may not add a bot is not told to.
    await expect.poll(() => guest.page.locator('[data-testid="why"]').innerText()).toBe('A seat is still free');
    await sitDown(guest.page, code, 'Ali');
    await host.page.locator('[data-testid="why"]', { hasText: 'Not ready yet: ⁨Ali' }).waitFor();
    await guest.context.close();
    await host.context.close();
  });

  it('who is removed is told; when the host leaves the next one is named', async () => {
    const host = await person(browser, server, enDesk, { name: 'Sara' });
    const code = await gather(host.page, 'farar');
    const second = await person(browser, server, enDesk);
    await sitDown(second.page, code, 'Ali');
    const third = await person(browser, server, enDesk);
    await sitDown(third.page, code, 'Mina');
    await host.page.getByRole('button', { name: 'Remove from the table: ⁨Mina' }).click();
    await third.page.locator('text=The host removed you').waitFor();
    await host.page.getByRole('button', { name: 'Leave the table' }).click();
    await second.page.locator('[data-testid="news"]', { hasText: 'The host is now ⁨Ali' }).waitFor();
    for (const one of [host, second, third]) await one.context.close();
  });
});
