import { leadOf, totalOf } from '../kit/contest.ts';
import { countLines, spreadLines, teamTotalLines, totalLines } from '../kit/families.ts';
import type { LineFamily } from '../kit/main-line.ts';
import { Offers } from '../kit/offers.ts';
import { SIDES } from '../kit/sides.ts';
import { matchAndTotalKeys } from '../kit/winner-and-total.ts';
import type { MarketOffer } from '../market-definition.ts';
import { countPoints } from '../rally/points.ts';
import type { Sides } from '../sport.ts';
import { games, points } from './contest.ts';
import { tableTennisMarkets } from './markets/market-book.ts';
import { extraGames, GAMES, type GameKey, highestGame } from './measures.ts';
import { KEPT_POINTS, type TableTennisOutcomes, TOLD_POINTS } from './outcomes.ts';
import { leadMost, runIn } from './run-measures.ts';
import { gamesWon, runningGame, type TableTennisState } from './state.ts';

/** How far around the main line others are offered, each half. */
const AROUND_MATCH = 6;
const AROUND_GAME = 2;
/** All spreads of games won. */
const AROUND_GAMES = 7;
const AROUND_PLAYER = 3;
const AROUND_LONGEST = 3;
/** Points of the running game with markets of their own. */
const POINTS_AHEAD = 4;
/** Who is ahead then, and by which score, is bet on. */
const LEADS_AFTER = [4, 6, 8, 10];
/** So many of the next points together. */
const TOGETHER = [3, 5];
const AROUND_RUN = 2;
/** Level games go on for so many points more once in 256 times. */
const FAR_POINTS = 16;

type Family = readonly [LineFamily<TableTennisOutcomes>, number];

const matchTotal = totalLines(points, 'game');

/** The markets to offer from here, the main line of each family found in the samples. Decided markets are left out. */
export function offer(
  state: TableTennisState,
  outcomes: TableTennisOutcomes,
  sides: Sides,
): readonly MarketOffer<TableTennisOutcomes>[] {
  if (state.phase === 'final') return [];
  const offers = new Offers(tableTennisMarkets, state, outcomes, sides);
  offers.addAll(['moneyline:game', ...matchKeys(state), ...gameKeys(state)]);
  offers.addAll(matchAndTotalKeys(outcomes, matchTotal));
  for (const [family, around] of families(state)) {
    const main = offers.addLines(family, around);
    const [head, game, line] = main?.split(':') ?? [];
    if (head === 'total' && game !== 'game' && line?.endsWith('.5')) {
      offers.add(`game-result-total:${game}:${line}`);
    }
  }
  return offers.all();
}

function matchKeys({ rules }: TableTennisState): string[] {
  return [
    `correct-score:${rules.gamesToWin}`,
    'first-game',
    'odd-even:game',
    'extra-points:game',
    ...['win-game:home', 'win-game:away', 'comeback:home', 'comeback:away'],
    `exact-games:${rules.gamesToWin}`,
    ...Array.from({ length: rules.gamesToWin - 1 }, (_, more) => `score-after:${more + 2}`),
    'games-odd-even:game',
    'points-threeway:game',
  ];
}

/** The games that are sure to be played, from the running one on. */
function sureGames(state: TableTennisState): GameKey[] {
  const { home, away } = gamesWon(state);
  const sure = state.games.length + state.rules.gamesToWin - Math.max(home, away) - 1;
  return GAMES.slice(state.games.length - 1, sure);
}

function gameKeys(state: TableTennisState): string[] {
  const running = GAMES[state.games.length - 1];
  const played = runningGame(state).length;
  const { home, away } = countPoints(runningGame(state));
  const ahead = Math.max(home, away);
  const sure = sureGames(state);
  return [
    ...sure.flatMap((game) => [
      `moneyline:${game}`,
      `game-exact:${game}`,
      `game-margin:${game}`,
      `extra-points:${game}`,
      `odd-even:${game}`,
    ]),
    ...sure.slice(0, -1).map((game) => `next-two:${game}`),
    ...(running === undefined ? [] : [3, 5, 7, 9].map((to) => `game-race:${running}:${to}`)),
    ...LEADS_AFTER.filter((points) => points > played).map((points) => `game-lead:${running}:${points}`),
    // So many points on it would be the score of the next points once more.
    ...LEADS_AFTER.filter((points) => points > played + 2 && !TOGETHER.includes(points - played)).map(
      (points) => `game-after:${running}:${points}`,
    ),
    ...[5, 7].filter((to) => to > ahead).map((to) => `race-game:${running}:${to}`),
    ...TOGETHER.filter((count) => played + count <= TOLD_POINTS).map(
      (count) => `next-points:${running}:${played + 1}:${count}`,
    ),
    ...pointsFrom(played + 1).map((point) => `point:${running}:${point}`),
    `point-pair:${running}:${played + 1}`,
  ];
}

/** The next points of the running game, as far as they are told. */
function pointsFrom(next: number): number[] {
  return Array.from({ length: POINTS_AHEAD }, (_, more) => next + more).filter(
    (point) => point <= TOLD_POINTS,
  );
}

function families(state: TableTennisState): Family[] {
  return [
    [spreadLines(points, 'game'), AROUND_MATCH],
    [matchTotal, AROUND_MATCH],
    [gameLines('game-spread:game', 'lead'), AROUND_GAMES],
    [gameLines('game-total:game', 'total'), 2],
    ...SIDES.map((side): Family => [teamTotalLines(points, side, 'game'), AROUND_PLAYER]),
    ...sureGames(state).flatMap((game): Family[] => [
      [spreadLines(points, game), AROUND_GAME],
      [totalLines(points, game), AROUND_GAME],
      ...SIDES.map((side): Family => [teamTotalLines(points, side, game), AROUND_GAME]),
    ]),
    ...runFamilies(state),
    [{ ...countLines('extra-games', extraGames), onlyHalves: true }, 2],
    [countLines('highest-game', highestGame), AROUND_LONGEST],
  ];
}

/** Runs and leads within the running game, while hardly any goes on beyond what samples tell of it. */
function runFamilies(state: TableTennisState): Family[] {
  const game = GAMES[state.games.length - 1];
  if (game === undefined || runningGame(state).length > KEPT_POINTS - FAR_POINTS) return [];
  return [undefined, ...SIDES].flatMap((side) =>
    [runIn(game, side), leadMost(game, side)].map((measure): Family => {
      return [{ ...countLines(measure.key, measure), onlyHalves: true }, AROUND_RUN];
    }),
  );
}

function gameLines(key: string, what: 'lead' | 'total'): LineFamily<TableTennisOutcomes> {
  const measure = what === 'lead' ? leadOf(games, 'game') : totalOf(games, 'game');
  return {
    key,
    measure: { ...measure, key: `game-${measure.key}` },
    spread: what === 'lead',
    onlyHalves: true,
  };
}
