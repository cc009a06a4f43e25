import { tossed } from '../rally/toss.ts';
import type { RandomSource } from '../sport.ts';
import { afterVisit } from './apply.ts';
import { playerTables } from './engine/player-tables.ts';
import type { DartsPlay } from './play.ts';
import { START } from './rules.ts';
import { type DartsState, halfToCome, legsBySet, nextThrower, remaining, setsWon } from './state.ts';
import { narrate } from './story/narrate.ts';
import type { DartsStrength } from './strength.ts';

/** The next visit of the match; undefined once it is over. The chances are those that price it. Nobody retires. */
export function playOn(
  state: DartsState,
  strength: DartsStrength,
  random: RandomSource,
): DartsPlay | undefined {
  if (state.phase === 'final') return undefined;
  const thrower = nextThrower(state) ?? tossed(random);
  const leg = state.legs.at(-1);
  const needed = leg ? remaining(leg)[thrower] : START;
  const drawn = playerTables(strength[thrower]).visits.score(needed, random.next() & 0xffff);
  const half = leg && halfToCome(leg, leg.visits.length);
  const score = half ?? drawn;
  const after = afterVisit(state, thrower, score);
  const thrown = after.legs[Math.max(0, state.legs.length - 1)];
  return {
    kind: 'visit',
    text: narrate({ state, after, thrower, score, needed }),
    thrower,
    score,
    ...(half !== undefined && { isUnsure: true }),
    sets: setsWon(after),
    legs: legsBySet(after).at(-1) ?? { home: 0, away: 0 },
    remaining: thrown ? remaining(thrown) : { home: START, away: START },
  };
}
