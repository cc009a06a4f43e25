import type { RandomSource } from '../sport.ts';
import type { Game } from './engine/game.ts';
import { loadGame } from './engine/load.ts';
import {
  AUTOMATIC_FIRST,
  COMPLETE,
  DEFENSIVE_PENALTY,
  INCOMPLETE,
  INTERCEPTED,
  OFFENSIVE_PENALTY,
  SACK,
} from './engine/playbook.ts';
import { step } from './engine/step.ts';
import type { FootballPlay, FootballPlayKind } from './play.ts';
import { sideKey } from './scoring.ts';
import type { FootballState } from './state.ts';
import { narrate } from './story/narrate.ts';
import type { FootballStrength } from './strength.ts';
import { totalScore } from './totals.ts';

/** The next play of the game, told with invented names; undefined once it is over. The engine is the one that prices. */
export function playOn(
  state: FootballState,
  strength: FootballStrength,
  random: RandomSource,
): FootballPlay | undefined {
  if (state.phase === 'final') return undefined;
  const game = loadGame(state, strength, random);
  if (state.possession === undefined) game.kickoffBy(random.next() & 1);
  const before = { offence: game.off, yard: game.yard, quarter: game.quarter };
  step(game);
  const ends = game.did === 'end-of-period' || game.did === 'end-of-game';
  const scores = scoresOf(game, before.offence);
  const total = totalScore(state.scores);
  return {
    kind: kindOf(game),
    text: narrate(game, before, state.sides, random),
    quarter: before.quarter,
    clock: ends ? state.clock : game.clock,
    ...situation(game),
    timeouts: { home: game.timeoutsOf(0), away: game.timeoutsOf(1) },
    scores,
    score: { home: game.score[0] ?? total.home, away: game.score[1] ?? total.away },
  };
}

function situation(game: Game): Pick<FootballPlay, 'possession' | 'next' | 'down' | 'distance' | 'ballOn'> {
  const scrimmage = game.next === 'scrimmage';
  return {
    possession: sideKey(game.off),
    next: game.next,
    down: scrimmage ? game.down : 0,
    distance: scrimmage ? Math.min(99, game.distance) : 0,
    ballOn: game.off === 0 ? game.yard : 100 - game.yard,
  };
}

/** @param offence who had the ball: after a try in a college's overtime it is the other side's */
function scoresOf(game: Game, offence: number): FootballPlay['scores'] {
  const side = sideKey(offence);
  if (game.did === 'extra-point') return game.good === 1 ? [{ side, kind: 'extra-point' }] : [];
  if (game.did === 'two-point') return game.good === 1 ? [{ side, kind: 'two-point' }] : [];
  if (game.scored < 0) return [];
  const kind = game.scoredPoints === 6 ? 'touchdown' : game.scoredPoints === 3 ? 'field-goal' : 'safety';
  return [{ side: sideKey(game.scored), kind }];
}

function kindOf(game: Game): FootballPlayKind {
  switch (game.did) {
    case 'touchback':
    case 'kick-return':
    case 'onside-kick':
      return 'kickoff';
    case 'snap':
      return snapKind(game.entry >> 8);
    case 'nothing':
    case 'skipped-try':
      return 'other';
    default:
      return game.did;
  }
}

function snapKind(kind: number): FootballPlayKind {
  switch (kind) {
    case COMPLETE:
    case INCOMPLETE:
    case INTERCEPTED:
      return 'pass';
    case SACK:
      return 'sack';
    case OFFENSIVE_PENALTY:
    case DEFENSIVE_PENALTY:
    case AUTOMATIC_FIRST:
      return 'penalty';
    default:
      return 'rush';
  }
}
