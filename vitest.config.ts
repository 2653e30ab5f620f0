import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // JSX without React's development mode, as esbuild compiles it for the site.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // The generator as it runs: React without its development mode. In a zone where a day of content has not begun yet, so that none is read in it.
    env: { NODE_ENV: 'production', TZ: 'America/New_York' },
    // One more than there are processors: some tests wait, for a watcher or another process, and Vitest would leave one processor free.
    maxWorkers: availableParallelism() + 1,
    // A worker keeps what it has imported, and the site that it has built, for the files that follow: that is most of what they took.
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
      // Real web servers, on loopback ports: a command of its own sees to them first.
      { extends: true, test: { name: 'hosts', include: ['generator/host/*.host.test.ts'] } },
    ],
  },
});
