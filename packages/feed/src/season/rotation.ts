import { ROTATION } from '@fairline/sports/baseball/line-up.ts';
import type { Side } from '@fairline/sports/sport.ts';

/** Who has started is planned to start again so many days later. */
const TURN_DAYS = 5;

/**
 * Which man of a side's rotation starts, as a fixture says it. Each day begins with the next of five; the others of that day's games
 * are started by those who come after him.
 * @param day its number since 1970
 * @param before games of the side on that day before this one
 */
export function starterOn(day: number, before = 0): Pick<Side, 'starter'> {
  const starter = (day * (ROTATION / TURN_DAYS) + before) % ROTATION;
  return starter === 0 ? {} : { starter };
}
