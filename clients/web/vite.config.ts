import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { cards } from './tools/cards.ts';
import { fonts } from './tools/fonts.ts';
import { invitation } from './tools/invitation.ts';
import { rules } from './tools/rules.ts';

// Everything that is not a file is the page; /dev/<game> is the page that shows one board alone.
const pages: Plugin = {
  name: 'pages',
  configureServer(server) {
    server.middlewares.use((request, _, next) => {
      if (request.url?.startsWith('/dev/')) request.url = '/dev.html';
      next();
    });
  },
};

const server = process.env['MOHREH_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: '/',
  plugins: [svelte(), pages, cards, rules, fonts, invitation],
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022', modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['../..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true, changeOrigin: true, rewriteWsOrigin: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
