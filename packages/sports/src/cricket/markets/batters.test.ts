import { expect, test } from 'vitest';
import { countMarks } from '../../count-marks.ts';
import { LOSS, type Mark, PUSH, WIN } from '../../market-definition.ts';
import { Random } from '../../random.ts';
import type { SideKey } from '../../sport.ts';
import { cricket } from '../cricket.ts';
import type { CricketPlay } from '../play.ts';
import { playOn } from '../play-on.ts';
import { simulate } from '../simulate.ts';
import type { CricketState } from '../state.ts';
import { TWENTY } from '../strength.ts';
import { begun, dotBall, sides as invented, playGame } from '../testing/games.ts';

const names = Array.from({ length: 11 }, (_, place) => `P. Told${place}`);
const sides = {
  home: { ...invented.home, players: names },
  away: { ...invented.away, players: names },
};
const first: CricketState = { ...begun, sides };
const PLACES = names.map((_, place) => place);

const play = (state: CricketState, changes: Partial<CricketPlay> = {}) =>
  cricket.apply(state, dotBall(state, changes));

function dots(state: CricketState, count: number): CricketState {
  let after = state;
  for (let i = 0; i < count; i++) after = play(after);
  return after;
}

const out = (wickets: number, place: number, crease: Partial<CricketPlay>): Partial<CricketPlay> => ({
  wicket: { place, dismissal: 'run-out' },
  wickets,
  ...crease,
});

/** What over and under, or yes and no, are certain to get. */
function marksOf(state: CricketState, key: string): (Mark | undefined)[] {
  const selections = cricket.market(key, sides)?.selections ?? [];
  return selections.map((selection) => cricket.certainMark(state, key, selection.key));
}

/** Two were out: 0, and 2, who came in for him. Nobody made a run. */
const twoOut = play(play(first, out(1, 0, { striker: 2 })), out(2, 2, { striker: 3 }));

test('the stake on a batter who never comes in goes back once the innings is over, and not before', () => {
  const end = dots(twoOut, 118);
  expect(end.phase).toBe('break');
  for (const [key, selection] of [
    ['batter-runs:home:4:8.5', 'under'],
    ['batter-milestone:home:4:25', 'no'],
  ] as const) {
    for (const state of [first, twoOut, dots(twoOut, 117)]) {
      expect(cricket.isDecided(state, key)).toBe(false);
      expect(marksOf(state, key)).toEqual([undefined, undefined]);
    }
    expect(cricket.isDecided(end, key)).toBe(true);
    expect(marksOf(end, key)).toEqual([PUSH, PUSH]);
    const graded = cricket.market(key, sides)?.selections.map(({ mark }) => mark(cricket.actual(end), 0));
    expect(graded).toEqual([PUSH, PUSH]);
    expect(cricket.explain(end, key, selection)).toBe('Void: P. Told4 did not bat');
  }
});

test('who came in is graded by his runs, also where he faced no ball, and one who did not is no top batter', () => {
  const end = dots(play(first, { offBat: 1, runs: 1, striker: 1, nonStriker: 0 }), 119);
  const idle = play(dots(first, 118), out(1, 0, { nonStriker: 2 }));
  expect(idle.innings[0]?.batters[2]).toEqual({ runs: 0, balls: 0, out: false });
  const after = play(idle);
  for (const [state, place] of [
    [end, 1],
    [after, 2],
  ] as const) {
    expect(marksOf(state, `batter-runs:home:${place}:8.5`)).toEqual([LOSS, WIN]);
    expect(marksOf(state, `batter-milestone:home:${place}:25`)).toEqual([LOSS, WIN]);
    expect(cricket.explain(state, `batter-runs:home:${place}:8.5`, 'under')).toBe(
      `P. Told${place} made 0 runs`,
    );
  }
  expect(marksOf(end, 'top-batter:home')).toEqual(PLACES.map((place) => (place === 0 ? WIN : LOSS)));
});

test('who stands at the crease for one who was out with the last ball has not batted', () => {
  const end = play(dots(first, 119), out(1, 0, { striker: 2 }));
  expect(end).toMatchObject({ phase: 'break', innings: [{ striker: 2 }] });
  expect(marksOf(end, 'batter-runs:home:2:8.5')).toEqual([PUSH, PUSH]);
  expect(cricket.explain(end, 'batter-milestone:home:2:25', 'no')).toBe('Void: P. Told2 did not bat');
});

test('of an innings kept from before it was noted who came in all have batted up to the last', () => {
  const older = {
    ...dots(twoOut, 118),
    innings: dots(twoOut, 118).innings.map(({ cameIn: _, ...innings }) => innings),
  };
  expect(marksOf(older, 'batter-runs:home:3:8.5')).toEqual([LOSS, WIN]);
  expect(marksOf(older, 'batter-runs:home:4:8.5')).toEqual([PUSH, PUSH]);
});

/** By the plays alone: the runs of whoever stood at the crease when a ball was bowled in the innings of a side. */
function batted(plays: readonly CricketPlay[], side: SideKey): ReadonlyMap<number, number> {
  const runs = new Map<number, number>();
  let crease: readonly [number, number] = [0, 1];
  for (const { kind, innings, side: bats, striker, nonStriker, offBat } of plays) {
    if (bats !== side || innings > 2) continue;
    if (kind === 'delivery') {
      for (const place of crease) runs.set(place, runs.get(place) ?? 0);
      runs.set(crease[0], (runs.get(crease[0]) ?? 0) + offBat);
    }
    crease = [striker, nonStriker];
  }
  return runs;
}

test('in whole matches those who bat are graded by their runs, the others go back, and nothing is certain too early', () => {
  const seen = { left: 0, certain: 0 };
  for (let seed = 1; seed <= 8; seed++) {
    const plays: CricketPlay[] = [];
    const states: CricketState[] = [];
    const final = playGame(seed, TWENTY, (state, each) => {
      plays.push(each);
      if (state.plays % 7 === 0) states.push(state);
    });
    for (const side of ['home', 'away'] as const) {
      const runs = batted(plays, side);
      for (const place of PLACES) {
        const made = runs.get(place);
        const wins = (least: number) =>
          made === undefined ? [PUSH, PUSH] : made >= least ? [WIN, LOSS] : [LOSS, WIN];
        const marks = {
          [`batter-runs:${side}:${place}:9.5`]: wins(10),
          [`batter-milestone:${side}:${place}:25`]: wins(25),
        };
        for (const [key, expected] of Object.entries(marks)) {
          expect([seed, key, marksOf(final, key)]).toEqual([seed, key, expected]);
          for (const state of states) {
            const certain = marksOf(state, key);
            if (certain[0] === undefined) continue;
            expect([seed, key, state.plays, certain]).toEqual([seed, key, state.plays, expected]);
            seen.certain++;
          }
        }
        if (made === undefined) seen.left++;
      }
    }
  }
  expect(seen.left).toBeGreaterThan(20);
  expect(seen.certain).toBeGreaterThan(1000);
});

/** Seven balls are left, three were out, and 3 and 4 are at the crease. */
const late = play(dots(twoOut, 110), out(3, 1, { nonStriker: 4 }));

test('samples leave out as many as do not come in, and each market is priced of the others', () => {
  const samples = simulate(late, TWENTY, 8192, 5);
  for (const key of ['batter-runs:home:5:4.5', 'batter-milestone:home:6:1']) {
    const market = cricket.market(key, sides);
    if (market === undefined) throw new Error(`${key} is no market`);
    const { wins, pushes } = countMarks(market, samples);
    const marks = market.selections.map(({ mark }) =>
      Array.from({ length: samples.size }, (_, index) => mark(samples, index)),
    );
    const counted = (mark: Mark) => marks.map((of) => of.filter((each) => each === mark).length);
    expect(wins).toEqual(counted(WIN));
    expect(pushes).toEqual(counted(PUSH));
    expect(pushes[0]).toBeGreaterThan(0);
    expect((wins[0] ?? 0) + (wins[1] ?? 0) + (pushes[0] ?? 0)).toBe(samples.size);
  }
});

test('as many do not come in when matches are played on as in the samples, the last ball included', () => {
  const key = 'batter-runs:home:5:0.5';
  const market = cricket.market(key, sides);
  const samples = simulate(late, TWENTY, 8192, 5);
  const { wins = [], pushes = [] } = market === undefined ? {} : countMarks(market, samples);
  const random = new Random(11);
  const games = 800;
  const seen = new Map<Mark | undefined, number>();
  for (let game = 0; game < games; game++) {
    let state = late;
    while (state.phase === 'in-play') {
      const next = playOn(state, TWENTY, random);
      if (next === undefined) break;
      state = cricket.apply(state, next);
    }
    const mark = cricket.certainMark(state, key, 'over');
    seen.set(mark, (seen.get(mark) ?? 0) + 1);
  }
  for (const [mark, count = 0] of [
    [PUSH, pushes[0]],
    [WIN, wins[0]],
    [LOSS, wins[1]],
  ] as const) {
    const chance = count / samples.size;
    const error = Math.sqrt(chance * (1 - chance) * (1 / games + 1 / samples.size));
    expect(chance).toBeGreaterThan(0.05);
    expect(Math.abs((seen.get(mark) ?? 0) / games - chance)).toBeLessThan(4 * error);
  }
});

test('the main line of a batter who may not come in is the even one of the innings in which he does', () => {
  const samples = simulate(late, TWENTY, 8192, 5);
  const main = cricket
    .offer(late, samples, sides)
    .find(({ market, main: isMain }) => isMain && market.family === 'batter-runs:home:5');
  expect(main?.market.selections[0]?.points).toBeGreaterThan(0);
  const { wins = [], pushes = [] } = main === undefined ? {} : countMarks(main.market, samples);
  expect(pushes[0]).toBeGreaterThan(samples.size / 4);
  expect((wins[0] ?? 0) / (samples.size - (pushes[0] ?? 0))).toBeGreaterThan(0.35);
});
