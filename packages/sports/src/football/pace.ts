import type { Pacing } from '../sport.ts';
import type { FootballPlay, FootballPlayKind } from './play.ts';
import { type FootballState, QUARTER_SECONDS } from './state.ts';

/** Seconds a simulated game takes from kickoff to the end on average by pace; recorded ones take some 900 more. */
export const BROADCAST_SECONDS = 9_800;

/** Seconds a play takes from the snap to the whistle: bets are off meanwhile. */
const IN_THE_AIR_SECONDS = 6;
const HALFTIME_SECONDS = 720;

/** Seconds that pass around a play apart from those the game clock counts: huddles, commercials, replays. */
const AROUND: Readonly<Record<FootballPlayKind, number>> = {
  kickoff: 60,
  'free-kick': 60,
  rush: 18,
  pass: 22,
  sack: 22,
  kneel: 10,
  spike: 8,
  punt: 75,
  'field-goal': 60,
  'extra-point': 45,
  'two-point': 45,
  penalty: 35,
  timeout: 75,
  'two-minute-warning': 120,
  'end-of-period': 130,
  'end-of-game': 5,
  correction: 60,
  other: 45,
};

const WITHOUT_SNAP: ReadonlySet<FootballPlayKind> = new Set([
  'timeout',
  'two-minute-warning',
  'end-of-period',
  'end-of-game',
  'correction',
  'other',
]);

/** How long a play takes in a televised game. */
export function pace(before: FootballState, play: FootballPlay): Pacing {
  const sameQuarter = before.plays > 0 && before.quarter === play.quarter;
  const ran = sameQuarter ? Math.max(0, before.clock - play.clock) : 0;
  const halftime = play.kind === 'end-of-period' && play.quarter === 2 ? HALFTIME_SECONDS : 0;
  const around = AROUND[play.kind] + halftime;
  if (WITHOUT_SNAP.has(play.kind)) return { seconds: around, inTheAir: 0 };
  return { seconds: Math.max(IN_THE_AIR_SECONDS + 2, ran + around), inTheAir: IN_THE_AIR_SECONDS };
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
