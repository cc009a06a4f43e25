import { expect, test } from 'vitest';
import { histogram } from '../../count-marks.ts';
import { type MarketDefinition, type Outcomes, PUSH, WIN } from '../../market-definition.ts';
import type { Scoreboard, Sides, SportModel } from '../../sport.ts';
import { sides as anySides, stateAfter, tellMatch } from './told-match.ts';

interface Tested {
  /** Of the match that is told, one that gets beyond its middle. */
  readonly seed?: number;
  /** Of a sport that sells markets on players of known sides alone. */
  readonly sides?: Sides;
  /**
   * Markets, by the first part of their keys, whose measures are not the real ones in samples of a match that has passed them: told of
   * the real match alone: a point of a game that is over is 0 in every sample.
   */
  readonly told?: readonly string[];
  /** The same: still growing when no grade changes any more, as the round in which a fight ends. */
  readonly growing?: readonly string[];
}

/** What holds of the markets of every sport that is played point by point. @param middle plays after which a match is well under way */
export function testSoundMarkets<State, Play, Strength, O extends Outcomes>(
  model: SportModel<State, Play, Strength, O, Scoreboard>,
  middle: number,
  { seed: matchSeed = 4, sides = anySides, told = [], growing = [] }: Tested = {},
): void {
  const before = model.initial({ sides });
  const samples = model.simulate(before, model.even, 1024, 1);
  const offers = model.offer(before, samples, sides);
  const running = stateAfter(model, matchSeed, middle, sides);
  const runningSamples = model.simulate(running, model.even, 1024, 1);
  const live = model.offer(running, runningSamples, sides);

  test('at least 60 markets before the match and 40 in it', () => {
    expect(offers.length).toBeGreaterThanOrEqual(60);
    expect(live.length).toBeGreaterThanOrEqual(40);
    expect(offers.filter(({ market }) => market.key === 'moneyline:game')).toHaveLength(1);
  });

  test('every offered market is built again from its key alone, with the same measure and marks', () => {
    for (const { market } of offers) {
      const again = model.market(market.key, sides);
      const { key, name, family, winners } = market;
      expect(again).toMatchObject({ key, name, family, winners, measure: { key: market.measure.key } });
      const valueAt = market.measure.bind(samples);
      const againAt = again?.measure.bind(samples);
      for (let i = 0; i < samples.size; i++)
        if (againAt?.(i) !== valueAt(i)) expect(againAt?.(i), key).toBe(valueAt(i));
      market.selections.forEach((selection, s) => {
        for (let i = 0; i < 50; i++) {
          expect(again?.selections[s]?.mark(samples, i)).toBe(selection.mark(samples, i));
        }
      });
    }
  });

  test('as many selections of a market win as it says, or all are pushed', () => {
    for (const [offered, outcomes] of [
      [offers, samples],
      [live, runningSamples],
    ] as const) {
      for (const { market } of offered) {
        for (const [value] of histogram(outcomes, market.measure)) {
          const marks = market.selections.map((selection) => selection.grade(value));
          const wins = marks.filter((mark) => mark === WIN).length;
          const pushes = marks.filter((mark) => mark === PUSH).length;
          const isSound = pushes === 0 ? wins === winnersAt(market, value) : pushes === marks.length;
          expect(isSound, `${market.key} at ${value}: ${marks}`).toBe(true);
        }
      }
    }
  });

  test('measures with one key measure the same, and keys are told apart', () => {
    const known = new Map<string, number[]>();
    for (const { market } of live) {
      const valueAt = market.measure.bind(runningSamples);
      const values = Array.from({ length: 200 }, (_, i) => valueAt(i));
      expect(values, market.key).toEqual(known.get(market.measure.key) ?? values);
      known.set(market.measure.key, values);
      expect(market.key).toMatch(/^[a-z0-9:.-]+$/);
      const own = market.selections.map(({ key }) => key);
      expect(new Set(own).size).toBe(own.length);
      for (const key of own) expect(key).toMatch(/^[a-z0-9.-]+$/);
    }
    const keys = live.map(({ market }) => market.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('what is decided stays as it was graded, and in the end everything is, with a sentence', () => {
    const keys = [...offers, ...live].map(({ market }) => market.key);
    const marksOf = (state: State, key: string) =>
      model.market(key, sides)?.selections.map((each) => model.certainMark(state, key, each.key)) ?? [];
    const graded = new Map<string, readonly (number | undefined)[]>();
    const final = tellMatch(
      model,
      matchSeed,
      model.even,
      (state) => {
        for (const key of keys) {
          if (!graded.has(key) && model.isDecided(state, key)) graded.set(key, marksOf(state, key));
        }
      },
      sides,
    );
    for (const key of keys) {
      expect(graded.get(key), key).toEqual(marksOf(final, key));
      const [first] = model.market(key, sides)?.selections ?? [];
      expect(model.explain(final, key, first?.key ?? ''), key).toMatch(/\w/);
    }
  });

  test('matches told play by play end like the samples that price them', () => {
    let home = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const { homeScore, awayScore } = model.scoreboard(tellMatch(model, seed, model.even, () => {}, sides));
      if (homeScore > awayScore) home += 1;
    }
    // Four standard deviations of a fair coin thrown 300 times.
    expect(Math.abs(home - 150)).toBeLessThan(35);
  });

  test('what has happened stands in every sample, and a finished match has one outcome', () => {
    const final = tellMatch(model, matchSeed, model.even, () => {}, sides);
    const winner = model.market('moneyline:game', sides);
    if (!winner) throw new Error('no winner market');
    const ended = histogram(model.simulate(final, model.even, 20, 3), winner.measure);
    expect(ended).toHaveLength(1);
    expect(Math.sign(ended[0]?.[0] ?? 0)).toBe(Math.sign(winner.measure.bind(model.actual(final))(0)));
    for (const { market } of offers) {
      if (!model.isDecided(running, market.key)) continue;
      const head = market.key.split(':')[0] ?? '';
      const real = market.measure.bind(model.actual(running))(0);
      const sampled = histogram(runningSamples, market.measure).map(([value]) => value);
      const isLine = market.selections.some(({ type }) => type === 'OVER' || type === 'HOME_SPREAD');
      if (told.includes(head) && sampled[0] === 0) {
        expect(sampled, market.key).toEqual([0]);
      } else if (isLine || growing.includes(head)) {
        // A line that was passed, or cannot be reached, is decided, and what is counted goes on.
        for (const { key, grade } of market.selections) {
          const certain = model.certainMark(running, market.key, key);
          for (const value of sampled) expect(grade(value), market.key).toBe(certain);
        }
      } else {
        expect(sampled, market.key).toEqual([real]);
      }
    }
  });

  test('what is decided is not offered any more', () => {
    const sold = live.map(({ market }) => market.key).filter((key) => model.isDecided(running, key));
    expect(sold).toEqual([]);
  });
}

/** How many selections win at a value: as many as the market says, but for a dead heat, of which all have a share. */
function winnersAt<O extends Outcomes>({ selections, winners }: MarketDefinition<O>, value: number): number {
  const [shared] = selections.flatMap((selection) => selection.deadHeat?.(value) ?? []);
  return shared === undefined ? winners : shared.tied;
}
