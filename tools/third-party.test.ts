import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const notices = readFileSync(join(root, 'THIRD_PARTY.md'), 'utf8');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
const workspaces = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
);

test('every package the product runs with is named with its licence', () => {
  const missing = workspaces.flatMap((workspace) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
    return Object.keys(dependencies)
      .filter((name) => !name.startsWith('@fairline/'))
      .flatMap((name) => {
        const { license } = lock[`${workspace}/node_modules/${name}`] ?? lock[`node_modules/${name}`];
        const row = notices.split('\n').find((line) => line.includes(`npmjs.com/package/${name})`));
        return row?.includes(`| ${license} |`) ? [] : [`${name} (${license})`];
      });
  });
  expect(missing).toEqual([]);
});

test('the licences that ask for it are there in full', () => {
  expect(readFileSync(join(root, 'LICENSE'), 'utf8')).toContain('Apache License');
  expect(notices).toContain('provided that the above copyright notice and this paragraph');
  expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007');
});
