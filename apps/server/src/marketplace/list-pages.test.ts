import { afterEach, expect, test, vi } from 'vitest';
import type { CatalogueEvent } from '../catalogue/catalogue.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { cardsOf, type PageModel } from './page-model.ts';
import { shownOdds, wireSelectionStatus } from './status.ts';
import { fixedMarketplace, NOON } from './testing/fixed-marketplace.ts';
import { spread, total } from './testing/football-markets.ts';

const HOUR = 3_600_000;
const LINES = [spread('game', 'game', -3.5, true)];
const LEAGUE = '/sport/football/organization/united-states/competition/nfl';

const live = (id: string, change: Partial<CatalogueEvent> = {}) =>
  fixedEvent(id, { status: 'IN_PLAY', startsAt: new Date(NOON - HOUR), ...change });
const inHours = (id: string, hours: number, change: Partial<CatalogueEvent> = {}) =>
  fixedEvent(id, { startsAt: new Date(NOON + hours * HOUR), ...change });

function shelves(page: PageModel | undefined) {
  return page?.children.flatMap((child) =>
    child.sections.flatMap((section) =>
      section.kind === 'shelf' ? [[section.title, section.cards.map((card) => card.book.event.id)]] : [],
    ),
  );
}

afterEach(() => {
  vi.useRealTimers();
});

test('home shows live games, then the coming ones by day [PAGE-001]', () => {
  const { marketplace } = fixedMarketplace(
    [inHours('c', 30), live('a'), inHours('d', 80), inHours('b', 3), inHours('b2', 2)],
    LINES,
  );
  expect(shelves(marketplace.page('/home'))).toEqual([
    ['Live Now', ['a']],
    ['Today', ['b2', 'b']],
    ['Tomorrow', ['c']],
    ['Tuesday, Nov 24', ['d']],
  ]);
});

test('home is bounded: twelve live games and twenty-four to come', () => {
  const events = Array.from({ length: 100 }, (_, index) =>
    index % 2 ? live(`live-${index}`) : inHours(`soon-${index}`, index),
  );
  const page = fixedMarketplace(events, LINES).marketplace.page('/');
  expect(page && cardsOf(page)).toHaveLength(36);
});

test('games in play of which nothing is sold take no place of those that have a card', () => {
  const first = Array.from({ length: 15 }, (_, at) =>
    live(`early-${at}`, { startsAt: new Date(NOON - 2 * HOUR) }),
  );
  const later = Array.from({ length: 5 }, (_, at) => live(`later-${at}`));
  const { marketplace, trading } = fixedMarketplace([...first, ...later], LINES);
  for (const { id } of first) trading.removeMarket(id, 'spread:game:-3.5');
  const shown = shelves(marketplace.page('/home'));
  expect(shown).toEqual([['Live Now', later.map(({ id }) => id)]]);
});

test('the chip of what is live is told anew when there is something live', () => {
  const { marketplace, trading } = fixedMarketplace([inHours('a', 1)], LINES);
  const source = marketplace.childrenOf('/home');
  trading.setStatus('a', 'open', { event: live('a') });
  expect(source?.delta()?.page.children[0]?.sections[0]).toMatchObject({
    kind: 'chips',
    chips: [{ displayType: 'LIVE' }, {}],
  });
});

const college = {
  slug: 'ncaaf',
  name: 'College Football',
  sport: { slug: 'football', name: 'Football' },
  organization: { slug: 'united-states', name: 'United States' },
  canonicalUrl: '/sport/football/organization/united-states/competition/ncaaf',
};

test('home shows live games of every league, and what each league plays on its next day [PAGE-001]', () => {
  const many = Array.from({ length: 20 }, (_, index) => live(`nfl-${index}`));
  const { marketplace } = fixedMarketplace(
    [
      ...many,
      inHours('b', 3),
      live('other', { competition: college }),
      inHours('c', 30, { competition: college }),
      inHours('d', 60, { competition: college }),
    ],
    LINES,
  );
  const [[, liveIds] = [], ...upcoming] = shelves(marketplace.page('/home')) ?? [];
  expect(liveIds).toHaveLength(12);
  expect(liveIds).toContain('other');
  expect(upcoming).toEqual([
    ['NFL · Today', ['b']],
    ['College Football · Tomorrow', ['c']],
  ]);
});

test('an empty shelf is left out, and a page of none has no content', () => {
  const { marketplace } = fixedMarketplace([fixedEvent('over', { status: 'FINISHED' })], LINES);
  expect(shelves(marketplace.page('/home'))).toEqual([]);
  expect(marketplace.page('/home')?.children.map((child) => child.hasContent)).toEqual([false]);
});

test('hidden, cancelled and finished events and those without lines have no card [CARD-008]', () => {
  const statuses = ['CANCELLED', 'INVALID', 'HIDDEN', 'FINISHED'] as const;
  const events = [live('seen'), ...statuses.map((status) => live(status, { status }))];
  const { marketplace, trading } = fixedMarketplace(events, LINES);
  expect(shelves(marketplace.page('/live'))).toEqual([['NFL', ['seen']]]);
  trading.removeMarket('seen', 'spread:game:-3.5');
  expect(shelves(marketplace.page('/live'))).toEqual([]);
});

test('a league page has its lines, live games first; its section is the same page [PAGE-002]', () => {
  const { marketplace } = fixedMarketplace([inHours('b', 3), live('a')], LINES);
  const page = marketplace.page(LEAGUE);
  expect(page?.title).toBe('NFL');
  expect(shelves(page)).toEqual([
    ['Live Now', ['a']],
    ['Today', ['b']],
  ]);
  expect(page?.children.map((child) => [child.label, child.canonicalUrl])).toEqual([
    ['Lines', `${LEAGUE}/section/lines`],
  ]);
  expect(marketplace.page(`${LEAGUE}/section/lines`)).toEqual(page);
  expect(marketplace.page(`${LEAGUE}/section/futures`)).toBeUndefined();
  expect(marketplace.page(LEAGUE.replace('/nfl', '/nhl'))).toBeUndefined();
});

test('a postponed game keeps its place among the coming ones [LIVE-013]', () => {
  const { marketplace } = fixedMarketplace([inHours('b', 3, { status: 'POSTPONED' })], LINES);
  expect(shelves(marketplace.page('/home'))).toEqual([['Today', ['b']]]);
});

test('the menu counts live games and all games of a league', () => {
  const { marketplace } = fixedMarketplace([live('a'), live('a2'), inHours('b', 3)], LINES);
  const [liveItem, football] = marketplace.sportsMenu();
  expect([liveItem?.label, liveItem?.liveCount]).toEqual(['Live', 2]);
  expect([football?.type, football?.liveCount, football?.eventCount]).toEqual(['HEADER', 2, 3]);
  expect(football?.children.map((league) => [league.label, league.canonicalUrl, league.eventCount])).toEqual([
    ['NFL', LEAGUE, 3],
  ]);
});

test('a live game of which nothing is sold any more is on no list and in no count', () => {
  const { marketplace, trading } = fixedMarketplace([live('a'), live('a2'), inHours('b', 3)], LINES);
  trading.removeMarket('a2', 'spread:game:-3.5');
  const [everyLive, football] = marketplace.sportsMenu();
  expect(shelves(marketplace.page(LEAGUE))?.[0]).toEqual(['Live Now', ['a']]);
  expect([everyLive?.liveCount, football?.liveCount, football?.eventCount]).toEqual([1, 1, 2]);
});

test('a live game stays on every list and in every count as long as anything of it is sold, with blanks for its main lines [CARD-018] [CARD-024]', () => {
  const { marketplace, trading } = fixedMarketplace(
    [live('a'), inHours('b', 3)],
    [...LINES, total('h2', 'half', 23.5, true)],
  );
  const before = marketplace.page(LEAGUE)?.children.flatMap(({ sections }) => sections);
  for (const id of ['a', 'b']) trading.removeMarket(id, 'spread:game:-3.5');
  const [everyLive, football] = marketplace.sportsMenu();
  expect([everyLive?.liveCount, football?.liveCount, football?.eventCount]).toEqual([1, 1, 1]);
  for (const [url, title] of [
    [LEAGUE, 'Live Now'] as const,
    ['/live', 'NFL'] as const,
    ['/home', 'Live Now'] as const,
  ]) {
    const page = marketplace.page(url);
    expect(shelves(page), url).toEqual([[title, ['a']]]);
    const [card] = page ? cardsOf(page) : [];
    expect(card?.rawId).toBe(before?.flatMap((one) => ('cards' in one ? one.cards : []))[0]?.rawId);
    expect(card?.markets.map(({ type }) => type)).toEqual(['SPREAD', 'TOTAL', 'MONEYLINE']);
    const selections = card?.markets.flatMap((market) => market.selections) ?? [];
    expect(selections.map((selection) => [wireSelectionStatus(selection), shownOdds(selection)])).toEqual(
      Array.from({ length: 6 }, () => ['HIDDEN', undefined]),
    );
  }
});

test('a league with nothing to bet on is not in the menu, nor is a sport without leagues', () => {
  const { marketplace } = fixedMarketplace([live('over', { status: 'FINISHED' })], LINES);
  expect(marketplace.sportsMenu().map(({ label }) => label)).toEqual(['Live']);
});

test('the version of a page stands still until something it shows changes, and moves at midnight', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { marketplace, trading, clock } = fixedMarketplace([live('a'), live('b')], LINES);
  const urls = ['/home', LEAGUE, fixedEvent('a').canonicalUrl, fixedEvent('b').canonicalUrl];
  const all = () => {
    // Versions are looked at anew every tenth of a second.
    vi.advanceTimersByTime(120);
    return urls.map((url) => marketplace.pageVersion(url));
  };
  const first = all();
  expect(all()).toEqual(first);
  trading.setOdds('a~spread:game:-3.5~home', 1, 1);
  const second = all();
  expect(second.map((now, index) => now !== first[index])).toEqual([true, true, true, false]);
  clock.advance(24 * HOUR);
  expect(all().map((now, index) => now !== second[index])).toEqual([true, true, false, false]);
  expect(marketplace.pageVersion('/nowhere')).toBeUndefined();
});
