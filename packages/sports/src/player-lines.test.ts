import { expect, test } from 'vitest';
import { fieldSides } from './kit/testing/fields.ts';
import type { MarketDefinition, Outcomes } from './market-definition.ts';
import { Random } from './random.ts';
import type { AnySportModel, Sides } from './sport.ts';
import { sportModels } from './sports.ts';
import { knownSides } from './tactical/testing/known-sides.ts';

const SAMPLES = 500;
const SEED = 5;
/** How far a game has come when its markets are looked at. */
const LOOKED_AT = [0, 0.4, 0.8];
/** Sports that sell over and under of what one player of a side does. */
const PLAYERS_OF = ['baseball', 'basketball', 'counter-strike', 'cricket', 'football', 'hockey', 'soccer'];

const withPlayers = sportModels.filter(({ slug }) => PLAYERS_OF.includes(slug));

test.each(withPlayers)(
  '$slug: what one player does is bet on at half lines, where no stake comes back',
  (model) => {
    const lines = offered(model).filter(({ market }) => isPlayerLine(market));
    expect(lines).not.toEqual([]);
    for (const { market } of lines) {
      expect(Number.isInteger(market.selections[0]?.points), market.key).toBe(false);
    }
  },
);

test.each(withPlayers)('$slug: a whole line of a player that was sold is still graded', (model) => {
  const found = offered(model).find(({ market }) => isPlayerLine(market));
  const whole = (found?.market.key ?? '').replace(/:\d+\.5$/, ':2');
  expect(model.market(whole, sidesOf(model))?.selections.map(({ points }) => points)).toEqual([2, 2]);
});

function isPlayerLine({ player, selections }: MarketDefinition<Outcomes>): boolean {
  return player !== undefined && selections.some(({ type }) => type === 'OVER');
}

function sidesOf({ slug }: AnySportModel): Sides {
  return slug === 'counter-strike' ? knownSides : fieldSides(24);
}

/** Everything on offer at some moments of a game. */
function offered(model: AnySportModel) {
  let state = model.initial({ sides: sidesOf(model) });
  const toLook = [...LOOKED_AT];
  const all = [];
  for (let play = 0; toLook.length > 0; play++) {
    if (model.elapsed(state) >= (toLook[0] ?? 1)) {
      toLook.shift();
      const outcomes = model.simulate(state, model.even, SAMPLES, SEED);
      all.push(...model.offer(state, outcomes, sidesOf(model)));
    }
    const next = model.playOn(state, model.even, new Random(SEED, play));
    if (next === undefined) break;
    state = model.apply(state, next);
  }
  return all;
}
