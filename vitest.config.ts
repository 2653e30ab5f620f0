import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{generator,pages,components,content,islands}/**/*.test.{ts,tsx}'],
    exclude: ['generator/fixtures/**'],
    // The generator as it runs: React without its development mode.
    env: { NODE_ENV: 'production' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
