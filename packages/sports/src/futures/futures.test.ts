import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countMarks } from '../count-marks.ts';
import { Random } from '../random.ts';
import { ImpossiblePlay } from '../sport.ts';
import { futures } from './futures.ts';
import type { Results, SeasonPlay } from './play.ts';
import { CHANCES, type SeasonState } from './state.ts';
import { begun, scheduleOf, sidesOf } from './testing/seasons.ts';

const SAMPLES = 2048;
const LEAGUES = [
  { league: 'nfl', sides: 32, draw: 0 },
  { league: 'ncaaf', sides: 32, draw: 0 },
  { league: 'nba', sides: 30, draw: 0 },
  { league: 'wnba', sides: 13, draw: 0 },
  { league: 'mlb', sides: 30, draw: 0 },
  { league: 'nhl', sides: 32, draw: 0 },
  { league: 'premier-league', sides: 20, draw: 2500 },
  { league: 'la-liga', sides: 20, draw: 2500 },
  { league: 'mls', sides: 30, draw: 2500 },
  { league: 'atp', sides: 48, draw: 0 },
  { league: 't20-internationals', sides: 12, draw: 0 },
  { league: 'cs-circuit', sides: 20, draw: 0 },
] as const;
const starts = new Map(LEAGUES.map(({ league, sides, draw }) => [league, begun(league, sides, 4, draw)]));

function startOf(league: string): SeasonState {
  const state = [...starts].find(([name]) => name === league)?.[1];
  if (!state) throw new Error(`There is no season of ${league}.`);
  return state;
}

/** Chances of every market on offer, by its key. */
function chancesOf(state: SeasonState, size = SAMPLES): Map<string, { winners: number; chances: number[] }> {
  const outcomes = futures.simulate(state, futures.even, size, 7);
  return new Map(
    futures.offer(state, outcomes, state.sides).map(({ market }) => {
      const { wins } = countMarks(market, outcomes);
      return [market.key, { winners: market.winners, chances: wins.map((won) => won / size) }];
    }),
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Plays on, as the feed would. @param until asked before each play */
function played(start: SeasonState, seed: number, until: (state: SeasonState) => boolean): SeasonState {
  let state = start;
  for (let number = 0; !until(state); number++) {
    const play = futures.playOn(state, futures.even, new Random(seed, number));
    if (play === undefined) return state;
    state = futures.apply(state, futures.parsePlay(JSON.parse(JSON.stringify(play))));
  }
  return state;
}

test.each(LEAGUES)(
  '$league: chances of a market add up to as many as win it, from start to end',
  ({ league }) => {
    const plays = [0, 20, 60];
    const states = plays.map((count) => played(startOf(league), 3, ({ plays }) => plays > count));
    for (const state of [...states, played(startOf(league), 3, ({ phase }) => phase !== 'regular')]) {
      for (const [key, { winners, chances }] of chancesOf(state)) {
        if (key.startsWith('wins:')) continue;
        expect(sum(chances), key).toBeCloseTo(winners, 9);
      }
    }
  },
);

test.each(LEAGUES)('$league: more wins are never likelier than fewer', ({ league }) => {
  const state = startOf(league);
  const outcomes = futures.simulate(state, futures.even, SAMPLES, 7);
  state.rows.forEach((_, side) => {
    const overs = Array.from({ length: 12 }, (_, wins) => {
      const market = futures.market(`wins:${side}:${wins + 0.5}`, state.sides);
      return market ? (countMarks(market, outcomes).wins[0] ?? 0) : 0;
    });
    expect(overs).toEqual([...overs].sort((one, other) => other - one));
  });
});

test.each(LEAGUES)('$league: who wins it all has won every part that leads there', ({ league }) => {
  const state = startOf(league);
  const { champion, conferences, reached } = futures.simulate(state, futures.even, SAMPLES, 7);
  for (let i = 0; i < SAMPLES; i++) {
    const winner = champion[i] ?? 0;
    if (conferences.length > 0) expect(conferences.map((column) => column[i])).toContain(winner);
    expect((reached[winner]?.[i] ?? 0) & 3).not.toBe(0);
  }
});

test('the order in which results are told changes neither the table nor a single sample', () => {
  const state = startOf('nfl');
  const results: Results['results'] = state.left
    .slice(0, 40)
    .map(({ number }, at) => ({ game: number, home: (at * 7) % 31, away: (at * 11) % 29 }));
  const play = (some: Results['results']): SeasonPlay => ({
    kind: 'results',
    text: '',
    results: some,
    off: [],
  });
  const whole = futures.apply(state, play(results));
  const outcomes = futures.simulate(whole, futures.even, 64, 1);
  fc.assert(
    fc.property(fc.shuffledSubarray(results, { minLength: results.length }), (order) => {
      const told = order.reduce((before, result) => futures.apply(before, play([result])), state);
      expect(told.rows).toEqual(whole.rows);
      expect(futures.simulate(told, futures.even, 64, 1)).toEqual(outcomes);
    }),
    { numRuns: 12 },
  );
});

test.each(LEAGUES)(
  '$league: a season that is played out leaves every place with chance 0 or 1',
  ({ league }) => {
    const keys = [...chancesOf(startOf(league), 256).keys()];
    const over = played(startOf(league), 11, ({ phase }) => phase === 'final');
    expect(over.phase).toBe('final');
    const outcomes = futures.simulate(over, futures.even, 16, 1);
    const real = futures.actual(over);
    for (const key of keys) {
      expect(futures.isDecided(over, key), key).toBe(true);
      const market = futures.market(key, over.sides);
      if (!market) throw new Error(`There is no ${key}.`);
      const { wins, pushes } = countMarks(market, outcomes);
      for (const won of wins) expect([0, 16], key).toContain(won);
      const graded = market.selections.map((selection) => selection.mark(real, 0));
      expect(graded.map((mark) => (mark === 1 ? 16 : 0))).toEqual(wins);
      if (sum(pushes) === 0) expect(sum(wins) / 16).toBe(market.winners);
      for (const { key: selection } of market.selections) {
        expect(futures.explain(over, key, selection)).toMatch(/\w/);
      }
    }
    expect(futures.offer(over, outcomes, over.sides)).toEqual([]);
  },
);

test('where games may end level they do, and count half; elsewhere they are played until somebody wins', () => {
  const { games, ratings } = scheduleOf(32, 2);
  // The first ends all its games level; its rivals, who are 8 apart, win one of four.
  const certain = games.map((game, at) => {
    if (game.home === 0 || game.away === 0) return { ...game, win: 0, draw: CHANCES };
    if (game.away % 8 === 0) return { ...game, win: CHANCES, draw: 0 };
    return { ...game, win: game.home % 8 === 0 && at >= 32 ? 0 : CHANCES, draw: 0 };
  });
  const start = futures.initial({ sides: sidesOf('nfl', 32) });
  const state = futures.apply(start, { kind: 'schedule', text: '', games: certain, ratings });
  const { totals, divisions } = futures.simulate(state, futures.even, 64, 3);
  expect(new Set(totals[0])).toEqual(new Set([0]));
  expect(new Set(totals[8])).toEqual(new Set([1]));
  expect(new Set(divisions[0])).toEqual(new Set([0]));
  const table = played(state, 1, ({ phase }) => phase === 'playoffs');
  expect(table.rows[0]).toMatchObject({ wins: 0, losses: 0, draws: 4 });
  const other = begun('nba', 30, 2, CHANCES);
  const last = played(other, 1, ({ phase }) => phase === 'playoffs');
  expect(last.rows.every(({ draws }) => draws === 0)).toBe(true);
});

test('what the table decides is decided with it, and the title with the last round', () => {
  const table = played(startOf('nfl'), 5, ({ phase }) => phase !== 'regular');
  expect(table.phase).toBe('playoffs');
  for (const key of ['playoffs', 'division:0', 'wins:3:4.5'])
    expect(futures.isDecided(table, key)).toBe(true);
  for (const key of ['winner', 'conference:0']) expect(futures.isDecided(table, key)).toBe(false);
  const through = futures.actual(table).reached.filter((column) => column[0] === 1);
  expect(through).toHaveLength(14);
  const last = played(table, 5, ({ conferenceWinners }) => conferenceWinners.length > 0);
  expect(futures.isDecided(last, 'conference:1')).toBe(true);
  expect([...chancesOf(last).keys()]).toEqual(['winner']);
});

test('a total is decided as soon as its line is passed or out of reach', () => {
  const state = played(startOf('premier-league'), 4, ({ left }) => left.length === 10);
  const total = futures.actual(state).totals[0]?.[0] ?? 0;
  expect(total).toBeGreaterThan(3);
  expect(futures.isDecided(state, `wins:0:${total - 0.5}`)).toBe(true);
  expect(futures.isDecided(state, `wins:0:${total + 50.5}`)).toBe(true);
});

test('what is played on is what was priced: the best make the play-offs about as often', () => {
  const start = begun('nhl', 32, 2);
  const priced = chancesOf(start, 8192).get('playoffs')?.chances ?? [];
  const counts = priced.map(() => 0);
  const seasons = 240;
  for (let seed = 0; seed < seasons; seed++) {
    const table = played(start, seed, ({ phase }) => phase !== 'regular');
    futures.actual(table).reached.forEach((column, side) => {
      counts[side] = (counts[side] ?? 0) + (column[0] ?? 0);
    });
  }
  const halves = (values: readonly number[]) => sum(values.slice(0, 16));
  expect(halves(counts) / seasons).toBeCloseTo(halves(priced), 0);
  expect(sum(counts) / seasons).toBe(16);
});

test.each([
  ['nfl', ['Pct', 'W–L', 'Played']],
  ['premier-league', ['PPG', 'W–D–L', 'Played', 'Points']],
])('%s: the table shows first what it is ranked by, in its order', (league, columns) => {
  const board = futures.scoreboard(played(startOf(league), 3, ({ plays }) => plays > 20));
  expect(board.columns).toEqual(columns);
  const shown = board.leaderboard.filter(({ place }) => place !== '');
  const ranked = shown.map(({ values }) => Number(values[0]));
  expect(ranked.length).toBeGreaterThan(4);
  expect(ranked).toEqual([...ranked].sort((one, other) => other - one));
  for (const { values } of shown) {
    expect(values).toHaveLength(columns.length);
    const [, record = '', games] = values;
    expect(sum(record.split('–').map(Number))).toBe(Number(games));
  }
});

/** Over the prices of a market on the season's card. */
function headerOf(market: string, { sides }: SeasonState): string | undefined {
  const header = futures.field?.columns.find(({ key }) => key === market)?.header;
  return typeof header === 'function' ? header(sides) : header;
}

test('over the prices of the first of the table it says how many those are', () => {
  const season = startOf('premier-league');
  expect(headerOf('top', season)).toBe('Top 4');
  expect(futures.market('top', season.sides)?.name).toBe('Top 4 Finish');
});

test('a tour ends with finals, a league with play-offs', () => {
  const wordsOf = (league: string) => {
    const after = played(startOf(league), 1, ({ phase }) => phase === 'playoffs');
    const header = headerOf('playoffs', after);
    return [futures.market('playoffs', after.sides)?.name, header, futures.scoreboard(after).progress];
  };
  for (const tour of ['atp', 't20-internationals', 'cs-circuit'])
    expect(wordsOf(tour)).toEqual(['To Reach the Finals', 'Finals', 'Finals']);
  expect(wordsOf('nfl')).toEqual(['To Make the Playoffs', 'Playoffs', 'Playoffs']);
});

test.each([
  [182, 182],
  [1, 0],
])('a result counts for who won, though its score does not say so: %i–%i', (home, away) => {
  const state = startOf('nfl');
  const [game] = state.left;
  if (!game) throw new Error('no game');
  const result = { game: game.number, home, away, winner: 'away' } as const;
  const { rows } = futures.apply(state, { kind: 'results', text: '', results: [result], off: [] });
  expect([rows[game.home], rows[game.away]]).toEqual([
    { wins: 0, losses: 1, draws: 0, difference: home - away },
    { wins: 1, losses: 0, draws: 0, difference: away - home },
  ]);
});

test('a play that cannot follow is refused and says why', () => {
  const state = startOf('nfl');
  const result: SeasonPlay = { kind: 'results', text: '', results: [{ game: 0, home: 1, away: 0 }], off: [] };
  const told = futures.apply(state, result);
  expect(() => futures.apply(told, result)).toThrow(ImpossiblePlay);
  expect(() => futures.apply(told, { kind: 'table', text: '', order: [0, 1] })).toThrow('not played');
  expect(() => futures.apply(told, { kind: 'round', text: '', winners: [0] })).toThrow('no play-offs');
  expect(() => futures.parsePlay({ kind: 'table', text: '', order: [-1] })).toThrow(ImpossiblePlay);
  const table = played(state, 1, ({ phase }) => phase !== 'regular');
  const outside = table.order.at(-1) ?? 0;
  const winners = table.alive.flatMap((alive) => alive.slice(0, 4)).map(() => outside);
  expect(() => futures.apply(table, { kind: 'round', text: '', winners })).toThrow('did not play');
});

test('who plays in a game that has begun is shut until its result, and no game begins that is over', () => {
  const start = startOf('nfl');
  const [game, other] = start.left;
  if (!game || !other) throw new Error('Nobody plays.');
  const tell = (state: SeasonState, play: SeasonPlay) => futures.apply(state, futures.parsePlay(play));
  const begin: SeasonPlay = { kind: 'begun', text: '', games: [game.number] };
  const shutIn = (state: SeasonState) =>
    state.rows.flatMap((_, side) => {
      const isShut = futures.isShut?.(state, `wins:${side}:2.5`, 'over');
      // Of a place in the field others may be shut as well.
      if (isShut) expect(futures.isShut?.(state, 'winner', `p${side}`)).toBe(true);
      return isShut ? [side] : [];
    });
  expect(shutIn(start)).toEqual([]);
  expect(futures.shutsGroups?.(start)).toBe(false);
  const on = tell(start, begin);
  expect(futures.shutsGroups?.(on)).toBe(true);
  expect(shutIn(on)).toEqual([game.home, game.away].sort((one, two) => one - two));
  expect(on.left).toEqual(start.left);
  const result = { game: game.number, home: 3, away: 0 };
  const over = tell(on, { kind: 'results', text: '', results: [result], off: [] });
  expect(shutIn(over)).toEqual([]);
  expect(() => tell(over, begin)).toThrow(ImpossiblePlay);
});
