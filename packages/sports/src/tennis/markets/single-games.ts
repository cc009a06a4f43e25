import { realValue } from '../../kit/contest.ts';
import { asCount, type SelectionRule } from '../../kit/kind.ts';
import { playedLine, playedWinners, whenPlayed } from '../../rally/played.ts';
import type { Sides } from '../../sport.ts';
import { actual } from '../actual.ts';
import { sets } from '../contest.ts';
import {
  gamePointsOf,
  gameScoreOf,
  gameWinnerOf,
  pointWinnerOf,
  raceInSet,
  type SetKey,
  type TennisMeasure,
} from '../measures.ts';
import { TOLD_GAMES, TOLD_POINTS } from '../outcomes.ts';
import type { TennisState } from '../state.ts';
import { asSet, type TennisKind } from './scores.ts';

interface Place {
  readonly set: SetKey;
  readonly game: number;
}

function asPlace(args: readonly string[]): Place | undefined {
  const set = asSet(args[0]);
  const game = asCount(args[1], 1, TOLD_GAMES);
  return set !== undefined && game !== undefined ? { set, game } : undefined;
}

function titleOf({ set, game }: Place): string {
  return `${sets.periods[set].title} Game ${game}`;
}

function inWords({ set, game }: Place): string {
  return `game ${game} of ${sets.periods[set].sentence}`;
}

/** A market about one game of a set: <head>:<set>:<game>. Games that are never played give the stake back. */
function aboutGame(
  head: string,
  name: string,
  measureOf: (place: Place) => TennisMeasure,
  selectionsOf: (sides: Sides) => readonly SelectionRule[],
): TennisKind {
  return {
    head,
    build(args, sides) {
      const place = args.length === 2 ? asPlace(args) : undefined;
      if (place === undefined) return undefined;
      return {
        type: 'OTHER',
        classification: 'set',
        name: `${titleOf(place)} ${name}`,
        family: [head, ...args].join(':'),
        measure: measureOf(place),
        winners: 1,
        selections: selectionsOf(sides),
      };
    },
    isDecided: (args, state) => {
      const place = asPlace(args);
      return place !== undefined && isGameKnown(place, state);
    },
    explain: ({ args, state, outcomes }) => {
      const place = asPlace(args);
      return place === undefined ? '' : gameText(place, state, outcomes);
    },
  };
}

function isGameKnown({ set, game }: Place, state: TennisState): boolean {
  return sets.isPeriodOver(state, set) || realValue(gameWinnerOf(set, game), actual(state)) !== 0;
}

function gameText(place: Place, state: TennisState, outcomes: ReturnType<typeof actual>): string {
  const winner = realValue(gameWinnerOf(place.set, place.game), outcomes);
  if (winner === 0) return `Stake back: ${inWords(place)} was not played`;
  const name = state.sides[winner === 1 ? 'home' : 'away'].mediumName;
  const score = (realValue(gameScoreOf(place.set, place.game), outcomes) - 1) >> 1;
  const to = ['to love', 'to 15', 'to 30', 'after deuce'][score] ?? '';
  return `${name} won ${inWords(place)}${place.game > 12 ? '' : ` ${to}`}`;
}

/** game-winner:<set>:<game> */
export const gameWinner = aboutGame(
  'game-winner',
  'Winner',
  ({ set, game }) => gameWinnerOf(set, game),
  playedWinners,
);

const GAME_SCORES = ['to Love', 'to 15', 'to 30', 'after Deuce'];

/** game-score:<set>:<game> */
export const gameScore = aboutGame(
  'game-score',
  'Score',
  ({ set, game }) => gameScoreOf(set, game),
  (sides) =>
    (['home', 'away'] as const).flatMap((side, away) =>
      GAME_SCORES.map((name, score) => ({
        key: `${side}-${score}`,
        type: 'EXACTLY' as const,
        name: `${sides[side].mediumName} ${name}`,
        side,
        grade: whenPlayed((value) => value === 1 + 2 * score + away),
      })),
    ),
);

/** game-deuce:<set>:<game> */
export const gameDeuce = aboutGame(
  'game-deuce',
  'to Deuce',
  ({ set, game }) => gameScoreOf(set, game),
  () => [
    { key: 'yes', type: 'YES', name: 'Yes', grade: whenPlayed((value) => value >= 7) },
    { key: 'no', type: 'NO', name: 'No', grade: whenPlayed((value) => value < 7) },
  ],
);

/** Half of the games are over after six points or sooner. */
const POINTS_LINE = 6.5;

/** game-points:<set>:<game>: more or fewer than six and a half. */
export const gamePoints = aboutGame(
  'game-points',
  'Total Points',
  ({ set, game }) => gamePointsOf(set, game),
  () => playedLine(POINTS_LINE),
);

/** point:<set>:<game>:<point>: who wins it; the stake comes back when the game ends before. */
export const pointWinner: TennisKind = {
  head: 'point',
  build(args, sides) {
    const place = args.length === 3 ? asPlace(args) : undefined;
    const point = asCount(args[2], 1, TOLD_POINTS);
    if (place === undefined || point === undefined) return undefined;
    return {
      type: 'OTHER',
      classification: 'set',
      name: `${titleOf(place)} Point ${point} Winner`,
      family: `point:${place.set}:${place.game}:${point}`,
      measure: pointWinnerOf(place.set, place.game, point),
      winners: 1,
      selections: playedWinners(sides),
    };
  },
  isDecided: (args, state) => {
    const place = asPlace(args);
    if (place === undefined) return false;
    const measure = pointWinnerOf(place.set, place.game, Number(args[2]));
    return isGameKnown(place, state) || realValue(measure, actual(state)) !== 0;
  },
  explain: ({ args, state, outcomes }) => {
    const place = asPlace(args);
    if (place === undefined) return '';
    const winner = realValue(pointWinnerOf(place.set, place.game, Number(args[2])), outcomes);
    const title = `point ${args[2]} of ${inWords(place)}`;
    if (winner === 0) return `Stake back: ${title} was not played`;
    return `${state.sides[winner === 1 ? 'home' : 'away'].mediumName} won ${title}`;
  },
};

/** set-race:<set>:<games>: who has so many games first. Somebody always has six in a set that is no match tie-break. */
export const setRace: TennisKind = {
  head: 'set-race',
  build(args, sides) {
    const set = asSet(args[0]);
    const to = asCount(args[1], 2, 5);
    if (set === undefined || to === undefined || args.length !== 2) return undefined;
    return {
      type: 'OTHER',
      classification: 'set',
      name: `${sets.periods[set].title} Race to ${to} Games`,
      family: `set-race:${set}:${to}`,
      measure: raceInSet(set, to),
      winners: 1,
      selections: playedWinners(sides),
    };
  },
  isDecided: (args, state) => {
    const set = asSet(args[0]);
    if (set === undefined) return false;
    return sets.isPeriodOver(state, set) || realValue(raceInSet(set, Number(args[1])), actual(state)) !== 0;
  },
  explain: ({ args, state, outcomes }) => {
    const set = asSet(args[0]) ?? 's1';
    const winner = realValue(raceInSet(set, Number(args[1])), outcomes);
    if (winner === 0) return `Stake back: neither side won ${args[1]} games of ${sets.periods[set].sentence}`;
    return `${state.sides[winner === 1 ? 'home' : 'away'].mediumName} won ${args[1]} games of ${sets.periods[set].sentence} first`;
  },
};
