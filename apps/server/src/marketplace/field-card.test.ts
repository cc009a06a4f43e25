import { golf } from '@fairline/sports/golf/golf.ts';
import type { GolfState } from '@fairline/sports/golf/state.ts';
import { finished, round, start } from '@fairline/sports/golf/testing/rounds.ts';
import { fallingChances, fieldSides } from '@fairline/sports/kit/testing/fields.ts';
import { motorRacing } from '@fairline/sports/motor-racing/motor-racing.ts';
import { Random } from '@fairline/sports/random.ts';
import { expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import type { BookView, MarketView } from '../trading/trading.ts';
import { listCard } from './cards.ts';
import { eventPage } from './event-page.ts';
import { fieldCard, frontOf } from './field-card.ts';
import { layoutOfCard } from './page-layout.ts';
import { type CardModel, cardsOf, type TableRowModel } from './page-model.ts';
import { StructureWatch } from './structure-watch.ts';
import { cardsAt } from './wanted-cards.ts';

const PLAYERS = 12;
const state = start(PLAYERS);
const chances = fallingChances(PLAYERS, 0.2);

/** Markets with prices, the last players of the field the likeliest; the last one of all has none. */
function market(key: string): MarketView {
  const definition = golf.market(key, state.sides);
  if (!definition) throw new Error(`There is no ${key}.`);
  const common = { eventId: 'open-1', marketKey: key, marketName: definition.name, sequence: 1 };
  return {
    ...definition,
    rawId: `open-1~${key}`,
    eventId: 'open-1',
    main: true,
    status: 'open',
    sequence: 1,
    selections: definition.selections.map((selection, at) => ({
      ...common,
      rawId: `open-1~${key}~${selection.key}`,
      selectionKey: selection.key,
      selectionName: selection.name,
      type: selection.type,
      status: selection.key === 'p11' ? ('closed' as const) : ('open' as const),
      odds: selection.key === 'p11' ? undefined : { numerator: 5n, denominator: 1n },
      probability: chances[PLAYERS - 1 - at] ?? 0,
    })),
  };
}

function book(keys: readonly string[], now: GolfState = state): BookView {
  const sport = { slug: 'golf', name: 'Golf' };
  const markets = keys.map(market);
  return {
    event: fixedEvent('open-1', {
      ...{ name: 'The Open', sport },
      status: now.phase === 'pre-game' ? 'PRE_GAME' : now.phase === 'final' ? 'FINISHED' : 'IN_PLAY',
    }),
    status: 'open',
    reasons: [],
    suspension: undefined,
    sequence: 1,
    interruptions: 1,
    state: now,
    scoreboard: golf.scoreboard(now),
    markets,
    onOffer: markets,
    betCount: markets.length,
    market: (key) => markets.find((one) => one.key === key),
    priceState: 'present' as const,
    winProbability: [],
  };
}

const whole = book([
  'winner',
  'top:5',
  'top:10',
  'top:20',
  'leader:1',
  'matchup:0:1',
  'matchup:2:3',
  'make-cut:0',
]);

test('a field is a table of all who can be bet on, the likeliest winner on top, a market a column [CARD-003] [CARD-013] [CARD-022]', () => {
  const table = fieldCard(whole)?.table;
  expect(table?.headers).toEqual(['Win', 'Top 5', 'Top 10', 'Top 20']);
  expect(table?.rowHeader).toBe('Player');
  expect(table?.rows.map(({ rowId }) => rowId)).toEqual(
    [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((player) => `p${player}`),
  );
  expect(table?.rows[0]?.selections.map(({ rawId }) => rawId)).toEqual(
    ['winner', 'top:5', 'top:10', 'top:20'].map((key) => `open-1~${key}~p10`),
  );
});

test('on a list stand five favourites and three columns, under the same id wherever it is asked for', () => {
  const card = listCard(whole);
  expect(card?.table?.rows).toHaveLength(5);
  expect(card?.table?.headers).toHaveLength(3);
  expect([...cardsAt(whole, 'LIST').keys()]).toEqual([card?.rawId]);
});

test('in play the five in front stand on a list, with place and score, whoever is likeliest to win', () => {
  const scores = [-2, 3, 0, -5, 1, -5, 4, 2, -1, 6, 7, -9];
  const led = book(['winner', 'top:5', 'top:10', 'top:20'], round(start(PLAYERS), scores));
  const table = listCard(led)?.table;
  expect(led.scoreboard.situation).toContain('leads at −9');
  expect(table?.rows.map(({ rowId, fieldPlace }) => [rowId, fieldPlace?.place, fieldPlace?.score])).toEqual([
    ['p3', 'T2', '−5'],
    ['p5', 'T2', '−5'],
    ['p0', '4', '−2'],
    ['p8', '5', '−1'],
    ['p2', '6', 'E'],
  ]);
  expect(table?.rows[0]?.selections.map(({ rawId }) => rawId)).toEqual(
    ['winner', 'top:5', 'top:10'].map((key) => `open-1~${key}~p3`),
  );
  const all = fieldCard(led)?.table;
  expect([all?.rows[0]?.rowId, all?.rows[0]?.fieldPlace]).toEqual(['p10', undefined]);
  expect(all?.withoutBets).toBeUndefined();
});

test('who is among the first and cannot be bet on has no row and is told beside them, with place and score [CARD-022]', () => {
  const scores = [-2, 3, 0, -5, 1, -5, 4, 2, -1, 6, 7, -9];
  const told = (p11: number) => {
    const now = round(start(PLAYERS), [...scores.slice(0, -1), p11]);
    const table = listCard(book(['winner', 'top:5'], now))?.table;
    expect(table?.rows).toHaveLength(5);
    expect(table?.rows.map(({ rowId }) => rowId)).not.toContain('p11');
    return table?.withoutBets?.map(({ label, fieldPlace }) => [label, fieldPlace]);
  };
  expect(told(-9)).toEqual([[state.sides.field?.[11]?.name, { place: '1', score: '−9' }]]);
  // Among the first of the whole field he is fifth, and then sixth.
  expect(told(-1)).toEqual([[state.sides.field?.[11]?.name, { place: 'T4', score: '−1' }]]);
  expect(told(1)).toEqual([]);
});

test('while new odds are awaited a field stands as its leaderboard has it, and by name before it has begun', () => {
  const awaited = (now: GolfState, names?: readonly string[]): BookView => {
    const winner = market('winner');
    const selections = winner.selections.map((one, at) => ({
      ...one,
      ...{ status: 'suspended' as const, odds: undefined, probability: 0 },
      selectionName: names?.[at] ?? one.selectionName,
    }));
    const markets = [{ ...winner, status: 'suspended' as const, selections }];
    const find = (key: string) => markets.find((one) => one.key === key);
    return { ...book([], now), priceState: 'new', markets, onOffer: markets, market: find };
  };
  const rowsOf = (one: BookView) => fieldCard(one)?.table?.rows.map(({ rowId }) => rowId);
  const scores = [-2, 3, 0, -5, 1, -5, 4, 2, -1, 6, 7, -9];
  const played = awaited(round(start(PLAYERS), scores));
  if (!('leaderboard' in played.scoreboard)) throw new Error('It has no leaderboard.');
  expect(rowsOf(played)).toEqual(played.scoreboard.leaderboard.map(({ player }) => `p${player}`));
  expect(rowsOf(played)?.slice(0, 4)).toEqual(['p11', 'p3', 'p5', 'p0']);
  const names = ['Lee', 'Zed', 'Amy', ...Array.from({ length: PLAYERS - 3 }, (_, at) => `Moe ${at + 10}`)];
  expect(rowsOf(awaited(state, names))?.slice(0, 3)).toEqual(['p2', 'p0', 'p3']);
});

test('a page is built again when places in front change, and not when others play or prices move', () => {
  const scores = [-2, 3, 0, -5, 1, -5, 4, 2, -1, 6, 7, 8];
  const after = (change: Readonly<Record<number, number>>) =>
    book(['winner'], round(start(PLAYERS), Object.assign([...scores], change)));
  let now = after({});
  const watch = new StructureWatch({ book: () => now });
  const change = { eventId: 'open-1', status: false, statistics: true, sequence: 1, markets: [] };
  const isNews = (markets: string[] = []) => watch.isStructural({ ...change, markets });
  expect([isNews(), isNews(), isNews(['winner'])]).toEqual([true, false, false]);
  const before = layoutOfCard(cardOf(now));
  now = after({ 9: 5 });
  expect([isNews(), layoutOfCard(cardOf(now)) === before]).toEqual([false, true]);
  now = after({ 3: -6 });
  expect([isNews(), isNews(), layoutOfCard(cardOf(now)) === before]).toEqual([true, false, false]);
  // Nobody can bet on him: the first five of the others stand on the list.
  now = after({ 3: -6, 11: -9 });
  expect(isNews()).toBe(true);
  now = after({ 3: -6, 11: -9, 2: -1 });
  expect(isNews()).toBe(true);
  const led = layoutOfCard(cardOf(now));
  now = after({ 3: -6, 11: -10, 2: -1 });
  expect([isNews(), layoutOfCard(cardOf(now)) === led]).toEqual([true, false]);
});

test('who is in front is found by the places and the columns of the list, no others, and is who stands on it', () => {
  const scores = [-2, 3, 0, -5, 1, -5, 4, 2, -1, 6, 7, -9];
  const columns = ['winner', 'top:5', 'top:10', 'top:20'];
  const led = book(columns, round(start(PLAYERS), scores));
  const without = (keys: readonly string[]): BookView => {
    const markets = led.markets.filter(({ key }) => !keys.includes(key));
    return { ...led, markets, market: (key) => markets.find((one) => one.key === key) };
  };
  for (const gone of [[], ['winner'], ['winner', 'top:5'], columns]) {
    const one = without(gone);
    const table = listCard(one)?.table;
    const placesOf = (rows: readonly TableRowModel[] = []) =>
      rows.map(({ rowId, fieldPlace }) => [rowId, fieldPlace]);
    const front = JSON.stringify([placesOf(table?.rows), placesOf(table?.withoutBets)]);
    expect(frontOf(one)).toBe(table && front);
    expect(table?.withoutBets?.length).toBe(gone === columns ? undefined : 1);
  }
  const asked = new Set<string>();
  const sold = round(start(PLAYERS), [...scores.slice(0, -1), 8]);
  const watched = (key: string) => {
    asked.add(key);
    return market(key);
  };
  frontOf({ ...book(columns, sold), market: watched });
  expect([...asked]).toEqual(columns.slice(0, 3));
});

function cardOf(one: BookView): CardModel {
  const card = listCard(one);
  if (!card) throw new Error('It has no card.');
  return card;
}

test('in play a field of which anything else is sold stays on the lists without rows, with who is in front [CARD-022]', () => {
  const now = round(start(PLAYERS), [-2, 3, 0, -5, 1, -5, 4, 2, -1, 6, 7, -9]);
  const led = book(['winner', 'top:5', 'matchup:2:3'], now);
  const decided = ({ selections, ...one }: MarketView): MarketView => ({
    ...one,
    selections: selections.map((selection) => ({ ...selection, status: 'closed', odds: undefined })),
  });
  const [winner, top, other] = led.markets.map((one) => (one.key === 'matchup:2:3' ? one : decided(one)));
  const markets = [winner, top, other].flatMap((one) => one ?? []);
  const left = {
    ...led,
    markets,
    betCount: 1,
    market: (key: string) => markets.find((one) => one.key === key),
  };
  const table = listCard(left)?.table;
  expect([table?.headers, table?.rows]).toEqual([['Win'], []]);
  expect(table?.withoutBets?.map(({ rowId }) => rowId)).toEqual(['p11', 'p3', 'p5', 'p0', 'p8']);
  const placesOf = (rows: readonly TableRowModel[] = []) =>
    rows.map(({ rowId, fieldPlace }) => [rowId, fieldPlace]);
  expect(frontOf(left)).toBe(JSON.stringify([[], placesOf(table?.withoutBets)]));
  expect(fieldCard(left)).toBeUndefined();
  expect(listCard({ ...left, betCount: 0 })).toBeUndefined();
});

test('before the start and after the end of a tournament the favourites stand on a list, without places', () => {
  const over = finished([-2, 3, 0, -5, 1, -4, 4, 2, -1, 6, 7, -9]);
  for (const now of [state, over]) {
    const rows = listCard(book(['winner'], now))?.table?.rows;
    expect(rows?.map(({ rowId, fieldPlace }) => [rowId, fieldPlace])).toEqual(
      ['p10', 'p9', 'p8', 'p7', 'p6'].map((rowId) => [rowId, undefined]),
    );
  }
});

test('once all is decided those who can no longer be bet on stand as they came in, the winner on top', () => {
  const over = book(['winner'], finished([-2, 3, 0, -5, 1, -4, 4, 2, -1, 6, 7, -9]));
  const decided = over.markets.map((market) => ({
    ...market,
    status: 'settled' as const,
    selections: market.selections.map((one) => ({
      ...one,
      status: 'settled' as const,
      odds: undefined,
      outcome: one.selectionKey === 'p11' ? ('win' as const) : ('loss' as const),
    })),
  }));
  const settled = { ...over, market: (key: string) => decided.find((market) => market.key === key) };
  const rows = listCard(settled)?.table?.rows;
  expect(rows?.map(({ rowId }) => rowId)).toEqual(['p11', 'p3', 'p5', 'p0', 'p8']);
  // The score tells whose row is the winner's.
  expect(rows?.[0]?.player).toBe(settled.scoreboard.homeScore - 1);
});

test('in a race drivers stand on a list in their order, with their places alone', () => {
  const sides = fieldSides(PLAYERS);
  let race = motorRacing.initial({ sides });
  const random = new Random(4);
  while (!motorRacing.scoreboard(race).isInPlay) {
    const play = motorRacing.playOn(race, motorRacing.even, random);
    if (!play) throw new Error('It never began.');
    race = motorRacing.apply(race, play);
  }
  const scoreboard = motorRacing.scoreboard(race);
  const sport = { slug: 'motor-racing', name: 'Motor Racing' };
  const event = fixedEvent('race-1', { name: 'The Race', sport, status: 'IN_PLAY' });
  const rows = listCard({ ...whole, event, state: race, scoreboard })?.table?.rows;
  const inOrder = scoreboard.leaderboard.filter(({ player }) => player !== 11).slice(0, 5);
  expect(inOrder.map(({ player }) => player)).not.toEqual([10, 9, 8, 7, 6]);
  expect(rows?.map(({ rowId, fieldPlace }) => [rowId, fieldPlace])).toEqual(
    inOrder.map(({ player, place }) => [`p${player}`, { place, score: undefined }]),
  );
});

test('a market that is not on offer is no column, and a field without any has no card', () => {
  expect(fieldCard(book(['winner', 'top:20']))?.table?.headers).toEqual(['Win', 'Top 20']);
  expect(fieldCard(book(['leader:1']))).toBeUndefined();
  expect(listCard(book([]))).toBeUndefined();
});

test('bets on pairs, rounds, groups and nations have tabs of their own, what is alone stands under props', () => {
  const keys = [
    'winner',
    'ball:1:0:1:2',
    'two-ball:3:0:1',
    'round-score:3:0:-1.5',
    'group:0:1:2:3',
    'top-of:0',
    'margin',
  ];
  const others = book(keys);
  const labelled = (slug: string) => {
    const page = eventPage(others.event, others, slug);
    const label = page?.children.find(({ selected }) => selected)?.label;
    return [label, page && cardsOf(page).map(({ markets }) => markets[0]?.key)];
  };
  expect(labelled('groups')).toEqual(['3-Balls', ['ball:1:0:1:2']]);
  expect(labelled('two-balls')).toEqual(['2-Balls', ['two-ball:3:0:1']]);
  expect(labelled('round-scores')).toEqual(['Round Scores', ['round-score:3:0:-1.5']]);
  expect(labelled('group-betting')).toEqual(['Groups', ['group:0:1:2:3']]);
  expect(labelled('nations')).toEqual(['Nations', ['top-of:0']]);
  expect(labelled('props')).toEqual(['Props', ['margin']]);
});

test('the page of a field has tabs of its own, each with its markets in one drawer [PAGE-004]', () => {
  const page = eventPage(whole.event, whole, 'matchups');
  expect(page?.children.map(({ label }) => label)).toEqual(['Outrights', 'Leaders', 'Matchups', 'Finish']);
  expect(page && cardsOf(page).map(({ markets }) => markets[0]?.key)).toEqual(['matchup:0:1', 'matchup:2:3']);
  expect(eventPage(whole.event, whole, 'game-lines')).toBeUndefined();
  expect(eventPage(whole.event, whole, undefined)?.children[0]?.selected).toBe(true);
});
