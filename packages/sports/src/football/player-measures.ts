import { untoldAfter } from '../kit/untold-count.ts';
import type { SideKey } from '../sport.ts';
import { catchSlot, FIRST_CATCH, gainsIn, runSlot, SLOTS, yardsIn } from './engine/work.ts';
import type { FootballMeasure } from './measures.ts';
import type { FootballOutcomes } from './outcomes.ts';
import { KICKER, type PlayerCount } from './players.ts';
import { placeAt, scoredByPlace } from './scorers.ts';
import { sideNumber } from './scoring.ts';

type Read = (index: number) => number;

/** One count of a player by his place in the roster; where the source of the game says no more who did what, what it said before. */
export function playerTotal(side: SideKey, place: number, what: PlayerCount): FootballMeasure {
  return {
    key: `player:${what}:${side}:${place}`,
    bind: (outcomes) => {
      if (outcomes.told !== undefined) return READERS[what](outcomes, side, place);
      const before = outcomes.toldBefore?.(what, side, place) ?? 0;
      return () => untoldAfter(before);
    },
  };
}

const READERS: Readonly<
  Record<PlayerCount, (outcomes: FootballOutcomes, side: SideKey, place: number) => Read>
> = {
  touchdowns: (outcomes, side, place) => {
    const counts = scoredByPlace(outcomes);
    const number = sideNumber(side);
    return (index) => counts[placeAt(index, number, place)] ?? 0;
  },
  'pass-yards': (outcomes, side) => {
    const beyond = outcomes.told?.[side].passYards ?? 0;
    const caught = sumOfCatches(outcomes, side, yardsIn);
    return (index) => beyond + caught(index);
  },
  completions: (outcomes, side) => {
    const beyond = outcomes.told?.[side].completions ?? 0;
    const caught = sumOfCatches(outcomes, side, gainsIn);
    return (index) => beyond + caught(index);
  },
  'pass-touchdowns': ({ passTouchdowns }, side) => column(passTouchdowns[side]),
  interceptions: ({ interceptions }, side) => column(interceptions[side]),
  'receiving-yards': (outcomes, side, place) => wordOf(outcomes, side, catchSlot(place), yardsIn),
  receptions: (outcomes, side, place) => wordOf(outcomes, side, catchSlot(place), gainsIn),
  'rush-yards': (outcomes, side, place) => wordOf(outcomes, side, runSlot(place), yardsIn),
  'rush-attempts': (outcomes, side, place) => wordOf(outcomes, side, runSlot(place), gainsIn),
  'kick-points': (outcomes, side) => {
    const others = outcomes.told?.[side].othersKicks ?? 0;
    const counts = scoredByPlace(outcomes);
    const number = sideNumber(side);
    return (index) => (counts[placeAt(index, number, KICKER)] ?? 0) - others;
  },
};

function column(values: Uint8Array): Read {
  return (index) => values[index] ?? 0;
}

function wordOf(
  { work }: FootballOutcomes,
  side: SideKey,
  slot: number,
  read: (word: number) => number,
): Read {
  const at = sideNumber(side) * SLOTS + slot;
  return (index) => read(work[index * SLOTS * 2 + at] ?? 0);
}

function sumOfCatches({ work }: FootballOutcomes, side: SideKey, read: (word: number) => number): Read {
  const first = sideNumber(side) * SLOTS;
  return (index) => {
    let sum = 0;
    for (let slot = first + FIRST_CATCH; slot < first + SLOTS; slot++) {
      sum += read(work[index * SLOTS * 2 + slot] ?? 0);
    }
    return sum;
  };
}
