import type { Sides } from '../../sport.ts';
import { actual } from '../actual.ts';
import type { FootballMeasure } from '../measures.ts';
import type { FootballState } from '../state.ts';
import { totalBand, winningMargin } from './bands.ts';
import { fieldGoals, oddEven, touchdowns } from './counts.ts';
import { highestHalf, highestQuarter } from './highest.ts';
import type { FootballMarket, FootballSelection, MarketKind, SelectionRule } from './kind.ts';
import { spread, teamTotal, total } from './lines.ts';
import { race } from './races.ts';
import { firstScorer, lastScore, nextScore, nextScoreKind, nextScoreTeamKind } from './scores.ts';
import { doubleResult, moneyline, threeWay } from './winner.ts';
import {
  bothScore,
  lateScore,
  overtime,
  safety,
  scoreQuarters,
  shutout,
  winHalves,
  winQuarters,
} from './yes-no.ts';

const KINDS: readonly MarketKind[] = [
  moneyline,
  threeWay,
  spread,
  total,
  teamTotal,
  winningMargin,
  totalBand,
  doubleResult,
  nextScore,
  nextScoreKind,
  nextScoreTeamKind,
  firstScorer,
  lastScore,
  race,
  touchdowns,
  fieldGoals,
  oddEven,
  highestQuarter,
  highestHalf,
  overtime,
  safety,
  lateScore,
  bothScore,
  shutout,
  winHalves,
  winQuarters,
  scoreQuarters,
];

const BY_HEAD: ReadonlyMap<string, MarketKind> = new Map(KINDS.map((kind) => [kind.head, kind]));

/** Builds a football market from its key; undefined for a key that is none. */
export function market(key: string, sides: Sides): FootballMarket | undefined {
  const [head = '', ...args] = key.split(':');
  const built = BY_HEAD.get(head)?.build(args, sides);
  if (built === undefined) return undefined;
  const selections = built.selections.map((rule) => complete(rule, built.measure));
  return { key, ...built, selections };
}

function complete(rule: SelectionRule, measure: FootballMeasure): FootballSelection {
  return { ...rule, mark: (outcomes, index) => rule.grade(measure.bind(outcomes)(index)) };
}

/** Whether the real outcome of a market is known; false for a key that is none. */
export function isDecided(state: FootballState, key: string): boolean {
  const [head = '', ...args] = key.split(':');
  const kind = BY_HEAD.get(head);
  return kind?.build(args, state.sides) !== undefined && kind.isDecided(args, state);
}

/** The sentence that explains how a selection was graded; undefined while undecided and for keys that are none. */
export function explain(state: FootballState, key: string, selectionKey: string): string | undefined {
  if (!isDecided(state, key)) return undefined;
  const [head = '', ...args] = key.split(':');
  const selection = market(key, state.sides)?.selections.find((each) => each.key === selectionKey);
  if (selection === undefined) return undefined;
  const outcomes = actual(state);
  return BY_HEAD.get(head)?.explain({ args, state, selection, outcomes, mark: selection.mark(outcomes, 0) });
}
