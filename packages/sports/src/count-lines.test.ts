import { expect, test } from 'vitest';
import { fieldSides } from './kit/testing/fields.ts';
import { isToldWhole } from './kit/untold-count.ts';
import { type MarketDefinition, type Outcomes, PUSH, WIN } from './market-definition.ts';
import { Random } from './random.ts';
import type { AnySportModel, Sides } from './sport.ts';
import { sportModels } from './sports.ts';
import { knownSides } from './tactical/testing/known-sides.ts';

const SAMPLES = 300;
const SEED = 5;
/**
 * What has a line, and of a game that is on no count: who leads a set or a map counts as its winner, a fight's time and a
 * golfer's round are none, cars are classified at the end, a checkout or a visit is thrown at once,
 * what the loser of a leg leaves grows less, and a partnership may not begin.
 */
const NO_COUNTS: Readonly<Record<string, readonly string[]>> = {
  combat: ['total'],
  'counter-strike': ['total'],
  cricket: ['partnership'],
  darts: ['leg-checkout', 'leg-left', 'visit-score'],
  golf: ['low', 'round-score', 'winning'],
  'motor-racing': ['classified-cars'],
  'table-tennis': ['game-total'],
  tennis: ['game-points', 'set-total'],
  valorant: ['total'],
};

function sidesOf({ slug }: AnySportModel): Sides {
  return slug === 'counter-strike' ? knownSides : fieldSides(24);
}

/** All states of a game, the first before it began. */
function statesOf(model: AnySportModel): unknown[] {
  const states = [model.initial({ sides: sidesOf(model) })];
  for (;;) {
    const state = states.at(-1);
    const play = model.playOn(state, model.even, new Random(SEED, states.length));
    if (play === undefined) return states;
    states.push(model.apply(state, play));
  }
}

function onOffer(model: AnySportModel, state: unknown): MarketDefinition<Outcomes>[] {
  const sides = sidesOf(model);
  return model
    .offer(state, model.simulate(state, model.even, SAMPLES, SEED), sides)
    .flatMap(({ market: { key } }) => model.market(key, sides) ?? []);
}

const hasLine = ({ selections }: MarketDefinition<Outcomes>) =>
  selections.some(({ type }) => type === 'OVER');

test.each(sportModels)('$slug: how far a count has come ends at what grades it', (model) => {
  const states = statesOf(model);
  const markets = onOffer(model, states[0]);
  const heads = markets.flatMap((one) => (hasLine(one) && !one.count ? (one.key.split(':')[0] ?? '') : []));
  expect([...new Set(heads)].sort()).toEqual(NO_COUNTS[model.slug] ?? []);
  for (const { key, count, measure, selections } of markets) {
    if (count === undefined) continue;
    const soFar = states.map((state) => measure.bind(model.actual(state))(0)).filter(isToldWhole);
    expect(soFar[0] ?? 0, key).toBe(0);
    if (!key.includes('yards')) expect(soFar, key).toEqual(soFar.toSorted((one, other) => one - other));
    const [over] = selections;
    expect(over?.type, key).toBe(count.isMark ? 'YES' : 'OVER');
    expect(over?.points ?? count.line, key).toBe(count.line);
    const mark = over?.mark(model.actual(states.at(-1)), 0);
    const end = soFar.at(-1) ?? 0;
    // Of a quarter line a bet may win by half; what was not played, or not told, gives the stake back.
    if (!Number.isInteger(2 * count.line) || mark === PUSH) continue;
    expect(mark === WIN, key).toBe(count.isMark ? end >= count.line : end > count.line);
  }
});
