import { Luck } from './luck.ts';

/** What befalls the house in a step, and with it every patron who asks something of it just then. */
export type Trouble =
  | 'none'
  /** The lanes' connections break, before their requests are heard or after they are answered; the lanes try again. */
  | 'lost-request'
  | 'lost-answer'
  /** The server is closed in peace and opened again. */
  | 'restart'
  /** It goes down while everybody asks: nothing was written, or all of it was and nobody heard. All ask again. */
  | 'crash-unheard'
  | 'crash-unanswered';

export interface HouseStep {
  /** By how much the clock moves before it; now and then it jumps, and it may be put back. */
  readonly advanceMs: number;
  readonly trouble: Trouble;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Houses that are troubled differently: seeds with the same remainder share one. */
export const HOUSES = 8;

export function houseOf(seed: number): number {
  return seed % HOUSES;
}

/** The first steps of a house are the same however many follow. */
export function scheduleOf(house: number, steps: number): readonly HouseStep[] {
  const luck = new Luck(house + 1, 1_000);
  return Array.from({ length: steps }, () => ({ advanceMs: advance(luck), trouble: troubleOf(luck) }));
}

/** Odd milliseconds, so that hardly two things ever fall on the same moment. */
function advance(luck: Luck): number {
  const odd = luck.between(0, 999);
  switch (luck.weighed({ minutes: 76, seconds: 8, silence: 8, hours: 5, back: 3 })) {
    case 'minutes':
      return luck.between(60, 420) * SECOND_MS + odd;
    case 'seconds':
      return luck.between(1, 20) * SECOND_MS + odd;
    case 'silence':
      return luck.between(22, 40) * MINUTE_MS + odd;
    case 'hours':
      return luck.between(65, 150) * MINUTE_MS + odd;
    case 'back':
      return -luck.between(1, 45) * SECOND_MS - odd;
  }
}

function troubleOf(luck: Luck): Trouble {
  return luck.weighed({
    none: 72,
    'lost-request': 8,
    'lost-answer': 8,
    restart: 4,
    'crash-unheard': 4,
    'crash-unanswered': 4,
  });
}
