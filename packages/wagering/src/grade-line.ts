import type { LegOutcome } from './outcome.ts';

/** A line in quarter points: -7.5 is -30, +0.25 is 1. */
export type QuarterPoints = bigint;

/** '-7.5', '+3', '0.25' in quarter points. @returns undefined for anything else, thirds among it */
export function parseLine(text: string): QuarterPoints | undefined {
  const match = /^([+-]?)(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (match?.[2] === undefined) return undefined;
  const hundredths = BigInt(match[2]) * 100n + BigInt((match[3] ?? '').padEnd(2, '0'));
  if (hundredths % 25n !== 0n) return undefined;
  return (match[1] === '-' ? -1n : 1n) * (hundredths / 25n);
}

/**
 * @param margin the selection's side's score less the other's
 * @param line as seen from that side: -3 gives three points away
 */
export function gradeSpread(margin: bigint, line: QuarterPoints): LegOutcome {
  return gradeDifference(margin * 4n + line);
}

/** @param total what is counted, e.g. the points of both sides */
export function gradeTotal(side: 'over' | 'under', total: bigint, line: QuarterPoints): LegOutcome {
  const over = total * 4n - line;
  return gradeDifference(side === 'over' ? over : -over);
}

/** A tie pushes where no draw was offered. */
export function gradeMoneyline(margin: bigint): LegOutcome {
  return gradeDifference(margin * 4n);
}

/**
 * A quarter line is two bets of half the stake on the lines a quarter to either side, so a difference of one
 * quarter is one half decided and one half pushed.
 */
function gradeDifference(quarters: bigint): LegOutcome {
  if (quarters === 0n) return 'push';
  if (quarters === 1n) return 'half-win';
  if (quarters === -1n) return 'half-loss';
  return quarters > 0n ? 'win' : 'loss';
}
