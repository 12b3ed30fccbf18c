// People at their devices: each has a browser context of its own, with a language, a size and a
// theme, and a recorder that keeps every message of the server and every line of trouble.
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { mkdir } from 'node:fs/promises';
import type { Server } from './server';

export interface Device {
  language: 'fa' | 'en';
  size: 'phone' | 'desk';
  theme: 'light' | 'dark';
}

// The two combinations of every day; MOHREH_COMBINATIONS=all runs all eight.
const usual: Device[] = [
  { language: 'fa', size: 'phone', theme: 'light' },
  { language: 'en', size: 'desk', theme: 'dark' },
];
const every: Device[] = (['fa', 'en'] as const).flatMap((language) =>
  (['phone', 'desk'] as const).flatMap((size) => (['light', 'dark'] as const).map((theme) => ({ language, size, theme }))),
);
export const devices = process.env['MOHREH_COMBINATIONS'] === 'all' ? every : usual;
export const faPhone = usual[0]!;
export const enDesk = usual[1]!;
export const nameOf = (device: Device): string => `${device.language} ${device.size} ${device.theme}`;

export const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

export interface Person {
  context: BrowserContext;
  page: Page;
  heard: string[]; // every text message from the server
  sent: string[];
  troubles: string[]; // errors of the page and of its console
}

// A name under which the same server is found, as if from another machine: invitations carry it.
export const otherHost = 'games.test';

export interface Wish {
  host?: string; // instead of loopback
  name?: string;
  width?: number;
  height?: number;
  touch?: boolean;
  preferences?: Record<string, unknown>; // on top of quick ones: no motion, bots without a pause
}

export function openBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch({
    // Debian's Chromium without windows and an interface of its own: a context costs a fifth of what it does in one with.
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
    args: [`--host-resolver-rules=MAP ${otherHost} 127.0.0.1`, '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', ...more],
  });
}

export async function person(browser: Browser, server: Server, device: Device, wish: Wish = {}): Promise<Person> {
  const viewport = { ...sizes[device.size] };
  if (wish.width) viewport.width = wish.width;
  if (wish.height) viewport.height = wish.height;
  const context = await browser.newContext({
    baseURL: wish.host ? server.url.replace('127.0.0.1', wish.host) : server.url,
    locale: device.language,
    colorScheme: device.theme,
    viewport,
    hasTouch: wish.touch ?? device.size === 'phone',
    ...(device.size === 'phone' ? { deviceScaleFactor: 2 } : {}),
  });
  const kept = { motion: 'off', pace: 'instant', ...(wish.name ? { name: wish.name } : {}), ...wish.preferences };
  // Only on a first visit: what a person changes later stays.
  await context.addInitScript((given) => {
    if (!localStorage.getItem('mohreh.preferences')) localStorage.setItem('mohreh.preferences', given);
  }, JSON.stringify(kept));
  context.setDefaultTimeout(30_000); // for a busy machine; nothing that passes waits for it
  const page = await context.newPage();
  const someone: Person = { context, page, heard: [], sent: [], troubles: [] };
  // Without the heartbeat: it comes whenever nothing else does.
  const keep = (all: string[], text: string) => {
    if (!/^\{"type":"(ping|done)"\}\s*$/.test(text)) all.push(text);
  };
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => keep(someone.heard, String(payload)));
    socket.on('framesent', ({ payload }) => keep(someone.sent, String(payload)));
  });
  page.on('pageerror', (error) => someone.troubles.push(error.message));
  // Chromium remarks on headers that it heeds over TLS alone.
  page.on('console', (line) => {
    if (line.type() === 'error' && !/WebSocket|ERR_CONNECTION|net::|Cross-Origin-Opener-Policy/.test(line.text())) someone.troubles.push(line.text());
  });
  return someone;
}

// A picture for people to look at, only where MOHREH_SHOTS names a folder.
export async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['MOHREH_SHOTS'];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}
