import { expect, test } from 'vitest';
import type { Outcomes } from '../market-definition.ts';
import { type Moments, momentsOf } from '../testing/moments.ts';
import { cricket } from './cricket.ts';
import { type CricketOutcomes, sharesOf } from './outcomes.ts';
import { parseStrength } from './strength.ts';
import { beforeChase } from './testing/before-chase.ts';
import { firstState } from './testing/games.ts';
import known from './testing/moments.json' with { type: 'json' };

const SAMPLES = 32_768;
/** Standard errors between the two; there are some 1,300 comparisons. */
const MOST = 4.5;

// The moments are of 131,072 samples of the engine that played ball by ball (each a look at everything that can end an innings).
test.each(Object.entries(known))(
  'whole overs at once bring the same runs, wickets and wins as balls one by one: %s',
  (name, { strength, moments }) => {
    const state = name.endsWith('chase') ? beforeChase : firstState;
    const outcomes = cricket.simulate(state, parseStrength(strength), SAMPLES, 77);
    const played = momentsOf(asItWas(outcomes));
    expect(played.means).toHaveLength(moments.means.length);
    for (const apart of standardErrors(played, moments)) expect(Math.abs(apart)).toBeLessThan(MOST);
  },
);

/** Only the columns that the engine of the moments had, in its order: of runs by overs three shares of an innings, and two overs. */
function asItWas(outcomes: CricketOutcomes): Outcomes {
  const { pp, half, late } = sharesOf(outcomes.oversEach);
  const { home, away } = outcomes.points;
  const columns = (own: typeof home) => [own[pp], own[half], own[late], own.game];
  const { chaseBalls: _, came: __, turns: ___, ...kept } = outcomes;
  const points = { home: columns(home), away: columns(away) };
  const played = { ...kept, points, overs: kept.overs.slice(0, 2) };
  return played;
}

function standardErrors(one: Moments, other: Moments): number[] {
  const share = Math.sqrt(1 / one.samples + 1 / other.samples);
  return one.means.flatMap((mean, at) => {
    const deviation = other.deviations[at] ?? 0;
    const spread = Math.max(deviation, one.deviations[at] ?? 0);
    if (spread === 0) return [mean === other.means[at] ? 0 : Number.POSITIVE_INFINITY];
    const tails = Math.sqrt(Math.max(1, (other.kurtoses[at] ?? 1) - 1)) / 2;
    return [
      (mean - (other.means[at] ?? 0)) / (spread * share),
      ((one.deviations[at] ?? 0) - deviation) / (spread * tails * share),
      ((one.withNext[at] ?? 0) - (other.withNext[at] ?? 0)) / share,
      ((one.withFirst[at] ?? 0) - (other.withFirst[at] ?? 0)) / share,
    ];
  });
}
