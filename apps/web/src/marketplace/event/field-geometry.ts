/** Where things are on the drawn field, in units of its own width. The away side's end zone is on the left. */
export interface FieldGeometry {
  readonly endZone: number;
  readonly ball: number | undefined;
  readonly lineToGain: number | undefined;
  readonly drive: { readonly left: number; readonly width: number } | undefined;
  /** The last 20 yards before the goal the ball moves toward, while in the red zone. */
  readonly redZone: { readonly left: number; readonly width: number } | undefined;
}

export interface FieldState {
  /** Yards from the home goal line, 0 to 100. */
  readonly ballOn?: number | null | undefined;
  readonly driveStart?: number | null | undefined;
  readonly lineToGain?: number | null | undefined;
  readonly possession?: string | null | undefined;
  readonly redZone?: boolean | undefined;
}

const END_ZONE_SHARE = 0.07;
const RED_ZONE_YARDS = 20;

/** @param width of the drawing */
export function fieldGeometry(state: FieldState, width: number): FieldGeometry {
  const endZone = width * END_ZONE_SHARE;
  const playing = width - 2 * endZone;
  const x = (yards: number) => width - endZone - (clamp(yards) / 100) * playing;
  const at = (yards: number | null | undefined) => (yards == null ? undefined : x(yards));
  const ball = at(state.ballOn);
  const start = at(state.driveStart);
  const zone = (playing * RED_ZONE_YARDS) / 100;
  // The home side attacks the away goal, on the left.
  const attacked = state.possession === 'HOME' ? endZone : width - endZone - zone;
  return {
    endZone,
    ball,
    lineToGain: at(state.lineToGain),
    drive:
      ball === undefined || start === undefined
        ? undefined
        : { left: Math.min(ball, start), width: Math.abs(ball - start) },
    redZone: state.redZone && state.possession ? { left: attacked, width: zone } : undefined,
  };
}

function clamp(yards: number): number {
  return Math.min(100, Math.max(0, yards));
}

/** Yards that whoever has the ball has gained since the drive began, below 0 for a loss; undefined where there is no drive. */
export function driveYards({ ballOn, driveStart, possession }: FieldState): number | undefined {
  if (ballOn == null || driveStart == null || !possession) return undefined;
  return possession === 'HOME' ? ballOn - driveStart : driveStart - ballOn;
}

export interface FieldWords extends FieldState {
  readonly yardLine?: string | null | undefined;
  readonly downAndDistance?: string | null | undefined;
}

/** The drawing's facts in words: "Bills ball, 3rd & 4 at KC 38, red zone". */
export function describeField(state: FieldWords, away: string, home: string): string {
  if (state.ballOn == null) return 'Ball not in play';
  const holder = state.possession === 'HOME' ? home : state.possession === 'AWAY' ? away : undefined;
  const place = [state.downAndDistance, state.yardLine && `at ${state.yardLine}`].filter(Boolean).join(' ');
  return [holder && `${holder} ball`, place, state.redZone ? 'red zone' : ''].filter(Boolean).join(', ');
}
