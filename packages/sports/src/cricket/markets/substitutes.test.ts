import { expect, test } from 'vitest';
import { PUSH, WIN } from '../../market-definition.ts';
import { ImpossiblePlay } from '../../sport.ts';
import { cricket } from '../cricket.ts';
import type { CricketPlay } from '../play.ts';
import { simulate } from '../simulate.ts';
import type { CricketState } from '../state.ts';
import { TWENTY } from '../strength.ts';
import { begun, dotBall } from '../testing/games.ts';

const names = Array.from({ length: 11 }, (_, place) => `P. Told${place}`);
const sides = {
  home: { ...begun.sides.home, players: names },
  away: { ...begun.sides.away, players: names },
};
const first: CricketState = { ...begun, sides };

const play = (state: CricketState, changes: Partial<CricketPlay>) =>
  cricket.apply(state, dotBall(state, changes));
const substitute = (side: 'home' | 'away', place: number): Partial<CricketPlay> => ({
  kind: 'other',
  substitute: { side, place },
});

/** A substitute at the place of the sixth makes twelve runs, and nobody else one. */
function played(): CricketState {
  let state = play(first, { ...substitute('home', 5), balls: 0 });
  state = play(state, { wicket: { place: 0, dismissal: 'bowled' }, wickets: 1, striker: 5 });
  for (const runs of [6, 12]) state = play(state, { offBat: 6, runs });
  return state;
}

function atEnd(state: CricketState): CricketState {
  let after = state;
  while (after.phase === 'in-play') after = play(after, {});
  return after;
}

test('the stake on whose place a substitute takes comes back, and is never graded by what the substitute does', () => {
  const now = played();
  for (const key of ['batter-runs:home:5:8.5', 'batter-milestone:home:5:50']) {
    const selection = key.startsWith('batter-runs') ? 'over' : 'yes';
    expect(cricket.isDecided(now, key)).toBe(true);
    expect(cricket.certainMark(now, key, selection)).toBe(PUSH);
    expect(cricket.explain(now, key, selection)).toBe(
      'Stake back: a substitute took the place of P. Told5, who had not batted',
    );
    const marks = cricket.market(key, sides)?.selections.map((each) => each.mark(cricket.actual(now), 0));
    expect(marks).toEqual([PUSH, PUSH]);
  }
  expect(cricket.isDecided(now, 'batter-runs:home:6:8.5')).toBe(false);
  expect(cricket.isDecided(now, 'batter-runs:away:5:8.5')).toBe(false);
});

test('a side is led by its substitute like by anybody else, and only the stake on whom he replaced comes back', () => {
  const end = atEnd(played());
  const marks = cricket
    .market('top-batter:home', sides)
    ?.selections.map((each) => each.mark(cricket.actual(end), 0));
  expect(marks).not.toContain(WIN);
  expect(marks?.indexOf(PUSH)).toBe(5);
  expect(marks?.lastIndexOf(PUSH)).toBe(5);
  expect(cricket.explain(end, 'top-batter:home', '1')).toBe('A substitute made the most runs, 12 runs');
  expect(cricket.isDecided(end, 'top-batter:home')).toBe(true);
});

test('nobody is named where a substitute bats, and nothing is sold on him', () => {
  const now = played();
  const facing = play(now, {});
  expect(cricket.scoreboard(now).currentBatter).toBeUndefined();
  expect(facing.innings[0]?.striker).toBe(5);
  const keys = cricket.offer(now, simulate(now, TWENTY, 512, 1), sides).map(({ market }) => market.key);
  expect(keys.filter((key) => /^batter-\w+:home:5:|^top-batter:home/.test(key))).toEqual([]);
  expect(keys).toContain('top-batter:away');
});

test('an eleven changes before the toss, and the match begins like every other', () => {
  const announced = cricket.initial({ sides });
  const nothing = { balls: 0, striker: 0, nonStriker: 1 };
  const before = dotBall(first, { ...substitute('away', 10), ...nothing });
  const changed = cricket.apply(announced, before);
  expect(changed.substitutes).toEqual({ home: [], away: [10] });
  expect([changed.phase, cricket.isStarted(changed)]).toEqual(['pre-game', false]);
  expect(cricket.certainMark(changed, 'batter-runs:away:10:2.5', 'over')).toBe(PUSH);
  const start = dotBall(first, { kind: 'start', overs: 20, ...nothing });
  expect(cricket.apply(changed, start)).toMatchObject({ phase: 'in-play', substitutes: changed.substitutes });
  const again = cricket.apply(changed, before);
  expect(again.substitutes).toEqual(changed.substitutes);
  for (const wrong of [{ runs: 4, offBat: 4 }, { overs: 20 }, { target: 100 }, { innings: 2 }]) {
    expect(() => cricket.apply(announced, { ...before, ...wrong })).toThrow(ImpossiblePlay);
  }
});

test.each<[string, CricketState, Partial<CricketPlay>]>([
  ['of who has come in', play(first, {}), { ...substitute('home', 1), balls: 1 }],
  ['of who is out', played(), { ...substitute('home', 0), balls: 3, wickets: 1, runs: 12 }],
  ['of a side that has batted', atEnd(first), { ...substitute('home', 8), balls: 0 }],
  ['told with a ball', first, { substitute: { side: 'home', place: 8 } }],
])('a substitute takes no place %s', (_name, state, changes) => {
  expect(() => play(state, changes)).toThrow(ImpossiblePlay);
});

test('one who is to open is replaced by a substitute after another was told, until the innings begins', () => {
  const inBreak = play(atEnd(first), { ...substitute('away', 5), balls: 0 });
  const both = play(inBreak, { ...substitute('away', 1), balls: 0 });
  expect(both.substitutes?.away).toEqual([5, 1]);
  expect(cricket.certainMark(both, 'batter-runs:away:1:8.5', 'over')).toBe(PUSH);
  const told = play(inBreak, { kind: 'other', balls: 0, striker: 2, nonStriker: 0 });
  for (const opener of [2, 0]) {
    expect(() => play(told, { ...substitute('away', opener), balls: 0 })).toThrow('has come in');
  }
  const other = play(inBreak, { kind: 'other', balls: 0, striker: 0, nonStriker: 2 });
  expect(() => play(other, { ...substitute('away', 2), balls: 0 })).toThrow('has come in');
  const retired = play(inBreak, { kind: 'retirement', balls: 0, striker: 2 });
  expect(() => play(retired, { ...substitute('away', 1), balls: 0 })).toThrow('batter 2 has come in');
});

test('a substitute takes a place of a side that is still to bat', () => {
  const state = play(first, { ...substitute('away', 0), balls: 0 });
  expect(state.substitutes).toEqual({ home: [], away: [0] });
  expect(cricket.isDecided(state, 'batter-runs:away:0:20.5')).toBe(true);
});
