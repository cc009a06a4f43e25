import { sideKey } from '../kit/side-number.ts';
import type { RandomSource } from '../sport.ts';
import type { Game } from './engine/game.ts';
import { loadGame, setDays } from './engine/load.ts';
import {
  AUTOMATIC_FIRST,
  COMPLETE,
  DEFENSIVE_PENALTY,
  kindOf as entryKind,
  INCOMPLETE,
  INTERCEPTED,
  OFFENSIVE_PENALTY,
  RUSH,
  SACK,
} from './engine/playbook.ts';
import { step } from './engine/step.ts';
import { placeOf } from './engine/work.ts';
import type { FootballDeed, FootballPlay, FootballPlayKind } from './play.ts';
import { EVERYBODY_ELSE, KICKER, QUARTERBACK } from './players.ts';
import type { FootballState } from './state.ts';
import { narrate } from './story/narrate.ts';
import type { FootballStrength } from './strength.ts';
import { totalScore } from './totals.ts';

/** The next play of the game, told with names; undefined once it is over. The engine is the one that prices. */
export function playOn(
  state: FootballState,
  strength: FootballStrength,
  random: RandomSource,
): FootballPlay | undefined {
  if (state.phase === 'final') return undefined;
  const game = loadGame(state, strength, random);
  const form = state.form ?? random.next() >>> 24;
  setDays(game, form);
  if (state.possession === undefined) game.kickoffBy(random.next() & 1);
  const before = { offence: game.off, yard: game.yard, quarter: game.quarter };
  step(game);
  const ends = game.did === 'end-of-period' || game.did === 'end-of-game';
  const { text, carrier } = narrate(game, before, state.sides, random);
  const scores = scoresOf(game, before.offence, carrier);
  const total = totalScore(state.scores);
  return {
    kind: kindOf(game),
    text,
    quarter: before.quarter,
    clock: ends ? state.clock : game.clock,
    ...situation(game),
    timeouts: { home: game.timeoutsOf(0), away: game.timeoutsOf(1) },
    scores,
    did: deedsOf(game, before.offence),
    ...(state.form === undefined ? { form } : {}),
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

/**
 * @param offence who had the ball: after a try in a college's overtime it is the other side's
 * @param carrier who has it in the end
 */
function scoresOf(game: Game, offence: number, carrier: string): FootballPlay['scores'] {
  const side = sideKey(offence);
  if (game.did === 'extra-point')
    return game.good === 1 ? [{ side, kind: 'extra-point', player: KICKER }] : [];
  if (game.did === 'two-point') return game.good === 1 ? [{ side, kind: 'two-point' }] : [];
  if (game.scored < 0) return [];
  const scorer = sideKey(game.scored);
  if (game.scoredPoints === 3) return [{ side: scorer, kind: 'field-goal', player: KICKER }];
  if (game.scoredPoints !== 6) return [{ side: scorer, kind: 'safety' }];
  const isOwn = game.did === 'snap' && game.scored === offence;
  const player = isOwn ? placeOf(game.slot) : EVERYBODY_ELSE;
  const name = player === EVERYBODY_ELSE && carrier !== '' ? { name: carrier } : {};
  const isCaught = isOwn && entryKind(game.entry) === COMPLETE;
  const passer = isCaught ? { passer: QUARTERBACK } : {};
  return [{ side: scorer, kind: 'touchdown', player, ...name, ...passer }];
}

/** Who gained what with the last step. */
function deedsOf(game: Game, offence: number): FootballDeed[] {
  const side = sideKey(offence);
  const yards = game.moved;
  if (game.did === 'kneel') return [{ side, what: 'run', player: QUARTERBACK, yards }];
  if (game.did !== 'snap') return [];
  const player = placeOf(game.slot);
  switch (entryKind(game.entry)) {
    case RUSH:
      return [{ side, what: 'run', player, yards }];
    case COMPLETE:
      return [
        { side, what: 'pass', player: QUARTERBACK, yards },
        { side, what: 'catch', player, yards },
      ];
    case INTERCEPTED:
      return [{ side, what: 'interception', player: QUARTERBACK, yards: 0 }];
    default:
      return [];
  }
}

function kindOf(game: Game): FootballPlayKind {
  switch (game.did) {
    case 'touchback':
    case 'kick-return':
    case 'onside-kick':
      return 'kickoff';
    case 'snap':
      return snapKind(entryKind(game.entry));
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
