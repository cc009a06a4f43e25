import { countPoints } from '../rally/points.ts';
import { tossed } from '../rally/toss.ts';
import { otherSide, type RandomSource } from '../sport.ts';
import { afterPoint, nextServer } from './apply.ts';
import { ACE, DOUBLE_FAULT, playPoint, pointChances, SERVER_WON } from './engine/points.ts';
import type { PointEnding, TennisPlay } from './play.ts';
import { runningSet, setsWon, type TennisState } from './state.ts';
import { narrate } from './story/narrate.ts';
import type { TennisStrength } from './strength.ts';

/** The next point of the match; undefined once it is over. The chances are those that price it. Nobody retires. */
export function playOn(
  state: TennisState,
  strength: TennisStrength,
  random: RandomSource,
): TennisPlay | undefined {
  if (state.phase === 'final') return undefined;
  const server = nextServer(state) ?? tossed(random);
  const what = playPoint(pointChances(strength), server === 'home' ? 0 : 1, random.next());
  const winner = (what & SERVER_WON) !== 0 ? server : otherSide(server);
  const after = afterPoint(state, server, winner);
  const ending = endingOf(what, random);
  return {
    kind: 'point',
    text: narrate({ state, after, server, winner, ending }, random),
    server,
    winner,
    ending,
    sets: setsWon(after),
    games: runningSet(after),
    points: countPoints(after.points),
  };
}

/** Of points that are neither an ace nor a double fault, about two of five are won by a winner (Grand Slam statistics). */
const WINNERS = 0.4;

function endingOf(what: number, random: RandomSource): PointEnding {
  if ((what & ACE) !== 0) return 'ace';
  if ((what & DOUBLE_FAULT) !== 0) return 'double-fault';
  return random.next() / 2 ** 32 < WINNERS ? 'winner' : 'error';
}
