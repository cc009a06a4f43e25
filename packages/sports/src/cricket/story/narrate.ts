import { otherSide, type RandomSource, type Side } from '../../sport.ts';
import { BAT_RUNS, LEG_BYE, NO_BALL, WICKET, WIDE } from '../engine/deliveries.ts';
import type { Game } from '../engine/game.ts';
import { DISMISSALS } from '../play.ts';
import { inningsFor } from '../play-rules.ts';
import { BALLS_AN_OVER, type CricketState } from '../state.ts';
import { bowlerOf, playerAt } from './players.ts';

const WHERE = [
  'through the covers',
  'to long on',
  'past point',
  'off the pads',
  'down the ground',
  'to midwicket',
];

/** The sentence for the engine's last ball. @param state before it */
export function narrate(state: CricketState, game: Game, random: RandomSource): string {
  const { innings } = inningsFor(state);
  const batting = state.sides[innings.side];
  const fielding = state.sides[otherSide(innings.side)];
  const bowler = bowlerOf(fielding, Math.floor(innings.balls / BALLS_AN_OVER)) || fielding.mediumName;
  const start = `${bowler} to ${told(batting, innings.striker)}`;
  const { result } = game;
  if (result === WIDE) return `${start}, wide`;
  if (result === NO_BALL) return `${start}, no-ball`;
  if (result === LEG_BYE) return `${start}, a leg bye`;
  if (result === WICKET) {
    const catcher = told(fielding, random.next() % 6);
    return `${start}, OUT: ${howOut(game, told(batting, game.outPlace), bowler, catcher)}`;
  }
  const runs = BAT_RUNS[result] ?? 0;
  if (runs === 0) return `${start}, no run`;
  return `${start}, ${RUNS[runs] ?? `${runs} runs`} ${WHERE[random.next() % WHERE.length] ?? ''}`;
}

const RUNS: Readonly<Record<number, string>> = { 1: '1 run', 4: 'FOUR', 6: 'SIX' };

/** In a sentence, which names the side where nobody is known. */
function told(side: Side, place: number): string {
  return playerAt(side, place) || side.mediumName;
}

function howOut(game: Game, batter: string, bowler: string, fielder: string): string {
  switch (DISMISSALS[game.dismissal]) {
    case 'caught':
      return `${batter} caught by ${fielder}`;
    case 'bowled':
      return `${batter} bowled by ${bowler}`;
    case 'lbw':
      return `${batter} leg before wicket`;
    case 'run-out':
      return `${batter} run out by ${fielder}`;
    case 'stumped':
      return `${batter} stumped`;
    default:
      return `${batter} hit wicket`;
  }
}
