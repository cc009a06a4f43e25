import { pairMeasure } from '../../kit/columns.ts';
import { asPeriod, leadOf, periodAt, realValue, type Score } from '../../kit/contest.ts';
import { asLine, type SelectionRule, winWhere } from '../../kit/kind.ts';
import { countsFrom } from '../../kit/may-come.ts';
import { resultOf } from '../../kit/winner.ts';
import { counted, titled } from '../../kit/words.ts';
import type { SideKey, Sides } from '../../sport.ts';
import { goals, type HalfPeriod } from '../contest.ts';
import { goalsOf, type SoccerMeasure } from '../measures.ts';
import type { SoccerOutcomes } from '../outcomes.ts';
import type { SoccerKind } from './kinds.ts';

const RESULTS = ['home', 'draw', 'away'] as const;
type Result = (typeof RESULTS)[number];

const resultName = (result: Result, sides: Sides) => (result === 'draw' ? 'Draw' : sides[result].mediumName);
const resultCode = (lead: number) => 1 - Math.sign(lead);

/** double-chance:<period>: two of the three results. Two of the three selections win. */
export const doubleChance: SoccerKind = {
  head: 'double-chance',
  build(args, sides) {
    const period = args.length === 1 ? asPeriod(goals, args[0]) : undefined;
    if (period === undefined) return undefined;
    const either = (key: string, names: readonly Result[]): SelectionRule => ({
      key,
      type: 'OTHER',
      name: names.map((name) => resultName(name, sides)).join(' or '),
      grade: winWhere((lead) => names.includes(RESULTS[resultCode(lead)] ?? 'draw')),
    });
    const words = goals.periods[period];
    return {
      type: 'OTHER',
      classification: words.classification,
      name: titled(words, 'Double Chance'),
      family: `double-chance:${period}`,
      measure: leadOf(goals, period),
      winners: 2,
      selections: [
        either('home-draw', ['home', 'draw']),
        either('home-away', ['home', 'away']),
        either('draw-away', ['draw', 'away']),
      ],
    };
  },
  isDecided: (args, state) => goals.isPeriodOver(state, periodAt(goals, args[0])),
  explain: (facts) => resultOf(goals, facts, periodAt(goals, facts.args[0])),
};

/** result-both: the result, and whether both sides score. */
export const resultBoth = combined('result-both', (args) => {
  if (args.length !== 0) return undefined;
  return {
    name: 'Result and Both Teams to Score',
    key: 'both',
    test: (home, away) => home > 0 && away > 0,
    yes: { key: 'yes', name: 'Both Score' },
    no: { key: 'no', name: 'Not Both' },
  };
});

/** result-total:<line>: the result, and whether so many goals fall. */
export const resultTotal = combined('result-total', (args) => {
  const line = args.length === 1 ? asLine(args[0]) : undefined;
  if (line === undefined || line <= 0 || Number.isInteger(line)) return undefined;
  return {
    name: `Result and Over / Under ${line} Goals`,
    key: `over:${line}`,
    test: (home, away) => home + away > line,
    line,
    yes: { key: 'over', name: `Over ${line}` },
    no: { key: 'under', name: `Under ${line}` },
  };
});

/** both-total:<line>: whether both sides score, and whether so many goals fall. */
export const bothTotal: SoccerKind = {
  head: 'both-total',
  build(args) {
    const line = args.length === 1 ? asLine(args[0]) : undefined;
    if (line === undefined || line <= 0 || Number.isInteger(line)) return undefined;
    const measure = combinedGoals(`both-over:${line}`, (home, away) => bothOver(home, away, line));
    const selection = (key: string, name: string, code: number): SelectionRule => ({
      key,
      type: 'OTHER',
      name,
      grade: winWhere((value) => value === code),
    });
    return {
      type: 'OTHER',
      classification: 'scoring',
      name: `Both Teams to Score and Over / Under ${line} Goals`,
      family: 'both-total',
      measure,
      winners: 1,
      selections: [
        selection('yes-over', `Yes / Over ${line}`, 3),
        selection('yes-under', `Yes / Under ${line}`, 2),
        selection('no-over', `No / Over ${line}`, 1),
        selection('no-under', `No / Under ${line}`, 0),
      ],
    };
  },
  isDecided: (_args, state) => goals.isPeriodOver(state, 'reg'),
  mayCome: (args, _state, soFar) =>
    scoresFrom(soFar, Number(args[0])).map(({ home, away }) => bothOver(home, away, Number(args[0]))),
  explain: (facts) => resultOf(goals, facts, 'reg'),
};

/** Twice whether both sides score, and whether the goals are over a line. */
function bothOver(home: number, away: number, line: number): number {
  return 2 * Number(home > 0 && away > 0) + Number(home + away > line);
}

/** Scores that the match may end at, as far as results and lines up to this one tell them apart. */
function scoresFrom(soFar: SoccerOutcomes, line: number): Score[] {
  const now = {
    home: realValue(goalsOf('home', 'reg'), soFar),
    away: realValue(goalsOf('away', 'reg'), soFar),
  };
  // Either side may still come to be ahead by one that is past the line.
  const most = Math.max(now.home, now.away, Math.ceil(line)) + 1;
  return countsFrom(now.home, most).flatMap((home) =>
    countsFrom(now.away, most).map((away) => ({ home, away })),
  );
}

interface Second {
  readonly name: string;
  readonly key: string;
  readonly test: (home: number, away: number) => boolean;
  /** Where goals are counted up to a line. */
  readonly line?: number;
  readonly yes: { readonly key: string; readonly name: string };
  readonly no: { readonly key: string; readonly name: string };
}

/** The result together with something else. */
function combined(head: string, secondOf: (args: readonly string[]) => Second | undefined): SoccerKind {
  return {
    head,
    build(args, sides) {
      const second = secondOf(args);
      if (second === undefined) return undefined;
      return {
        type: 'OTHER',
        classification: 'game',
        name: second.name,
        family: head,
        measure: combinedGoals(`result-${second.key}`, (home, away) => resultAnd(second, home, away)),
        winners: 1,
        selections: RESULTS.flatMap((result, place) =>
          [second.yes, second.no].map(({ key, name }, i) => ({
            key: `${result}-${key}`,
            type: 'OTHER' as const,
            name: `${resultName(result, sides)} / ${name}`,
            grade: winWhere((value) => value === 2 * place + 1 - i),
          })),
        ),
      };
    },
    isDecided: (_args, state) => goals.isPeriodOver(state, 'reg'),
    mayCome(args, _state, soFar) {
      const second = secondOf(args);
      return (
        second && scoresFrom(soFar, second.line ?? 1).map(({ home, away }) => resultAnd(second, home, away))
      );
    },
    explain: (facts) => resultOf(goals, facts, 'reg'),
  };
}

/** Twice the result's code, one more where the second comes true. */
function resultAnd({ test }: Second, home: number, away: number): number {
  return 2 * resultCode(home - away) + Number(test(home, away));
}

/** A number made of both sides' goals in a stretch. */
export function combinedGoals(
  key: string,
  combine: (home: number, away: number) => number,
  period: HalfPeriod = 'reg',
): SoccerMeasure {
  return pairMeasure(key, [goalsOf('home', period), goalsOf('away', period)], combine);
}

/** "Arsenal scored 2 goals" */
export function scoredBy(side: SideKey, sides: Sides, count: number): string {
  return `${sides[side].mediumName} scored ${count === 0 ? 'no goal' : counted(count, goals.unit)}`;
}
