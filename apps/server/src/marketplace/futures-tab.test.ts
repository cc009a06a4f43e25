import { futures } from '@fairline/sports/futures/futures.ts';
import { begun } from '@fairline/sports/futures/testing/seasons.ts';
import { expect, test } from 'vitest';
import { type CatalogueEvent, FUTURES_SPORT } from '../catalogue/catalogue.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import type { BookView, MarketView } from '../trading/trading.ts';
import { fieldCard } from './field-card.ts';
import { futuresPage } from './futures-tab.ts';
import { competitionPage, homePage, livePage } from './list-pages.ts';
import { cardsOf, type PageModel } from './page-model.ts';
import { sportsMenu } from './sports-menu.ts';

const NOON = Date.UTC(2025, 10, 22, 12);
const state = begun('nfl', 32, 4);
const { competition } = fixedEvent('any');

function season(
  change: Partial<CatalogueEvent> = {},
  hasMarkets = true,
  status: BookView['status'] = 'open',
): BookView {
  const outcomes = futures.simulate(state, futures.even, 256, 1);
  const markets = futures.offer(state, outcomes, state.sides).map(({ market, main }): MarketView => {
    const common = { eventId: 'season-1', marketKey: market.key, marketName: market.name, sequence: 1 };
    return {
      ...market,
      rawId: `season-1~${market.key}`,
      eventId: 'season-1',
      main,
      status: 'open',
      sequence: 1,
      selections: market.selections.map(({ key, name, type, points }) => ({
        ...common,
        rawId: `season-1~${market.key}~${key}`,
        selectionKey: key,
        selectionName: name,
        type,
        ...(points !== undefined && { points }),
        status: 'open',
        odds: { numerator: 5n, denominator: 1n },
        probability: 0.1,
      })),
    };
  });
  const shown = hasMarkets ? markets : [];
  return {
    event: fixedEvent('season-1', {
      name: 'NFL Short Season',
      sport: FUTURES_SPORT,
      startsAt: new Date(NOON),
      ...change,
    }),
    status,
    reasons: [],
    suspension: undefined,
    sequence: 1,
    interruptions: 1,
    state,
    scoreboard: futures.scoreboard(state),
    markets: shown,
    onOffer: shown,
    betCount: shown.length,
    market: (key) => shown.find((one) => one.key === key),
    priceState: 'present' as const,
    winProbability: [],
  };
}

function boardOf(...books: readonly BookView[]) {
  return { books, competitions: [competition], now: NOON };
}

const labels = (page: PageModel | undefined) =>
  page?.children.map(({ label, selected, sections }) => [label, selected, sections.length]);

test('a league with a season has a tab of futures beside its lines, with drawers of which the first is open [PAGE-010]', () => {
  const board = boardOf(season());
  expect(labels(competitionPage(competition, {}, board))).toEqual([
    ['Lines', true, 0],
    ['Futures', false, 0],
  ]);
  const page = competitionPage(competition, { section: 'futures' }, board);
  expect(page?.canonicalUrl).toBe(`${competition.canonicalUrl}/section/futures`);
  const [lines, tab] = page?.children ?? [];
  expect(lines).toMatchObject({ canonicalUrl: `${competition.canonicalUrl}/section/lines`, selected: false });
  expect(
    tab?.sections.map((section) => ('title' in section ? [section.kind, section.title] : section.kind)),
  ).toEqual([
    ['shelf', 'Today'],
    ['drawer', 'Conferences'],
    ['drawer', 'Divisions'],
    ['drawer', 'Season Totals'],
  ]);
  const begun = competitionPage(competition, { section: 'futures' }, boardOf(season({ status: 'IN_PLAY' })));
  expect(begun?.children[1]?.sections[0]).toMatchObject({
    kind: 'shelf',
    shelfKind: 'LIVE',
    title: 'Season',
  });
  const open = tab?.sections.map((section) => section.kind === 'drawer' && section.autoExpand);
  expect(open).toEqual([false, true, false, false]);
});

test('a league without futures, or with nothing of them on offer, has no such tab and no such page [SHELL-029]', () => {
  expect(labels(competitionPage(competition, {}, boardOf()))).toEqual([['Lines', true, 0]]);
  for (const books of [[], [season({}, false, 'settled')], [season({ status: 'CANCELLED' })]]) {
    expect(competitionPage(competition, { section: 'futures' }, boardOf(...books))).toBeUndefined();
    expect(futuresPage(competition, books, NOON)).toBeUndefined();
  }
  const filtered = { section: 'futures', filter: 'afc' };
  expect(competitionPage(competition, filtered, boardOf(season()))).toBeUndefined();
});

test('a season whose first prices are being made has its tab and its page, which says that they come', () => {
  const board = boardOf(season({}, false, 'suspended'));
  expect(labels(competitionPage(competition, {}, board))).toEqual([
    ['Lines', true, 0],
    ['Futures', false, 0],
  ]);
  const page = competitionPage(competition, { section: 'futures' }, board);
  expect(page?.description).toContain('come by themselves');
  expect(page?.children.map(({ label, hasContent }) => [label, hasContent])).toEqual([
    ['Lines', true],
    ['Futures', false],
  ]);
  const filled = competitionPage(competition, { section: 'futures' }, boardOf(season()));
  expect(filled?.description).toBe('NFL futures: what the season decides.');
});

test('a page without games says whether first prices of some are being made', () => {
  const game = (change: Partial<CatalogueEvent>, status: BookView['status'] = 'suspended') => ({
    ...season({ sport: { slug: 'football', name: 'Football' }, ...change }, false, status),
    priceState: 'first' as const,
  });
  const isComing = (...books: BookView[]) =>
    competitionPage(competition, {}, boardOf(...books))?.children[0]?.isComing === true;
  expect(isComing(game({}))).toBe(true);
  expect(isComing(game({ status: 'IN_PLAY' }))).toBe(true);
  expect(isComing(game({ status: 'FINISHED' }, 'settled'))).toBe(false);
  expect(isComing(game({ sport: FUTURES_SPORT }))).toBe(false);
  expect(isComing()).toBe(false);
});

test('a page without games says whether some of its own are prepared that are not announced yet', () => {
  const isComing = (...coming: string[]) =>
    competitionPage(competition, {}, { ...boardOf(), coming: new Set(coming) })?.children[0]?.isComing ===
    true;
  expect(isComing(competition.slug)).toBe(true);
  expect(isComing('another')).toBe(false);
});

test('no chip leads to a league all of whose games are over', () => {
  const chips = (...books: BookView[]) =>
    homePage(boardOf(...books)).children[0]?.sections.flatMap((section) =>
      section.kind === 'chips' ? section.chips.map(({ id }) => id) : [],
    );
  const football = { slug: 'football', name: 'Football' };
  expect(chips(season({ sport: football, status: 'FINISHED' }, false, 'settled'))).not.toContain('chip-nfl');
  expect(chips(season({ sport: football }))).toContain('chip-nfl');
  expect(chips(season())).toContain('chip-nfl');
});

test('a season stands in no list of games, also while its play-offs are on', () => {
  for (const status of ['PRE_GAME', 'IN_PLAY'] as const) {
    const board = boardOf(season({ status }));
    expect(cardsOf(homePage(board))).toEqual([]);
    expect(sportsMenu(board).map(({ eventCount }) => eventCount)).toEqual([0]);
    const live = livePage(board);
    expect(live && cardsOf(live)).toEqual([]);
  }
});

test('the season of a tour is a table of players, that of a league one of teams, as its scoreboard says', () => {
  const of = (participant: 'Team' | 'Player') =>
    fieldCard({ ...season(), scoreboard: { ...futures.scoreboard(state), participant } });
  expect(of('Team')?.table?.rowHeader).toBe('Team');
  expect(of('Player')?.table?.rowHeader).toBe('Player');
});
