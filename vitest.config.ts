import { defineConfig } from 'vitest/config';

/** graphql ships two builds; without this alias the server and its plugins would each load a copy of their own. */
const alias = { graphql: 'graphql/index.js' };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'bench/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/server/src/platform/testing/postgres.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          retry: 1,
        },
      },
      'apps/web/vite.config.ts',
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          environment: 'node',
          globalSetup: ['e2e/global-setup.ts'],
          fileParallelism: false,
          // A browser and a moving market on a busy machine: docs/decisions/0014.
          retry: 2,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
