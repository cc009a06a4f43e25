import { expect, test } from 'vitest';
import { countMarks } from '../../count-marks.ts';
import { Random } from '../../random.ts';
import { futures } from '../futures.ts';
import type { Results } from '../play.ts';
import { isPlaying, type SeasonState } from '../state.ts';
import { begun } from '../testing/seasons.ts';
import { isShut } from './shut.ts';

const SAMPLES = 4096;
const LEAGUES = [
  { league: 'nfl', sides: 32, draw: 0, left: 3, inPlay: 1, by: [1, 14, 40] },
  { league: 'nba', sides: 30, draw: 0, left: 5, inPlay: 1, by: [1, 14, 40] },
  { league: 'darts-league', sides: 16, draw: 0, left: 9, inPlay: 2, by: [1, 7] },
  { league: 'premier-league', sides: 20, draw: 2500, left: 3, inPlay: 1, by: [1, 3, 6] },
  { league: 'premier-league', sides: 20, draw: 2500, left: 9, inPlay: 2, by: [1, 3, 6] },
] as const;

/** With so many games left, of which the first few are in play. */
function late(start: SeasonState, left: number, inPlay: number): SeasonState {
  let state = start;
  while (state.left.length > left) {
    const play = futures.playOn(state, futures.even, new Random(17, state.plays));
    if (play === undefined) throw new Error('The season stops.');
    state = futures.apply(state, play);
  }
  const games = state.left.slice(0, inPlay).map(({ number }) => number);
  return futures.apply(state, { kind: 'begun', text: '', games });
}

type Selection = readonly [market: string, selection: string];

/** The chance of every selection of a season, and whether it is shut. */
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

/** Every way in which some games may end. @param by how wide wins are */
function waysOf(
  games: readonly number[],
  by: readonly number[],
  hasDraws: boolean,
): Results['results'][number][][] {
  return games.reduce<Results['results'][number][][]>(
    (ways, game) =>
      ways.flatMap((way) => [
        ...by.flatMap((points) => [
          [...way, { game, home: points, away: 0 }],
          [...way, { game, home: 0, away: points }],
        ]),
        ...(hasDraws ? [[...way, { game, home: 1, away: 1 }]] : []),
      ]),
    [[]],
  );
}

test.each(LEAGUES)(
  '$league, $inPlay of the last $left games in play: however they end, nothing that is sold is worth much more or less',
  ({ league, sides, draw, left, inPlay, by }) => {
    const state = late(begun(league, sides, 3, draw), left, inPlay);
    const before = chancesOf(state);
    const sold = before.filter(({ at, chance }) => chance > 0.01 && chance < 0.97 && !isShut(state, ...at));
    expect(sold.length).toBeGreaterThan(0);
    expect(sold.length).toBeLessThan(before.length);
    for (const results of waysOf(state.begun, by, draw > 0)) {
      const after = futures.apply(state, { kind: 'results', text: '', results, off: [] });
      const then = new Map(chancesOf(after, state).map(({ at, chance }) => [at.join(), chance]));
      for (const { at, chance } of sold) {
        const moved = Math.abs((then.get(at.join()) ?? 0) - chance);
        const error = Math.sqrt((2 * chance * 0.05) / SAMPLES);
        expect(moved, `${at}: ${chance}`).toBeLessThanOrEqual(0.05 * chance + 3 * error);
      }
    }
  },
);

/** What part of those that do not play is sold, of the likely places in a field. */
function partSold(state: SeasonState): number {
  const isRival = (at: Selection) => !at[0].startsWith('wins:') && !isPlaying(state, Number(at[1].slice(1)));
  const rivals = chancesOf(state).filter(({ at, chance }) => isRival(at) && chance > 0.1 && chance < 0.8);
  return rivals.filter(({ at }) => !isShut(state, ...at)).length / rivals.length;
}

test('early in a season a game in play moves few others, and most stay on sale', () => {
  expect(partSold(late(begun('nfl', 32, 4), 128, 1))).toBeGreaterThan(0.7);
  expect(partSold(late(begun('premier-league', 20, 4, 2500), 80, 1))).toBeGreaterThan(0.5);
});

test('with many games in play only the wins of those who do not play are sold', () => {
  const state = late(begun('nfl', 32, 4), 100, 5);
  for (const { at } of chancesOf(state)) {
    const [head, side] = at[0].split(':');
    expect(isShut(state, ...at), at.join()).toBe(head !== 'wins' || isPlaying(state, Number(side)));
  }
});

test('what is shut is the same in every price of a season as it stands, and nothing is once no game is in play', () => {
  const state = late(begun('nfl', 32, 2), 6, 1);
  const asked = chancesOf(state).map(({ at }) => at);
  const shut = (season: SeasonState) => asked.filter((at) => isShut(season, ...at));
  expect(shut(JSON.parse(JSON.stringify(state)))).toEqual(shut(state));
  expect(shut({ ...state, begun: [] })).toEqual([]);
});
