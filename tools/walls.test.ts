import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'walls-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Every imported file has to be there to be seen: its text is empty unless a fixture gives one. */
function check(files: Record<string, string>): { code: number; lines: string[] } {
  const root = mkdtempSync(join(folder, 'project-'));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  try {
    const output = execFileSync(process.execPath, [join(import.meta.dirname, 'walls.mjs'), root]);
    return { code: 0, lines: output.toString().trim().split('\n') };
  } catch (error) {
    if (!(error instanceof Error) || !('stdout' in error)) throw error;
    return { code: 1, lines: String(error.stdout).trim().split('\n') };
  }
}

/** 'file:line rule' of each violation. */
function violations(files: Record<string, string>): string[] {
  return check(files)
    .lines.filter((line) => /^\S+:\d+ /.test(line))
    .map((line) => line.split(': ')[0] ?? line);
}

const server = 'apps/server/src';

test('a sound project is counted and passes', () => {
  const { code, lines } = check({
    'packages/money/src/money.ts': 'export const cents = 1n;',
    [`${server}/wallet/wallet.ts`]: "import { cents } from '@fairline/money/money.ts';",
    [`${server}/compose.ts`]: "import './wallet/wallet.ts';",
  });
  expect(code).toBe(0);
  expect(lines).toEqual(['3 files, 0 violations']);
});

test('a violation is named with file, line, rule and reason, and fails the check', () => {
  const { code, lines } = check({
    'packages/money/src/a.ts': "// first line\nimport { b } from '../../../apps/server/src/b.ts';\n",
    [`${server}/b.ts`]: 'export const b = 1;',
  });
  expect(code).toBe(1);
  expect(lines).toEqual([
    'packages/money/src/a.ts:2 packages-know-no-apps: imports apps/server/src/b.ts',
    '    packages are the rules of the game; apps use them, never the other way round',
    '2 files, 1 violations',
  ]);
});

test('a folder without sources is no sound project', () => {
  expect(check({ 'README.md': '' }).code).toBe(1);
});

test('pure packages use nothing from outside but valibot, except in their commands, their tests and what unpacks recordings', () => {
  const io = "import { readFileSync } from 'node:fs';\nimport pg from 'pg';\nimport * as v from 'valibot';";
  expect(violations({ 'packages/wagering/src/settle.ts': io })).toEqual([
    'packages/wagering/src/settle.ts:1 pure-packages',
    'packages/wagering/src/settle.ts:2 pure-packages',
  ]);
  expect(violations({ 'packages/feed/src/readers/nfl.ts': "import 'node:fs';" })).toEqual([
    'packages/feed/src/readers/nfl.ts:1 pure-packages',
  ]);
  expect(
    violations({
      'packages/wagering/src/cli/settle.ts': io,
      'packages/wagering/src/settle.test.ts': io,
      'packages/feed/src/readers/unpack.ts': io,
    }),
  ).toEqual([]);
});

test('imports are found however they are written, and not where they are only mentioned', () => {
  const target = "'../../../apps/server/src/b.ts'";
  const source = [
    `import type { A } from ${target};`,
    `export * from ${target};`,
    `export {\n  a,\n  b as c,\n} from ${target};`,
    `import ${target};`,
    `const lazy = () => import(${target});`,
    `// import { a } from ${target};`,
    `/* import ${target} */`,
    `const text = "import { a } from ${target}";`,
    `const other = \`import \${"import ${target}"} \${{ a: 1 }} ${target}\`;`,
    `const pattern = /['"\`]/; const half = 4 / 2; // don't`,
    `const jsx = <p>Don't</p>;`,
    `import last from ${target};`,
  ].join('\n');
  expect(violations({ 'packages/money/src/a.tsx': source, [`${server}/b.ts`]: '' })).toEqual(
    [1, 2, 3, 7, 8, 15].map((line) => `packages/money/src/a.tsx:${line} packages-know-no-apps`),
  );
});

test('a server domain imports only the public face of a domain in a lower layer', () => {
  const files = {
    [`${server}/bets/bets.ts`]: [
      "import '../wallet/wallet.ts';",
      "import '../trading/trading.topics.ts';",
      "import '../platform/graphql/builder.ts';",
      "import '../wallet/store.ts';",
      "import '../settlement/settlement.ts';",
      "import '../wallet/wallet.schema.ts';",
      "import '../wallet/testing/wallet.ts';",
    ].join('\n'),
    [`${server}/wallet/wallet.ts`]: '',
    [`${server}/wallet/store.ts`]: '',
    [`${server}/wallet/wallet.schema.ts`]: '',
    [`${server}/wallet/testing/wallet.ts`]: '',
    [`${server}/trading/trading.topics.ts`]: '',
    [`${server}/platform/graphql/builder.ts`]: '',
    [`${server}/settlement/settlement.ts`]: '',
  };
  expect(violations(files)).toEqual([
    `${server}/bets/bets.ts:4 public-faces`,
    `${server}/bets/bets.ts:5 layers`,
    `${server}/bets/bets.ts:6 public-faces`,
    `${server}/bets/bets.ts:7 public-faces`,
    `${server}/bets/bets.ts:7 testing-apart`,
  ]);
});

test("schema files may import other domains' schema files, tests their testing folders and migrations", () => {
  expect(
    violations({
      [`${server}/bets/bets.schema.ts`]: "import '../wallet/wallet.schema.ts';",
      [`${server}/bets/bets.test.ts`]:
        "import '../wallet/testing/wallet.ts';\nimport '../wallet/migrations.ts';\nimport '../settlement/settlement.ts';",
      [`${server}/wallet/wallet.schema.ts`]: '',
      [`${server}/wallet/migrations.ts`]: '',
      [`${server}/wallet/testing/wallet.ts`]: '',
      [`${server}/settlement/settlement.ts`]: '',
    }),
  ).toEqual([]);
});

test('platform imports no domain, a domain of one layer not another one of it, and nobody the wiring', () => {
  expect(
    violations({
      [`${server}/platform/log.ts`]: "import '../wallet/wallet.ts';",
      [`${server}/identity/identity.ts`]: "import '../catalogue/catalogue.ts';\nimport '../config.ts';",
      [`${server}/novelty/novelty.ts`]: "import '../wallet/wallet.ts';",
      [`${server}/catalogue/catalogue.ts`]: '',
      [`${server}/wallet/wallet.ts`]: '',
      [`${server}/config.ts`]: '',
    }),
  ).toEqual([
    `${server}/identity/identity.ts:1 layers`,
    `${server}/identity/identity.ts:2 wired-in-one-place`,
    `${server}/novelty/novelty.ts:1 layers`,
    `${server}/platform/log.ts:1 layers`,
  ]);
});

test('the design system and the brands of the web app know no area, and server and web meet nowhere', () => {
  const web = 'apps/web/src';
  expect(
    violations({
      [`${web}/ui/button.tsx`]: "import '../betslip/slip.tsx';",
      [`${web}/brands/brand.ts`]: "import '../shell/header.tsx';",
      [`${web}/betslip/slip.tsx`]: "import '../ui/icon.tsx';\nimport '../../../server/src/main.ts';",
      [`${web}/shell/header.tsx`]: "import '../wallet/deposit.tsx';",
      [`${web}/wallet/deposit.tsx`]: '',
      [`${web}/marketplace/odds.tsx`]: "import '../betslip/slip.tsx';\nimport '../brands/brand.ts';",
      [`${web}/app/router.tsx`]: "import '../marketplace/odds.tsx';",
      [`${web}/ui/icon.tsx`]: '',
      [`${server}/main.ts`]: '',
    }),
  ).toEqual([
    `${web}/betslip/slip.tsx:2 apps-apart`,
    `${web}/brands/brand.ts:1 web-areas`,
    `${web}/shell/header.tsx:1 web-areas`,
    `${web}/ui/button.tsx:1 web-areas`,
  ]);
});

test('files and workspaces that need each other are named as a loop', () => {
  const { lines } = check({
    'packages/money/src/a.ts': "\nimport './b.ts';",
    'packages/money/src/b.ts': "import type { C } from './c.ts';",
    'packages/money/src/c.ts': "import './a.ts';\nimport '@fairline/feed/d.ts';",
    'packages/feed/src/d.ts': "import '@fairline/money/e.ts';",
    'packages/money/src/e.ts': '',
  });
  expect(lines.filter((line) => line.includes('no-cycles'))).toEqual([
    'packages/money/src/a.ts:2 no-cycles: packages/money/src/a.ts → packages/money/src/b.ts → packages/money/src/c.ts → packages/money/src/a.ts',
    'packages/feed:1 no-cycles: packages/feed → packages/money → packages/feed',
  ]);
});

test('SQL stands in stores, migrations, statements and the platform', () => {
  const sql = 'const rows = await db.query(`select id,\n  name from wallet.balance`);';
  expect(
    violations({
      [`${server}/wallet/wallet.ts`]: `const words = 'please select one from below';\n// select a from b\n${sql}`,
      [`${server}/wallet/store.ts`]: sql,
      [`${server}/wallet/migrations.ts`]: "const m = 'create table wallet.balance ()';",
      [`${server}/wallet/place-statement.ts`]: sql,
      [`${server}/platform/database/migrate.ts`]: sql,
      [`${server}/wallet/wallet.test.ts`]: sql,
    }),
  ).toEqual([`${server}/wallet/wallet.ts:3 sql-in-stores`]);
});

test('the environment is read in one file, and no file is longer than 400 lines', () => {
  expect(
    violations({
      [`${server}/config.ts`]: 'process.env.FAIRLINE_PORT;',
      [`${server}/wallet/wallet.ts`]: "// process.env\nconst text = 'process.env';\nprocess.env.HOME;",
      [`${server}/wallet/wallet.test.ts`]: 'process.env.HOME;',
      'tools/start.mjs': 'process.env.HOME;',
      'packages/money/src/long.ts': 'x;\n'.repeat(401),
      'packages/money/src/short.ts': 'x;\n'.repeat(400),
    }),
  ).toEqual([
    `${server}/wallet/wallet.ts:3 one-reader-of-the-environment`,
    'packages/money/src/long.ts:401 short-files',
  ]);
});

test('packages are given the time and chance, and their tests may make their own', () => {
  const source = "// Date.now()\nconst text = 'Math.random()';\nconst day = new Date(5);\n";
  expect(
    violations({
      'packages/feed/src/a.ts': `${source}const now = new Date();`,
      'packages/feed/src/b.ts': `${source}setTimeout(() => {}, 1);`,
      'packages/feed/src/c.ts': source,
      'packages/feed/src/c.test.ts': 'Math.random();',
      [`${server}/platform/clock.ts`]: 'Date.now();',
    }),
  ).toEqual([
    'packages/feed/src/a.ts:4 time-and-chance-are-given',
    'packages/feed/src/b.ts:4 time-and-chance-are-given',
  ]);
});

test('types are asserted at named borders alone; constants, new names and words are no assertions', () => {
  const sound = [
    "import { a as b, type C as D } from './b.ts';",
    "import * as v from 'valibot';",
    'export { b as c };',
    "const sides = ['home', 'away'] as const;",
    'const words = "as Type;"; // as Type;',
    'const view = <p>\n  Place as Straight\n</p>;',
  ].join('\n');
  expect(
    violations({
      'apps/web/src/app/a.tsx': sound,
      'apps/web/src/app/b.ts': '',
      'apps/web/src/app/c.tsx': "const style = { '--at': 1 } as CSSProperties;",
      [`${server}/wallet/wallet.ts`]: 'const a = 1;\nconst all = (await rows()) as readonly Row[];',
      [`${server}/wallet/row.ts`]: 'const a = b as unknown as { c: 1 };',
      [`${server}/platform/bus.ts`]: 'const a = b as C;',
      [`${server}/wallet/wallet.test.ts`]: 'const a = b as C;',
    }),
  ).toEqual([
    `${server}/wallet/row.ts:1 no-casts`,
    `${server}/wallet/wallet.test.ts:1 no-casts`,
    `${server}/wallet/wallet.ts:2 no-casts`,
    'apps/web/src/app/c.tsx:1 no-casts',
  ]);
});

test('no comment lets any, ! or an unchecked line through, and no schema reads everything; words and type tests may', () => {
  expect(
    violations({
      'packages/money/src/a.test.ts': '// biome-ignore lint/suspicious/noExplicitAny: why\nlet a: any;',
      'packages/money/src/b.ts': 'let a = 1;\n// biome-ignore lint/a11y/b lint/style/noNonNullAssertion: why',
      'e2e/c.spec.ts': '/* biome-ignore-all lint: why */',
      'bench/src/d.ts': '// @ts-nocheck',
      'apps/web/src/app/e.test.ts': 'const shape = v.any();',
      'packages/money/src/f.ts': '// biome-ignore lint/suspicious/noConsole: why',
      'packages/money/src/g.ts':
        "const words = '@ts-ignore v.any()'; // of any kind\n// @ts-expect-error cents",
    }),
  ).toEqual([
    'apps/web/src/app/e.test.ts:1 no-way-round-types',
    'packages/money/src/a.test.ts:1 no-way-round-types',
    'packages/money/src/b.ts:2 no-way-round-types',
    'bench/src/d.ts:1 no-way-round-types',
    'e2e/c.spec.ts:1 no-way-round-types',
  ]);
});

test('two copies of a library that must be one are found in the lock file', () => {
  const lock = (...paths: string[]) =>
    JSON.stringify({ packages: Object.fromEntries(paths.map((path) => [path, { version: '16.0.0' }])) });
  const file = { 'packages/money/src/a.ts': '' };
  const twice = lock('node_modules/graphql', 'apps/web/node_modules/graphql', 'node_modules/graphql-ws');
  expect(violations({ ...file, 'package-lock.json': twice })).toEqual(['package-lock.json:1 one-copy']);
  expect(violations({ ...file, 'package-lock.json': lock('node_modules/graphql') })).toEqual([]);
});
