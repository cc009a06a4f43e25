import { leadOf, totalOf } from '../kit/contest.ts';
import { spreadLines, teamTotalLines, totalLines } from '../kit/families.ts';
import type { LineFamily } from '../kit/main-line.ts';
import { Offers } from '../kit/offers.ts';
import { matchAndTotalKeys } from '../kit/winner-and-total.ts';
import type { MarketOffer } from '../market-definition.ts';
import type { Sides } from '../sport.ts';
import { games, points } from './contest.ts';
import { tableTennisMarkets } from './markets/market-book.ts';
import { GAMES, type GameKey } from './measures.ts';
import { type TableTennisOutcomes, TOLD_POINTS } from './outcomes.ts';
import { gamesWon, runningGame, type TableTennisState } from './state.ts';

/** How far around the main line others are offered, each half. */
const AROUND_MATCH = 6;
const AROUND_GAME = 2;
/** All spreads of games won. */
const AROUND_GAMES = 7;
const AROUND_PLAYER = 3;

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
  for (const [family, around] of families(state)) offers.addLines(family, around);
  return offers.all();
}

function matchKeys({ rules }: TableTennisState): string[] {
  return [
    `correct-score:${rules.gamesToWin}`,
    'first-game',
    'odd-even:game',
    'extra-points:game',
    ...['win-game:home', 'win-game:away', 'comeback:home', 'comeback:away'],
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
  const next = runningGame(state).length + 1;
  return [
    ...sureGames(state).flatMap((game) => [
      `moneyline:${game}`,
      `game-score:${game}`,
      `extra-points:${game}`,
      `odd-even:${game}`,
    ]),
    ...(running === undefined ? [] : [3, 5, 7, 9].map((to) => `game-race:${running}:${to}`)),
    ...[next, next + 1].filter((point) => point <= TOLD_POINTS).map((point) => `point:${running}:${point}`),
  ];
}

function families(state: TableTennisState): Family[] {
  return [
    [spreadLines(points, 'game'), AROUND_MATCH],
    [matchTotal, AROUND_MATCH],
    [gameLines('game-spread:game', 'lead'), AROUND_GAMES],
    [gameLines('game-total:game', 'total'), 2],
    ...(['home', 'away'] as const).map(
      (side): Family => [teamTotalLines(points, side, 'game'), AROUND_PLAYER],
    ),
    ...sureGames(state).flatMap((game): Family[] => [
      [spreadLines(points, game), AROUND_GAME],
      [totalLines(points, game), AROUND_GAME],
    ]),
  ];
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
