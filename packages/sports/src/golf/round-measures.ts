import { CAME_TRUE, DID_NOT } from '../kit/field-markets.ts';
import { GAVE_UP } from './engine/score-tables.ts';
import type { GolfMeasure } from './measures.ts';
import { type Card, missesRound, totalAfter } from './state.ts';

/** Of a bet on two of whom one has no part in the round. */
export const VOID_PAIR = 2;

/** Who of two has the better score of a round: -1 the one, 1 the other, 0 level; who gives up on the way loses. @param round from 0 */
export function betterRound(one: number, other: number, round: number): GolfMeasure {
  return {
    key: `two-ball:${round}:${one}:${other}`,
    bind(outcomes) {
      const isMissed = [one, other].some((player) => {
        const card = outcomes.cards[player];
        return card === undefined || missesRound(card, round);
      });
      if (isMissed) return () => VOID_PAIR;
      const [mine, theirs] = [outcomes.rounds[round]?.[one], outcomes.rounds[round]?.[other]];
      return (index) => Math.sign((mine?.[index] ?? GAVE_UP) - (theirs?.[index] ?? GAVE_UP));
    },
  };
}

/** A player's score of a round against par, GAVE_UP for none. @param round from 0 */
export function roundScoreOf(player: number, round: number): GolfMeasure {
  return {
    key: `round-score:${round}:${player}`,
    bind(outcomes) {
      const scores = outcomes.rounds[round]?.[player];
      return (index) => scores?.[index] ?? GAVE_UP;
    },
  };
}

/** The lowest score of a round against par. @param round from 0 */
export function lowestOf(round: number): GolfMeasure {
  return {
    key: `low:${round}`,
    bind: (outcomes) => (index) => outcomes.leads[round]?.low[index] ?? GAVE_UP,
  };
}

/** The worst total against par that makes the cut. */
export const cutLine: GolfMeasure = {
  key: 'cut-line',
  bind: (outcomes) => (index) => outcomes.cutLine[index] ?? 0,
};

/** Strokes between the first and the second, 0 where they play off. */
export const winningMargin: GolfMeasure = {
  key: 'margin',
  bind: (outcomes) => (index) => outcomes.margin[index] ?? 0,
};

/** Whether somebody wins who led after a finished round. @param round from 0 */
export function leaderWins(round: number): GolfMeasure {
  return {
    key: `leader-wins:${round}`,
    bind(outcomes) {
      const leaders = new Set(leadersAfter(outcomes.cards, round));
      return (index) => (leaders.has(outcomes.winner[index] ?? -1) ? CAME_TRUE : DID_NOT);
    },
  };
}

/** Who led after a finished round. @param round from 0 */
export function leadersAfter(cards: readonly Card[], round: number): number[] {
  const totals = cards.map((card) => (card.rounds.length > round ? totalAfter(card, round + 1) : undefined));
  const best = Math.min(...totals.filter((total) => total !== undefined));
  return totals.flatMap((total, player) => (total === best ? [player] : []));
}
