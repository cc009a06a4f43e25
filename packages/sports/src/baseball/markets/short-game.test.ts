import { expect, test } from 'vitest';
import { LOSS, PUSH, WIN } from '../../market-definition.ts';
import { Random } from '../../random.ts';
import { apply } from '../apply.ts';
import { baseball } from '../baseball.ts';
import type { BaseballState } from '../state.ts';
import { EVEN } from '../strength.ts';
import { firstState, quietPlay, sides } from '../testing/games.ts';

function begin(innings: number): BaseballState {
  return apply(firstState, quietPlay(firstState, { kind: 'start', rules: { innings, extraRunner: true } }));
}

function finish(state: BaseballState, seed: number): BaseballState {
  const random = new Random(seed);
  let now = state;
  for (let play = baseball.playOn(now, EVEN, random); play; play = baseball.playOn(now, EVEN, random))
    now = apply(now, play);
  return now;
}

function marks(state: BaseballState, key: string) {
  const selections = baseball.market(key, sides)?.selections ?? [];
  const graded = selections.map((each) => each.mark(baseball.actual(state), 0));
  if (baseball.isDecided(state, key))
    expect(selections.map((each) => baseball.certainMark(state, key, each.key))).toEqual(graded);
  return graded;
}

const BACK = [
  'total:game:8.5',
  'total:game:0.5',
  'spread:game:-1.5',
  'team-total:home:game:3.5',
  'margin:wide',
  'total-band',
  'result-total:game:8.5',
  'hits:15.5',
  'home-runs:2.5',
  'odd-even:game',
  'batter-hits:home:0:0.5',
  'pitcher-strikeouts:home:5.5',
  'any-run:i9',
  'total:f7:6.5',
  'threeway:reg',
];
const STAND = [
  'moneyline:game',
  'moneyline:f5',
  'total:f5:4.5',
  'total:i1:0.5',
  'lead-and-win:home',
  'next-score:1',
];

test('a game announced with six innings gives back what nine decide, at once, and sells none of it', () => {
  const short = begin(6);
  for (const key of BACK) {
    expect(baseball.isDecided(short, key), key).toBe(true);
    expect(new Set(marks(short, key)), key).toEqual(new Set([PUSH]));
  }
  expect(baseball.explain(short, 'total:game:8.5', 'under')).toBe(
    'Stake back: the game was announced with 6 innings, and this bet needs 9',
  );
  const offered = baseball.offer(short, baseball.simulate(short, EVEN, 512, 3), sides);
  const keys = offered.map(({ market }) => market.key);
  expect(keys).toContain('moneyline:game');
  expect(keys).toContain('moneyline:f5');
  expect(keys.filter((key) => BACK.includes(key) || /^(total|spread):game/.test(key))).toEqual([]);
});

test('who wins it and the innings it has stand, and nothing that went back is graded in the end', () => {
  for (const key of STAND) expect(baseball.isDecided(begin(6), key), key).toBe(false);
  for (let seed = 1; seed <= 4; seed++) {
    const final = finish(begin(6), seed);
    for (const key of BACK) expect(new Set(marks(final, key)), key).toEqual(new Set([PUSH]));
    expect(marks(final, 'moneyline:game').toSorted()).toEqual([LOSS, WIN]);
    expect(marks(final, 'total:f5:4.5').toSorted()).toEqual([LOSS, WIN]);
    expect(baseball.explain(final, 'moneyline:game', 'home')).toContain('won');
  }
});

test('a game of nine innings keeps its lines', () => {
  const whole = begin(9);
  for (const key of [...BACK, ...STAND]) expect(baseball.isDecided(whole, key), key).toBe(false);
  const final = finish(whole, 2);
  expect(marks(final, 'total:game:8.5').toSorted()).toEqual([LOSS, WIN]);
  expect(marks(final, 'spread:game:-1.5').toSorted()).toEqual([LOSS, WIN]);
});
