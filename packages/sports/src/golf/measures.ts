import { measureAt, preparedMeasure } from '../kit/columns.ts';
import { ABSENT } from '../kit/field.ts';
import { CAME_TRUE, DID_NOT, NEVER_STARTED, SHARED_ABSENT } from '../kit/field-markets.ts';
import type { Measure } from '../market-definition.ts';
import { GAVE_UP } from './engine/score-tables.ts';
import { type GolfOutcomes, LEAST_WINNING, MISSED_CUT, OUT_AFTER_CUT } from './outcomes.ts';
import { totalAfter } from './state.ts';

export type GolfMeasure = Measure<GolfOutcomes>;

/** Whether a player is there after the cut. */
export function cutOf(player: number): GolfMeasure {
  return measureAt(`cut:${player}`, cutAt, player);
}

function cutAt({ ranks }: GolfOutcomes, index: number, player: number): number {
  const rank = ranks[player]?.[index] ?? ABSENT;
  if (rank === ABSENT) return NEVER_STARTED;
  return rank < MISSED_CUT || rank === OUT_AFTER_CUT ? CAME_TRUE : DID_NOT;
}

/** Strokes against par of who wins. */
export const winningScore: GolfMeasure = measureAt(
  'winning',
  ({ winning }, index) => (winning[index] ?? 0) + LEAST_WINNING,
  undefined,
);

/** By how many the lead after a round is shared, 0 for who does not lead. @param round from 0 */
export function leadOf(player: number, round: number): GolfMeasure {
  return preparedMeasure(
    `lead:${round}:${player}`,
    ({ cards, rounds, leads }) => {
      const card = cards[player];
      if (card === undefined || card.status === 'absent') return SHARED_ABSENT;
      return { before: totalAfter(card, round), scores: rounds[round]?.[player], lead: leads[round] };
    },
    sharedLead,
  );
}

interface LeadFacts {
  readonly before: number;
  readonly scores: Int8Array | undefined;
  readonly lead: GolfOutcomes['leads'][number] | undefined;
}

function sharedLead({ before, scores, lead }: LeadFacts, index: number): number {
  const score = scores?.[index] ?? GAVE_UP;
  if (score === GAVE_UP || before + score !== lead?.best[index]) return 0;
  return lead.tied[index] ?? 0;
}

/** By how many of a group the best score of a round is shared, 0 for another. @param round from 0 */
export function bestOfGroup(player: number, group: readonly number[], round: number): GolfMeasure {
  return preparedMeasure(
    `ball:${round}:${group.join('-')}:${player}`,
    ({ cards, rounds }) => {
      if (group.some((one) => cards[one]?.status === 'absent')) return SHARED_ABSENT;
      return { own: rounds[round]?.[player], all: group.map((one) => rounds[round]?.[one]) };
    },
    sharedBestScore,
  );
}

interface GroupFacts {
  readonly own: Int8Array | undefined;
  readonly all: readonly (Int8Array | undefined)[];
}

function sharedBestScore({ own, all }: GroupFacts, index: number): number {
  const score = own?.[index] ?? GAVE_UP;
  if (score === GAVE_UP) return 0;
  let tied = 0;
  for (const column of all) {
    const other = column?.[index] ?? GAVE_UP;
    if (other < score) return 0;
    if (other === score) tied += 1;
  }
  return tied;
}
