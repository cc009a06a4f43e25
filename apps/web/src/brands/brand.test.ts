import { expect, test } from 'vitest';
import { storageKey } from '../app/storage.ts';
import { brands, chooseBrand } from './brand.ts';

test('four brands, two of them standalone casinos, chosen by the build [BRAND-001]', () => {
  expect(Object.values(brands).map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    'espnbet sportsbook',
    'tsb sportsbook',
    'hwc casino',
    'tsc casino',
  ]);
  expect(chooseBrand('tsb', null).id).toBe('tsb');
  expect(chooseBrand('tsb', 'hwc').id).toBe('hwc');
  expect(chooseBrand(undefined, 'no such brand').id).toBe('espnbet');
});

test.each(Object.values(brands))(
  '$id has its names and a tagline with its name in it [BRAND-002]',
  (brand) => {
    expect(brand.name).not.toBe('');
    expect(brand.casinoCombinedName).toContain(brand.name);
    expect(brand.marketingName).toContain(brand.name);
    expect(brand.tagline).toContain(brand.name);
  },
);

test('each says in its footer what it is: a sportsbook or a casino [SHELL-014]', () => {
  for (const { name, kind, copyright } of Object.values(brands))
    expect(copyright).toBe(`© 2026 ${name}, a Fairline ${kind}. Apache-2.0.`);
});

test('the tagline of a sportsbook is the one of the specification [BRAND-002]', () => {
  expect(brands.espnbet.tagline).toBe('Build and track your bets in espnbet');
});

test('brands differ in credits, exclusion methods and history tabs [BRAND-003] [BRAND-008] [BRAND-009]', () => {
  expect(brands.espnbet.creditsName).toBe('PENN Play Credits');
  expect(brands.tsb.creditsName).toBe('theScore Bet Credits');
  const showing = Object.values(brands).filter(({ showsExclusionMethods }) => showsExclusionMethods);
  expect(showing.map(({ id }) => id)).toEqual(['espnbet', 'hwc']);
  expect(brands.hwc.historyTabs).not.toContain('BETTING');
});

test('what is kept in the browser is kept under the brand [BRAND-012]', () => {
  expect(storageKey('auth')).toBe('fairline.espnbet.auth');
});
