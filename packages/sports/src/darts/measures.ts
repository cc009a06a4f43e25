import type { Measure, SideKey } from '../sport.ts';
import { AGAINST_THROW, type DartsOutcomes, WINNER_BITS, WITH_MAXIMUM } from './outcomes.ts';
import { legWinner } from './state.ts';

export type DartsMeasure = Measure<DartsOutcomes>;

/** 'game' for the match, 's2' for a set, 'l7' for a leg, by its number in the match. */
export type Period = string;

/** The number in 's2' or 'l7'; undefined for another letter. */
export function numberIn(period: Period, letter: 's' | 'l'): number | undefined {
  return period.startsWith(letter) ? Number(period.slice(1)) : undefined;
}

/** Legs of one side in the match, in a set, or whether it won a leg. */
export function legsOf(side: SideKey, period: Period): DartsMeasure {
  const key = `points:${side}:${period}`;
  const leg = numberIn(period, 'l');
  if (leg !== undefined) return { key, bind: (outcomes) => wonLeg(outcomes, side, leg) };
  const set = numberIn(period, 's');
  return {
    key,
    bind: ({ legs }) => {
      const columns = set === undefined ? legs[side] : legs[side].slice(set - 1, set);
      return (index) => {
        let sum = 0;
        for (const column of columns) sum += column[index] ?? 0;
        return sum;
      };
    },
  };
}

/** What decides a stretch: the match by sets or legs, all else by legs. */
export function scoreOf(side: SideKey, period: Period): DartsMeasure {
  if (period !== 'game') return legsOf(side, period);
  return {
    key: `score:${side}`,
    bind: ({ score }) => {
      const own = score[side];
      return (index) => own[index] ?? 0;
    },
  };
}

function wonLeg({ told, mostLegs }: DartsOutcomes, side: SideKey, leg: number): (index: number) => number {
  const code = side === 'home' ? 1 : 2;
  if (leg > mostLegs) return () => 0;
  return (index) => (((told[index * mostLegs + leg - 1] ?? 0) & WINNER_BITS) === code ? 1 : 0);
}

/** 180s of one side or of both. */
export function maximumsOf(side: SideKey | undefined): DartsMeasure {
  return {
    key: `maximums:${side ?? 'both'}`,
    bind: ({ maximums }) => {
      const { home, away } = maximums;
      if (side !== undefined) return (index) => maximums[side][index] ?? 0;
      return (index) => (home[index] ?? 0) + (away[index] ?? 0);
    },
  };
}

/** The highest finish of one side or of both. */
export function checkoutOf(side: SideKey | undefined): DartsMeasure {
  return {
    key: `checkout:${side ?? 'both'}`,
    bind: ({ checkouts }) => {
      const { home, away } = checkouts;
      if (side !== undefined) return (index) => checkouts[side][index] ?? 0;
      return (index) => Math.max(home[index] ?? 0, away[index] ?? 0);
    },
  };
}

/** How much more the home side has of something. */
export function leadIn(measure: (side: SideKey) => DartsMeasure): DartsMeasure {
  return {
    key: `lead-of-${measure('home').key}`,
    bind: (outcomes) => {
      const home = measure('home').bind(outcomes);
      const away = measure('away').bind(outcomes);
      return (index) => home(index) - away(index);
    },
  };
}

/** Legs won against the throw. */
export const breaks: DartsMeasure = {
  key: 'breaks',
  bind:
    ({ told, mostLegs }) =>
    (index) => {
      let count = 0;
      for (let leg = index * mostLegs; leg < (index + 1) * mostLegs; leg++) {
        if (((told[leg] ?? 0) & AGAINST_THROW) !== 0) count += 1;
      }
      return count;
    },
};

/** Whether there is a 180 in a leg. */
export function hasMaximum({ told, mostLegs, real }: DartsOutcomes, leg: number): (index: number) => boolean {
  if (real !== undefined) {
    const seen = real[leg - 1]?.visits.includes(180) ?? false;
    return () => seen;
  }
  if (leg > mostLegs) return () => false;
  return (index) => ((told[index * mostLegs + leg - 1] ?? 0) & WITH_MAXIMUM) !== 0;
}

/** Who wins so many legs first: 1 home, 2 away, 0 neither. */
export function raceTo(legs: number): DartsMeasure {
  return {
    key: `race:${legs}`,
    bind:
      ({ told, mostLegs }) =>
      (index) => {
        let home = 0;
        let away = 0;
        for (let leg = index * mostLegs; leg < (index + 1) * mostLegs; leg++) {
          const winner = (told[leg] ?? 0) & WINNER_BITS;
          if (winner === 0) return 0;
          if (winner === 1) home += 1;
          else away += 1;
          if (home === legs) return 1;
          if (away === legs) return 2;
        }
        return 0;
      },
  };
}

/** The finish of a leg that is on; 0 for others, of which nobody can say. */
export function legCheckoutOf(leg: number): DartsMeasure {
  return {
    key: `leg-checkout:${leg}`,
    bind: ({ runningCheckout, runningLeg, real }) => {
      if (real !== undefined) {
        const known = real[leg - 1];
        const finish = known && legWinner(known) !== undefined ? (known.visits.at(-1) ?? 0) : 0;
        return () => finish;
      }
      return leg === runningLeg ? (index) => runningCheckout[index] ?? 0 : () => 0;
    },
  };
}

/** 1 more than the points of a visit of a leg; 0 when it is not thrown, or not the next. */
export function visitScoreOf(leg: number, visit: number): DartsMeasure {
  return {
    key: `visit-score:${leg}:${visit}`,
    bind: ({ nextScore, nextVisit, runningLeg, real }) => {
      if (real !== undefined) {
        const score = real[leg - 1]?.visits[visit - 1];
        return () => (score === undefined ? 0 : 1 + score);
      }
      return leg === runningLeg && visit === nextVisit ? (index) => 1 + (nextScore[index] ?? 0) : () => 0;
    },
  };
}
