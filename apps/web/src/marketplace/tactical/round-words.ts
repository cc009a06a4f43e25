export interface SeriesState {
  readonly awayRounds: number;
  readonly homeRounds: number;
  readonly currentServer?: string | null | undefined;
  readonly roundWinners: readonly string[];
}

/** Rounds of a map before overtime, which changes sides in the middle. */
const REGULATION = 24;
/** Rounds of overtime that are drawn before the first ones leave the picture. */
const OVERTIME = 6;

/** The rounds that are drawn, oldest first; undefined for one that was not played. A long overtime pushes out the oldest. */
export function drawnRounds(winners: readonly string[]): readonly (string | undefined)[] {
  const places = winners.length < REGULATION ? REGULATION : REGULATION + OVERTIME;
  const shown = winners.slice(Math.max(0, winners.length - places));
  return Array.from({ length: places }, (_, at) => shown[at]);
}

/** "Brandt 7, Ola 4 in rounds. Ola attacks next" */
export function describeSeries(state: SeriesState, away: string, home: string): string {
  const score = `${away} ${state.awayRounds}, ${home} ${state.homeRounds} in rounds`;
  if (state.currentServer !== 'HOME' && state.currentServer !== 'AWAY') return score;
  return `${score}. ${state.currentServer === 'HOME' ? home : away} attacks next`;
}
