import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { RelayFeatureFlags } from 'relay-runtime';
import { expect, test } from 'vitest';
import { leaveOut, UNUSED } from './leave-out.ts';

const installed = resolve(import.meta.dirname, '../../../node_modules');
const app = resolve(import.meta.dirname, '../src');

/** Load every part, and call those left out never: for a flag, for a directive or for an option that nothing here uses. */
const MAY_LOAD: ReadonlySet<string> = new Set([
  'react-relay/lib/hooks.js',
  'react-relay/lib/relay-hooks/useFragmentInternal.js',
  'relay-runtime/lib/experimental.js',
  'relay-runtime/lib/handlers/RelayDefaultHandlerProvider.js',
  'relay-runtime/lib/index.js',
  'relay-runtime/lib/mutations/RelayRecordSourceProxy.js',
  'relay-runtime/lib/mutations/RelayRecordSourceSelectorProxy.js',
  'relay-runtime/lib/mutations/commitMutation.js',
  'relay-runtime/lib/subscription/requestSubscription.js',
]);

/** What is asked of the cache only by who has such fields, and changes them. */
const OF_COMPUTED_FIELDS = [
  'getLiveResolverPromise',
  'batchLiveStateUpdates',
  'batchLiveStateUpdatesWithoutNotify',
];

/** The files of Relay that stay, each with the files it loads: those that the app's two ways into it lead to. */
function loads(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const follow = (file: string) => {
    if (found.has(file) || UNUSED.some((part) => file === `${part}.js`)) return;
    const text = readFileSync(`${installed}/${file}`, 'utf8');
    const paths = [...text.matchAll(/require\(["'](\.[^"']+)["']\)/g)].map(([, path = '']) => path);
    const parts = paths.map((path) => resolve('/', dirname(file), path).slice(1));
    found.set(file, parts);
    for (const part of parts) follow(`${part}.js`);
  };
  follow('react-relay/lib/hooks.js');
  follow('relay-runtime/lib/index.js');
  return found;
}

test('no part of Relay that stays needs one that the build leaves out', () => {
  const needing = [...loads()].filter(([, paths]) =>
    paths.some((path) => UNUSED.some((part) => part === path)),
  );
  expect(needing.map(([file]) => file).filter((file) => !MAY_LOAD.has(file))).toEqual([]);
  expect(needing.length).toBeGreaterThan(0);
});

test('nothing of the app calls what the build leaves out', () => {
  const names = new Set(UNUSED.map((part) => basename(part)));
  const calling = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('__generated__'))
    .flatMap((file) => {
      const text = readFileSync(`${app}/${file}`, 'utf8');
      const imports = [...text.matchAll(/import \{([^}]*)\} from '(?:react-relay[^']*|relay-runtime)'/g)];
      const imported = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
      return imported.filter((name) => names.has(name)).map((name) => `${file}: ${name}`);
    });
  expect(calling).toEqual([]);
});

test('of the two ways in which Relay reads fragments, the build leaves out the one its flag switches off', () => {
  expect(RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY).toBe(true);
  const hooks = 'react-relay/lib/relay-hooks';
  expect(built(`${hooks}/useFragmentInternal_CURRENT`)).toEqual({ code: 'module.exports = {};', map: null });
  expect(built(`${hooks}/useFragmentInternal_EXPERIMENTAL`)).toBeNull();
});

test('what stands in for the cache of computed fields has all that the store asks of it where there are none', () => {
  const store = 'relay-runtime/lib/store';
  const code: unknown = JSON.stringify(built(`${store}/live-resolvers/LiveResolverCache`));
  const has = `${code} ${readFileSync(`${installed}/${store}/ResolverCache.js`, 'utf8')}`;
  const text = readFileSync(`${installed}/${store}/RelayModernStore.js`, 'utf8');
  const asked = [...text.matchAll(/_resolverCache\.(\w+)\(|_require2\.(\w+)/g)].map(
    ([, method, name]) => method ?? name ?? '',
  );
  const missing = [...new Set(asked)].filter((name) => !new RegExp(`\\b${name}\\b`).test(has));
  expect(missing).toEqual([...OF_COMPUTED_FIELDS]);
});

/** What the build has in the place of a part; null where it is left as it is. */
function built(part: string): unknown {
  const { load } = leaveOut();
  return typeof load === 'function' && Reflect.apply(load, undefined, [`/home/app/node_modules/${part}.js`]);
}
