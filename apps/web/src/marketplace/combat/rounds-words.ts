export interface FightState {
  readonly fightRounds: readonly { readonly away: number; readonly home: number }[];
  readonly awayStrikes: number;
  readonly homeStrikes: number;
  readonly round: number;
  readonly rounds: number;
  readonly second: number;
}

const ROUND_SECONDS = 300;

/** Share of a round that was fought, 0 to 1. @param which round it is, from 1 */
export function foughtOf({ round, second }: FightState, which: number): number {
  if (which < round) return 1;
  return which === round ? second / ROUND_SECONDS : 0;
}

/** Share of a round's strikes that the away side landed; half before the first. */
export function awayShare({ fightRounds }: FightState, which: number): number {
  const { away, home } = fightRounds[which - 1] ?? { away: 0, home: 0 };
  return away + home === 0 ? 0.5 : away / (away + home);
}

/** "Round 2 of 3. Strikes: Ola 21, Brandt 14" */
export function describeFight(state: FightState, away: string, home: string): string {
  if (state.round === 0) return `Scheduled for ${state.rounds} rounds`;
  return `Round ${state.round} of ${state.rounds}. Strikes: ${away} ${state.awayStrikes}, ${home} ${state.homeStrikes}`;
}
