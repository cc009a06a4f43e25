import { counted } from '../../ui/counted.ts';

export interface TimelineMoment {
  readonly kind: string;
  readonly minute: number;
  /** The minute of stoppage time that it came in; 0 before. */
  readonly stoppage: number;
  readonly side?: string | null | undefined;
  /** Empty where it is not known, and of an own goal. */
  readonly player: string;
  readonly isOwnGoal: boolean;
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

/** Minutes that a game of the sport has without extra time: futsal's is shorter. */
const REGULATION = { soccer: 90, futsal: 40 } as const;

/** Minutes at which a half, of extra time as well, begins or ends: 0, 45 and 90, then 105 and 120. */
export function marksOf(gameMinutes: number): number[] {
  const regulation = gameMinutes < REGULATION.soccer ? REGULATION.futsal : REGULATION.soccer;
  return [...new Set([0, regulation / 2, regulation, (regulation + gameMinutes) / 2, gameMinutes])];
}

/** Between the middles of two marks that stand side by side, in pixels. */
const MARK_WIDTH = 8;

/**
 * How far a mark stands beside the place of its minute, in pixels: those of a side in one minute stand in a row, which keeps within
 * the line at either end of it.
 */
export function shiftOf({ moments, gameMinutes }: TimelineState, moment: TimelineMoment): number {
  const row = moments.filter((other) => isBeside(other, moment));
  const share = placeOf(moment.minute, gameMinutes) / 100;
  return MARK_WIDTH * (row.indexOf(moment) - (row.length - 1) * share);
}

/** 45, or in stoppage time 45+2. */
function minuteOf({ minute, stoppage }: TimelineMoment, plus: string): string {
  return stoppage === 0 ? String(minute) : `${minute}${plus}${stoppage}`;
}

function isBeside(one: TimelineMoment, other: TimelineMoment): boolean {
  return one.minute === other.minute && one.side === other.side;
}

const WORDS: Readonly<Record<string, string>> = { GOAL: 'goal', RED_CARD: 'red card' };

/** The line for those who listen: "23 of 90 minutes. Arsenal goal in minute 12. Everton 2 goals in minute 19." */
export function describeTimeline(
  { gameMinutes, minute, moments }: TimelineState,
  away: string,
  home: string,
): string {
  const told = moments.flatMap((moment) => {
    const alike = moments.filter(
      (other) => isBeside(other, moment) && other.kind === moment.kind && other.stoppage === moment.stoppage,
    );
    if (alike[0] !== moment) return [];
    const word = WORDS[moment.kind] ?? '';
    const what = alike.length === 1 ? word : counted(alike.length, word);
    return `${moment.side === 'HOME' ? home : away} ${what} in minute ${minuteOf(moment, ' plus ')}.`;
  });
  return [`${minute} of ${gameMinutes} minutes.`, ...told].join(' ');
}

/** A side's goals and red cards, by who it was: "B. Ola 12′, 41′", "Own goal 50′", "C. Dee, red card 63′". */
export function scorersOf({ moments }: TimelineState, side: 'HOME' | 'AWAY'): string[] {
  const minutes = new Map<string, string[]>();
  for (const moment of moments) {
    if (moment.side !== side) continue;
    const who = whoDid(moment);
    minutes.set(who, [...(minutes.get(who) ?? []), `${minuteOf(moment, '+')}′`]);
  }
  return [...minutes].map(([who, at]) => `${who} ${at.join(', ')}`);
}

function whoDid({ kind, player, isOwnGoal }: TimelineMoment): string {
  if (isOwnGoal) return 'Own goal';
  if (kind !== 'RED_CARD') return player === '' ? 'Goal' : player;
  return player === '' ? 'Red card' : `${player}, red card`;
}
