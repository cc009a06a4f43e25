import { expect, test } from 'vitest';
import { canonicalPath, pageKind } from './canonical.ts';
import { createDrawerMemory, openAtFirst } from './drawers.ts';

const nfl = '/sport/football/organization/united-states/competition/nfl';

test("the root's canonical address is /home, a trailing slash counts for nothing [ROUTE-002]", () => {
  expect(canonicalPath('/')).toBe('/home');
  expect(canonicalPath('/live/')).toBe('/live');
  expect(canonicalPath(nfl)).toBe(nfl);
});

test('the kind of page is known from its address [ROUTE-005] [ROUTE-006]', () => {
  expect(
    ['/home', '/live', nfl, `${nfl}/section/lines`, `${nfl}/event/e1/section/halves`].map(pageKind),
  ).toEqual(['home', 'live', 'competition', 'competition', 'event']);
});

test('the first drawer opens when none is flagged [PAGE-010]', () => {
  const drawers = [
    { id: 'a', autoExpand: false },
    { id: 'b', autoExpand: false },
  ];
  expect([...openAtFirst(drawers)]).toEqual(['a']);
  expect([...openAtFirst([...drawers, { id: 'c', autoExpand: true }])]).toEqual(['c']);
  expect([...openAtFirst([])]).toEqual([]);
});

test('what was opened or shut is remembered, the oldest forgotten first [PAGE-011]', () => {
  const memory = createDrawerMemory(2);
  memory.set('a', false);
  memory.set('b', true);
  expect(memory.isOpen('a', true)).toBe(false);
  memory.set('c', true);
  expect(memory.isOpen('a', true)).toBe(true);
  expect(memory.isOpen('b', false)).toBe(true);
});
