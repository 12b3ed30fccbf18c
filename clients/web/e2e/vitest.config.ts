// The tests in a real browser. One file at a time here: a browser, a server and two cores; ctest may run files side by
// side. Nothing is tried twice: what fails is wrong, in the page or in the test.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    // A file by its whole name: vitest's own filter takes every file whose name ends like it.
    include: [process.env['E2E_FILE'] ?? '**/*.test.ts'],
    fileParallelism: false,
    // How long a busy machine may take before something is held to never come. Nothing that passes waits for it.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 30 } },
  },
});
