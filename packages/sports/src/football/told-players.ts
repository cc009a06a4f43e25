import type { SideKey } from '../sport.ts';
import { workOf } from './engine/told-work.ts';
import { SLOTS } from './engine/work.ts';
import {
  emptyOutcomes,
  type FootballOutcomes,
  type ToldBefore,
  type ToldOfGame,
  type ToldPlayers,
} from './outcomes.ts';
import { playerTotal } from './player-measures.ts';
import { KICKER } from './players.ts';
import { packScores } from './scoring.ts';
import {
  arePlayersTold,
  areScorersTold,
  type FootballState,
  passTouchdownsOf,
  type SidePlayers,
} from './state.ts';

/** What is known of the players so far, beside what the columns say. */
export function toldOf(state: FootballState): ToldOfGame {
  const { players, scores, toldScores } = state;
  const scorersTold = areScorersTold(state);
  if (players !== undefined && arePlayersTold(state)) {
    return { told: bothTold(state, players), scorersTold, toldBefore: undefined };
  }
  const toldBefore =
    players === undefined || toldScores === undefined
      ? undefined
      : countsOf({ ...state, scores: scores.slice(0, toldScores) }, players);
  return { told: undefined, scorersTold, toldBefore };
}

type Players = NonNullable<FootballState['players']>;

/** What the players did up to a state, all of which was told. */
function countsOf(state: FootballState, players: Players): ToldBefore {
  const known = { told: bothTold(state, players), scorersTold: true, toldBefore: undefined };
  const outcomes = emptyOutcomes(1, known);
  const packed = packScores(state.scores);
  outcomes.scoring.set(packed);
  outcomes.scoringCount[0] = packed.length;
  recordTold(state, outcomes);
  return (what, side, place) => playerTotal(side, place, what).bind(outcomes)(0);
}

/** Writes down what the players did, where the source tells it. */
export function recordTold(state: FootballState, outcomes: FootballOutcomes): void {
  const { players } = state;
  if (outcomes.told === undefined || players === undefined) return;
  outcomes.work.set(workOf(players.home));
  outcomes.work.set(workOf(players.away), SLOTS);
  for (const side of ['home', 'away'] as const) {
    outcomes.passTouchdowns[side][0] = passTouchdownsOf(state, side);
    outcomes.interceptions[side][0] = players[side].interceptions;
  }
}

function bothTold(state: FootballState, players: Players): NonNullable<FootballOutcomes['told']> {
  return { home: sideTold(state, players.home, 'home'), away: sideTold(state, players.away, 'away') };
}

function sideTold({ scores }: FootballState, { passes, catches }: SidePlayers, side: SideKey): ToldPlayers {
  const caught = catches.reduce(
    (sum, { count, yards }) => ({ count: sum.count + count, yards: sum.yards + yards }),
    { count: 0, yards: 0 },
  );
  return {
    passYards: passes.yards - caught.yards,
    completions: passes.count - caught.count,
    othersKicks: scores.filter(
      (score) => score.side === side && score.kind === 'extra-point' && score.player !== KICKER,
    ).length,
  };
}
