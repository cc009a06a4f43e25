import { THURSDAY, TUESDAY } from './timetable.ts';
import { weekday } from './zones.ts';

const DAY_MS = 86_400_000;
/** No fourth Thursday of November is before it. */
const EARLIEST = 22;

/** How many weeks it is from the week of a Tuesday to that of Thanksgiving of the same year; negative after it. */
export function weeksToThanksgiving(tuesday: number): number {
  const earliest = Date.UTC(new Date(tuesday * DAY_MS).getUTCFullYear(), 10, EARLIEST) / DAY_MS;
  const thursday = earliest + ((THURSDAY - weekday(earliest) + 7) % 7);
  return (thursday - (THURSDAY - TUESDAY) - tuesday) / 7;
}
