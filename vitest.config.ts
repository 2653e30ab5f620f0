import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Compiles JSX without React's development mode, as esbuild does for the site.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // React's production mode, as in a build. A time zone behind UTC, where a date read as local time would be the wrong day.
    env: { NODE_ENV: 'production', TZ: 'America/New_York' },
    // One more than there are cores: some tests wait for a watcher or another process. By default Vitest leaves one core free.
    maxWorkers: availableParallelism() + 1,
    // A worker keeps its imports, and the site that it built, for the next test files: these took most of their time.
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{generator,pages,components,content,islands}/**/*.test.{ts,tsx}'],
          exclude: ['generator/fixtures/**', '**/*.host.test.ts'],
        },
      },
      // Real web servers, on loopback ports: `npm run test:hosts` makes them available first.
      { extends: true, test: { name: 'hosts', include: ['generator/hosts/*.host.test.ts'] } },
    ],
  },
});
