import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { hostname: 'localhost', origin: 'http://localhost:8080' });
const { choicesOf, isLoopback } = await import('./reach.svelte');

const told = { addresses: ['http://192.168.1.5:8080', 'http://10.0.0.7:8080'], only_here: false };

describe('the address of an invitation', () => {
  it('is never one that leads each device to itself', () => {
    for (const host of ['localhost', 'LOCALHOST', 'a.localhost', '127.0.0.1', '127.9.9.9', '[::1]', '0.0.0.0']) expect(isLoopback(host), host).toBe(true);
    for (const host of ['localhost.example.org', '192.168.1.5', '[fd00::1]', 'games.test', '1127.0.0.1']) expect(isLoopback(host), host).toBe(false);
    expect(choicesOf({ hostname: 'localhost', origin: 'http://localhost:8080' }, told)).toEqual(told.addresses);
    expect(choicesOf({ hostname: '127.0.0.1', origin: 'http://127.0.0.1:8080' }, null)).toEqual([]);
  });
  it('is first of all the one at which the page was opened, and each is offered once', () => {
    expect(choicesOf({ hostname: '10.0.0.7', origin: 'http://10.0.0.7:8080' }, told)).toEqual(['http://10.0.0.7:8080', 'http://192.168.1.5:8080']);
  });
});
