import { ImpossiblePlay } from '../sport.ts';

/** A period may be left without word of its end only in its last minute; more would be missing plays. */
export const QUIET_END_SECONDS = 60;
/** Seconds that a review puts back on the clock at most: of plays of today's games the longest take less. */
const MOST_PUT_BACK = 60;

export interface PeriodClock {
  readonly period: number;
  /** Seconds left in the period. */
  readonly clock: number;
}

export interface PeriodRules {
  /** Plays that may come after the end of a period and before the next. */
  readonly betweenPeriods: ReadonlySet<string>;
  /** Periods of a game that nobody plays overtime in. */
  readonly periods: number;
  readonly isLevel: boolean;
}

/**
 * Time goes on: periods one after the other, their clock down. A correction keeps to the period, too, and may come after its end;
 * within it a review may put seconds back on the clock.
 * @throws ImpossiblePlay
 */
export function checkPeriodClock(
  state: PeriodClock & { readonly phase: string },
  play: PeriodClock & { readonly kind: string },
  rules: PeriodRules,
): void {
  const entered = play.period - state.period;
  if (entered < 0) throw new ImpossiblePlay(`period ${play.period} after period ${state.period}`);
  if (entered > 1) throw new ImpossiblePlay(`no word of the end of period ${state.period}`);
  if (entered === 1) {
    checkNewPeriod(state, play, rules);
    return;
  }
  if (play.kind === 'correction') {
    checkPutBack(state.clock, play.clock);
    return;
  }
  if (state.phase === 'break' && !rules.betweenPeriods.has(play.kind)) {
    throw new ImpossiblePlay(`period ${state.period} is over`);
  }
  if (play.clock > state.clock) {
    throw new ImpossiblePlay(`the clock ran back from ${state.clock} to ${play.clock} seconds`);
  }
  if (play.kind === 'end-of-period' && play.clock > 0) {
    throw new ImpossiblePlay(`period ${play.period} has ${play.clock} seconds left`);
  }
}

/** A review may put seconds back on the clock, those of the play that it looks at. */
export function checkPutBack(before: number, after: number): void {
  if (after - before > MOST_PUT_BACK)
    throw new ImpossiblePlay(`a review put ${after - before} seconds back on the clock`);
}

/** Whether a play after a period's end still belongs to the pause; a review may put seconds back on the clock. */
export function staysInBreak(state: PeriodClock & { readonly phase: string }, play: PeriodClock): boolean {
  return state.phase === 'break' && play.period === state.period && play.clock <= state.clock;
}

function checkNewPeriod(
  state: PeriodClock & { readonly phase: string },
  play: PeriodClock,
  { periods, isLevel }: PeriodRules,
): void {
  if (state.phase === 'pre-game') throw new ImpossiblePlay('the game begins with period 1');
  if (state.phase === 'in-play' && state.clock > QUIET_END_SECONDS) {
    throw new ImpossiblePlay(`period ${state.period} had ${state.clock} seconds left`);
  }
  if (play.period > periods && !isLevel) throw new ImpossiblePlay('overtime needs a level score');
}
