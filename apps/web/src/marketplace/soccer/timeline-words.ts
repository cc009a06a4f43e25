export interface TimelineMoment {
  readonly kind: string;
  readonly minute: number;
  readonly side?: string | null | undefined;
}

export interface TimelineState {
  readonly gameMinutes: number;
  readonly minute: number;
  readonly moments: readonly TimelineMoment[];
}

/** Where a minute stands on the line, in percent. */
export function placeOf(minute: number, gameMinutes: number): number {
  return Math.min(100, Math.max(0, (minute / gameMinutes) * 100));
}

const WORDS: Readonly<Record<string, string>> = { GOAL: 'goal', RED_CARD: 'red card' };

/** The line for those who listen: "23 of 90 minutes. Arsenal goal in minute 12." */
export function describeTimeline(
  { gameMinutes, minute, moments }: TimelineState,
  away: string,
  home: string,
): string {
  const told = moments.map(({ kind, minute: at, side }) => {
    return `${side === 'HOME' ? home : away} ${WORDS[kind] ?? ''} in minute ${at}.`;
  });
  return [`${minute} of ${gameMinutes} minutes.`, ...told].join(' ');
}
