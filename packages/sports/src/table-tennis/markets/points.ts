import { bandKey, bandName, bands, isIn } from '../../kit/bands.ts';
import { leadOf, realValue } from '../../kit/contest.ts';
import { countMarket } from '../../kit/counts.ts';
import { asCount, type MarketKind, winWhere } from '../../kit/kind.ts';
import { SIDES } from '../../kit/sides.ts';
import { mostSelections, resultOf } from '../../kit/winner.ts';
import { exactly, scoreOf, scoreValue } from '../../rally/match-markets.ts';
import { whenPlayed } from '../../rally/played.ts';
import { actual } from '../actual.ts';
import { games, isOver, points } from '../contest.ts';
import { asGame, extraGames, gameNumber, highestGame, leadAfter, pairWinnersOf } from '../measures.ts';
import { type TableTennisOutcomes, TOLD_POINTS } from '../outcomes.ts';
import { GAME_TO, type TableTennisState } from '../state.ts';

type Kind = MarketKind<TableTennisState, TableTennisOutcomes>;

const MARGINS = bands(2, 3, 5, 7);

/** game-margin:<game>: by how many points who wins it. */
export const gameMargin: Kind = {
  head: 'game-margin',
  build(args, sides) {
    const game = args.length === 1 ? asGame(args[0]) : undefined;
    if (game === undefined) return undefined;
    return {
      type: 'WINNING_MARGIN',
      classification: 'frame',
      name: `${games.periods[game].title} Winning Margin`,
      family: `game-margin:${game}`,
      measure: leadOf(points, game),
      isLead: true,
      winners: 1,
      selections: SIDES.flatMap((side) =>
        MARGINS.map((band) => ({
          key: `${side}-${bandKey(band)}`,
          type: 'EXACTLY' as const,
          name: `${sides[side].mediumName} by ${bandName(band)} Points`,
          side,
          grade: whenPlayed((lead) => isIn(band, side === 'home' ? lead : -lead)),
        })),
      ),
    };
  },
  isDecided: (args, state) => games.isPeriodOver(state, asGame(args[0]) ?? 'g1'),
  explain: (facts) => resultOf(games, facts, asGame(facts.args[0]) ?? 'g1'),
};

/** game-exact:<game>: its score to the point, but for one that goes beyond ten all. */
export const gameExact: Kind = {
  head: 'game-exact',
  build(args, sides) {
    const game = args.length === 1 ? asGame(args[0]) : undefined;
    if (game === undefined) return undefined;
    return {
      type: 'WINNING_MARGIN',
      classification: 'frame',
      name: `${games.periods[game].title} Exact Score`,
      family: `game-exact:${game}`,
      measure: scoreOf(games, game),
      winners: 1,
      selections: SIDES.flatMap((side) => [
        ...Array.from({ length: GAME_TO - 1 }, (_, lost) => exactly(side, GAME_TO, lost, sides)),
        {
          key: `${side}-extra`,
          type: 'EXACTLY' as const,
          name: `${sides[side].mediumName} after 10–10`,
          side,
          grade: winWhere((value) => isAfterTens(side === 'home' ? value : swapped(value))),
        },
      ]),
    };
  },
  isDecided: (args, state) => games.isPeriodOver(state, asGame(args[0]) ?? 'g1'),
  explain: (facts) => resultOf(games, facts, asGame(facts.args[0]) ?? 'g1'),
};

function swapped(value: number): number {
  return scoreValue(value & 63, value >> 6);
}

/** Whether the home side won more than it needed. */
function isAfterTens(value: number): boolean {
  const [home, away] = [value >> 6, value & 63];
  return home > away && away >= GAME_TO - 1;
}

/** game-lead:<game>:<points>: who is ahead after so many points of it, which every game has. */
export const gameLead: Kind = {
  head: 'game-lead',
  build(args, sides) {
    const game = asGame(args[0]);
    const played = asCount(args[1], 2, GAME_TO - 1);
    if (game === undefined || played === undefined || args.length !== 2) return undefined;
    return {
      type: 'OTHER',
      classification: 'frame',
      name: `${games.periods[game].title} Leader After ${played} Points`,
      family: `game-lead:${game}:${played}`,
      measure: leadAfter(game, played),
      winners: 1,
      selections: mostSelections(sides, { key: 'level', name: 'Level' }),
    };
  },
  isDecided: (args, state) => {
    const game = asGame(args[0]) ?? 'g1';
    const told = state.games[gameNumber(game) - 1] ?? '';
    return told.length >= Number(args[1]) || games.isPeriodOver(state, game);
  },
  explain: ({ args, state, outcomes }) => {
    const game = asGame(args[0]) ?? 'g1';
    const lead = realValue(leadAfter(game, Number(args[1])), outcomes);
    const after = `after ${args[1]} points of ${games.periods[game].sentence}`;
    if (lead === 0) return `It was level ${after}`;
    return `${state.sides[lead > 0 ? 'home' : 'away'].mediumName} led by ${Math.abs(lead)} ${after}`;
  },
};

/** point-pair:<game>:<point>: who wins it and the next one, or one each; the stake comes back when the game ends before. */
export const pointPair: Kind = {
  head: 'point-pair',
  build(args, sides) {
    const game = asGame(args[0]);
    const point = asCount(args[1], 1, TOLD_POINTS - 1);
    if (game === undefined || point === undefined || args.length !== 2) return undefined;
    const won = (code: number) => whenPlayed((value) => value === code);
    return {
      type: 'OTHER',
      classification: 'frame',
      name: `${games.periods[game].title} Points ${point} and ${point + 1}`,
      family: `point-pair:${game}:${point}`,
      measure: pairWinnersOf(game, point),
      winners: 1,
      selections: [
        { key: 'home', type: 'OTHER', name: `${sides.home.mediumName} Both`, side: 'home', grade: won(1) },
        { key: 'each', type: 'OTHER', name: 'One Each', grade: won(3) },
        { key: 'away', type: 'OTHER', name: `${sides.away.mediumName} Both`, side: 'away', grade: won(2) },
      ],
    };
  },
  isDecided: (args, state) => {
    const game = asGame(args[0]) ?? 'g1';
    const known = realValue(pairWinnersOf(game, Number(args[1])), actual(state)) !== 0;
    return known || games.isPeriodOver(state, game);
  },
  explain: ({ args, state, outcomes }) => {
    const game = asGame(args[0]) ?? 'g1';
    const point = Number(args[1]);
    const code = realValue(pairWinnersOf(game, point), outcomes);
    const what = `points ${point} and ${point + 1} of ${games.periods[game].sentence}`;
    if (code === 0) return `Stake back: not both ${what} were played`;
    if (code === 3) return `Each won one of ${what}`;
    return `${state.sides[code === 1 ? 'home' : 'away'].mediumName} won both ${what}`;
  },
};

/** extra-games:<line> and highest-game:<line> */
export const gameCounts: readonly Kind[] = [
  countMarket({
    head: 'extra-games',
    name: 'Total Games to Extra Points',
    unit: { one: 'game to extra points', many: 'games to extra points' },
    classification: 'game',
    measure: extraGames,
    isOver,
  }),
  countMarket({
    head: 'highest-game',
    name: 'Points in the Longest Game',
    unit: { one: 'point in the longest game', many: 'points in the longest game' },
    classification: 'game',
    measure: highestGame,
    isOver,
  }),
];
