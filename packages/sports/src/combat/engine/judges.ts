import type { BySide } from '../../sport.ts';
import type { Work } from '../state.ts';

/** What counts with judges, in strikes: effective striking first, then grappling (unified rules of mixed martial arts). */
const KNOCKDOWN = 8;
const TAKEDOWN = 2;
const CONTROL = 0.75;
/** Log-odds that a judge gives a round to whoever did one strike's worth more; brings one split decision in five, as recorded. */
const LOGIT_PER_STRIKE = 0.9;
/**
 * Whoever did so much more wins the round by two points with every second judge; judges differ in it, by so many strikes. Of that
 * come majority decisions and draws: 1.7 and 1.0 % of 956 recorded fights that went their distance.
 */
const DOMINANT = 30;
const DOMINANT_SPREAD = 3.5;
const WIDEST = 60;

/** Share of luck, of 2^16, with which a judge gives a round to the home side, by how much more it did, from -60 on. */
const HOME_SHARES: readonly number[] = Array.from({ length: 2 * WIDEST + 1 }, (_, at) =>
  Math.round(65_536 / (1 + Math.exp(-LOGIT_PER_STRIKE * (at - WIDEST)))),
);

/** Share of luck, of 2^16, with which a judge gives the winner of a round two points, by how much more he did. */
const DOMINANT_SHARES: readonly number[] = Array.from({ length: WIDEST + 1 }, (_, swing) =>
  Math.round(65_536 / (1 + Math.exp((DOMINANT - swing) / DOMINANT_SPREAD))),
);

/** How much more the home side did in a round, in strikes. */
export function swingOf({ home, away }: BySide<Work>): number {
  return swing(
    home.strikes - away.strikes,
    home.knockdowns - away.knockdowns,
    home.takedowns - away.takedowns,
    home.control - away.control,
  );
}

export function swing(strikes: number, knockdowns: number, takedowns: number, control: number): number {
  const all = Math.round(strikes + KNOCKDOWN * knockdowns + TAKEDOWN * takedowns + CONTROL * control);
  return Math.max(-WIDEST, Math.min(WIDEST, all));
}

/** Points of the home side over the away side that a judge gives for a round: 1 or 2, or as many less. @param luck 32 bits */
export function verdict(swing: number, luck: number): number {
  const margin = luck >>> 16 < (DOMINANT_SHARES[Math.abs(swing)] ?? 65_536) ? 2 : 1;
  return (luck & 0xffff) < (HOME_SHARES[swing + WIDEST] ?? 32_768) ? margin : 0 - margin;
}
