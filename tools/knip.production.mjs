/**
 * What only tests use is dead, too: knip goes through what the product is made of. All files of packages/ may be imported by
 * others, so each counts as a beginning, and those in `testing/` would keep alive what only they use: they are read as empty.
 */
export default {
  ignoreExportsUsedInFile: true,
  ignoreWorkspaces: ['e2e'],
  ignore: ['**/testing/**'],
  compilers: { ts: (text, path) => (path.includes('/testing/') ? '' : text) },
  workspaces: {
    '.': { entry: ['tools/*.mjs!'], project: ['tools/**/*.mjs!'] },
    'apps/server': {
      entry: ['src/main.ts!', 'src/cli/*.ts!', 'src/season/cli/*.ts!'],
      project: ['src/**/*.ts!', '!src/**/*.test.ts!', '!src/**/testing/**!'],
    },
    'apps/web': {
      entry: [
        'src/main.tsx!',
        'src/app/first-frame.tsx!',
        'src/marketplace/sports/sport-statistics.ts!',
        'src/marketplace/page/{day,drawer}-card.ts!',
      ],
      project: [
        'src/**/*.{ts,tsx}!',
        '!src/**/__generated__/**!',
        '!src/**/*.test.{ts,tsx}!',
        '!src/**/testing/**!',
      ],
    },
    'packages/*': {
      entry: ['src/cli/*.ts!'],
      project: ['src/**/*.ts!', '!src/**/*.test.ts!', '!src/**/testing/**!'],
      includeEntryExports: true,
    },
    bench: {
      entry: ['src/*.ts!', 'src/*/{server,clients,child,http-house,house,samples}.ts!'],
      project: ['src/**/*.ts!', '!src/**/*.test.ts!'],
    },
  },
};
