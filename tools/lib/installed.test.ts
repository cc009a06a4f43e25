import { expect, test } from 'vitest';
import { isInstalled } from './installed.mjs';

const here = { platform: 'linux', arch: 'x64' };
const one = { version: '1.0.0', integrity: 'sha512-a' };
const pages = { version: '2.0.0', integrity: 'sha512-b' };
const native = (os: string) => ({ ...one, optional: true, os: [os], cpu: ['x64'] });
const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/one': one,
    'node_modules/pages': pages,
    'node_modules/native-linux': native('linux'),
    'node_modules/native-darwin': native('darwin'),
    'node_modules/anywhere': { ...one, optional: true },
  },
};
const {
  '': _root,
  'node_modules/native-darwin': _other,
  'node_modules/anywhere': _any,
  ...clean
} = lock.packages;

test('what a clean install leaves is what the lock names, without what is for other platforms', () => {
  expect(isInstalled(lock, { packages: clean }, here)).toBe(true);
});

test('a package of another version, a missing one, and one that is not named are not', () => {
  const { 'node_modules/pages': _gone, ...less } = clean;
  expect(isInstalled(lock, { packages: less }, here)).toBe(false);
  const other = { ...clean, 'node_modules/one': { ...one, version: '1.0.1' } };
  expect(isInstalled(lock, { packages: other }, here)).toBe(false);
  expect(isInstalled(lock, { packages: { ...clean, 'node_modules/more': one } }, here)).toBe(false);
});

test('what is made for this platform may not be missing, optional or not', () => {
  const { 'node_modules/native-linux': _native, ...without } = clean;
  expect(isInstalled(lock, { packages: without }, here)).toBe(false);
  expect(isInstalled(lock, { packages: without }, { platform: 'darwin', arch: 'arm64' })).toBe(true);
});
