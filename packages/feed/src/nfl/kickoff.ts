const zone = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  hourCycle: 'h23',
  day: 'numeric',
});

/**
 * A kickoff as the league lists it, in milliseconds since the epoch.
 * @param date 'yyyy-mm-dd'
 * @param time Eastern time on a twelve-hour clock without a.m. or p.m., '4:25': nine, ten and eleven are mornings
 * @returns undefined when either cannot be read
 */
export function kickoffMs(date: string, time: string): number | undefined {
  const match = /^(\d{1,2}):(\d{2})$/.exec(time);
  const midnight = Date.parse(`${date}T00:00:00Z`);
  if (!match || Number.isNaN(midnight)) return undefined;
  const hour = Number(match[1]) % 12;
  const local = midnight + ((hour >= 9 ? hour : hour + 12) * 60 + Number(match[2])) * 60_000;
  return local + easternOffsetMs(local);
}

/** How far New York is behind UTC: four or five hours. */
function easternOffsetMs(local: number): number {
  const hourThere = Number(zone.formatToParts(local).find((part) => part.type === 'hour')?.value ?? 0);
  const behind = (new Date(local).getUTCHours() - hourThere + 24) % 24;
  return behind * 3_600_000;
}
