import type { SideKey, Sides } from '../sport.ts';
import type { LoggedPlay } from './play.ts';
import { SOCCER, type SoccerRules } from './rules.ts';

export interface ShootoutKick {
  readonly side: SideKey;
  readonly made: boolean;
}

/** A game of soccer or futsal as far as it was played; plain JSON data. */
export interface SoccerState {
  readonly sides: Sides;
  readonly rules: SoccerRules;
  /** 'break' is the pause after a period. */
  readonly phase: 'pre-game' | 'in-play' | 'break' | 'final';
  /** 1 to 5; the period just ended during a break. */
  readonly period: number;
  /** Seconds of the period that were played, beyond its length in stoppage time. */
  readonly clock: number;
  /** Stoppage time that was announced for the period, in seconds. */
  readonly added: number | undefined;
  /** Everything that is bet on, in order. */
  readonly log: readonly LoggedPlay[];
  readonly shootout: readonly ShootoutKick[];
  /** Extra time has begun, which its log may not say: some go straight to a shoot-out. See hadExtraTime of tally.ts. */
  readonly hadExtraTime?: boolean;
  readonly lastPlay: string | undefined;
  readonly plays: number;
}

/** Before the kickoff. */
export function initialState(sides: Sides, rules: SoccerRules = SOCCER): SoccerState {
  return {
    sides,
    rules,
    phase: 'pre-game',
    period: 1,
    clock: 0,
    added: undefined,
    log: [],
    shootout: [],
    lastPlay: undefined,
    plays: 0,
  };
}
