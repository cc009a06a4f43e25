import { realValue } from '../../kit/contest.ts';
import { asCount, asPositiveLine, asSide, type MarketKind, winWhere } from '../../kit/kind.ts';
import { overUnder } from '../../kit/lines.ts';
import { SIDES } from '../../kit/sides.ts';
import { resultOf } from '../../kit/winner.ts';
import { counted } from '../../kit/words.ts';
import { whenPlayed } from '../../rally/played.ts';
import { sharedScores } from '../../rally/shared-scores.ts';
import type { SideKey } from '../../sport.ts';
import { actual } from '../actual.ts';
import { games } from '../contest.ts';
import { asGame, type GameKey, gameNumber, raceInGame, type TableTennisMeasure } from '../measures.ts';
import { type TableTennisOutcomes, TOLD_POINTS } from '../outcomes.ts';
import { leadMost, raceAndWinner, runIn, scoreAfter, wonOfPoints } from '../run-measures.ts';
import { GAME_TO, type TableTennisState } from '../state.ts';

type Kind = MarketKind<TableTennisState, TableTennisOutcomes>;

const MOST_NEXT = 6;

/** The game of a key that was built before. */
function gameOf(args: readonly string[]): GameKey {
  return asGame(args[0]) ?? 'g1';
}

/** next-points:<game>:<first>:<count>: how so many points are shared; the stake comes back when not all of them are played. */
export const nextPoints: Kind = {
  head: 'next-points',
  build(args, sides) {
    const game = asGame(args[0]);
    const from = asCount(args[1], 1, TOLD_POINTS);
    const count = asCount(args[2], 2, MOST_NEXT);
    if (game === undefined || from === undefined || count === undefined || args.length !== 3)
      return undefined;
    if (from + count - 1 > TOLD_POINTS) return undefined;
    return {
      type: 'OTHER',
      classification: 'frame',
      name: `${games.periods[game].title} Points ${from}–${from + count - 1} Score`,
      family: ['next-points', ...args].join(':'),
      measure: wonOfPoints(game, from, count),
      winners: 1,
      selections: sharedScores(count, sides, (home) => whenPlayed((found) => found === home + 1)),
    };
  },
  isDecided: (args, state) =>
    games.isPeriodOver(state, gameOf(args)) || realValue(measureOfNext(args), actual(state)) !== 0,
  explain: ({ args, state: { sides }, outcomes }) => {
    const [first, count] = [Number(args[1]), Number(args[2])];
    const what = `points ${first}–${first + count - 1} of ${games.periods[gameOf(args)].sentence}`;
    const won = realValue(measureOfNext(args), outcomes) - 1;
    if (won < 0) return `Stake back: not all of ${what} were played`;
    return `Of ${what} ${sides.home.mediumName} won ${won}, ${sides.away.mediumName} ${count - won}`;
  },
};

function measureOfNext(args: readonly string[]): TableTennisMeasure {
  return wonOfPoints(gameOf(args), Number(args[1]), Number(args[2]));
}

/** game-after:<game>:<points>: its score after so many points, which every game has. */
export const scoreAfterPoints: Kind = {
  head: 'game-after',
  build(args, sides) {
    const game = asGame(args[0]);
    const played = asCount(args[1], 2, GAME_TO - 1);
    if (game === undefined || played === undefined || args.length !== 2) return undefined;
    return {
      type: 'OTHER',
      classification: 'frame',
      name: `${games.periods[game].title} Score After ${played} Points`,
      family: `game-after:${game}:${played}`,
      measure: scoreAfter(game, played),
      winners: 1,
      selections: sharedScores(played, sides, (home) => winWhere((lead) => lead === 2 * home - played)),
    };
  },
  isDecided: (args, state) => {
    const told = state.games[gameNumber(gameOf(args)) - 1] ?? '';
    return told.length >= Number(args[1]) || games.isPeriodOver(state, gameOf(args));
  },
  mayCome: (args, state) => {
    const played = Number(args[1]);
    const told = (state.games[gameNumber(gameOf(args)) - 1] ?? '').slice(0, played);
    const home = told.replaceAll('a', '').length;
    return Array.from({ length: played - told.length + 1 }, (_, more) => 2 * (home + more) - played);
  },
  explain: ({ args, state: { sides }, outcomes }) => {
    const played = Number(args[1]);
    const home = (realValue(scoreAfter(gameOf(args), played), outcomes) + played) / 2;
    const score = `${sides.home.mediumName} ${home}, ${sides.away.mediumName} ${played - home}`;
    return `After ${played} points of ${games.periods[gameOf(args)].sentence}: ${score}`;
  },
};

/** race-game:<game>:<points>: who has so many points first and who wins it; the stake comes back when it is not played. */
export const raceAndGame: Kind = {
  head: 'race-game',
  build(args, sides) {
    const game = asGame(args[0]);
    const to = asCount(args[1], 2, GAME_TO - 2);
    if (game === undefined || to === undefined || args.length !== 2) return undefined;
    return {
      type: 'OTHER',
      classification: 'frame',
      name: `${games.periods[game].title} Race to ${to} / Game Winner`,
      family: `race-game:${game}:${to}`,
      measure: raceAndWinner(game, to),
      winners: 1,
      selections: SIDES.flatMap((race, first) =>
        SIDES.map((winner, second) => ({
          key: `${race}-${winner}`,
          type: 'OTHER' as const,
          name: `${sides[race].mediumName} / ${sides[winner].mediumName}`,
          grade: whenPlayed((found) => found === 1 + 2 * first + second),
        })),
      ),
    };
  },
  isDecided: (args, state) => games.isPeriodOver(state, gameOf(args)),
  explain: (facts) => {
    const game = gameOf(facts.args);
    const first = realValue(raceInGame(game, Number(facts.args[1])), facts.outcomes);
    if (first === 0) return `Stake back: ${games.periods[game].sentence} was not played`;
    const name = facts.state.sides[first === 1 ? 'home' : 'away'].mediumName;
    return `${name} had ${facts.args[1]} points first; ${resultOf(games, facts, game)}`;
  },
};

/** game-run:<game>:<side or any>:<line>: the most points in a row that somebody wins in it. */
export const gameRun = mostInGame('game-run', 'Longest Run of Points', 'won', runIn, {
  one: 'point in a row',
  many: 'points in a row',
});

/** game-ahead:<game>:<side or any>:<line>: by how many points somebody is ahead in it at most. */
export const gameLeadMost = mostInGame('game-ahead', 'Biggest Lead', 'was', leadMost, {
  one: 'point ahead',
  many: 'points ahead',
});

function mostInGame(
  head: string,
  what: string,
  was: string,
  measureOf: (game: GameKey, side: SideKey | undefined) => TableTennisMeasure,
  unit: { readonly one: string; readonly many: string },
): Kind {
  return {
    head,
    build(args, sides) {
      const game = asGame(args[0]);
      const side = asSide(args[1]);
      const line = asPositiveLine(args[2]);
      if (game === undefined || line === undefined || args.length !== 3) return undefined;
      if (side === undefined && args[1] !== 'any') return undefined;
      const whose = side === undefined ? '' : `${sides[side].mediumName} `;
      return {
        type: 'OTHER',
        classification: 'frame',
        name: `${games.periods[game].title} ${whose}${what}`,
        family: `${head}:${game}:${args[1]}`,
        measure: measureOf(game, side),
        winners: 1,
        selections: overUnder(line).map((rule) => ({ ...rule, ...(side && { side }) })),
        onlyGrows: true,
        count: { line, unit },
      };
    },
    isDecided: (args, state) => games.isPeriodOver(state, gameOf(args)),
    explain: ({ args, state, outcomes }) => {
      const side = asSide(args[1]);
      const most = counted(realValue(measureOf(gameOf(args), side), outcomes), unit);
      const who = side === undefined ? 'One side' : state.sides[side].mediumName;
      return `${who} ${was} at most ${most} in ${games.periods[gameOf(args)].sentence}`;
    },
  };
}
