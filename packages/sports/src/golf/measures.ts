import { ABSENT } from '../kit/field.ts';
import { CAME_TRUE, DID_NOT, NEVER_STARTED, SHARED_ABSENT } from '../kit/field-markets.ts';
import type { Measure } from '../sport.ts';
import { GAVE_UP } from './engine/score-tables.ts';
import { type GolfOutcomes, LEAST_WINNING, MISSED_CUT, OUT_AFTER_CUT } from './outcomes.ts';
import { totalAfter } from './state.ts';

export type GolfMeasure = Measure<GolfOutcomes>;

/** Whether a player is there after the cut. */
export function cutOf(player: number): GolfMeasure {
  return {
    key: `cut:${player}`,
    bind: (outcomes) => {
      const ranks = outcomes.ranks[player];
      return (index) => {
        const rank = ranks?.[index] ?? ABSENT;
        if (rank === ABSENT) return NEVER_STARTED;
        return rank < MISSED_CUT || rank === OUT_AFTER_CUT ? CAME_TRUE : DID_NOT;
      };
    },
  };
}

/** Strokes against par of who wins. */
export const winningScore: GolfMeasure = {
  key: 'winning',
  bind: (outcomes) => (index) => (outcomes.winning[index] ?? 0) + LEAST_WINNING,
};

/** By how many the lead after a round is shared, 0 for who does not lead. @param round from 0 */
export function leadOf(player: number, round: number): GolfMeasure {
  return {
    key: `lead:${round}:${player}`,
    bind: (outcomes) => {
      const card = outcomes.cards[player];
      if (card === undefined || card.status === 'absent') return () => SHARED_ABSENT;
      const before = totalAfter(card, round);
      const scores = outcomes.rounds[round]?.[player];
      const lead = outcomes.leads[round];
      return (index) => {
        const score = scores?.[index] ?? GAVE_UP;
        if (score === GAVE_UP || before + score !== lead?.best[index]) return 0;
        return lead.tied[index] ?? 0;
      };
    },
  };
}

/** By how many of a group the best score of a round is shared, 0 for another. @param round from 0 */
export function bestOfGroup(player: number, group: readonly number[], round: number): GolfMeasure {
  return {
    key: `ball:${round}:${group.join('-')}:${player}`,
    bind: (outcomes) => {
      const columns = group.map((one) => outcomes.rounds[round]?.[one]);
      const own = outcomes.rounds[round]?.[player];
      if (group.some((one) => outcomes.cards[one]?.status === 'absent')) return () => SHARED_ABSENT;
      return (index) => {
        const score = own?.[index] ?? GAVE_UP;
        if (score === GAVE_UP) return 0;
        let tied = 0;
        for (const column of columns) {
          const other = column?.[index] ?? GAVE_UP;
          if (other < score) return 0;
          if (other === score) tied += 1;
        }
        return tied;
      };
    },
  };
}
