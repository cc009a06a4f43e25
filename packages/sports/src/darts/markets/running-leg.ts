import { bands } from '../../kit/bands.ts';
import { realValue } from '../../kit/contest.ts';
import { asPositiveLine, asSide, type MarketKind } from '../../kit/kind.ts';
import { overUnder } from '../../kit/lines.ts';
import { SIDES } from '../../kit/sides.ts';
import { isAtLeast } from '../../kit/tests.ts';
import { capital, counted, ordinal } from '../../kit/words.ts';
import { yesNo } from '../../kit/yes-no.ts';
import { playedLine, whenPlayed } from '../../rally/played.ts';
import type { SideKey, Sides } from '../../sport.ts';
import { actual } from '../actual.ts';
import { match } from '../contest.ts';
import { duelOf, legHighestOf, legLeftOf, legVisitsOf, winnerAndCheckout } from '../leg-measures.ts';
import {
  type DartsMeasure,
  legCheckoutOf,
  type Visit,
  visitAfter,
  visitKey,
  visitScoreOf,
} from '../measures.ts';
import type { DartsOutcomes } from '../outcomes.ts';
import { HIGHEST_CHECKOUT, MAXIMUM } from '../rules.ts';
import type { DartsState } from '../state.ts';
import { asHalf, asLeg, asVisit, visitOf, visitWords } from './single-legs.ts';

type Kind = MarketKind<DartsState, DartsOutcomes>;

/** The leg of a key that was built before. */
function legOf(args: readonly string[]): number {
  return asLeg(args[0]) ?? 1;
}

function isLegOver(args: readonly string[], state: DartsState): boolean {
  return match.isPeriodOver(state, args[0] ?? '');
}

/** visit-duel:<leg>:<visit>:<side>: which of a visit and the one after it scores more; the stake comes back when not both are thrown. */
export const visitDuel: Kind = {
  head: 'visit-duel',
  build(args, sides) {
    const first = asVisit(args);
    if (first === undefined) return undefined;
    const second = visitAfter(first);
    const won = (code: number) => whenPlayed((found) => found === code);
    return {
      type: 'OTHER',
      classification: 'leg',
      name: `${ordinal(first.leg)} Leg Higher Score of Visits ${first.visit} and ${second.visit}`,
      family: `visit-duel:${visitKey(first)}`,
      measure: duelOf(first),
      winners: 1,
      selections: [
        { key: 'first', ...thrown(first, sides), grade: won(1) },
        { key: 'level', type: 'OTHER', name: 'Level', grade: won(2) },
        { key: 'second', ...thrown(second, sides), grade: won(3) },
      ],
    };
  },
  isDecided: (args, state) => isLegOver(args, state) || realValue(duelOf(visitOf(args)), actual(state)) !== 0,
  explain: ({ args, state, outcomes }) => {
    const first = visitOf(args);
    const visits = [first, visitAfter(first)];
    const scores = visits.map((visit) => realValue(visitScoreOf(visit), outcomes) - 1);
    const words = visits.map((visit) => visitWords(visit, state.sides));
    if (scores.some((score) => score < 0)) return `Stake back: not both ${words.join(' and ')} were thrown`;
    return capital(words.map((visit, at) => `${visit} scored ${scores[at]}`).join(', '));
  },
};

function thrown(visit: Visit, sides: Sides) {
  const { thrower } = visit;
  return {
    type: 'OTHER' as const,
    name: capital(visitWords(visit, sides)),
    ...(thrower && { side: thrower }),
  };
}

interface Grown {
  readonly head: string;
  readonly name: string;
  readonly unit: { readonly one: string; readonly many: string };
  /** "There were" */
  readonly told: string;
}

/** leg-visits:<leg>:<line>: visits of both. */
export const legVisits: Kind = grownInLeg(
  { head: 'leg-visits', name: 'Total Visits', unit: { one: 'visit', many: 'visits' }, told: 'It took' },
  (args) => {
    const leg = asLeg(args[0]);
    return leg === undefined || args.length !== 1 ? undefined : { measure: legVisitsOf(leg) };
  },
);

/** leg-highest:<leg>:<side or any>:<line>: points of the highest visit. */
export const legHighest: Kind = grownInLeg(
  {
    head: 'leg-highest',
    name: 'Highest Visit',
    unit: { one: 'point in the highest visit', many: 'points in the highest visit' },
    told: 'There were',
  },
  (args) => {
    const leg = asLeg(args[0]);
    const side = asSide(args[1]);
    if (leg === undefined || (side === undefined && args[1] !== 'any') || args.length !== 2) return undefined;
    return { measure: legHighestOf(leg, side), ...(side && { side }) };
  },
);

/** A line on what only grows while a leg is on. @param find from the key, without the line */
function grownInLeg(
  { head, name, unit, told }: Grown,
  find: (args: readonly string[]) => { readonly measure: DartsMeasure; readonly side?: SideKey } | undefined,
): Kind {
  return {
    head,
    build(args, sides) {
      const line = asPositiveLine(args.at(-1));
      const found = find(args.slice(0, -1));
      if (found === undefined || line === undefined) return undefined;
      const { measure, side } = found;
      const whose = side === undefined ? '' : `${sides[side].mediumName} `;
      return {
        type: 'OTHER',
        classification: 'leg',
        name: `${ordinal(legOf(args))} Leg ${whose}${name}`,
        family: [head, ...args.slice(0, -1)].join(':'),
        measure,
        winners: 1,
        selections: overUnder(line).map((rule) => ({ ...rule, ...(side && { side }) })),
        onlyGrows: true,
        count: { line, unit },
      };
    },
    isDecided: isLegOver,
    explain: ({ args, state, outcomes }) => {
      const found = find(args.slice(0, -1));
      if (found === undefined) return '';
      const count = counted(realValue(found.measure, outcomes), unit);
      const whose = found.side === undefined ? '' : ` of ${state.sides[found.side].mediumName}`;
      return `${told} ${count}${whose} in the ${ordinal(legOf(args))} leg`;
    },
  };
}

/** leg-left:<leg>:<line>: points left for who does not win it; the stake comes back when it is not played. */
export const legLeft: Kind = {
  head: 'leg-left',
  build(args) {
    const leg = asLeg(args[0]);
    const line = asHalf(args[1]);
    if (leg === undefined || line === undefined || args.length !== 2) return undefined;
    return {
      type: 'OTHER',
      classification: 'leg',
      name: `${ordinal(leg)} Leg Points Left by the Loser`,
      family: `leg-left:l${leg}`,
      measure: legLeftOf(leg),
      winners: 1,
      selections: playedLine(line),
    };
  },
  isDecided: isLegOver,
  explain: ({ args, outcomes }) => {
    const left = realValue(legLeftOf(legOf(args)), outcomes);
    if (left === 0) return `Stake back: the ${ordinal(legOf(args))} leg was not played`;
    return `The loser of the ${ordinal(legOf(args))} leg had ${left} left`;
  },
};

/** leg-finish:<leg>:<line>: who wins it and with how high a finish; the stake comes back when it is not played. */
export const legFinish: Kind = {
  head: 'leg-finish',
  build(args, sides) {
    const leg = asLeg(args[0]);
    const line = asHalf(args[1]);
    if (leg === undefined || line === undefined || args.length !== 2) return undefined;
    return {
      type: 'OTHER',
      classification: 'leg',
      name: `${ordinal(leg)} Leg Winner and Checkout ${line}`,
      family: `leg-finish:l${leg}:${line}`,
      measure: winnerAndCheckout(leg),
      winners: 1,
      selections: SIDES.flatMap((side, code) =>
        (['over', 'under'] as const).map((way) => ({
          key: `${side}-${way}`,
          type: 'OTHER' as const,
          name: `${sides[side].mediumName} and ${capital(way)} ${line}`,
          side,
          grade: whenPlayed((found) => found % 2 === code && found >> 1 > line === (way === 'over')),
        })),
      ),
    };
  },
  isDecided: isLegOver,
  explain: ({ args, state, outcomes }) => {
    const found = realValue(winnerAndCheckout(legOf(args)), outcomes);
    if (found === 0) return `Stake back: the ${ordinal(legOf(args))} leg was not played`;
    const winner = state.sides[found % 2 === 0 ? 'home' : 'away'].mediumName;
    return `${winner} won the ${ordinal(legOf(args))} leg with a finish of ${found >> 1}`;
  },
};

const FINISHES = bands(2, 41, 81, 121);

/** checkout-range:<leg>: points of its finish; the stake comes back when it is not played. */
export const checkoutRange: Kind = {
  head: 'checkout-range',
  build(args) {
    const leg = args.length === 1 ? asLeg(args[0]) : undefined;
    if (leg === undefined) return undefined;
    return {
      type: 'OTHER',
      classification: 'leg',
      name: `${ordinal(leg)} Leg Checkout Range`,
      family: `checkout-range:l${leg}`,
      measure: legCheckoutOf(leg),
      winners: 1,
      selections: FINISHES.map(({ from, to }) => ({
        key: String(from),
        type: 'EXACTLY' as const,
        name: `${from}–${Math.min(to, HIGHEST_CHECKOUT)}`,
        grade: whenPlayed((value) => value >= from && value <= to),
      })),
    };
  },
  isDecided: isLegOver,
  explain: ({ args, outcomes }) => {
    const finish = realValue(legCheckoutOf(legOf(args)), outcomes);
    if (finish === 0) return `Stake back: the ${ordinal(legOf(args))} leg was not played`;
    return `The ${ordinal(legOf(args))} leg was finished with ${finish}`;
  },
};

/** leg-player-maximum:<leg>:<side>: a 180 of one player in it. */
export const legOfPlayer = yesNo<DartsState, DartsOutcomes>('leg-player-maximum', actual, (args, sides) => {
  const leg = asLeg(args[0]);
  const side = asSide(args[1]);
  if (leg === undefined || side === undefined || args.length !== 2) return undefined;
  const name = sides[side].mediumName;
  return {
    name: `${name} 180 in the ${ordinal(leg)} Leg`,
    classification: 'leg',
    isOver: (state) => match.isPeriodOver(state, `l${leg}`),
    standsOnceSeen: true,
    happens: isAtLeast(legHighestOf(leg, side), MAXIMUM),
    yes: `${name} threw a 180 in the ${ordinal(leg)} leg`,
    no: `${name} threw no 180 in the ${ordinal(leg)} leg`,
  };
});
