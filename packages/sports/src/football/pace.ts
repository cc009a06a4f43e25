import type { Pacing } from '../sport.ts';
import type { FootballPlay, FootballPlayKind, NextDown } from './play.ts';
import { type FootballState, QUARTER_SECONDS } from './state.ts';

/** Seconds a simulated game takes from kickoff to the end on average by pace; recorded ones, of more plays, some 2,000 more. */
export const BROADCAST_SECONDS = 9_800;

/** Seconds a play takes from the snap to the whistle: bets are off meanwhile. */
const IN_THE_AIR_SECONDS = 6;
const HALFTIME_SECONDS = 720;

/** From a whistle to the snap, whatever the game clock counts between them. */
const BEFORE: Readonly<Record<NextDown, number>> = {
  kickoff: 40,
  conversion: 30,
  'free-kick': 40,
  scrimmage: 42,
};

/** Seconds that plays bring after them: commercials, replays, breaks. */
const REST: Readonly<Record<FootballPlayKind, number>> = {
  kickoff: 20,
  'free-kick': 20,
  rush: 0,
  pass: 0,
  sack: 0,
  kneel: 0,
  spike: 0,
  punt: 35,
  'field-goal': 15,
  'extra-point': 15,
  'two-point': 15,
  penalty: 10,
  timeout: 60,
  'two-minute-warning': 100,
  'end-of-period': 110,
  'end-of-game': 0,
  correction: 60,
  other: 20,
};

const WITHOUT_SNAP: ReadonlySet<FootballPlayKind> = new Set([
  'timeout',
  'two-minute-warning',
  'end-of-period',
  'end-of-game',
  'correction',
  'other',
]);

/** How long nothing happens before a play of a televised game. */
export function pauseBefore({ next }: FootballState): number {
  return BEFORE[next];
}

/** How long a play takes in a televised game. */
export function pace(_before: FootballState, { kind, quarter }: FootballPlay): Pacing {
  const halftime = kind === 'end-of-period' && quarter === 2 ? HALFTIME_SECONDS : 0;
  return { inTheAir: WITHOUT_SNAP.has(kind) ? 0 : IN_THE_AIR_SECONDS, rest: REST[kind] + halftime };
}

const QUARTERS = 4;

/** How much of regulation has been played, 0 to 1; overtime counts as all of it. */
export function elapsed({ phase, quarter, clock }: FootballState): number {
  if (phase === 'pre-game') return 0;
  if (phase === 'final' || quarter > QUARTERS) return 1;
  const left = phase === 'break' ? 0 : clock;
  return (quarter - left / QUARTER_SECONDS) / QUARTERS;
}

/** A period of college overtime has no clock. */
const COLLEGE_PERIOD = 1 / 8;

/** How much of overtime has been played, in lengths of regulation. */
export function beyond({ phase, quarter, clock, rules }: FootballState): number {
  if (quarter <= QUARTERS) return 0;
  if (rules.isCollege) return (quarter - QUARTERS) * COLLEGE_PERIOD;
  const left = phase === 'break' ? 0 : clock;
  const seconds = (quarter - QUARTERS) * rules.overtimeSeconds - left;
  return Math.max(0, seconds) / (QUARTERS * QUARTER_SECONDS);
}
