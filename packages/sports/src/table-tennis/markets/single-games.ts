import { realValue } from '../../kit/contest.ts';
import { asCount, type MarketKind, winWhere } from '../../kit/kind.ts';
import { areAtLeast } from '../../kit/tests.ts';
import { resultOf } from '../../kit/winner.ts';
import { yesNo } from '../../kit/yes-no.ts';
import { scoreOf } from '../../rally/match-markets.ts';
import { playedWinners } from '../../rally/played.ts';
import { actual } from '../actual.ts';
import { games, isOver } from '../contest.ts';
import { asGame, GAMES, isExtra, pointWinnerOf, raceInGame } from '../measures.ts';
import { type TableTennisOutcomes, TOLD_POINTS } from '../outcomes.ts';
import { GAME_TO, type TableTennisState } from '../state.ts';

type Kind = MarketKind<TableTennisState, TableTennisOutcomes>;

/** Points of the loser of a game that is won without extra points, in stretches. */
const LOSERS = [
  { key: '0-5', name: '11–0 to 11–5', from: 0, to: 5 },
  { key: '6-7', name: '11–6 or 11–7', from: 6, to: 7 },
  { key: '8-9', name: '11–8 or 11–9', from: 8, to: 9 },
  { key: 'extra', name: 'after 10–10', from: GAME_TO - 1, to: Number.POSITIVE_INFINITY },
] as const;

/** game-score:<game>: who wins it and how closely; not offered any more beside game-exact, which says it to the point. */
export const gameScore: Kind = {
  head: 'game-score',
  build(args, sides) {
    const game = args.length === 1 ? asGame(args[0]) : undefined;
    if (game === undefined) return undefined;
    return {
      type: 'WINNING_MARGIN',
      classification: 'frame',
      name: `${games.periods[game].title} Correct Score`,
      family: `game-score:${game}`,
      measure: scoreOf(games, game),
      winners: 1,
      selections: (['home', 'away'] as const).flatMap((side) =>
        LOSERS.map(({ key, name, from, to }) => ({
          key: `${side}-${key}`,
          type: 'EXACTLY' as const,
          name: `${sides[side].mediumName} ${name}`,
          side,
          grade: winWhere((value) => {
            const home = value >> 6;
            const away = value & 63;
            const [won, lost] = side === 'home' ? [home, away] : [away, home];
            return won > lost && lost >= from && lost <= to;
          }),
        })),
      ),
    };
  },
  isDecided: (args, state) => games.isPeriodOver(state, asGame(args[0]) ?? 'g1'),
  explain: (facts) => resultOf(games, facts, asGame(facts.args[0]) ?? 'g1'),
};

/** game-race:<game>:<points> */
export const gameRace: Kind = {
  head: 'game-race',
  build(args, sides) {
    const game = asGame(args[0]);
    const to = asCount(args[1], 2, 9);
    if (game === undefined || to === undefined || args.length !== 2) return undefined;
    return {
      type: 'OTHER',
      classification: 'frame',
      name: `${games.periods[game].title} Race to ${to} Points`,
      family: `game-race:${game}:${to}`,
      measure: raceInGame(game, to),
      winners: 1,
      selections: playedWinners(sides),
    };
  },
  isDecided: (args, state) => {
    const game = asGame(args[0]) ?? 'g1';
    const known = realValue(raceInGame(game, Number(args[1])), actual(state)) !== 0;
    return known || games.isPeriodOver(state, game);
  },
  explain: ({ args, state, outcomes }) => {
    const game = asGame(args[0]) ?? 'g1';
    const winner = realValue(raceInGame(game, Number(args[1])), outcomes);
    const what = `${args[1]} points of ${games.periods[game].sentence}`;
    if (winner === 0) return `Stake back: nobody won ${what}`;
    return `${state.sides[winner === 1 ? 'home' : 'away'].mediumName} won ${what} first`;
  },
};

/** point:<game>:<point>: who wins it; the stake comes back when the game ends before. */
export const pointWinner: Kind = {
  head: 'point',
  build(args, sides) {
    const game = asGame(args[0]);
    const point = asCount(args[1], 1, TOLD_POINTS);
    if (game === undefined || point === undefined || args.length !== 2) return undefined;
    return {
      type: 'OTHER',
      classification: 'frame',
      name: `${games.periods[game].title} Point ${point} Winner`,
      family: `point:${game}:${point}`,
      measure: pointWinnerOf(game, point),
      winners: 1,
      selections: playedWinners(sides),
    };
  },
  isDecided: (args, state) => {
    const game = asGame(args[0]) ?? 'g1';
    const known = realValue(pointWinnerOf(game, Number(args[1])), actual(state)) !== 0;
    return known || games.isPeriodOver(state, game);
  },
  explain: ({ args, state, outcomes }) => {
    const game = asGame(args[0]) ?? 'g1';
    const winner = realValue(pointWinnerOf(game, Number(args[1])), outcomes);
    const what = `point ${args[1]} of ${games.periods[game].sentence}`;
    if (winner === 0) return `Stake back: ${what} was not played`;
    return `${state.sides[winner === 1 ? 'home' : 'away'].mediumName} won ${what}`;
  },
};

/** extra-points:<game or a game of it>: a game that reaches ten points all. */
export const extraPoints = yesNo<TableTennisState, TableTennisOutcomes>('extra-points', actual, (args) => {
  const game = asGame(args[0]);
  if (args.length !== 1 || (game === undefined && args[0] !== 'game')) return undefined;
  const stretch = game === undefined ? 'the match' : games.periods[game].sentence;
  return {
    name: game === undefined ? 'Any Game to Extra Points' : `${games.periods[game].title} to Extra Points`,
    classification: game === undefined ? 'game' : 'frame',
    isOver: (state) => (game === undefined ? isOver(state) : games.isPeriodOver(state, game)),
    standsOnceSeen: true,
    happens: areAtLeast(1, (game === undefined ? GAMES : [game]).map(isExtra)),
    yes: `There were extra points in ${stretch}`,
    no: `There were no extra points in ${stretch}`,
  };
});
