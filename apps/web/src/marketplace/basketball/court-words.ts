/** What the drawing of a court shows. */
export interface CourtWords {
  readonly possession?: string | null | undefined;
  readonly awayFouls: number;
  readonly homeFouls: number;
  readonly awayBonus: boolean;
  readonly homeBonus: boolean;
}

/** The drawing in words, for who cannot see it. */
export function describeCourt(state: CourtWords, away: string, home: string): string {
  const ball = state.possession == null ? '' : `${state.possession === 'HOME' ? home : away} have the ball. `;
  const bonus = [state.awayBonus && away, state.homeBonus && home].filter(Boolean);
  const free = bonus.length === 0 ? '' : `. In the bonus: ${bonus.join(' and ')}`;
  return `${ball}Fouls: ${away} ${state.awayFouls}, ${home} ${state.homeFouls}${free}`;
}
