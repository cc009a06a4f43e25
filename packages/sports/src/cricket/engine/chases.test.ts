import { expect, test } from 'vitest';
import { Random } from '../../random.ts';
import { apply } from '../apply.ts';
import { playOn } from '../play-on.ts';
import { simulate } from '../simulate.ts';
import { type CricketState, newInnings } from '../state.ts';
import { beforeChase } from '../testing/before-chase.ts';
import { conditionsOf } from './conditions.ts';

const GAMES = 100;

/** The home side is to chase. */
function toChase(target: number, overs: number): CricketState {
  const innings = beforeChase.innings.map((each) => ({
    ...each,
    runs: target - 1,
    balls: overs * 6,
    limit: overs * 6,
  }));
  return { ...beforeChase, overs, innings };
}

/** Played on from the break, until so many balls of the chase are bowled or it is over. */
function playedTo(balls: number, state: CricketState, seed: number): CricketState {
  const random = new Random(seed);
  let now = state;
  while (now.phase !== 'final' && (now.innings[1]?.balls ?? 0) < balls) {
    const play = playOn(now, even(state), random);
    if (play === undefined) break;
    now = apply(now, play);
  }
  return now;
}

const even = ({ overs = 20 }: CricketState) => ({ home: 0, away: 0, overs });

const meanOf = (values: ArrayLike<number>) =>
  Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;

/** Standard errors by which the mean of some is off. */
function errorsOff(values: readonly number[], expected: number): number {
  const mean = meanOf(values);
  const variance = meanOf(values.map((value) => (value - mean) ** 2));
  return (mean - expected) / Math.sqrt(variance / values.length);
}

test.each([
  { target: 130, overs: 20 },
  { target: 231, overs: 20 },
  { target: 261, overs: 20 },
  { target: 380, overs: 50 },
])(
  'to play hard for $target in $overs overs is no good day: half way through, chases played on are believed in, and have made, what was expected',
  ({ target, overs }) => {
    const state = toChase(target, overs);
    const half = overs * 3;
    const played = Array.from({ length: GAMES }, (_, seed) => playedTo(half, state, seed + 1));
    const days = played.map((each) => conditionsOf(each, even(state)).mean);
    expect(Math.abs(errorsOff(days, conditionsOf(state, even(state)).mean))).toBeLessThan(4);
    const { points } = simulate(state, even(state), 4096, 1);
    const sampled = overs === 20 ? points.home.o10 : points.home.o25;
    const runs = played.map(({ innings }) => innings[1]?.runs ?? 0);
    expect(Math.abs(errorsOff(runs, meanOf(sampled)))).toBeLessThan(4);
  },
);

test('a slow chase tells of a worse day and a quick one of a better, of ten overs as of twenty', () => {
  const at = (overs: number, target: number, runs: number) => {
    const state = playedTo(1, toChase(target, overs), 1);
    const innings = state.innings.map((each, n) => (n === 1 ? { ...each, runs, balls: overs * 3 } : each));
    const before = conditionsOf(toChase(target, overs), even(state));
    return conditionsOf({ ...state, innings }, even(state)).mean - before.mean;
  };
  for (const slow of [at(10, 100, 36), at(20, 200, 72)]) expect(slow).toBeLessThan(-5);
  for (const quick of [at(10, 100, 62), at(20, 200, 124)]) expect(quick).toBeGreaterThan(5);
});

test('a match that begins with ten overs is won by who chases as often in matches played on as in samples', () => {
  const innings = [newInnings('away', 60)];
  const state = { ...toChase(90, 10), phase: 'in-play' as const, innings, lastPlay: undefined };
  const played = Array.from({ length: GAMES }, (_, seed) => playedTo(61, state, seed + 1));
  const won = played.map(({ innings: [first, chase] }) => Number((chase?.runs ?? 0) > (first?.runs ?? 0)));
  const { points } = simulate(state, even(state), 4096, 1);
  const sampled = points.home.game.map((runs, at) => Number(runs > (points.away.game[at] ?? 0)));
  expect(Math.abs(errorsOff(won, meanOf(sampled)))).toBeLessThan(4);
});
