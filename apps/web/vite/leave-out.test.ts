import { RelayFeatureFlags } from 'relay-runtime';
import { expect, test } from 'vitest';
import { leaveOut } from './leave-out.ts';

test('of the two ways in which Relay reads fragments, the build leaves out the one its flag switches off', () => {
  expect(RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY).toBe(true);
  const { load } = leaveOut();
  const read = (name: string) =>
    typeof load === 'function' &&
    Reflect.apply(load, undefined, [`/home/app/node_modules/react-relay/lib/relay-hooks/${name}.js`]);
  expect(read('useFragmentInternal_CURRENT')).toEqual({ code: 'module.exports = {};', map: null });
  expect(read('useFragmentInternal_EXPERIMENTAL')).toBeNull();
});
