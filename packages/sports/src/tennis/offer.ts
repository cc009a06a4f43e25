import { leadOf, totalOf } from '../kit/contest.ts';
import { countLines, spreadLines, teamTotalLines, totalLines } from '../kit/families.ts';
import type { LineFamily } from '../kit/main-line.ts';
import { Offers } from '../kit/offers.ts';
import { matchAndTotalKeys } from '../kit/winner-and-total.ts';
import type { MarketOffer } from '../market-definition.ts';
import { countPoints } from '../rally/points.ts';
import type { Sides } from '../sport.ts';
import { games, sets } from './contest.ts';
import { tennisMarkets } from './markets/market-book.ts';
import { breaksInSet, breaksOfServe, SETS, type SetKey, servesOf, setNumber } from './measures.ts';
import { type TennisOutcomes, TOLD_GAMES, TOLD_POINTS } from './outcomes.ts';
import { GAME_TO, isFinalSet } from './rules.ts';
import { runningGameTo, runningSet, setsWon, type TennisState } from './state.ts';

/** How far around the main line others are offered, each half. */
const AROUND_MATCH = 5;
const AROUND_SET = 1.5;
/** All of them. */
const AROUND_SETS = 5;
const AROUND_PLAYER = 2.5;
const AROUND_SERVES = 2;
const AROUND_BREAKS = 1;

const matchTotal = totalLines(games, 'game');

/** Points of the running game with markets of their own. */
const POINTS_AHEAD = 4;
/** Games of the running set after the next one whose winners are bet on. */
const GAMES_AHEAD = 2;
/** The score of the set then is bet on. */
const SCORES_AFTER = [4, 6, 8, 10];

/** The markets to offer from here, the main line of each family found in the samples. Decided markets are left out. */
export function offer(
  state: TennisState,
  outcomes: TennisOutcomes,
  sides: Sides,
): readonly MarketOffer<TennisOutcomes>[] {
  if (state.phase === 'final') return [];
  const offers = new Offers(tennisMarkets, state, outcomes, sides);
  offers.addAll(['moneyline:game', ...matchKeys(state), ...setKeys(state), ...gameKeys(state)]);
  offers.addAll(matchAndTotalKeys(outcomes, matchTotal));
  for (const [family, around] of families(state)) {
    const main = offers.addLines(family, around);
    const [head, set, line] = main?.split(':') ?? [];
    if (head === 'total' && set !== 'game' && line?.endsWith('.5')) {
      offers.add(`set-result-total:${set}:${line}`);
    }
  }
  return offers.all();
}

function matchKeys({ rules }: TennisState): string[] {
  return [
    `set-betting:${rules.setsToWin}`,
    'first-set',
    'tiebreak:game',
    'odd-even:game',
    'bagel',
    'most-aces',
    'games-threeway:game',
    ...Array.from({ length: rules.setsToWin - 1 }, (_, more) => `score-after:${more + 2}`),
    ...['win-set:home', 'win-set:away', 'comeback:home', 'comeback:away'],
  ];
}

/** The sets that are sure to be played, from the running one on. */
function sureSets(state: TennisState): SetKey[] {
  const { home, away } = setsWon(state);
  const sure = state.sets.length + state.rules.setsToWin - Math.max(home, away) - 1;
  return SETS.slice(state.sets.length - 1, sure);
}

function setKeys(state: TennisState): string[] {
  const sure = sureSets(state);
  const both = sure.slice(0, -1).map((set) => `next-two:${set}`);
  const each = sure.flatMap((set) => [
    `moneyline:${set}`,
    `set-score:${set}`,
    `tiebreak:${set}`,
    `odd-even:${set}`,
    ...[2, 3, 4, 5].map((count) => `set-race:${set}:${count}`),
  ]);
  return [...each, ...both];
}

/** The running game and the next one, and the next points of the running one. */
function gameKeys(state: TennisState): string[] {
  const set = SETS[state.sets.length - 1];
  const { home, away } = runningSet(state);
  const game = home + away + 1;
  if (set === undefined || game > TOLD_GAMES) return [];
  const point = state.points.length + 1;
  const points = Array.from({ length: POINTS_AHEAD }, (_, more) => point + more).filter(
    (each) => each <= TOLD_POINTS,
  );
  const isTieBreak = runningGameTo(state) > GAME_TO;
  return [
    `game-winner:${set}:${game}`,
    ...(isTieBreak ? [] : [`game-score:${set}:${game}`, `game-points:${set}:${game}`]),
    ...(isTieBreak || isDeuceSeen(state) ? [] : [`game-deuce:${set}:${game}`]),
    ...points.map((each) => `point:${set}:${game}:${each}`),
    ...(point < TOLD_POINTS ? [`point-pair:${set}:${game}:${point}`] : []),
    // Before six games all the next game is one of the set unless this one ends it. Winners are listed as they are offered.
    ...(game < TOLD_GAMES - 1 ? nextGameKeys(set, game + 1) : []),
    ...Array.from({ length: GAMES_AHEAD }, (_, more) => game + 2 + more)
      .filter((each) => each < TOLD_GAMES)
      .map((each) => `game-winner:${set}:${each}`),
    ...(game < TOLD_GAMES - 1 ? [`games-together:${set}:${game}:2`] : []),
    `set-margin:${set}`,
    // Two games on it would be the score of the next two once more.
    ...SCORES_AFTER.filter((count) => count > game + 1).map((count) => `set-after:${set}:${count}`),
  ];
}

/** Whether the running game has been at deuce: then it is known, though the game is not over. */
function isDeuceSeen({ points }: TennisState): boolean {
  const { home, away } = countPoints(points);
  return Math.min(home, away) >= GAME_TO - 1;
}

function nextGameKeys(set: SetKey, game: number): string[] {
  return ['game-winner', 'game-score', 'game-deuce', 'game-points'].map((head) => `${head}:${set}:${game}`);
}

function families(state: TennisState): (readonly [LineFamily<TennisOutcomes>, number])[] {
  return [
    [spreadLines(games, 'game'), AROUND_MATCH],
    [matchTotal, AROUND_MATCH],
    [setLines('set-spread:game', 'lead'), AROUND_SETS],
    [setLines('set-total:game', 'total'), AROUND_SETS],
    ...sureSets(state).flatMap((set) => [...linesOfSet(set), ...breakLines(state, set)]),
    ...(['home', 'away'] as const).flatMap((side) => [
      [teamTotalLines(games, side, 'game'), AROUND_PLAYER] as const,
      [countLines(`aces-${side}`, servesOf('aces', side)), AROUND_SERVES] as const,
      [countLines(`double-faults-${side}`, servesOf('doubleFaults', side)), AROUND_SERVES] as const,
    ]),
    [countLines('aces', servesOf('aces', undefined)), AROUND_SERVES],
    [countLines('double-faults', servesOf('doubleFaults', undefined)), AROUND_SERVES],
    [countLines('breaks', breaksOfServe), AROUND_SERVES],
  ];
}

function linesOfSet(set: SetKey): (readonly [LineFamily<TennisOutcomes>, number])[] {
  return [
    [spreadLines(games, set), AROUND_SET],
    [totalLines(games, set), AROUND_SET],
    ...(['home', 'away'] as const).map((side) => [teamTotalLines(games, side, set), AROUND_SET] as const),
  ];
}

/** Breaks of serve in a set, but in one that is played on until somebody is two games ahead, whose later games are only counted. */
function breakLines({ rules }: TennisState, set: SetKey) {
  if (rules.finalSet === 'advantage' && isFinalSet(rules, setNumber(set))) return [];
  return ([undefined, 'home', 'away'] as const).map((side) => {
    const measure = breaksInSet(set, side);
    return [{ ...countLines(measure.key, measure), onlyHalves: true }, AROUND_BREAKS] as const;
  });
}

function setLines(key: string, what: 'lead' | 'total'): LineFamily<TennisOutcomes> {
  const measure = what === 'lead' ? leadOf(sets, 'game') : totalOf(sets, 'game');
  return {
    key,
    measure: { ...measure, key: `set-${measure.key}` },
    spread: what === 'lead',
    onlyHalves: true,
  };
}
