import { nobodyAsked } from '../bets.ts';

/** For bets of tests about something else: nobody is asked whether they may bet, and no bet is of any sport. */
export const unguarded = {
  guards: nobodyAsked,
  catalogue: { sportsOf: async () => new Map<string, string>() },
} as const;
