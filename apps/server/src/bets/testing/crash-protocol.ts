/** What the crash test and the program it kills agree on. */
export const CRASH_EVENTS = ['crash-one', 'crash-two', 'crash-three'] as const;
/** The kinds of bets that are placed by turns. */
export const CRASH_KINDS = ['straight', 'parlay', 'same-game', 'round-robin', 'teaser'] as const;
export type CrashKind = (typeof CRASH_KINDS)[number];
/** Each patron's cents at the beginning: enough for a while, then bets are refused, and that must hold as well. */
export const CRASH_CASH = 60_000n;

export interface CrashHouse {
  readonly port: number;
  readonly databaseUrl: string;
}
