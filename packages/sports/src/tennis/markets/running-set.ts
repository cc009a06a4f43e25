import { type Band, bandKey, bandName, bands, isIn } from '../../kit/bands.ts';
import { leadOf, realValue } from '../../kit/contest.ts';
import { asCount, asPositiveLine, asSide } from '../../kit/kind.ts';
import { overUnder } from '../../kit/lines.ts';
import { SIDES } from '../../kit/sides.ts';
import { resultOf } from '../../kit/winner.ts';
import { counted } from '../../kit/words.ts';
import { whenPlayed } from '../../rally/played.ts';
import { sharedScores } from '../../rally/shared-scores.ts';
import { actual } from '../actual.ts';
import { games, sets } from '../contest.ts';
import { breaksInSet, pairWinnersOf, type SetKey, type TennisMeasure, wonOfGames } from '../measures.ts';
import { TOLD_GAMES, TOLD_POINTS } from '../outcomes.ts';
import { asSet, type TennisKind } from './scores.ts';

const BREAKS = { one: 'break', many: 'breaks' };
const MARGINS = bands(1, 2, 3, 5);

/** The set of a key that was built before. */
function setOf(args: readonly string[]): SetKey {
  return asSet(args[0]) ?? 's1';
}

/** set-breaks:<set>:<side or both>:<line>: breaks of serve in it. */
export const setBreaks: TennisKind = {
  head: 'set-breaks',
  build(args, sides) {
    const set = asSet(args[0]);
    const side = asSide(args[1]);
    const line = asPositiveLine(args[2]);
    if (set === undefined || line === undefined || args.length !== 3) return undefined;
    if (side === undefined && args[1] !== 'both') return undefined;
    const whose = side === undefined ? 'Total ' : `${sides[side].mediumName} `;
    return {
      type: 'OTHER',
      classification: 'set',
      name: `${sets.periods[set].title} ${whose}Breaks of Serve`,
      family: `set-breaks:${set}:${args[1]}`,
      measure: breaksInSet(set, side),
      winners: 1,
      selections: overUnder(line).map((rule) => ({ ...rule, ...(side && { side }) })),
      onlyGrows: true,
      count: { line, unit: BREAKS },
    };
  },
  isDecided: (args, state) => sets.isPeriodOver(state, setOf(args)),
  explain: ({ args, state, outcomes }) => {
    const side = asSide(args[1]);
    const count = realValue(breaksInSet(setOf(args), side), outcomes);
    const whose = side === undefined ? 'There were' : `${state.sides[side].mediumName} had`;
    return `${whose} ${counted(count, BREAKS)} in ${sets.periods[setOf(args)].sentence}`;
  },
};

/** set-margin:<set>: by how many games who wins it; the stake comes back when it is not played. */
export const setMargin: TennisKind = {
  head: 'set-margin',
  build(args, sides) {
    const set = args.length === 1 ? asSet(args[0]) : undefined;
    if (set === undefined) return undefined;
    return {
      type: 'WINNING_MARGIN',
      classification: 'set',
      name: `${sets.periods[set].title} Winning Margin`,
      family: `set-margin:${set}`,
      measure: leadOf(games, set),
      isLead: true,
      winners: 1,
      selections: SIDES.flatMap((side) =>
        MARGINS.map((band) => ({
          key: `${side}-${bandKey(band)}`,
          type: 'EXACTLY' as const,
          name: `${sides[side].mediumName} by ${wordsOf(band)}`,
          side,
          grade: whenPlayed((lead) => isIn(band, side === 'home' ? lead : -lead)),
        })),
      ),
    };
  },
  isDecided: (args, state) => sets.isPeriodOver(state, setOf(args)),
  explain: (facts) => resultOf(sets, facts, setOf(facts.args)),
};

function wordsOf(band: Band): string {
  const { from, to } = band;
  return from === to ? counted(from, { one: 'Game', many: 'Games' }) : `${bandName(band)} Games`;
}

/** set-after:<set>:<games>: its score after so many games; the stake comes back when it is over sooner. */
export const setScoreAfter: TennisKind = scoreOfGames('set-after', {
  stretchOf(args) {
    const count = args.length === 2 ? asCount(args[1], 2, TOLD_GAMES - 1) : undefined;
    return count === undefined ? undefined : { from: 1, count };
  },
  title: ({ count }) => `Score After ${count} Games`,
  sentence: ({ count }) => `the first ${count} games`,
});

/** games-together:<set>:<first>:<count>: how so many games are shared; the stake comes back when not all of them are played. */
export const gamesTogether: TennisKind = scoreOfGames('games-together', {
  stretchOf(args) {
    const from = asCount(args[1], 1, TOLD_GAMES);
    const count = asCount(args[2], 2, 4);
    if (from === undefined || count === undefined || args.length !== 3) return undefined;
    return from + count - 1 > TOLD_GAMES ? undefined : { from, count };
  },
  title: ({ from, count }) => `Games ${from}–${from + count - 1} Score`,
  sentence: ({ from, count }) => `games ${from}–${from + count - 1}`,
});

interface Stretch {
  readonly from: number;
  readonly count: number;
}

interface ScoreWords {
  stretchOf(args: readonly string[]): Stretch | undefined;
  title(stretch: Stretch): string;
  sentence(stretch: Stretch): string;
}

function scoreOfGames(head: string, { stretchOf, title, sentence }: ScoreWords): TennisKind {
  const measureOf = (args: readonly string[]): TennisMeasure => {
    const { from, count } = stretchOf(args) ?? { from: 1, count: 2 };
    return wonOfGames(setOf(args), from, count);
  };
  return {
    head,
    build(args, sides) {
      const set = asSet(args[0]);
      const stretch = stretchOf(args);
      if (set === undefined || stretch === undefined) return undefined;
      const { count } = stretch;
      return {
        type: 'OTHER',
        classification: 'set',
        name: `${sets.periods[set].title} ${title(stretch)}`,
        family: [head, ...args].join(':'),
        measure: measureOf(args),
        winners: 1,
        selections: sharedScores(count, sides, (home) => whenPlayed((found) => found === home + 1)),
      };
    },
    isDecided: (args, state) =>
      sets.isPeriodOver(state, setOf(args)) || realValue(measureOf(args), actual(state)) !== 0,
    explain: ({ args, state: { sides }, outcomes }) => {
      const stretch = stretchOf(args) ?? { from: 1, count: 2 };
      const what = `${sentence(stretch)} of ${sets.periods[setOf(args)].sentence}`;
      const won = realValue(measureOf(args), outcomes) - 1;
      if (won < 0) return `Stake back: not all of ${what} were played`;
      return `Of ${what} ${sides.home.mediumName} won ${won}, ${sides.away.mediumName} ${stretch.count - won}`;
    },
  };
}

/** point-pair:<set>:<game>:<point>: who wins it and the next one, or one each; the stake comes back when the game ends before. */
export const pointPair: TennisKind = {
  head: 'point-pair',
  build(args, sides) {
    const set = asSet(args[0]);
    const game = asCount(args[1], 1, TOLD_GAMES);
    const point = asCount(args[2], 1, TOLD_POINTS - 1);
    if (set === undefined || game === undefined || point === undefined || args.length !== 3) return undefined;
    const won = (code: number) => whenPlayed((value) => value === code);
    return {
      type: 'OTHER',
      classification: 'set',
      name: `${sets.periods[set].title} Game ${game} Points ${point} and ${point + 1}`,
      family: `point-pair:${set}:${game}:${point}`,
      measure: pairWinnersOf(set, game, point),
      winners: 1,
      selections: [
        { key: 'home', type: 'OTHER', name: `${sides.home.mediumName} Both`, side: 'home', grade: won(1) },
        { key: 'each', type: 'OTHER', name: 'One Each', grade: won(3) },
        { key: 'away', type: 'OTHER', name: `${sides.away.mediumName} Both`, side: 'away', grade: won(2) },
      ],
    };
  },
  isDecided: (args, state) => {
    const isGameOver = realValue(wonOfGames(setOf(args), Number(args[1]), 1), actual(state)) !== 0;
    const isKnown = realValue(pairOf(args), actual(state)) !== 0;
    return isGameOver || isKnown || sets.isPeriodOver(state, setOf(args));
  },
  explain: ({ args, state, outcomes }) => {
    const code = realValue(pairOf(args), outcomes);
    const point = Number(args[2]);
    const what = `points ${point} and ${point + 1} of game ${args[1]} of ${sets.periods[setOf(args)].sentence}`;
    if (code === 0) return `Stake back: not both ${what} were played`;
    if (code === 3) return `Each won one of ${what}`;
    return `${state.sides[code === 1 ? 'home' : 'away'].mediumName} won both ${what}`;
  },
};

function pairOf(args: readonly string[]): TennisMeasure {
  return pairWinnersOf(setOf(args), Number(args[1]), Number(args[2]));
}
