import { columnMeasure, measureAt, pairMeasure } from '../kit/columns.ts';
import { otherSide, type SideKey } from '../sport.ts';
import {
  type DartsMeasure,
  legCheckoutOf,
  type Visit,
  visitAfter,
  visitKey,
  visitScoreOf,
} from './measures.ts';
import { AWAY_LEG, type DartsOutcomes, HOME_LEG, WINNER_BITS } from './outcomes.ts';
import { highestVisit } from './past.ts';
import { legWinner, remaining } from './state.ts';

// Of the running leg alone, as legCheckoutOf: of others nobody can say, which is 0.

/** Visits of both sides in a leg. */
export function legVisitsOf(leg: number): DartsMeasure {
  return columnMeasure(`leg-visits:${leg}`, ({ legVisits, runningLeg, real }) => {
    if (real !== undefined) return real[leg - 1]?.visits.length ?? 0;
    return leg === runningLeg ? legVisits : 0;
  });
}

/** The highest visit of a side in a leg, or of either side. */
export function legHighestOf(leg: number, side: SideKey | undefined): DartsMeasure {
  if (side === undefined) {
    return pairMeasure(
      `leg-highest:${leg}`,
      [legHighestOf(leg, 'home'), legHighestOf(leg, 'away')],
      (home, away) => Math.max(home, away),
    );
  }
  return columnMeasure(`leg-highest:${leg}:${side}`, ({ legHighest, runningLeg, real }) => {
    if (real !== undefined) return highestVisit(real[leg - 1], side);
    return leg === runningLeg ? legHighest[side] : 0;
  });
}

/** What is left in a leg for who does not win it. */
export function legLeftOf(leg: number): DartsMeasure {
  return columnMeasure(`leg-left:${leg}`, ({ legLeft, runningLeg, real }) => {
    if (real === undefined) return leg === runningLeg ? legLeft : 0;
    const known = real[leg - 1];
    const winner = known && legWinner(known);
    return known && winner ? remaining(known)[otherSide(winner)] : 0;
  });
}

/** Twice the finish of a leg, and 1 more where the away side has it. */
export function winnerAndCheckout(leg: number): DartsMeasure {
  return pairMeasure(`leg-finish:${leg}`, [legCheckoutOf(leg), winnerOf(leg)], (finish, winner) =>
    finish === 0 || winner === 0 ? 0 : 2 * finish + winner - HOME_LEG,
  );
}

/** Who wins a leg: 1 home, 2 away, 0 where it is not played. */
function winnerOf(leg: number): DartsMeasure {
  return measureAt(`leg-winner:${leg}`, winnerAt, leg);
}

function winnerAt({ told, mostLegs }: DartsOutcomes, index: number, leg: number): number {
  const code = leg > mostLegs ? 0 : (told[index * mostLegs + leg - 1] ?? 0) & WINNER_BITS;
  return Math.min(code, AWAY_LEG);
}

/** Which of a visit and the one after it scores more: 1 the first, 2 neither, 3 the second; 0 when not both are thrown. */
export function duelOf(visit: Visit): DartsMeasure {
  return pairMeasure(
    `visit-duel:${visitKey(visit)}`,
    [visitScoreOf(visit), visitScoreOf(visitAfter(visit))],
    (first, second) => (first === 0 || second === 0 ? 0 : 2 - Math.sign(first - second)),
  );
}
