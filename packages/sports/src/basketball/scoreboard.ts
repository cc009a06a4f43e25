import { clockText } from '../kit/words.ts';
import { leader, otherSide, type Scoreboard, type Segment, type SideBoard, type SideKey } from '../sport.ts';
import { countsOf, standingFouls } from './counts.ts';
import { type BasketballState, OVERTIME_PLACE, scoreOf } from './state.ts';

/** The basketball scoreboard for the wire. */
export interface BasketballScoreboard extends Scoreboard {
  readonly sport: 'basketball';
  readonly possession: SideKey | undefined;
  /** "8:42"; undefined between periods. */
  readonly clock: string | undefined;
  /** Fouls in the period; none between two. */
  readonly homeFouls: number;
  readonly awayFouls: number;
  /** Whether the next plain foul of the other side brings free throws. */
  readonly homeBonus: boolean;
  readonly awayBonus: boolean;
  readonly homeTimeouts: number;
  readonly awayTimeouts: number;
  readonly lastPlay: string | undefined;
}

export function scoreboard(state: BasketballState): BasketballScoreboard {
  const running = state.phase === 'in-play';
  const isPlayed = running && state.clock > 0;
  const holder = isPlayed ? state.possession : undefined;
  const fouls = standingFouls(state);
  const [home, away] = [scoreOf(state, 'home'), scoreOf(state, 'away')];
  return {
    sport: 'basketball',
    homeScore: home,
    awayScore: away,
    winner: state.phase === 'final' ? leader({ home, away }) : undefined,
    progress: progress(state),
    isInPlay: running || state.phase === 'break',
    segments: segments(state),
    situation: isPlayed ? `Fouls ${fouls.away}–${fouls.home}` : '',
    alert: isPlayed ? bonusWords(state) : '',
    home: sideBoard(state, 'home', holder),
    away: sideBoard(state, 'away', holder),
    possession: holder,
    clock: running ? clockText(state.clock) : undefined,
    homeFouls: fouls.home,
    awayFouls: fouls.away,
    homeBonus: isPlayed && isInBonus(state, 'home'),
    awayBonus: isPlayed && isInBonus(state, 'away'),
    homeTimeouts: state.timeouts.home,
    awayTimeouts: state.timeouts.away,
    counts: countsOf(state),
    lastPlay: state.lastPlay,
  };
}

/** "BOS bonus", "Both in the bonus" */
function bonusWords(state: BasketballState): string {
  const sides = (['away', 'home'] as const).filter((side) => isInBonus(state, side));
  if (sides.length === 2) return 'Both in the bonus';
  return sides.map((side) => `${state.sides[side].abbreviation} bonus`).join('');
}

function sideBoard(state: BasketballState, side: SideKey, holder: SideKey | undefined): SideBoard {
  const timeouts = state.timeouts[side];
  return {
    score: String(scoreOf(state, side)),
    marker: holder === side ? 'ball' : undefined,
    note: state.phase === 'in-play' ? `${timeouts} ${timeouts === 1 ? 'timeout' : 'timeouts'}` : '',
  };
}

function isInBonus(state: BasketballState, side: SideKey): boolean {
  return state.fouls[otherSide(side)] >= state.rules.bonusFoul - 1;
}

/** "Q3 8:42", "H2 8:42", "End Q1", "Halftime", "OT 2:10", "Final", "Final/2OT"; empty before the game. */
export function progress(state: BasketballState): string {
  const { phase, period, clock, rules } = state;
  if (phase === 'pre-game') return '';
  const overtime = period - rules.periods;
  const overtimeName = overtime === 1 ? 'OT' : `${overtime}OT`;
  if (phase === 'final') return overtime > 0 ? `Final/${overtimeName}` : 'Final';
  const name = overtime > 0 ? overtimeName : `${rules.periods === 2 ? 'H' : 'Q'}${period}`;
  if (phase === 'break' || clock === 0) return period * 2 === rules.periods ? 'Halftime' : `End ${name}`;
  return `${name} ${clockText(clock)}`;
}

/** Periods begun so far; all overtime is one segment. */
function segments({ phase, period, points, rules }: BasketballState): Segment[] {
  if (phase === 'pre-game') return [];
  const begun = Array.from({ length: Math.min(period, rules.periods) }, (_, place) => place);
  if (period > rules.periods) begun.push(OVERTIME_PLACE);
  return begun.map((place) => ({
    shortName: place === OVERTIME_PLACE ? 'OT' : String(place + 1),
    home: points.home[place] ?? 0,
    away: points.away[place] ?? 0,
  }));
}
