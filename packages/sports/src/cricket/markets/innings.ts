import { asPeriod, periodAt, realValue } from '../../kit/contest.ts';
import { asCount, asPositiveLine, asSide, type SelectionRule, winWhere } from '../../kit/kind.ts';
import { overUnder } from '../../kit/lines.ts';
import { counted, ordinal, titled } from '../../kit/words.ts';
import { PUSH } from '../../market-definition.ts';
import { contest, isSideOver } from '../contest.ts';
import { OVERS_AN_INNINGS } from '../engine/game.ts';
import { fallOf, methodOf, overOf, pointsOf } from '../measures.ts';
import { DISMISSALS } from '../play.ts';
import { BALLS_AN_OVER, type CricketState, inningsOf } from '../state.ts';
import type { MarketKind } from './winner.ts';

const RUNS = { one: 'run', many: 'runs' };

/** team-total:<side>:<period>:<line>: runs of a side's innings, or by the end of a stretch of it. */
export const teamTotal: MarketKind = {
  head: 'team-total',
  build(args, sides) {
    const side = asSide(args[0]);
    const period = asPeriod(contest, args[1]);
    const line = asPositiveLine(args[2]);
    if (side === undefined || period === undefined || line === undefined || args.length !== 3) {
      return undefined;
    }
    return {
      type: 'TEAM_TOTAL',
      classification: period === 'game' ? 'team' : 'overs',
      name: titled(contest.periods[period], `${sides[side].mediumName} Total Runs`),
      family: `team-total:${side}:${period}`,
      measure: pointsOf(side, period),
      winners: 1,
      selections: overUnder(line).map((selection) => ({ ...selection, side })),
      onlyGrows: true,
      count: { line, unit: RUNS },
    };
  },
  isDecided: (args, state) => isSideOver(state, asSide(args[0]) ?? 'home', periodAt(contest, args[1])),
  explain: ({ args, state, outcomes, mark }) => {
    const side = asSide(args[0]) ?? 'home';
    const period = periodAt(contest, args[1]);
    const runs = counted(realValue(pointsOf(side, period), outcomes), RUNS);
    const by = period === 'game' ? '' : ` in ${contest.periods[period].sentence}`;
    return `${mark === PUSH ? 'Push: ' : ''}${state.sides[side].mediumName} made ${runs}${by}`;
  },
};

/** wicket-runs:<side>:<n>:<line>: runs of a side when its n-th wicket falls, or at the end when it does not. */
export const wicketRuns: MarketKind = {
  head: 'wicket-runs',
  build(args, sides) {
    const wicket = wicketIn(args);
    const line = asPositiveLine(args[2]);
    if (wicket === undefined || line === undefined || args.length !== 3) return undefined;
    const { side, n } = wicket;
    return {
      type: 'OTHER',
      classification: 'wicket',
      name: `${sides[side].mediumName} Runs at Fall of ${ordinal(n)} Wicket`,
      family: `wicket-runs:${side}:${n}`,
      measure: fallOf(side, n),
      winners: 1,
      selections: overUnder(line).map((selection) => ({ ...selection, side })),
      onlyGrows: true,
      count: { line, unit: RUNS },
    };
  },
  isDecided: (args, state) => hasFallen(args, state),
  explain: ({ args, state, outcomes }) => wicketSentence(args, state, outcomes),
};

const METHOD_NAMES = ['Caught', 'Bowled', 'Leg Before Wicket', 'Run Out', 'Stumped', 'Any Other Way'];

/** wicket-method:<side>:<n>: how the n-th wicket of a side falls. */
export const wicketMethod: MarketKind = {
  head: 'wicket-method',
  build(args, sides) {
    const wicket = args.length === 2 ? wicketIn(args) : undefined;
    if (wicket === undefined) return undefined;
    const { side, n } = wicket;
    const rule = (key: string, name: string, code: number): SelectionRule => ({
      key,
      type: 'OTHER',
      name,
      grade: winWhere((found) => found === code),
    });
    return {
      type: 'OTHER',
      classification: 'wicket',
      name: `${sides[side].mediumName} ${ordinal(n)} Wicket Method`,
      family: `wicket-method:${side}`,
      measure: methodOf(side, n),
      winners: 1,
      selections: [
        ...DISMISSALS.map((key, at) => rule(key, METHOD_NAMES[at] ?? key, at + 1)),
        rule('none', 'Does Not Fall', 0),
      ],
    };
  },
  isDecided: (args, state) => hasFallen(args, state),
  explain: ({ args, state, outcomes }) => wicketSentence(args, state, outcomes),
};

function wicketIn(args: readonly string[]): { side: 'home' | 'away'; n: number } | undefined {
  const side = asSide(args[0]);
  const n = asCount(args[1], 1, 10);
  return side === undefined || n === undefined ? undefined : { side, n };
}

function hasFallen(args: readonly string[], state: CricketState): boolean {
  const wicket = wicketIn(args);
  if (wicket === undefined) return false;
  const fallen = inningsOf(state, wicket.side)?.falls.length ?? 0;
  return fallen >= wicket.n || isSideOver(state, wicket.side, 'game');
}

function wicketSentence(
  args: readonly string[],
  state: CricketState,
  outcomes: Parameters<MarketKind['explain']>[0]['outcomes'],
): string {
  const { side, n } = wicketIn(args) ?? { side: 'home', n: 1 };
  const runs = counted(realValue(fallOf(side, n), outcomes), RUNS);
  const method = realValue(methodOf(side, n), outcomes);
  const name = state.sides[side].mediumName;
  if (method === 0) return `${name} finished on ${runs} without losing a ${ordinal(n)} wicket`;
  return `${name} lost the ${ordinal(n)} wicket at ${runs}, ${(METHOD_NAMES[method - 1] ?? '').toLowerCase()}`;
}

/** over-runs:<innings 1 or 2>:<over from 1>:<line>: runs of one over, extras included. */
export const overRuns: MarketKind = {
  head: 'over-runs',
  build(args) {
    const over = overIn(args);
    const line = asPositiveLine(args[2]);
    if (over === undefined || line === undefined || args.length !== 3) return undefined;
    return {
      type: 'OTHER',
      classification: 'overs',
      name: `${ordinal(over.innings)} Innings ${ordinal(over.over)} Over Runs`,
      family: `over-runs:${over.innings}:${over.over}`,
      measure: overOf(over.innings, over.over),
      winners: 1,
      selections: overUnder(line),
      onlyGrows: true,
      count: { line, unit: RUNS },
    };
  },
  isDecided: (args, state) => isOverDone(args, state),
  explain: ({ args, outcomes, mark }) => {
    const { innings, over } = overIn(args) ?? { innings: 1, over: 1 };
    const runs = counted(realValue(overOf(innings, over), outcomes), RUNS);
    return `${mark === PUSH ? 'Push: ' : ''}Over ${over} brought ${runs}`;
  },
};

export function overIn(args: readonly string[]): { innings: number; over: number } | undefined {
  const innings = asCount(args[0], 1, 2);
  const over = asCount(args[1], 1, OVERS_AN_INNINGS);
  return innings === undefined || over === undefined ? undefined : { innings, over };
}

export function isOverDone(args: readonly string[], state: CricketState): boolean {
  const at = overIn(args);
  const innings = at === undefined ? undefined : state.innings[at.innings - 1];
  if (at === undefined || innings === undefined) return state.phase === 'final';
  return innings.closed || innings.balls >= at.over * BALLS_AN_OVER;
}
