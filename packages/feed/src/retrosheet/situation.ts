import type { BaseballPlay } from '@fairline/sports/baseball/play.ts';
import type { Advance, EventText } from './event-text.ts';
import { playKind } from './play-kind.ts';

/** Where a half-inning stands: who is on which base matters to nobody here, only that somebody is. */
export interface Situation {
  inning: number;
  half: 'top' | 'bottom';
  outs: number;
  balls: number;
  strikes: number;
  /** By base, 1 to 3; the first place stands for the batter and is not used. */
  on: boolean[];
  home: number;
  away: number;
}

export function newHalf(
  before: Situation,
  inning: number,
  half: 'top' | 'bottom',
  runner: boolean,
): Situation {
  return {
    ...before,
    inning,
    half,
    outs: 0,
    balls: 0,
    strikes: 0,
    on: [false, false, runner, false],
  };
}

/** What a play brings about. */
export interface Result {
  readonly play: BaseballPlay;
  readonly after: Situation;
}

const BATTING =
  /strikeout|walk|hit-by|single|double|triple|home-run|reached|choice|out|sacrifice|interference/;

/** Moves the runners as the event says. */
export function afterEvent(before: Situation, event: EventText, text: string): Result {
  const kind = playKind(event);
  const { on, outs, runs } = moved(before.on, event.advances);
  const isOver = before.outs + outs >= 3;
  const isBatting = BATTING.test(kind);
  const after: Situation = {
    ...before,
    outs: Math.min(3, before.outs + outs),
    balls: isBatting || isOver ? 0 : before.balls,
    strikes: isBatting || isOver ? 0 : before.strikes,
    on: isOver ? [false, false, false, false] : on,
    home: before.home + (before.half === 'bottom' ? runs : 0),
    away: before.away + (before.half === 'top' ? runs : 0),
  };
  return {
    after,
    play: {
      ...playAt(after, kind, text),
      runs,
      runsBattedIn: isBatting ? runsBattedIn(event, kind) : 0,
      errors: Math.min(5, event.errors),
    },
  };
}

/** None on an error or a double play on the ground, unless they are written to be; else all that are not written to be none. */
function runsBattedIn({ advances, modifiers }: EventText, kind: BaseballPlay['kind']): number {
  const isUsual = kind !== 'reached-on-error' && !modifiers.some((modifier) => /^B?GDP/.test(modifier));
  const home = advances.filter(({ to, isOut }) => to === 4 && !isOut);
  return home.filter((one) => one.isBattedIn || (isUsual && !one.isUnbatted)).length;
}

/** A play that leaves a situation. */
export function playAt(after: Situation, kind: BaseballPlay['kind'], text: string): BaseballPlay {
  const { inning, half, outs, balls, strikes, on, home, away } = after;
  return {
    kind,
    text,
    inning,
    half,
    outs,
    balls,
    strikes,
    bases: { first: on[1] === true, second: on[2] === true, third: on[3] === true },
    runs: 0,
    runsBattedIn: 0,
    errors: 0,
    score: { home, away },
  };
}

function moved(
  before: readonly boolean[],
  advances: readonly Advance[],
): { on: boolean[]; outs: number; runs: number } {
  const on = [...before];
  let outs = 0;
  let runs = 0;
  for (const { from } of advances) if (from > 0) on[from] = false;
  for (const { to, isOut } of advances) {
    if (isOut) outs++;
    else if (to === 4) runs++;
    else on[to] = true;
  }
  return { on, outs, runs };
}
