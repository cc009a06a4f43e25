/** What a drawing of a game played from two ends needs. */
export interface CourtState {
  readonly awayGameScore: string;
  readonly homeGameScore: string;
  readonly currentServer?: string | null | undefined;
}

/** What the drawing shows, in words: "Ola serves. Ola 40, Brandt 15". */
export function describeCourt(state: CourtState, away: string, home: string): string {
  const server = state.currentServer === 'HOME' ? home : state.currentServer === 'AWAY' ? away : undefined;
  const score = `${away} ${state.awayGameScore}, ${home} ${state.homeGameScore}`;
  return server === undefined ? score : `${server} serves. ${score}`;
}
