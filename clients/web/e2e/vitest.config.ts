// The tests in a real browser. One file at a time: a browser, a server and two cores.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // Every match is shuffled anew and the machine may be busy: what fails twice is wrong.
    retry: 1,
  },
});
