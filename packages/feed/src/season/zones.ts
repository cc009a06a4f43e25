const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();
/** Of each zone, how far its clocks are ahead of UTC on a day, by the day's number. */
const offsets = new Map<string, Map<number, number>>();

/** Number of a calendar day, from 1 January 1970, where the clocks of a zone stand. */
export function localDay(zone: string, ms: number): number {
  return Math.floor((ms + offsetAt(zone, ms)) / DAY_MS);
}

/** Minutes since midnight that the clocks of a zone show. */
export function localMinute(zone: string, ms: number): number {
  return Math.floor((ms + offsetAt(zone, ms)) / MINUTE_MS) % (24 * 60);
}

/** When the clocks of a zone show a time of a day, milliseconds since the epoch. @param minute since midnight */
export function atLocal(zone: string, day: number, minute: number): number {
  const shown = day * DAY_MS + minute * MINUTE_MS;
  const noon = day * DAY_MS + DAY_MS / 2;
  return shown - offsetAt(zone, noon - offsetAt(zone, noon));
}

/** Day of the week, 0 for Sunday. @param day its number from 1 January 1970, a Thursday */
export function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** The Tuesday that a day's week begins with, by its number: Monday's games end a weekend, and begin no week. */
export function tuesdayOf(day: number): number {
  return day - ((weekday(day) + 5) % 7);
}

/** 1 to 12. */
export function monthOf(day: number): number {
  return new Date(day * DAY_MS).getUTCMonth() + 1;
}

/** 615 for '10:15'. */
export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return 60 * hours + minutes;
}

/** As at noon UTC of the same day: on the two days a year on which clocks change, an hour may be missing before or after. */
function offsetAt(zone: string, ms: number): number {
  const day = Math.floor(ms / DAY_MS);
  const known = offsets.get(zone) ?? new Map<number, number>();
  offsets.set(zone, known);
  const offset = known.get(day) ?? readOffset(zone, day * DAY_MS + DAY_MS / 2);
  if (known.size > 1000) known.clear();
  known.set(day, offset);
  return offset;
}

function readOffset(zone: string, ms: number): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  formats.set(zone, format);
  const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - ms;
}
