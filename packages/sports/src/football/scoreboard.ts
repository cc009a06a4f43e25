import type { Scoreboard, SideKey } from '../sport.ts';

/** The football scoreboard for the wire. All places are 0 at the home goal line and 100 at the away goal line. */
export interface FootballScoreboard extends Scoreboard {
  readonly sport: 'football';
  readonly possession: SideKey | undefined;
  readonly redZone: boolean;
  /** "3rd & 4", "1st & Goal" */
  readonly downAndDistance: string | undefined;
  /** "KC 38", "50" */
  readonly yardLine: string | undefined;
  readonly ballOn: number | undefined;
  readonly driveStart: number | undefined;
  readonly lineToGain: number | undefined;
  readonly homeTimeouts: number;
  readonly awayTimeouts: number;
  readonly lastPlay: string | undefined;
}
