import { onOneLine } from '../ui/unbroken.ts';
import { timeFormat } from './time-format.ts';

/** The time zone every time on screen is told in. */
export const DISPLAY_ZONE = 'America/New_York';

const day = timeFormat('en-CA', { timeZone: DISPLAY_ZONE, dateStyle: 'short' });
const clock = timeFormat('en-US', {
  timeZone: DISPLAY_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const date = timeFormat('en-US', {
  timeZone: DISPLAY_ZONE,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

const DAY_MS = 86_400_000;

export interface Kickoff {
  /** 'Today', 'Tomorrow' or 'Sun, Oct 25'. */
  readonly day: string;
  /** '20:20' in Eastern time. */
  readonly time: string;
}

/** @param now milliseconds since the epoch */
export function kickoff(startTime: string, now: number): Kickoff {
  const start = new Date(startTime);
  const on = day().format(start);
  const relative =
    on === day().format(now) ? 'Today' : on === day().format(now + DAY_MS) ? 'Tomorrow' : undefined;
  return { day: relative ?? date().format(start), time: clock().format(start) };
}

/** 'Today 20:20 ET', which breaks between day and time alone. */
export function kickoffText(startTime: string, now: number): string {
  const { day, time } = kickoff(startTime, now);
  return `${onOneLine(day)} ${onOneLine(`${time} ET`)}`;
}

/** The same after another word: 'Placed today 20:20 ET'. */
export function kickoffAfter(word: string, instant: string, now: number): string {
  return `${word} ${kickoffText(instant, now).replace(/^To/, 'to')}`;
}
