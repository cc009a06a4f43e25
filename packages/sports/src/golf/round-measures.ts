import { columnMeasure, preparedMeasure } from '../kit/columns.ts';
import { CAME_TRUE, DID_NOT } from '../kit/field-markets.ts';
import { GAVE_UP } from './engine/score-tables.ts';
import type { GolfMeasure } from './measures.ts';
import { type Card, missesRound, totalAfter } from './state.ts';

/** Of a bet on two of whom one has no part in the round. */
export const VOID_PAIR = 2;

/** Who of two has the better score of a round: -1 the one, 1 the other, 0 level; who gives up on the way loses. @param round from 0 */
export function betterRound(one: number, other: number, round: number): GolfMeasure {
  return preparedMeasure(
    `two-ball:${round}:${one}:${other}`,
    ({ cards, rounds }) => {
      const isMissed = [one, other].some((player) => {
        const card = cards[player];
        return card === undefined || missesRound(card, round);
      });
      return isMissed ? VOID_PAIR : { mine: rounds[round]?.[one], theirs: rounds[round]?.[other] };
    },
    betterScore,
  );
}

interface PairFacts {
  readonly mine: Int8Array | undefined;
  readonly theirs: Int8Array | undefined;
}

function betterScore({ mine, theirs }: PairFacts, index: number): number {
  return Math.sign((mine?.[index] ?? GAVE_UP) - (theirs?.[index] ?? GAVE_UP));
}

/** A player's score of a round against par, GAVE_UP for none. @param round from 0 */
export function roundScoreOf(player: number, round: number): GolfMeasure {
  return columnMeasure(`round-score:${round}:${player}`, ({ rounds }) => filled(rounds[round]?.[player]));
}

/** The lowest score of a round against par. @param round from 0 */
export function lowestOf(round: number): GolfMeasure {
  return columnMeasure(`low:${round}`, ({ leads }) => filled(leads[round]?.low));
}

/** The worst total against par that makes the cut. */
export const cutLine: GolfMeasure = columnMeasure('cut-line', (outcomes) =>
  outcomes.cutLine.length > 0 ? outcomes.cutLine : 0,
);

/** Strokes between the first and the second, 0 where they play off. */
export const winningMargin: GolfMeasure = columnMeasure('margin', ({ margin }) => margin);

/** A column of a round that can be bet on; of another none has a score. */
function filled(column: Int8Array | undefined): Int8Array | number {
  return column !== undefined && column.length > 0 ? column : GAVE_UP;
}

/** Whether somebody wins who led after a finished round. @param round from 0 */
export function leaderWins(round: number): GolfMeasure {
  return preparedMeasure(
    `leader-wins:${round}`,
    ({ cards, winner }) => ({ winner, leaders: leadersAfter(cards, round) }),
    ({ winner, leaders }, index) => (leaders.includes(winner[index] ?? -1) ? CAME_TRUE : DID_NOT),
  );
}

/** Who led after a finished round. @param round from 0 */
export function leadersAfter(cards: readonly Card[], round: number): number[] {
  const totals = cards.map((card) => (card.rounds.length > round ? totalAfter(card, round + 1) : undefined));
  const best = Math.min(...totals.filter((total) => total !== undefined));
  return totals.flatMap((total, player) => (total === best ? [player] : []));
}
