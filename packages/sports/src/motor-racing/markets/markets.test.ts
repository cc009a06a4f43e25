import { describe, expect, test } from 'vitest';
import { countMarks } from '../../count-marks.ts';
import { fallingChances, fieldSides } from '../../kit/testing/fields.ts';
import { LOSS, PUSH, WIN } from '../../market-definition.ts';
import { Random } from '../../random.ts';
import { motorRacing } from '../motor-racing.ts';
import { initialState, type RaceState } from '../state.ts';
import { after, afterOf, driven, grid, laps, mark, withdrawal } from '../testing/races.ts';

const SAMPLES = 4096;
const strength = motorRacing.fit({ fieldWinProbabilities: fallingChances(20, 0.2) });

/** How often each selection wins. */
function chances(state: RaceState, key: string): number[] {
  const market = motorRacing.market(key, state.sides);
  if (!market) throw new Error(`There is no ${key}.`);
  const { wins } = countMarks(market, motorRacing.simulate(state, strength, SAMPLES, 7));
  return wins.map((count) => count / SAMPLES);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const isDecided = (state: RaceState, key: string) => motorRacing.isDecided(state, key);
const explained = (state: RaceState, key: string, selection: string) =>
  motorRacing.explain(state, key, selection);

const whole = { 0: 0, 1: 900, 2: 4000, 3: 9000 };
const finish = { 0: 3200, 1: 0, 2: 4000, 3: 9000 };

describe('constructors', () => {
  test('the better-placed car of each decides their matchup', () => {
    const end = after(grid, laps(60, { 0: 3200, 1: 9000, 2: 0, 3: 10_000 }));
    expect([mark(end, 'team-matchup:0:1', 't0'), mark(end, 'team-matchup:0:1', 't1')]).toEqual([LOSS, WIN]);
    expect(explained(end, 'team-matchup:0:1', 't0')).toBe(
      'Given Surname0 finished in place 2; Given Surname1 finished in place 3; Given Surname2 won; Given Surname3 finished in place 4',
    );
  });

  test('a matchup is decided once a constructor has no car left, and void once one of its cars does not start', () => {
    const one = after(grid, laps(30, { 0: 0, 1: 900, 2: 4000 }, [3]));
    expect(isDecided(one, 'team-matchup:0:1')).toBe(false);
    const none = driven(one, laps(33, { 0: 0, 1: 900 }, [2]));
    expect(isDecided(none, 'team-matchup:0:1')).toBe(true);
    expect(mark(none, 'team-matchup:0:1', 't0')).toBe(WIN);
    const absent = after(grid, withdrawal(3));
    expect(isDecided(absent, 'team-matchup:0:1')).toBe(true);
    expect(mark(absent, 'team-matchup:0:1', 't0')).toBe(PUSH);
  });

  test('a double podium and both cars in the points need both cars, and one that stops early settles them', () => {
    const end = after(grid, laps(60, finish));
    expect(mark(end, 'team-top:3:0', 'yes')).toBe(WIN);
    expect(mark(end, 'team-top:3:1', 'yes')).toBe(LOSS);
    expect(mark(end, 'team-top:10:1', 'yes')).toBe(WIN);
    const stopped = after(grid, laps(30, { 0: 0, 1: 900, 2: 4000 }, [3]));
    expect(isDecided(stopped, 'team-top:10:1')).toBe(true);
    expect(mark(stopped, 'team-top:10:1', 'no')).toBe(WIN);
    expect(isDecided(stopped, 'team-top:10:0')).toBe(false);
    const absent = after(grid, withdrawal(3));
    expect(isDecided(absent, 'team-top:10:1')).toBe(true);
    expect(mark(absent, 'team-top:10:1', 'no')).toBe(PUSH);
  });

  test('both cars are classified as soon as both have done nine tenths, and not once one stopped before', () => {
    const far = after(grid, laps(54, whole));
    expect(isDecided(far, 'team-classified:0')).toBe(true);
    expect(mark(far, 'team-classified:0', 'yes')).toBe(WIN);
    const stopped = after(grid, laps(30, { 0: 0, 1: 900, 2: 4000 }, [3]));
    expect(mark(stopped, 'team-classified:1', 'no')).toBe(WIN);
    expect(isDecided(stopped, 'team-classified:1')).toBe(true);
    expect(isDecided(stopped, 'team-classified:0')).toBe(false);
  });

  test('the fastest lap counts for its constructor', () => {
    const end = after(grid, laps(60, finish));
    expect([mark(end, 'fastest-team', 't0'), mark(end, 'fastest-team', 't1')]).toEqual([WIN, LOSS]);
  });
});

describe('qualifying', () => {
  test('pole is decided by the grid and stays so if its car withdraws; a car that had no part in it gives stakes back', () => {
    const absent = after(withdrawal(2));
    expect(isDecided(absent, 'pole')).toBe(false);
    const state = motorRacing.apply(absent, { kind: 'grid', text: '', order: [1, 0, 3] });
    expect(isDecided(state, 'pole')).toBe(true);
    const marks = (of: RaceState) => [0, 1, 2, 3].map((car) => mark(of, 'pole', `p${car}`));
    expect(marks(state)).toEqual([LOSS, WIN, PUSH, LOSS]);
    expect(marks(motorRacing.apply(state, withdrawal(1)))).toEqual([LOSS, WIN, PUSH, LOSS]);
    expect(explained(state, 'pole', 'p0')).toBe('Given Surname1 took pole');
  });

  test('pole wins, or another place of the grid; void if the car on pole does not start', () => {
    const end = after(grid, laps(60, finish));
    expect(mark(end, 'pole-wins', 'yes')).toBe(WIN);
    expect(mark(end, 'winner-grid', '1')).toBe(WIN);
    const third = after(grid, laps(60, { 0: 3200, 1: 900, 2: 4000, 3: 0 }));
    expect(mark(third, 'pole-wins', 'no')).toBe(WIN);
    expect(mark(third, 'winner-grid', '3')).toBe(WIN);
    expect(explained(third, 'winner-grid', '3')).toBe('Given Surname3 won from place 3 of the grid');
    const absent = after(grid, withdrawal(1));
    expect(isDecided(absent, 'pole-wins')).toBe(true);
    expect(mark(absent, 'pole-wins', 'no')).toBe(PUSH);
    expect(explained(absent, 'pole-wins', 'no')).toBe('Given Surname1 took pole');
  });
});

describe('the race', () => {
  test('a safety car counts once it was out, whatever comes after', () => {
    const before = after(grid, laps(6, whole));
    expect(isDecided(before, 'safety-car')).toBe(false);
    const out = driven(before, laps(9, whole, [], true));
    const gone = driven(out, laps(12, whole));
    expect(gone.isSafetyCar).toBe(false);
    for (const state of [out, gone]) {
      expect(isDecided(state, 'safety-car')).toBe(true);
      expect(mark(state, 'safety-car', 'yes')).toBe(WIN);
    }
    expect(mark(after(grid, laps(60, whole)), 'safety-car', 'no')).toBe(WIN);
    expect(mark(after(grid, laps(60, whole, [], true)), 'safety-car', 'yes')).toBe(WIN);
  });

  test('the winning margin falls into its band by the second car; none that sees the flag is the widest', () => {
    const by = (gap: number) => after(grid, laps(60, { 0: 0, 1: gap, 2: 40_000, 3: 50_000 }));
    expect(mark(by(1999), 'margin', '0-2')).toBe(WIN);
    expect(mark(by(2000), 'margin', '0-2')).toBe(LOSS);
    expect(mark(by(2000), 'margin', '2-5')).toBe(WIN);
    expect(mark(by(25_000), 'margin', '20-up')).toBe(WIN);
    expect(explained(by(3214), 'margin', '2-5')).toBe('Given Surname0 won by 3.214 seconds');
    expect(mark(after(grid, laps(60, { 0: 0 }, [1, 2, 3])), 'margin', '20-up')).toBe(WIN);
  });

  test('under a line of classified cars is won once too few are left, over it once they have done nine tenths', () => {
    const start = afterOf(6, { kind: 'grid', text: '', order: [0, 1, 2, 3, 4, 5] });
    const two = driven(start, laps(30, { 0: 0, 1: 1, 2: 2, 3: 3 }, [4, 5]));
    expect(isDecided(two, 'classified-cars:4.5')).toBe(true);
    expect(mark(two, 'classified-cars:4.5', 'under')).toBe(WIN);
    expect(explained(two, 'classified-cars:4.5', 'under')).toBe('No more than 4 cars can be classified');
    for (const key of ['classified-cars:4', 'classified-cars:3.5']) expect(isDecided(two, key)).toBe(false);
    const far = driven(two, laps(54, { 0: 0, 1: 1, 2: 2, 3: 3 }));
    expect(mark(far, 'classified-cars:3.5', 'over')).toBe(WIN);
    expect(isDecided(far, 'classified-cars:3.5')).toBe(true);
    expect(mark(far, 'classified-cars:4', 'over')).toBe(PUSH);
    // Stopping after that changes nothing.
    expect(mark(driven(far, laps(60, { 0: 0 }, [1, 2, 3])), 'classified-cars:3.5', 'over')).toBe(WIN);
  });

  test('the best of a group wins its bet, two that stop together share it, and one that does not start voids it', () => {
    const end = after(grid, laps(60, finish));
    expect(mark(end, 'group:0:2:3', 'p0')).toBe(WIN);
    expect(mark(end, 'group:0:2:3', 'p2')).toBe(LOSS);
    const out = after(grid, laps(30, { 0: 0 }, [1, 2, 3]));
    expect(isDecided(out, 'group:1:2:3')).toBe(true);
    const [first] = motorRacing.market('group:1:2:3', out.sides)?.selections ?? [];
    const tied = first?.measure?.bind(motorRacing.actual(out))(0) ?? 0;
    expect(first?.deadHeat?.(tied)).toEqual({ places: 1, tied: 3 });
    const absent = after(grid, withdrawal(3));
    expect(isDecided(absent, 'group:0:2:3')).toBe(true);
    expect(mark(absent, 'group:0:2:3', 'p0')).toBe(PUSH);
  });

  test('the winner without one is the best of the others, void if that one does not start', () => {
    const end = after(grid, laps(60, finish));
    expect(mark(end, 'without:1', 'p0')).toBe(WIN);
    expect(mark(end, 'without:0', 'p1')).toBe(WIN);
    expect(mark(end, 'without:1', 'p1')).toBeUndefined();
    expect(mark(after(grid, withdrawal(3)), 'without:3', 'p0')).toBe(PUSH);
    expect(mark(after(grid, withdrawal(3), laps(60, { 0: 0, 1: 5, 2: 9 })), 'without:0', 'p3')).toBe(PUSH);
  });

  test('one of two that stopped is behind whoever runs on, and their matchup is decided', () => {
    const out = after(grid, laps(30, { 0: 0, 1: 900, 2: 4000 }, [3]));
    expect(isDecided(out, 'matchup:2:3')).toBe(true);
    expect(mark(out, 'matchup:2:3', 'p2')).toBe(WIN);
    expect(isDecided(out, 'matchup:0:1')).toBe(false);
  });
});

test('in every market of one winner the chances add up to one', () => {
  const start = initialState(fieldSides(20));
  for (const key of [
    'pole',
    'winner-grid',
    'margin',
    'fastest-team',
    'without:0',
    'group:0:1:2:3',
    'safety-car',
  ]) {
    expect(sum(chances(start, key)), key).toBeCloseTo(1, 9);
  }
});

test('what is driven on is what was priced: poles, margins, safety cars and double finishes of played races agree', () => {
  const start = initialState(fieldSides(20));
  const races = 300;
  const ends = Array.from({ length: races }, (_, seed) => playedOut(start, seed));
  for (const [key, selection, place] of [
    ['pole-wins', 'yes', 0],
    ['winner-grid', '2', 1],
    ['margin', '2-5', 1],
    ['margin', '20-up', 4],
    ['safety-car', 'yes', 0],
    ['team-top:10:0', 'yes', 0],
    ['team-matchup:0:1', 't0', 0],
    ['classified-cars:17.5', 'over', 0],
  ] as const) {
    const chance = chances(start, key)[place] ?? 0;
    const share = ends.filter((end) => mark(end, key, selection) === WIN).length / races;
    const deviation = Math.sqrt((chance * (1 - chance)) / races);
    expect(Math.abs(share - chance), `${key} ${selection}: ${share} for ${chance}`).toBeLessThan(
      3.5 * deviation,
    );
  }
});

function playedOut(from: RaceState, seed: number): RaceState {
  let state = from;
  const random = new Random(11, seed);
  for (let play = motorRacing.playOn(state, strength, random); play; ) {
    state = motorRacing.apply(state, play);
    play = motorRacing.playOn(state, strength, random);
  }
  return state;
}

test('keys that make no sense make no market', () => {
  const { sides } = initialState(fieldSides(6));
  for (const key of [
    'team-matchup:0:0',
    'team-matchup:0:3',
    'team-matchup:0',
    'team-top:4:0',
    'team-top:3',
    'team-classified:9',
    'group:0:1',
    'group:0:1:1:2',
    'group:0:1:2:6',
    'group:0:1:2:x',
    'without:6',
    'classified-cars:0',
    'pole:1',
    'margin:1',
  ]) {
    expect(motorRacing.market(key, sides), key).toBeUndefined();
  }
});
