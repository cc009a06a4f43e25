import { expect, test } from 'vitest';
import { countMarks } from '../count-marks.ts';
import { fieldOf } from '../kit/field.ts';
import { WIN } from '../market-definition.ts';
import { Random } from '../random.ts';
import { ImpossiblePlay } from '../sport.ts';
import { conferenceWinnersOf, isOut, rivalOf, roundWinners } from './bracket.ts';
import { futures } from './futures.ts';
import { isPlaying, type SeasonState } from './state.ts';
import { nextGames, playOffs, won } from './testing/seasons.ts';

const SAMPLES = 4096;
const LEAGUES = [
  ['nhl', 32],
  ['nba', 30],
  ['mlb', 30],
  ['nfl', 32],
  ['wnba', 12],
] as const;

type Selection = readonly [market: string, selection: string];

/** The chance of every selection of markets that a state offers. */
function chancesOf(state: SeasonState, asked: SeasonState = state) {
  const outcomes = futures.simulate(state, futures.even, SAMPLES, 7);
  return futures.offer(asked, outcomes, state.sides).flatMap(({ market }) => {
    const { wins } = countMarks(market, outcomes);
    return market.selections.map(({ key }, at) => ({
      at: [market.key, key] satisfies Selection,
      chance: (wins[at] ?? 0) / SAMPLES,
    }));
  });
}

/** A round is told as soon as it is won. */
function goneOn(state: SeasonState): SeasonState {
  const winners = roundWinners(state);
  return winners ? futures.apply(state, { kind: 'round', text: '', winners: [...winners] }) : state;
}

/** So many games of each series later, at random; rounds that are won are told. */
function later(start: SeasonState, times: number): SeasonState {
  let state = start;
  const random = new Random(5);
  for (let time = 0; time < times && state.phase !== 'final'; time++) {
    state = nextGames(state);
    for (const { number } of state.left) state = won(state, number, random.next() % 2 === 0);
    state = goneOn(state);
  }
  return state;
}

function inPlay(state: SeasonState, count: number): SeasonState {
  const listed = nextGames(state);
  const games = listed.left.slice(0, count).map(({ number }) => number);
  return futures.apply(listed, { kind: 'begun', text: '', games });
}

test.each(LEAGUES)(
  '%s: who wins is sold through the play-offs, nobody who is out, and settled at their end',
  (league, sides) => {
    let state = playOffs(league, sides);
    for (let time = 0; state.phase !== 'final'; time++) {
      const chances = chancesOf(state).filter(({ at: [market] }) => market === 'winner');
      expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 6);
      for (const { at, chance } of chances) {
        const side = Number(at[1].slice(1));
        if (isOut(state, side)) expect(chance).toBe(0);
        expect(futures.isShut?.(state, ...at)).toBe(isOut(state, side));
      }
      expect(state.rows.some((_, side) => isOut(state, side)) || time < 7).toBe(true);
      state = later(state, 1);
    }
    const marks = futures
      .market('winner', state.sides)
      ?.selections.map(({ mark }) => mark(futures.actual(state), 0));
    expect(marks?.indexOf(WIN)).toBe(state.champion);
    expect(futures.isDecided(state, 'winner')).toBe(true);
  },
);

test.each([
  ['nhl', 32, 0, 2],
  ['nhl', 32, 9, 2],
  ['nba', 30, 14, 2],
  ['mlb', 30, 3, 1],
  ['nfl', 32, 1, 1],
  ['wnba', 12, 4, 1],
] as const)(
  '%s of %i sides, %i games on, %i in play: however they end, nothing that is sold is worth much more or less',
  (league, sides, games, count) => {
    const state = inPlay(later(playOffs(league, sides), games), count);
    expect(state.begun).toHaveLength(count);
    expect(futures.shutsGroups?.(state)).toBe(true);
    const before = chancesOf(state);
    const sold = before.filter(({ at, chance }) => chance > 0.01 && !futures.isShut?.(state, ...at));
    for (const { at } of sold) expect(isPlaying(state, Number(at[1].slice(1)))).toBe(false);
    expect(sold.length).toBeLessThan(before.length);
    for (let ways = 0; ways < 2 ** count; ways++) {
      const after = state.begun.reduce((now, game, at) => won(now, game, ((ways >> at) & 1) === 0), state);
      const then = new Map(chancesOf(after, state).map(({ at, chance }) => [at.join(), chance]));
      for (const { at, chance } of sold) {
        const most = (chance < 0.1 ? 0.08 : 0.05) * chance + 0.004;
        expect(Math.abs((then.get(at.join()) ?? 0) - chance), at.join()).toBeLessThan(most);
      }
    }
  },
);

test('a series that is won counts at once: who lost it is out, before the others of its round are over', () => {
  let state = playOffs('nhl', 32);
  const [one] = state.alive[0] ?? [];
  const rival = rivalOf(state, one ?? -1);
  if (one === undefined || rival === undefined) throw new Error('Nobody meets.');
  for (let games = 0; games < 4; games++) {
    state = nextGames(state);
    const game = state.left.find(({ home, away }) => home === one || away === one);
    if (!game) throw new Error('They do not meet.');
    state = won(state, game.number, game.home === one);
    state = { ...state, left: [] };
  }
  expect(state.round).toBe(0);
  expect(roundWinners(state)).toBeUndefined();
  expect([isOut(state, one), isOut(state, rival)]).toEqual([false, true]);
  const outcomes = futures.simulate(state, futures.even, SAMPLES, 3);
  expect(outcomes.champion).not.toContain(rival);
  expect(outcomes.champion).toContain(one);
  const winners = state.alive.flatMap((alive) => alive.filter((_, at) => at % 2 === 0));
  winners[0] = rival;
  expect(() => futures.apply(state, { kind: 'round', text: '', winners })).toThrow(ImpossiblePlay);
});

test('a conference is settled with its last game, though the other goes on', () => {
  let state = later(playOffs('nfl', 32), 2);
  expect(state.alive.map(({ length }) => length)).toEqual([2, 2]);
  state = nextGames(state);
  const [first] = state.left;
  if (!first) throw new Error('Nobody plays.');
  expect(futures.isDecided(state, 'conference:0')).toBe(false);
  state = won(state, first.number, false);
  expect(conferenceWinnersOf(state)).toEqual([first.away, undefined]);
  expect(['conference:0', 'conference:1'].map((key) => futures.isDecided(state, key))).toEqual([true, false]);
  const market = futures.market('conference:0', state.sides);
  const winner = market?.selections.filter(({ mark }) => mark(futures.actual(state), 0) === WIN);
  expect(winner?.map(({ key }) => key)).toEqual([`p${first.away}`]);
});

test('a better side at home is likelier to win its series, and each win makes it likelier', () => {
  const start = playOffs('nba', 30);
  const chanceOf = (state: SeasonState) =>
    chancesOf(state).find(({ at }) => at.join() === 'winner,p0')?.chance ?? 0;
  let state = start;
  const chances = [chanceOf(state)];
  for (let games = 0; games < 3; games++) {
    state = nextGames(state);
    const game = state.left.find(({ home, away }) => home === 0 || away === 0);
    if (!game) throw new Error('They do not meet.');
    state = { ...won(state, game.number, game.home === 0), left: [] };
    chances.push(chanceOf(state));
  }
  expect(chances).toEqual(chances.toSorted((one, other) => one - other));
  expect(new Set(chances).size).toBe(4);
});

test('what is drawn of play-offs that nobody tells goes on where they stand', () => {
  let state = inPlay(later(playOffs('nhl', 32), 9), 1);
  for (let number = 0; state.phase !== 'final'; number++) {
    const play = futures.playOn(state, futures.even, new Random(1, number));
    if (!play) throw new Error('The play-offs stop.');
    state = futures.apply(state, play);
  }
  expect(state.left).toEqual([]);
  expect(state.champion).toBeDefined();
});

test('neither a bracket without chances nor a game of two who cannot meet can be', () => {
  const state = playOffs('nhl', 32);
  const start = futures.initial({ sides: state.sides });
  const rounds = state.bracket?.meetings.map((meetings) => meetings.slice(1)) ?? [];
  expect(() => futures.apply(start, { kind: 'bracket', text: '', rounds: [] })).toThrow(ImpossiblePlay);
  const some = rounds.map((meetings) =>
    meetings.map((meeting) => ({ ...meeting, chances: [...meeting.chances] })),
  );
  expect(() => futures.apply(start, { kind: 'bracket', text: '', rounds: some })).toThrow(ImpossiblePlay);
  const [home = 0, , , away = 0] = state.alive[0] ?? [];
  const games = [{ id: 'game', startsAtMs: 0, home, away, round: 0 }];
  expect(() => futures.apply(state, { kind: 'games', text: '', games })).toThrow(ImpossiblePlay);
});

test('the table says who plays whom beside each other, who has won their series, and names those who are out last', () => {
  const table = (state: SeasonState) => {
    const { columns, leaderboard } = futures.scoreboard(state);
    return { columns, rows: leaderboard.map(({ player, values }) => [player, ...values] as const) };
  };
  const nameOf = (side: number) => fieldOf(start.sides)[side]?.mediumName ?? '';
  const start = playOffs('nhl', 32);
  const before = table(start);
  expect(before.columns).toEqual(['Round 1']);
  expect(before.rows).toHaveLength(16);
  before.rows.forEach(([side, words], at) => {
    const [rival = -1] = before.rows[at ^ 1] ?? [];
    expect(words).toBe(`0–0 v ${nameOf(rival)}`);
    expect(rivalOf(start, side)).toBe(rival);
  });
  let state = start;
  for (let game = 0; game < 4; game++) {
    state = nextGames(state);
    const first = state.left.find(({ home }) => home === state.alive[0]?.[0]);
    if (first) state = won(state, first.number);
  }
  const [winner = -1, loser = -1] = state.alive[0] ?? [];
  const { rows } = table(state);
  expect(rows[0]).toEqual([winner, `Won 4–0 v ${nameOf(loser)}`]);
  expect(rows.at(-1)).toEqual([loser, 'Out']);
  while (state.phase === 'playoffs' && state.round < 3) state = later(state, 1);
  expect(table(state).columns).toEqual(['Final']);
});

test('where one game decides, or nobody is met, the table says so', () => {
  const start = playOffs('nfl', 32);
  const words = (state: SeasonState) => futures.scoreboard(state).leaderboard.flatMap(({ values }) => values);
  expect(words(start).filter((word) => word === 'Bye')).toHaveLength(2);
  expect(words(start).filter((word) => word.startsWith('v '))).toHaveLength(12);
  const listed = nextGames(start);
  expect(
    words(won(listed, listed.left[0]?.number ?? 0)).filter((word) => word.startsWith('Beat ')),
  ).toHaveLength(1);
});
