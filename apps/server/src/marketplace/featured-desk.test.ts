import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Bus } from '../platform/bus.ts';
import { ManualClock } from '../platform/clock.ts';
import { FixedTrading } from '../trading/testing/fixed-book.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import type { FeaturedBet } from './featured-view.ts';
import { createMarketplace } from './marketplace.ts';
import type { PageChildModel } from './page-model.ts';
import './marketplace.schema.ts';
import { fixedCatalogue } from './testing/fixed-catalogue.ts';
import { NOON } from './testing/fixed-marketplace.ts';
import { footballMarkets } from './testing/football-markets.ts';
import { nextOf, serve } from './testing/serve.ts';

const LATER = new Date(NOON + 3 * 3_600_000);
const EVENTS = ['Chiefs', 'Bears', 'Lions'].map((mediumName, at) => {
  const id = 'abc'.charAt(at);
  const { home, name } = fixedEvent(id);
  return fixedEvent(id, {
    startsAt: LATER,
    name,
    home: { ...home, id: mediumName, name: mediumName, mediumName },
  });
});
const HOME = (event: string) => `${event}~moneyline:game~home`;
const FAVOURITE_AND_OVER = [
  { marketKey: 'moneyline:game', selectionKey: 'home' },
  { marketKey: 'total:game:47.5', selectionKey: 'over' },
];
const special: FeaturedBet = {
  id: 'special',
  type: 'STRAIGHT',
  origin: 'operator',
  header: 'Opening night',
  title: 'Chiefs at home',
  description: 'They have won nine in a row here.',
  selectionIds: [HOME('a')],
};

function board(events = EVENTS) {
  const bus = new Bus({ error: (details: unknown) => console.error(details) });
  const trading = new FixedTrading(bus);
  let bets: readonly FeaturedBet[] = [];
  let tell = () => {};
  const byOperators = {
    get bets() {
      return bets;
    },
    onChange: (listener: () => void) => {
      tell = listener;
      return () => false;
    },
  };
  const clock = new ManualClock(NOON);
  const marketplace = createMarketplace({
    ...{ trading, bus, clock, byOperators },
    catalogue: fixedCatalogue(events),
  });
  for (const event of events) trading.add(event, footballMarkets());
  const putForward = (...next: readonly FeaturedBet[]) => {
    bets = next;
    tell();
  };
  return { marketplace, trading, clock, putForward };
}

const house = board();
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve({ marketplace: house.marketplace });
});
afterAll(() => server.close());

function shelf({ marketplace }: Pick<ReturnType<typeof board>, 'marketplace'>, path: string) {
  return marketplace
    .featuredOf(path)
    ?.snapshot()
    ?.map(({ id }) => id);
}

function idsOf({ sections }: PageChildModel) {
  return sections.flatMap((section) => (section.kind === 'featured' ? section.bets.map(({ id }) => id) : []));
}

test('a bet that is put forward stays what it is while prices move and markets are suspended', () => {
  const own = board();
  own.trading.setOdds(HOME('a'), 1, 3);
  own.trading.setOdds(HOME('b'), 1, 2);
  const legs = () => own.marketplace.featuredBet(favourites)?.selectionIds;
  const favourites = shelf(own, '/home')?.find((id) => id.startsWith('favourites~')) ?? '';
  const first = legs();
  own.trading.setOdds(HOME('a'), 2, 1);
  expect(legs()).toEqual(first);
  own.trading.setStatus('a', 'suspended');
  expect(own.marketplace.featuredBet(favourites)).toMatchObject({ selectionIds: first, odds: undefined });
  own.trading.setStatus('a', 'open', { event: { ...fixedEvent('a'), status: 'IN_PLAY' } });
  expect(legs()).not.toEqual(first);
});

test('a featured bet that stays suspended makes room for those that can be taken, and comes back behind them', () => {
  const own = board();
  for (const id of ['a', 'b'])
    own.trading.setStatus(id, 'open', { event: { ...fixedEvent(id), status: 'IN_PLAY' } });
  for (const { id } of EVENTS) own.trading.setJoint(id, FAVOURITE_AND_OVER, [2, 1]);
  const parlays = () => shelf(own, '/home')?.filter((id) => id.startsWith('live~'));
  expect(parlays()).toEqual(['live~a', 'live~b']);
  own.trading.setStatus('a', 'suspended');
  expect(parlays()).toEqual(['live~a', 'live~b']);
  own.clock.advance(10_000);
  expect(parlays()).toEqual(['live~a', 'live~b']);
  own.clock.advance(6_000);
  expect(parlays()).toEqual(['live~b', 'live~a']);
  own.trading.setStatus('a', 'open');
  expect(parlays()).toEqual(['live~b', 'live~a']);
});

test('on the page of a league stands no bet with a leg of another, and home has all', () => {
  const own = board();
  const nba = {
    ...fixedEvent('d').competition,
    slug: 'nba',
    canonicalUrl: '/sport/football/organization/united-states/competition/nba',
  };
  own.trading.add(fixedEvent('d', { startsAt: LATER, competition: nba }), footballMarkets());
  own.putForward(special, { ...special, id: 'mixed', type: 'PARLAY', selectionIds: [HOME('a'), HOME('d')] });
  expect(shelf(own, '/home')).toEqual(expect.arrayContaining(['special', 'mixed']));
  const onNfl = shelf(own, fixedEvent('a').competition.canonicalUrl);
  expect(onNfl).toContain('special');
  expect(onNfl).not.toContain('mixed');
});

/** Beside the others, two games of another league that begin after them. */
function withNba() {
  const { competition, home } = fixedEvent('d');
  const canonicalUrl = '/sport/football/organization/united-states/competition/nba';
  const nba = { ...competition, id: 'nba', slug: 'nba', canonicalUrl };
  const startsAt = new Date(LATER.getTime() + 3_600_000);
  const games = ['d', 'e'].map((id) => {
    const side = { ...home, id, name: `Side ${id}`, mediumName: id };
    const url = `${canonicalUrl}/event/${id}`;
    return fixedEvent(id, { startsAt, competition: nba, home: side, canonicalUrl: url });
  });
  const own = board([...EVENTS, ...games]);
  return { own, nba: canonicalUrl, games };
}

test('a league puts forward what is made of its own games, however many of others begin before', () => {
  const { own, nba, games } = withNba();
  for (const { id } of games) own.trading.setOdds(HOME(id), 1, 2);
  expect(shelf(own, '/home')).not.toContain('next~e');
  const favourites = `favourites~${new Date(NOON).toISOString().slice(0, 10)}~nba`;
  const onNba = shelf(own, nba) ?? [];
  expect(onNba.toSorted()).toEqual([favourites, 'next~d', 'next~e', 'underdog~d'].toSorted());
  const legs = () => own.marketplace.featuredBet(favourites)?.selectionIds;
  expect(legs()?.toSorted()).toEqual([HOME('d'), HOME('e')]);
  expect(own.marketplace.featuredBet('underdog~d')).toBeDefined();
  const first = legs();
  own.trading.setOdds(HOME('d'), 2, 5);
  own.trading.setOdds(HOME('e'), 4, 1);
  expect(legs()).toEqual(first);
  expect(shelf(own, nba)).toContain(favourites);
  expect(own.marketplace.featuredBet(favourites.replace('nba', 'nowhere'))).toBeUndefined();
});

test('a parlay of a game that the page of its league puts forward is the same by its id, on the page of the game, and at home', () => {
  const { own, nba } = withNba();
  const legsOn = (path: string) =>
    own.marketplace
      .featuredOf(path)
      ?.snapshot()
      ?.find(({ id }) => id === 'next~e')?.selectionIds;
  const first = legsOn(nba);
  expect(first).toContain(HOME('e'));
  own.trading.setOdds(HOME('e'), 4, 1);
  expect(legsOn(nba)).toEqual(first);
  expect(own.marketplace.featuredBet('next~e')?.selectionIds).toEqual(first);
  expect(legsOn(`${nba}/event/e`)).toEqual(first);
  expect(legsOn('/home')).toBeUndefined();
  own.trading.setStatus('a', 'open', { event: { ...fixedEvent('a'), status: 'IN_PLAY' } });
  expect(legsOn('/home')).toEqual(first);
});

test('a bet that waits makes room on its league’s page also when home was read before, and is found by its id', () => {
  const own = board();
  const underdog = shelf(own, '/home')?.find((id) => id.startsWith('underdog~')) ?? '';
  const league = () => shelf(own, fixedEvent('a').competition.canonicalUrl) ?? [];
  const games = () => league().filter((id) => id.startsWith('next~'));
  expect(games()).toEqual(['next~a', 'next~b', 'next~c']);
  own.trading.setStatus('a', 'suspended');
  for (const seconds of [0, 10, 10]) {
    own.clock.advance(seconds * 1_000);
    league();
  }
  expect(games()).toEqual(['next~b', 'next~c', 'next~a']);
  expect(own.marketplace.featuredBet(underdog)).toMatchObject({ id: underdog, odds: undefined });
});

test('an operator’s bet comes first, goes when it is taken back, and when its selection is not on sale any more [FEAT-001]', () => {
  const own = board();
  const page = () => JSON.stringify(own.marketplace.page('/home')?.children.map(idsOf));
  const before = page();
  expect(before).not.toContain('special');
  own.putForward(special);
  expect(page()).toContain('special');
  expect(shelf(own, '/home')?.[0]).toBe('special');
  expect(shelf(own, EVENTS[0]?.canonicalUrl ?? '')).toContain('special');
  expect(shelf(own, EVENTS[1]?.canonicalUrl ?? '')).not.toContain('special');
  own.trading.removeMarket('a', 'moneyline:game');
  expect(shelf(own, '/home')).not.toContain('special');
  own.putForward();
  expect(own.marketplace.featuredBet('special')).toBeUndefined();
});

test('a bet that stands is read without the rest of the board, and an id of no bet reads nothing', () => {
  const own = board();
  own.putForward(special);
  const ids = shelf(own, '/home') ?? [];
  expect(ids.map((id) => id.split('~')[0])).toEqual(expect.arrayContaining(['special', 'next', 'underdog']));
  const all = own.marketplace.featuredOf('/home')?.snapshot() ?? [];
  const books = vi.spyOn(own.trading, 'books');
  expect(ids.map((id) => own.marketplace.featuredBet(id))).toEqual(all);
  for (const id of ['', 'nonsense', 'next', 'live~nobody', 'favourites~2020-01-01']) {
    expect(own.marketplace.featuredBet(id)).toBeUndefined();
  }
  // Of a game on the board that is not in play.
  expect(own.marketplace.featuredBet('live~a')).toBeUndefined();
  expect(books).not.toHaveBeenCalled();
  expect(own.marketplace.featuredBet('underdog~b')).toBeUndefined();
  expect(books).toHaveBeenCalledOnce();
});

test('an event’s page puts its own bets forward without going through the rest of the board', () => {
  const own = board();
  own.trading.setOdds(HOME('a'), 1, 4);
  own.trading.setOdds(HOME('b'), 1, 3);
  own.putForward(special);
  const [a, b, c] = EVENTS.map(({ canonicalUrl }) => canonicalUrl);
  const books = vi.spyOn(own.trading, 'books');
  expect(shelf(own, a ?? '')).toEqual(['special', 'next~a']);
  expect(shelf(own, c ?? '')).toEqual(['next~c']);
  expect(own.marketplace.featuredBet('next~c')?.selectionIds).toEqual([HOME('c'), 'c~total:game:47.5~over']);
  own.trading.setStatus('c', 'open', { event: { ...fixedEvent('c'), status: 'IN_PLAY' } });
  expect(shelf(own, c ?? '')).toEqual(['live~c']);
  expect(books).not.toHaveBeenCalled();
  // What home puts forward of it alone stands there as well, once each.
  const home = shelf(own, '/home') ?? [];
  expect(shelf(own, b ?? '')).toEqual(home.filter((id) => id.endsWith('~b')));
});

test('a bet with a leg of another game stands on no game’s page, which only its own book changes', () => {
  const own = board();
  own.trading.setOdds(HOME('a'), 1, 3);
  own.trading.setOdds(HOME('b'), 1, 2);
  const mixed: FeaturedBet = {
    ...special,
    id: 'mixed',
    type: 'PARLAY',
    selectionIds: [HOME('a'), HOME('b')],
  };
  own.putForward(mixed);
  const home = shelf(own, '/home') ?? [];
  expect(home.slice(0, 2)).toEqual(['mixed', expect.stringMatching(/^favourites~/)]);
  const page = () => own.marketplace.page(EVENTS[0]?.canonicalUrl ?? '')?.children.flatMap(idsOf);
  expect(page()).toEqual(['next~a', 'underdog~a']);
});

test('bets that no page has room for are not priced, nor those with a leg that is suspended', () => {
  const games = Array.from({ length: 20 }, (_, at) => fixedEvent(`g${at}`, { status: 'IN_PLAY' }));
  const own = board(games);
  for (const { id } of games) own.trading.setJoint(id, FAVOURITE_AND_OVER, [2, 1]);
  const joint = vi.spyOn(own.trading, 'joint');
  expect(shelf(own, '/home')).toHaveLength(8);
  expect(joint).toHaveBeenCalledTimes(8);
  own.trading.setStatus('g0', 'suspended');
  joint.mockClear();
  expect(shelf(own, '/home')).toHaveLength(8);
  expect(joint).not.toHaveBeenCalled();
});

test('the favourites of a day are put forward on that day, also when their games are put off', () => {
  const own = board();
  own.trading.setOdds(HOME('a'), 1, 3);
  own.trading.setOdds(HOME('b'), 1, 2);
  const favourites = () => shelf(own, '/home')?.filter((id) => id.startsWith('favourites~'));
  expect(favourites()).toHaveLength(1);
  const startsAt = new Date(NOON + 48 * 3_600_000);
  for (const id of ['a', 'b']) own.trading.setStatus(id, 'open', { event: fixedEvent(id, { startsAt }) });
  own.clock.advance(24 * 3_600_000);
  expect(favourites()).toEqual([]);
});

test('what an operator’s bet paid first is what it paid when it was put forward, read by then or not', () => {
  const own = board();
  own.trading.setOdds(HOME('a'), 1, 1);
  own.putForward(special);
  own.trading.setOdds(HOME('a'), 6, 5);
  expect(own.marketplace.featuredBet('special')).toMatchObject({
    odds: { numerator: 6n, denominator: 5n },
    firstOdds: { numerator: 1n, denominator: 1n },
  });
});

test('who follows a page hears of a bet that an operator puts forward, and takes back, while no price moves', async () => {
  const own = board();
  const source = own.marketplace.featuredOf('/home');
  source?.delta();
  const heard = vi.fn();
  const unsubscribe = source?.subscribe(heard);
  own.putForward(special);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), 5_000);
  expect(source?.delta()?.map(({ id }) => id)).toContain('special');
  own.putForward();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), 5_000);
  expect(source?.delta()?.map(({ id }) => id)).not.toContain('special');
  unsubscribe?.();
});

const CARD = `fragment Card on FeaturedBetCard {
  __typename id featuredBetId header title odds { formattedOdds } estimatedPayout { formattedAmount }
  legs { marketName event { name } selection { id odds { formattedOdds } } }
  ... on FeaturedStraightCard {
    description type market { name } marketName selectionName selectionId startTime previousOdds { formattedOdds }
  }
  ... on FeaturedParlayCard { parlayType selections { id } eventWrapper { name } }
}`;

test('a straight card tells its selection, what it paid before, and what $10 return [FEAT-003]', async () => {
  house.putForward(special);
  expect(house.marketplace.featuredBet('special')?.odds).toEqual({ numerator: 4n, denominator: 7n });
  house.trading.setOdds(HOME('a'), 6, 5);
  const { data } = await server.ask(`${CARD} { featuredBet(featuredBetId: "special") { ...Card } }`);
  expect(data?.featuredBet).toMatchObject({
    id: 'FeaturedStraightCard:special',
    header: 'Opening night',
    description: 'They have won nine in a row here.',
    type: 'SPECIAL',
    market: { name: 'Moneyline' },
    marketName: 'Moneyline',
    selectionName: 'Chiefs',
    selectionId: `MarketSelection:${HOME('a')}`,
    startTime: LATER.toISOString(),
    odds: { formattedOdds: '+120' },
    previousOdds: { formattedOdds: '-175' },
    estimatedPayout: { formattedAmount: '$22.00' },
  });
  expect((await server.ask(`${CARD} { featuredBet(featuredBetId: "none") { ...Card } }`)).data).toEqual({
    featuredBet: null,
  });
});

test('a parlay card tells its legs, its type and its price; legs of one game share theirs [FEAT-004]', async () => {
  const legs = [HOME('a'), 'a~total:game:47.5~over', HOME('b')];
  house.trading.setOdds(HOME('a'), 1, 1);
  house.trading.setJoint('a', FAVOURITE_AND_OVER, [2, 1]);
  house.trading.setOdds(HOME('b'), 1, 1);
  house.putForward({
    ...special,
    id: 'mixed',
    type: 'PARLAY_PLUS',
    description: undefined,
    selectionIds: legs,
  });
  const { data } = await server.ask(`${CARD} { featuredBet(featuredBetId: "mixed") { ...Card } }`);
  expect(data?.featuredBet).toMatchObject({
    __typename: 'FeaturedParlayCard',
    featuredBetId: 'mixed',
    parlayType: 'PARLAY_PLUS',
    eventWrapper: null,
    odds: { formattedOdds: '+500' },
    selections: legs.map((id) => ({ id: `MarketSelection:${id}` })),
  });
});

test('a page has a shelf of what is put forward, and whoever follows it hears when a price moves', async () => {
  house.putForward(special);
  const { data } = await server.ask(
    `{ page(canonicalUrl: "/home") { ... on Page { pageChildren { sections { __typename
      ... on FeaturedBetsShelf { id bets { featuredBetId } } } } } } }`,
  );
  expect(JSON.stringify(data)).toContain('"FeaturedBetsShelf:/home#featured"');
  const updates = server.subscribe(
    `subscription { featuredBetsUpdated(canonicalPath: "/home") { featuredBetId odds { formattedOdds } } }`,
  );
  const special_ = async () => {
    const { featuredBetsUpdated } = await nextOf<{
      featuredBetsUpdated?: { featuredBetId: string; odds: { formattedOdds: string } }[];
    }>(updates);
    return featuredBetsUpdated?.find(({ featuredBetId }) => featuredBetId === 'special')?.odds.formattedOdds;
  };
  expect(await special_()).toBe('+100');
  house.trading.setOdds(HOME('a'), 3, 1);
  expect(await special_()).toBe('+300');
  await updates.return?.();
});
