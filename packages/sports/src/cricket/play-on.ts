import type { RandomSource } from '../sport.ts';
import { CONDITIONS, conditionsOf } from './engine/conditions.ts';
import { BAT_RUNS, LEG_BYE, NO_BALL, WICKET, WIDE } from './engine/deliveries.ts';
import type { Game } from './engine/game.ts';
import { bookFor, loadGame } from './engine/load.ts';
import { playNext } from './engine/step.ts';
import { type CricketPlay, DISMISSALS } from './play.ts';
import { inningsFor } from './play-rules.ts';
import type { CricketState } from './state.ts';
import { narrate } from './story/narrate.ts';
import type { CricketStrength } from './strength.ts';

const NOTHING = { offBat: 0, wides: 0, noBalls: 0, byes: 0, legByes: 0, penalties: 0 } as const;

/** The next ball of the match, told with names; undefined once it is over. The engine is the one that prices. */
export function playOn(
  state: CricketState,
  strength: CricketStrength,
  random: RandomSource,
): CricketPlay | undefined {
  if (state.phase === 'final') return undefined;
  if (state.phase === 'pre-game') return toss(state, strength, random);
  const game = loadGame(state, strength);
  // Drawing the day anew for every ball, from all that is known, is playing one day that nobody knows.
  const { mean, deviation } = conditionsOf(state, strength);
  const shift = mean + deviation * (CONDITIONS[random.next() % CONDITIONS.length] ?? 0);
  const book = bookFor(game, strength, shift);
  game.books = [book, book, book, book];
  playNext(game, random);
  return ball(state, game, random);
}

function ball(state: CricketState, game: Game, random: RandomSource): CricketPlay {
  const { innings, n } = inningsFor(state);
  const { result } = game;
  const dismissal = DISMISSALS[game.dismissal] ?? 'other';
  return {
    kind: 'delivery',
    text: narrate(state, game, random),
    innings: n + 1,
    side: innings.side,
    ...NOTHING,
    offBat: BAT_RUNS[result] ?? 0,
    wides: result === WIDE ? 1 : 0,
    noBalls: result === NO_BALL ? 1 : 0,
    legByes: result === LEG_BYE ? 1 : 0,
    ...(result === WICKET && { wicket: { place: game.outPlace, dismissal } }),
    striker: game.striker,
    nonStriker: game.nonStriker,
    runs: game.runs,
    wickets: game.wickets,
    balls: game.balls,
  };
}

function toss(state: CricketState, strength: CricketStrength, random: RandomSource): CricketPlay {
  const side = random.next() & 1 ? 'away' : 'home';
  return {
    kind: 'start',
    text: `${state.sides[side].mediumName} bat first`,
    innings: 1,
    side,
    ...NOTHING,
    striker: 0,
    nonStriker: 1,
    runs: 0,
    wickets: 0,
    balls: 0,
    overs: strength.overs,
  };
}
