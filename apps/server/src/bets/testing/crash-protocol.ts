/** What the crash test and the program it kills agree on. */
export const CRASH_EVENT = 'crash-event';
/** Each patron's cents at the beginning: enough for a while, then bets are refused, and that must hold as well. */
export const CRASH_CASH = 60_000n;

export interface CrashHouse {
  readonly port: number;
  readonly databaseUrl: string;
}
