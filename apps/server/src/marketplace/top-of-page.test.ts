import { expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import type { PageModel } from './page-model.ts';
import { pageAs } from './page-wishes.ts';
import { fixedMarketplace, NOON } from './testing/fixed-marketplace.ts';
import { spread } from './testing/football-markets.ts';

const HOUR = 3_600_000;
const LINES = [spread('game', 'game', -3.5, true)];

const live = Array.from({ length: 6 }, (_, index) =>
  fixedEvent(`live-${index}`, { status: 'IN_PLAY', startsAt: new Date(NOON - HOUR) }),
);
const soon = [1, 2, 3, 30, 31].map((hours) =>
  fixedEvent(`soon-${hours}`, { startsAt: new Date(NOON + hours * HOUR) }),
);
const { marketplace } = fixedMarketplace([...live, ...soon], LINES);

const read = (url: string): PageModel => {
  const page = marketplace.page(url);
  if (page === undefined) throw new Error(`${url} is no page`);
  return page;
};

const shelvesOf = (page: PageModel) =>
  page.children.flatMap(({ sections }) =>
    sections.flatMap((section) =>
      section.kind === 'shelf' ? [[section.title, section.cards.length, section.cardCount]] : [],
    ),
  );

test('of a list a first picture has the games at its top alone, and each shelf says how many it has', () => {
  expect(shelvesOf(pageAs(read('/home'), { onlyFirstScreen: true }))).toEqual([
    ['Live Now', 6, 6],
    ['Today', 2, 3],
    ['Tomorrow', 0, 2],
  ]);
});

test('without being asked for, nothing of a list is left out; of an event never', () => {
  const home = read('/home');
  for (const onlyFirstScreen of [false, null, undefined])
    expect(pageAs(home, { onlyFirstScreen })).toBe(home);
  const event = read(live[0]?.canonicalUrl ?? '');
  const sections = (page: PageModel) => page.children.map((child) => child.sections);
  expect(sections(pageAs(event, { onlyFirstScreen: true }))).toEqual(sections(event));
});
