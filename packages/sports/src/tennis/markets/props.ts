import { columnMeasure } from '../../kit/columns.ts';
import { realValue } from '../../kit/contest.ts';
import { type Counted, countMarket } from '../../kit/counts.ts';
import { areAll, areAtLeast, isAtLeast, isExactly, type Test } from '../../kit/tests.ts';
import { mostSelections } from '../../kit/winner.ts';
import { yesNo } from '../../kit/yes-no.ts';
import { otherSide, type SideKey } from '../../sport.ts';
import { actual } from '../actual.ts';
import { isOver, sets } from '../contest.ts';
import {
  aceLead,
  breaksOfServe,
  gamesOf,
  type Period,
  SETS,
  type SetKey,
  servesOf,
  setNumber,
} from '../measures.ts';
import type { TennisOutcomes } from '../outcomes.ts';
import type { TennisState } from '../state.ts';
import { asSet, type TennisKind } from './scores.ts';

type Count = Counted<TennisState, TennisOutcomes>;

/** aces, aces-home, aces-away and the same of double faults, breaks: <head>:<line> */
export const counts: readonly TennisKind[] = [
  serves('aces', 'aces', 'Aces', { one: 'ace', many: 'aces' }),
  serves('double-faults', 'doubleFaults', 'Double Faults', { one: 'double fault', many: 'double faults' }),
].flat();

export const breaks: TennisKind = countMarket({
  head: 'breaks',
  name: 'Total Breaks of Serve',
  unit: { one: 'break', many: 'breaks' },
  classification: 'game',
  measure: breaksOfServe,
  isOver,
});

function serves(
  head: string,
  what: 'aces' | 'doubleFaults',
  name: string,
  unit: Count['unit'],
): readonly TennisKind[] {
  const both = countMarket({
    head,
    name: `Total ${name}`,
    unit,
    classification: 'player',
    measure: servesOf(what, undefined),
    isOver,
  });
  return [both, ...(['home', 'away'] as const).map((side) => ofPlayer(head, what, name, unit, side))];
}

/** A player's own count goes by the player's name. */
function ofPlayer(
  head: string,
  what: 'aces' | 'doubleFaults',
  name: string,
  unit: Count['unit'],
  side: SideKey,
): TennisKind {
  return countMarket({
    head: `${head}-${side}`,
    name,
    side,
    unit,
    classification: 'player',
    measure: servesOf(what, side),
    isOver,
  });
}

/** most-aces: level is a selection of its own. */
export const mostAces: TennisKind = {
  head: 'most-aces',
  build(args, sides) {
    if (args.length !== 0) return undefined;
    return {
      type: 'OTHER',
      classification: 'player',
      name: 'Most Aces',
      family: 'most-aces',
      measure: aceLead,
      winners: 1,
      selections: mostSelections(sides, { key: 'tie', name: 'Tie' }),
    };
  },
  isDecided: (_args, state) => isOver(state),
  explain: ({ outcomes }) => {
    const home = realValue(servesOf('aces', 'home'), outcomes);
    const away = realValue(servesOf('aces', 'away'), outcomes);
    return `Aces were ${away}–${home}`;
  },
};

/** tiebreak:<game or set>: a set that reaches six games all and has one then; match tie-breaks aside. */
export const tieBreak = yesNo<TennisState, TennisOutcomes>('tiebreak', actual, (args) => {
  const period: Period | undefined = args[0] === 'game' ? 'game' : asSet(args[0]);
  if (period === undefined || args.length !== 1) return undefined;
  const stretch = period === 'game' ? 'the match' : sets.periods[period].sentence;
  return {
    name: period === 'game' ? 'Tie-Break in the Match' : `${sets.periods[period].title} Tie-Break`,
    classification: sets.periods[period].classification,
    isOver: (state) => sets.isPeriodOver(state, period),
    standsOnceSeen: true,
    happens: areAtLeast(1, (period === 'game' ? SETS : [period]).map(hasTieBreak)),
    yes: `There was a tie-break in ${stretch}`,
    no: `There was no tie-break in ${stretch}`,
  };
});

/** Six games all in a set that has a tie-break then. */
function hasTieBreak(set: SetKey): Test<TennisOutcomes> {
  const hasOne = columnMeasure<TennisOutcomes>(`tie-breaks:${set}`, ({ tieBreaks }) =>
    tieBreaks[setNumber(set) - 1] ? 1 : 0,
  );
  return areAll(hasOne, isAtLeast(gamesOf('home', set), 6), isAtLeast(gamesOf('away', set), 6));
}

function wonToLove(side: SideKey, set: SetKey): Test<TennisOutcomes> {
  return areAll(isExactly(gamesOf(side, set), 6), isExactly(gamesOf(otherSide(side), set), 0));
}

/** bagel: a set won to love. */
export const bagel = yesNo<TennisState, TennisOutcomes>('bagel', actual, (args) => {
  if (args.length !== 0) return undefined;
  return {
    name: 'A Set Won 6–0',
    classification: 'game',
    isOver,
    standsOnceSeen: true,
    happens: areAtLeast(
      1,
      SETS.flatMap((set) => [wonToLove('home', set), wonToLove('away', set)]),
    ),
    yes: 'A set was won 6–0',
    no: 'No set was won 6–0',
  };
});
