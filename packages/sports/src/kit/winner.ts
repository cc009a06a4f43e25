import { gradeThreeWay, type ThreeWay } from '@fairline/wagering/grade-line.ts';
import { type Outcomes, PUSH, type SelectionType } from '../market-definition.ts';
import type { SideKey, Sides } from '../sport.ts';
import { pairMeasure } from './columns.ts';
import { asPeriod, type Contest, leadOf, levelOf, periodAt, realValue } from './contest.ts';
import {
  type GradeFacts,
  gradeAhead,
  gradeBy,
  type MarketKind,
  type SelectionRule,
  type WithSides,
  winWhere,
} from './kind.ts';
import { leadersOf } from './may-come.ts';
import { capital, inSentence, isAside, titled } from './words.ts';

/** moneyline:<period>: a level score gives the stake back. */
export function moneyline<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  name = 'Moneyline',
): MarketKind<S, O> {
  return {
    head: 'moneyline',
    build(args, sides) {
      const period = args.length === 1 ? asPeriod(contest, args[0]) : undefined;
      if (period === undefined) return undefined;
      const words = contest.periods[period];
      return {
        type: 'MONEYLINE',
        classification: words.classification,
        name: titled(words, name),
        family: `moneyline:${period}`,
        measure: leadOf(contest, period),
        winners: 1,
        selections: aheadSelections(sides),
      };
    },
    isDecided: (args, state) => contest.isPeriodOver(state, periodAt(contest, args[0])),
    explain: (facts) => {
      const result = resultOf(contest, facts, periodAt(contest, facts.args[0]));
      return facts.mark === PUSH ? `Push: ${result}` : result;
    },
  };
}

/** threeway:<period>: the draw is a selection of its own, so overtime usually stays out ('reg'). */
export function threeWay<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  name = 'Moneyline 3-Way',
): MarketKind<S, O> {
  return {
    head: 'threeway',
    build(args, sides) {
      const period = args.length === 1 ? asPeriod(contest, args[0]) : undefined;
      if (period === undefined) return undefined;
      const words = contest.periods[period];
      return {
        type: 'THREE_WAY_MONEYLINE',
        classification: words.classification,
        name: titled(words, name),
        family: `threeway:${period}`,
        measure: leadOf(contest, period),
        winners: 1,
        selections: threeWaySelections(sides, levelOf(contest)),
      };
    },
    isDecided: (args, state) => contest.isPeriodOver(state, periodAt(contest, args[0])),
    explain: (facts) => resultOf(contest, facts, periodAt(contest, facts.args[0])),
  };
}

const RESULTS = ['home', 'draw', 'away'] as const;
type Result = (typeof RESULTS)[number];

/** double-result: who leads after the first stretch and who wins the second one named. */
export function doubleResult<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  first: P,
  whole: P,
  name = 'Halftime / Full Time',
): MarketKind<S, O> {
  // Three times the place in RESULTS after the first stretch, and that at the end.
  const measure = pairMeasure(
    'both-results',
    [leadOf(contest, first), leadOf(contest, whole)],
    (early, late) => 3 * (1 - Math.sign(early)) + (1 - Math.sign(late)),
  );
  const isNeverLevel = contest.isNeverLevel?.(whole) === true;
  const level = levelOf(contest);
  return {
    head: 'double-result',
    build(args, sides) {
      if (args.length !== 0) return undefined;
      return {
        type: 'OTHER',
        classification: contest.periods[whole].classification,
        name,
        family: 'double-result',
        measure,
        winners: 1,
        selections: RESULTS.flatMap((half, i) =>
          RESULTS.flatMap((full, j) => {
            if (full === 'draw' && isNeverLevel) return [];
            return {
              key: `${half}-${full}`,
              type: 'OTHER' as const,
              name: `${resultName(half, sides, level)} / ${resultName(full, sides, level)}`,
              grade: gradeWon(isNeverLevel, i * 3 + j),
            };
          }),
        ),
      };
    },
    isDecided: (_args, state) => contest.isPeriodOver(state, whole),
    mayCome: (_args, state, soFar) =>
      leadersOf(contest, first, state, soFar).flatMap((half) =>
        leadersOf(contest, whole, state, soFar).map((game) => 3 * (1 - half) + 1 - game),
      ),
    explain: (facts) => `${resultOf(contest, facts, first)}; ${resultOf(contest, facts, whole)}`,
  };
}

/** @param isNeverLevel the end is no selection where it is level: all the same, as in a game that was stopped, it gives the stake back */
function gradeWon(isNeverLevel: boolean, result: number): SelectionRule['grade'] {
  const won = winWhere((value) => value === result);
  return isNeverLevel ? (value) => (RESULTS[value % 3] === 'draw' ? PUSH : won(value)) : won;
}

/** Either side, by the home side's lead; level gives the stake back. */
export function aheadSelections(sides: Sides): SelectionRule[] {
  return [winnerOf('home', sides, gradeAhead('home')), winnerOf('away', sides, gradeAhead('away'))];
}

/** Either side or level, by the home side's lead. @param level what that is called */
export function threeWaySelections(sides: Sides, level: string): SelectionRule[] {
  const by = (result: ThreeWay) => gradeBy((lead) => gradeThreeWay(result, lead));
  return [
    winnerOf('home', sides, by('home')),
    { key: 'draw', type: 'DRAW', name: level, grade: by('draw') },
    winnerOf('away', sides, by('away')),
  ];
}

/** Which side has more of something, by the home side's lead. @param level the key and the name of neither */
export function mostSelections(
  sides: Sides,
  level: { readonly key: string; readonly name: string },
): SelectionRule[] {
  return threeWaySelections(sides, level.name).map((selection) =>
    selection.type === 'DRAW' ? { ...selection, key: level.key } : { ...selection, type: 'OTHER' },
  );
}

function winnerOf(side: SideKey, sides: Sides, grade: SelectionRule['grade']): SelectionRule {
  const type: SelectionType = side === 'home' ? 'HOME_MONEYLINE' : 'AWAY_MONEYLINE';
  return { key: side, type, name: sides[side].mediumName, side, grade };
}

function resultName(result: Result, sides: Sides, level: string): string {
  return result === 'draw' ? level : sides[result].mediumName;
}

/** "Bills won 24–20", "Chiefs won the 1st quarter 7–3", "The 2nd half ended level 10–10", "Sinner won 17–15 in games". */
export function resultOf<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  { state, outcomes }: Pick<GradeFacts<S, O>, 'state' | 'outcomes'>,
  period: P,
): string {
  const home = realValue(contest.pointsOf('home', period), outcomes);
  const away = realValue(contest.pointsOf('away', period), outcomes);
  const stretch = inSentence(contest.periods[period]);
  const unit = isAside(contest, period) ? ` in ${contest.unit.many}` : '';
  if (home === away) {
    return `${stretch === '' ? 'The game' : capital(stretch.trim())} ended level ${home}–${away}${unit}`;
  }
  const winner = home > away ? state.sides.home : state.sides.away;
  return `${winner.mediumName} won${stretch} ${Math.max(home, away)}–${Math.min(home, away)}${unit}`;
}
