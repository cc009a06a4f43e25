import { golf } from '@fairline/sports/golf/golf.ts';
import { start } from '@fairline/sports/golf/testing/rounds.ts';
import { fallingChances } from '@fairline/sports/kit/testing/fields.ts';
import { expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import type { BookView, MarketView } from '../trading/trading.ts';
import { listCard } from './cards.ts';
import { eventPage } from './event-page.ts';
import { fieldCard } from './field-card.ts';
import { cardsOf } from './page-model.ts';
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

function book(keys: readonly string[]): BookView {
  const sport = { slug: 'golf', name: 'Golf' };
  const markets = keys.map(market);
  return {
    event: fixedEvent('open-1', { name: 'The Open', sport }),
    status: 'open',
    reasons: [],
    suspension: undefined,
    sequence: 1,
    interruptions: 1,
    state,
    scoreboard: golf.scoreboard(state),
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
