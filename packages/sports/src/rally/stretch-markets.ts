import { pairMeasure, sumOf } from '../kit/columns.ts';
import { asPeriod, type Contest, leadOf, realValue, totalOf } from '../kit/contest.ts';
import { leads } from '../kit/happenings.ts';
import { asCount, type MarketKind, type WithSides, winWhere } from '../kit/kind.ts';
import { SIDES } from '../kit/sides.ts';
import { resultOf } from '../kit/winner.ts';
import { capital, counted } from '../kit/words.ts';
import type { Measure, Outcomes } from '../market-definition.ts';
import type { SideKey } from '../sport.ts';
import { whenPlayed } from './played.ts';
import { sharedScores } from './shared-scores.ts';

interface Exact {
  readonly head: string;
  /** The longest match is first to so many. */
  readonly most: number;
}

/** <head>:<to win>: how many games, legs or sets a match takes that is first to so many. */
export function exactTotal<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  match: P,
  { head, most }: Exact,
): MarketKind<S, O> {
  const total = totalOf(contest, match);
  const measure: Measure<O> = { ...total, key: `${head}-${total.key}` };
  const { unit } = contest;
  return {
    head,
    build(args) {
      const toWin = args.length === 1 ? asCount(args[0], 2, most) : undefined;
      if (toWin === undefined) return undefined;
      return {
        type: 'OTHER',
        classification: 'game',
        name: `Exact Number of ${capital(unit.many)}`,
        family: `${head}:${toWin}`,
        measure,
        winners: 1,
        selections: Array.from({ length: toWin }, (_, lost) => toWin + lost).map((count) => ({
          key: String(count),
          type: 'EXACTLY' as const,
          name: `${count} ${capital(unit.many)}`,
          grade: winWhere((found) => found === count),
        })),
      };
    },
    isDecided: (_args, state) => contest.isPeriodOver(state, match),
    mayCome: (_args, state) => contest.endings?.(state)?.map(({ home, away }) => home + away),
    explain: ({ outcomes }) => `There were ${counted(realValue(measure, outcomes), unit)}`,
  };
}

interface ScoreAfter<P extends string> {
  readonly most: number;
  readonly unit: { readonly one: string; readonly many: string };
  /** Stretch number `n` of the match, from 1. */
  readonly at: (n: number) => P;
}

/** score-after:<count>: how so many stretches are shared, all of which are played in every match. */
export function scoreAfter<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  { most, unit, at }: ScoreAfter<P>,
): MarketKind<S, O> {
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => at(index + 1));
  const wonBy = (side: SideKey, count: number) =>
    sumOf(
      `won-of-${unit.many}:${side}:${count}`,
      upTo(count).map((period) => leads(side, leadOf(contest, period))),
    );
  return {
    head: 'score-after',
    build(args, sides) {
      const count = args.length === 1 ? asCount(args[0], 2, most) : undefined;
      if (count === undefined) return undefined;
      return {
        type: 'OTHER',
        classification: 'game',
        name: `Score After ${count} ${capital(unit.many)}`,
        family: `score-after:${count}`,
        measure: wonBy('home', count),
        winners: 1,
        selections: sharedScores(count, sides, (home) => winWhere((found) => found === home)),
      };
    },
    isDecided: (args, state) => contest.isPeriodOver(state, at(Number(args[0]))),
    mayCome: (args, state, soFar) => {
      const periods = upTo(Number(args[0]));
      const open = periods.filter((period) => !contest.isPeriodOver(state, period)).length;
      const won = periods.slice(0, periods.length - open);
      const home = won.filter((period) => realValue(leadOf(contest, period), soFar) > 0).length;
      return Array.from({ length: open + 1 }, (_, more) => home + more);
    },
    explain: ({ args, state, outcomes }) => {
      const count = Number(args[0]);
      const home = realValue(wonBy('home', count), outcomes);
      const score = `${state.sides.home.mediumName} ${home}, ${state.sides.away.mediumName} ${count - home}`;
      return `After ${count} ${unit.many}: ${score}`;
    },
  };
}

/** next-two:<stretch>: who wins it and who the one after it; the stake comes back when one of them is not played. */
export function nextTwo<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  after: (period: P) => P | undefined,
): MarketKind<S, O> {
  const bothOf = (text: string | undefined): readonly [P, P] | undefined => {
    const first = asPeriod(contest, text);
    const second = first && after(first);
    return first === undefined || second === undefined ? undefined : [first, second];
  };
  const winnersOf = ([first, second]: readonly [P, P]) =>
    pairMeasure(`next-two:${first}`, [leadOf(contest, first), leadOf(contest, second)], winners);
  return {
    head: 'next-two',
    build(args, sides) {
      const both = args.length === 1 ? bothOf(args[0]) : undefined;
      if (both === undefined) return undefined;
      const [first, second] = both.map((period) => contest.periods[period]);
      return {
        type: 'OTHER',
        classification: first?.classification ?? '',
        name: `${first?.title} / ${second?.title} Winners`,
        family: `next-two:${both[0]}`,
        measure: winnersOf(both),
        winners: 1,
        selections: SIDES.flatMap((one) =>
          SIDES.map((other) => ({
            key: `${one}-${other}`,
            type: 'OTHER' as const,
            name: `${sides[one].mediumName} / ${sides[other].mediumName}`,
            grade: whenPlayed((found) => found === winners(signOf(one), signOf(other))),
          })),
        ),
      };
    },
    isDecided: (args, state) => {
      const both = bothOf(args[0]);
      return both !== undefined && contest.isPeriodOver(state, both[1]);
    },
    explain: (facts) => {
      const both = bothOf(facts.args[0]);
      if (both === undefined || realValue(winnersOf(both), facts.outcomes) === 0) {
        return 'Stake back: not both of them were played';
      }
      return both.map((period) => resultOf(contest, facts, period)).join('; ');
    },
  };
}

/** 1 to 4 by the leads of two stretches; 0 where one of them was not played. */
function winners(first: number, second: number): number {
  if (first === 0 || second === 0) return 0;
  return 1 + (first > 0 ? 0 : 2) + (second > 0 ? 0 : 1);
}

function signOf(side: SideKey): number {
  return side === 'home' ? 1 : -1;
}
