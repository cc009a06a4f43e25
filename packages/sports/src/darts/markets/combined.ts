import { gradeSpread } from '@fairline/wagering/grade-line.ts';
import { pairMeasure } from '../../kit/columns.ts';
import { leadOf, realValue } from '../../kit/contest.ts';
import { leads } from '../../kit/happenings.ts';
import { asCount, asLine, asSide, gradeBy, type MarketKind, winWhere } from '../../kit/kind.ts';
import { SIDES } from '../../kit/sides.ts';
import { areAll, isAtLeast } from '../../kit/tests.ts';
import { resultOf } from '../../kit/winner.ts';
import { counted, ordinal, signed } from '../../kit/words.ts';
import { yesNo } from '../../kit/yes-no.ts';
import type { SideKey } from '../../sport.ts';
import { actual } from '../actual.ts';
import { isOver, legs, match } from '../contest.ts';
import { checkoutOf, leadIn, legsOf, maximumsOf, nthMaximum } from '../measures.ts';
import type { DartsOutcomes } from '../outcomes.ts';
import { HIGHEST_CHECKOUT } from '../rules.ts';
import type { DartsState } from '../state.ts';

type Kind = MarketKind<DartsState, DartsOutcomes>;

/** More 180s than anybody throws in a match. */
const MANY = 60;
const MOST_LEGS_EACH = 19;
const matchLead = leadOf(match, 'game');
const maximumsLead = leadIn(maximumsOf);

/** maximum:<n>: who throws the n-th 180 of the match, from 1. */
export const maximum: Kind = {
  head: 'maximum',
  build(args, sides) {
    const n = args.length === 1 ? asCount(args[0], 1, MANY) : undefined;
    if (n === undefined) return undefined;
    const thrown = (key: string, name: string, code: number, side?: SideKey) => ({
      key,
      type: 'OTHER' as const,
      name,
      ...(side && { side }),
      grade: winWhere((found) => found === code),
    });
    return {
      type: 'OTHER',
      classification: 'game',
      name: `${ordinal(n)} 180 of the Match`,
      family: `maximum:${n}`,
      measure: nthMaximum(n),
      winners: 1,
      selections: [
        thrown('home', sides.home.mediumName, 1, 'home'),
        thrown('none', 'Neither', 0),
        thrown('away', sides.away.mediumName, 2, 'away'),
      ],
    };
  },
  isDecided: (args, state) => isOver(state) || realValue(nthMaximum(Number(args[0])), actual(state)) !== 0,
  explain: ({ args, state, outcomes }) => {
    const code = realValue(nthMaximum(Number(args[0])), outcomes);
    const what = `${ordinal(Number(args[0]))} 180`;
    if (code === 0) return `There was no ${what}`;
    return `${state.sides[code === 1 ? 'home' : 'away'].mediumName} threw the ${what}`;
  },
};

/** maximums-spread:<line>: who has more 180s with so many given to the home side. Only half lines are sold. */
export const maximumsSpread: Kind = {
  head: 'maximums-spread',
  build(args, sides) {
    const line = args.length === 1 ? asLine(args[0]) : undefined;
    if (line === undefined || Number.isInteger(line)) return undefined;
    const given = (side: SideKey, points: number) => ({
      key: side,
      type: side === 'home' ? ('HOME_SPREAD' as const) : ('AWAY_SPREAD' as const),
      name: `${sides[side].mediumName} ${signed(points)}`,
      points,
      side,
      grade: gradeBy((lead) => gradeSpread(side === 'home' ? lead : 0 - lead, points)),
    });
    return {
      type: 'OTHER',
      classification: 'game',
      name: '180s Spread',
      family: 'maximums-spread',
      measure: maximumsLead,
      winners: 1,
      selections: [given('home', line), given('away', 0 - line)],
    };
  },
  isDecided: (_args, state) => isOver(state),
  explain: ({ outcomes, state: { sides } }) => maximumsSentence(outcomes, sides),
};

function maximumsSentence(outcomes: DartsOutcomes, sides: DartsState['sides']): string {
  return SIDES.map(
    (side) =>
      `${sides[side].mediumName} threw ${counted(realValue(maximumsOf(side), outcomes), { one: '180', many: '180s' })}`,
  ).join(', ');
}

/** Three times the place of the winner in SIDES, and 0 to 2 for who has more 180s: home, neither, away. */
const winnerAndMaximums = pairMeasure(
  'winner-maximums',
  [matchLead, maximumsLead],
  (lead, more) => (lead > 0 ? 0 : 3) + 1 - Math.sign(more),
);

/** winner-maximums: who wins and who throws more 180s. */
export const winnerMaximums: Kind = {
  head: 'winner-maximums',
  build(args, sides) {
    if (args.length !== 0) return undefined;
    return {
      type: 'OTHER',
      classification: 'game',
      name: 'Winner and Most 180s',
      family: 'winner-maximums',
      measure: winnerAndMaximums,
      winners: 1,
      selections: SIDES.flatMap((side, place) =>
        (['home', 'tie', 'away'] as const).map((more, index) => ({
          key: `${side}-${more}`,
          type: 'OTHER' as const,
          name: `${sides[side].mediumName} / ${more === 'tie' ? 'Tie' : sides[more].mediumName}`,
          side,
          grade: winWhere((found) => found === 3 * place + index),
        })),
      ),
    };
  },
  isDecided: (_args, state) => isOver(state),
  explain: (facts) =>
    `${resultOf(match, facts, 'game')}; ${maximumsSentence(facts.outcomes, facts.state.sides)}`,
};

/** treble:<side>: wins, throws more 180s and has the highest checkout. */
export const treble = yesNo<DartsState, DartsOutcomes>('treble', actual, (args, sides) => {
  const side = args.length === 1 ? asSide(args[0]) : undefined;
  if (side === undefined) return undefined;
  const name = sides[side].mediumName;
  return {
    name: `${name} to Win with Most 180s and Highest Checkout`,
    classification: 'player',
    isOver,
    standsOnceSeen: false,
    happens: areAll(leads(side, matchLead), leads(side, maximumsLead), leads(side, leadIn(checkoutOf))),
    yes: `${name} won with the most 180s and the highest checkout`,
    no: `${name} did not win with both the most 180s and the highest checkout`,
  };
});

/** each-maximums:<count>: both throw so many 180s at least. */
export const eachMaximums = yesNo<DartsState, DartsOutcomes>('each-maximums', actual, (args) => {
  const count = args.length === 1 ? asCount(args[0], 1, MANY) : undefined;
  if (count === undefined) return undefined;
  return {
    name: `Both Players to Throw ${count}+ 180s`,
    classification: 'game',
    isOver,
    standsOnceSeen: true,
    happens: areAll(...SIDES.map((side) => isAtLeast(maximumsOf(side), count))),
    yes: `Both players threw ${count} or more 180s`,
    no: `Not both players threw ${count} or more 180s`,
  };
});

/** each-legs:<count>: both win so many legs at least. */
export const eachLegs = yesNo<DartsState, DartsOutcomes>('each-legs', actual, (args) => {
  const count = args.length === 1 ? asCount(args[0], 1, MOST_LEGS_EACH) : undefined;
  if (count === undefined) return undefined;
  return {
    name: `Both Players to Win ${count}+ Legs`,
    classification: 'game',
    isOver,
    standsOnceSeen: true,
    happens: areAll(...SIDES.map((side) => isAtLeast(legsOf(side, 'game'), count))),
    yes: `Both players won ${counted(count, legs.unit)} or more`,
    no: `Not both players won ${counted(count, legs.unit)} or more`,
  };
});

/** player-checkout:<side>:<points>: a finish of so many or more by one player. */
export const playerCheckout = yesNo<DartsState, DartsOutcomes>('player-checkout', actual, (args, sides) => {
  const side = asSide(args[0]);
  const least = asCount(args[1], 41, HIGHEST_CHECKOUT);
  if (side === undefined || least === undefined || args.length !== 2) return undefined;
  const name = sides[side].mediumName;
  return {
    name: `${name} ${least}+ Checkout`,
    classification: 'player',
    isOver,
    standsOnceSeen: true,
    happens: isAtLeast(checkoutOf(side), least),
    yes: `${name} had a finish of ${least} or more`,
    no: `${name} had no finish of ${least} or more`,
  };
});
