import { BYTE, type FieldSum, fieldMeasure, type Words } from '../kit/columns.ts';
import { sideNumber } from '../kit/side-number.ts';
import { untoldAfter } from '../kit/untold-count.ts';
import type { SideKey } from '../sport.ts';
import { catchSlot, FIRST_CATCH, GAINS, runSlot, SLOTS, YARDS } from './engine/work.ts';
import type { FootballMeasure } from './measures.ts';
import type { FootballOutcomes } from './outcomes.ts';
import { KICKER, type PlayerCount } from './players.ts';
import { placeAt, scoredByPlace, WIDTH } from './scorers.ts';

/** One count of a player by his place in the roster; where the source of the game says no more who did what, what it said before. */
export function playerTotal(side: SideKey, place: number, what: PlayerCount): FootballMeasure {
  return fieldMeasure(`player:${what}:${side}:${place}`, (outcomes) => {
    if (outcomes.told !== undefined) return SUMS[what](outcomes, side, place);
    return untoldAfter(outcomes.toldBefore?.(what, side, place) ?? 0);
  });
}

const SUMS: Readonly<
  Record<PlayerCount, (outcomes: FootballOutcomes, side: SideKey, place: number) => FieldSum>
> = {
  touchdowns: (outcomes, side, place) => bytes(scored(outcomes), placeAt(0, sideNumber(side), place)),
  'pass-yards': (outcomes, side) => ({
    of: work(outcomes),
    known: outcomes.told?.[side].passYards ?? 0,
    fields: catchesOf(side).map((at) => ({ place: at, field: YARDS })),
  }),
  completions: (outcomes, side) => ({
    of: work(outcomes),
    known: outcomes.told?.[side].completions ?? 0,
    fields: catchesOf(side).map((at) => ({ place: at, field: GAINS })),
  }),
  'pass-touchdowns': ({ passTouchdowns }, side) => bytes({ words: passTouchdowns[side], width: 1 }, 0),
  interceptions: ({ interceptions }, side) => bytes({ words: interceptions[side], width: 1 }, 0),
  'receiving-yards': (outcomes, side, place) => ofSlot(outcomes, side, catchSlot(place), YARDS),
  receptions: (outcomes, side, place) => ofSlot(outcomes, side, catchSlot(place), GAINS),
  'rush-yards': (outcomes, side, place) => ofSlot(outcomes, side, runSlot(place), YARDS),
  'rush-attempts': (outcomes, side, place) => ofSlot(outcomes, side, runSlot(place), GAINS),
  'kick-points': (outcomes, side) => ({
    ...bytes(scored(outcomes), placeAt(0, sideNumber(side), KICKER)),
    known: -(outcomes.told?.[side].othersKicks ?? 0),
  }),
};

function bytes(of: Words, place: number): FieldSum {
  return { of, fields: [{ place, field: BYTE }] };
}

function scored(outcomes: FootballOutcomes): Words {
  return { words: scoredByPlace(outcomes), width: WIDTH };
}

function work({ work: words }: FootballOutcomes): Words {
  return { words, width: SLOTS * 2 };
}

function ofSlot(outcomes: FootballOutcomes, side: SideKey, slot: number, field: typeof YARDS): FieldSum {
  return { of: work(outcomes), fields: [{ place: sideNumber(side) * SLOTS + slot, field }] };
}

/** The places of a side's catches among the words of a game. */
function catchesOf(side: SideKey): number[] {
  const first = sideNumber(side) * SLOTS;
  return Array.from({ length: SLOTS - FIRST_CATCH }, (_, at) => first + FIRST_CATCH + at);
}
