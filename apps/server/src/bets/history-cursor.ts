import { isUuid } from '../platform/ids.ts';

/** After every UUID there is. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Where a page of bets begins: behind a bet in the order of ids, or of when bets ended. */
export interface Place {
  readonly id: string;
  /** Microseconds since 1970 when the bet ended, in digits; undefined where ids alone are the order. */
  readonly endedAt?: string | undefined;
}

/** Before every bet there is. */
export const FIRST_PLACE: Place = { id: LAST_ID };

/** Sixteen digits: until the year 2286. */
const ENDED = /^(?<endedAt>\d{1,16})~(?<id>.+)$/;

/** Reads a cursor as it was told: a bet's id, with the time it ended before it in lists by that. Undefined for anything else. */
export function placeOf(cursor: string, byEnd: boolean): Place | undefined {
  const { endedAt, id = cursor } = ENDED.exec(cursor)?.groups ?? {};
  return isUuid(id) && (endedAt !== undefined) === byEnd ? { id, endedAt } : undefined;
}

export function cursorOf({ id, endedAt }: Place): string {
  return endedAt === undefined ? id : `${endedAt}~${id}`;
}
