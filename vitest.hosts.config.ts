import { defineConfig } from 'vitest/config';

/** `npm run test:hosts`: real web servers, on loopback ports. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['generator/host/*.host.test.ts'],
    env: { NODE_ENV: 'production' },
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
