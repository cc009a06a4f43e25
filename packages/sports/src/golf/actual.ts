import { ABSENT, DID_NOT_START, NO_PLACE, OUT, placeCode, placesOf } from '../kit/field.ts';
import { madeOnce } from '../kit/made-once.ts';
import { GAVE_UP } from './engine/score-tables.ts';
import {
  emptyOutcomes,
  type GolfOutcomes,
  LEAST_WINNING,
  MISSED_CUT,
  MOST_MARGIN,
  OUT_AFTER_CUT,
} from './outcomes.ts';
import { CUT_AFTER, ROUNDS } from './rules.ts';
import { type Card, type GolfState, runningTotals, totalAfter, totalOf } from './state.ts';

const LEAST_AT_CUT = -45;

/** The real tournament as far as it was played, as one sample: places as they stand, and every round that is finished. */
export const actual = madeOnce((state: GolfState): GolfOutcomes => {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
  const outcomes = emptyOutcomes(1, state.cards, rounds);
  const places = realPlaces(state);
  outcomes.winner[0] = state.winner ?? 0;
  const winner = state.cards[state.winner ?? -1];
  outcomes.winning[0] = winner === undefined ? 0 : totalOf(winner) - LEAST_WINNING;
  outcomes.margin[0] = marginOf(state);
  outcomes.cutLine[0] = state.cutLine ?? 0;
  state.cards.forEach((card, player) => {
    outcomes.places[player]?.fill(places[player] ?? NO_PLACE);
    outcomes.ranks[player]?.fill(rankOf(card));
  });
  for (const round of rounds) writeRound(state, outcomes, round);
  return outcomes;
});

/** Between the first two of those who are in. */
function marginOf(state: GolfState): number {
  const totals = runningTotals(state).filter((total) => total !== undefined);
  const [first, second] = totals.sort((one, other) => one - other);
  return first === undefined || second === undefined ? MOST_MARGIN : Math.min(MOST_MARGIN, second - first);
}

/** Who won has the first place alone; those he left behind in the play-off share the second. */
function realPlaces({ cards, winner }: GolfState): number[] {
  const totals = cards.map((card) => (card.status === 'in' ? totalOf(card) : undefined));
  return placesOf(totals).map((found, player) => {
    if (found === undefined) return cards[player]?.status === 'absent' ? DID_NOT_START : NO_PLACE;
    if (winner === undefined || found.place > 1) return placeCode(found.place, found.tied);
    return player === winner ? placeCode(1, 1) : placeCode(2, found.tied - 1);
  });
}

function rankOf(card: Card): number {
  switch (card.status) {
    case 'absent':
      return ABSENT;
    case 'out':
      return card.rounds.length < CUT_AFTER ? OUT : OUT_AFTER_CUT;
    case 'cut':
      return MISSED_CUT + Math.max(0, Math.min(totalOf(card) - LEAST_AT_CUT, 119));
    case 'in':
      return Math.max(0, Math.min(totalOf(card) - LEAST_WINNING, MISSED_CUT - 1));
  }
}

/** Scores of a round, and the lead after it. */
function writeRound({ cards }: GolfState, { rounds, leads }: GolfOutcomes, round: number): void {
  const totals = cards.map((card) => (card.rounds.length > round ? totalAfter(card, round + 1) : undefined));
  cards.forEach((card, player) => {
    rounds[round]?.[player]?.fill(card.rounds[round] ?? GAVE_UP);
  });
  const scores = cards.map((card) => card.rounds[round] ?? GAVE_UP);
  leads[round]?.low.fill(Math.min(GAVE_UP, ...scores));
  const best = Math.min(GAVE_UP, ...totals.filter((total) => total !== undefined));
  leads[round]?.best.fill(best);
  leads[round]?.tied.fill(totals.filter((total) => total === best).length);
}
