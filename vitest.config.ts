import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './e2e/support/longest-first.ts';

/** graphql ships two builds; without this alias the server and its plugins would each load a copy of their own. */
const alias = { graphql: 'graphql/index.js' };

const OWN_SCHEMAS = [
  'apps/server/src/platform/{graphql,http,realtime}/**/*.test.ts',
  'apps/server/src/identity/identity.http.test.ts',
];

/** Tests of the server beside a PostgreSQL; where files share their modules they are loaded once, which is much of the time. */
function server(name: string, include: string[], isolate: boolean) {
  return {
    resolve: { alias },
    test: {
      name,
      include,
      exclude: isolate ? [] : OWN_SCHEMAS,
      isolate,
      environment: 'node' as const,
      globalSetup: ['apps/server/src/platform/testing/postgres.setup.ts'],
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // docs/decisions/0014: elsewhere a test that fails now and then is to be seen.
      retry: process.env.CI ? 1 : 0,
    },
  };
}

export default defineConfig({
  test: {
    // One worker less than processors, as it would be otherwise, leaves half of a small machine idle: much of a test is waiting.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
          isolate: false,
          environment: 'node',
          // Fits to many lines take three quarters of a minute on a slow machine with nothing beside them.
          testTimeout: 180_000,
        },
      },
      server('server', ['apps/server/src/**/*.test.ts', 'bench/src/**/*.test.ts'], false),
      // Each adds to the one schema builder, so each has modules of its own.
      server('server-own-schemas', OWN_SCHEMAS, true),
      'apps/web/vite.config.ts',
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          environment: 'node',
          globalSetup: ['e2e/global-setup.ts'],
          // Much of these is waiting: for games, and for what moves by itself.
          maxWorkers: Math.max(3, availableParallelism() - 1),
          sequence: { groupOrder: 1 },
          // A browser and a moving market on a busy machine: docs/decisions/0014.
          retry: 2,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
