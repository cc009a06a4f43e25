import { leadOf, totalOf } from '../kit/contest.ts';
import { type LineFamily as AnyLineFamily, linesAround } from '../kit/main-line.ts';
import type { MarketOffer, Sides } from '../sport.ts';
import { cards, corners, goals, isPeriodOver, type SoccerContest, shots, shotsOnTarget } from './contest.ts';
import { soccerMarkets } from './markets/market-book.ts';
import { SCORERS } from './markets/players.ts';
import { goalsOf } from './measures.ts';
import type { SoccerOutcomes } from './outcomes.ts';
import type { SoccerState } from './state.ts';
import { goalsOf as goalsSoFar, tallyOf } from './tally.ts';

type LineFamily = AnyLineFamily<SoccerOutcomes>;
type AddLines = (family: LineFamily, around: number, step?: 0.5 | 0.25) => void;

const { isDecided, market } = soccerMarkets;
/** How far around the main line others are offered. */
const AROUND = { game: 2, half: 1, team: 1, corners: 2.5, teamCorners: 1.5, cards: 1.5, shots: 3 };
const INTERVALS = [1, 16, 31, 46, 61, 76] as const;

/** The markets to offer from here, the main line of each family found in the samples. Decided markets are left out. */
export function offer(
  state: SoccerState,
  outcomes: SoccerOutcomes,
  sides: Sides,
): readonly MarketOffer<SoccerOutcomes>[] {
  if (state.phase === 'final' || isPeriodOver(state, 'reg')) return [];
  const offers: MarketOffer<SoccerOutcomes>[] = [];
  const add = (key: string, main: boolean) => {
    const built = isDecided(state, key) ? undefined : market(key, sides);
    if (built !== undefined) offers.push({ market: built, main });
  };
  const addLines: AddLines = (family, around, step) => {
    for (const { key, main } of linesAround(outcomes, family, around, step)) add(key, main);
  };
  const addAll = (keys: readonly string[]) => {
    for (const key of keys) add(key, true);
  };
  addAll(['threeway:reg', 'double-chance:reg', 'moneyline:reg']);
  addLines({ key: 'spread:reg', measure: leadOf(goals, 'reg'), spread: true }, AROUND.game, 0.25);
  addLines({ key: 'total:reg', measure: totalOf(goals, 'reg'), spread: false }, AROUND.game, 0.25);
  addAll(['both-score:reg', 'correct-score:reg', 'double-result', 'margin:exact']);
  addHalves(addAll, addLines);
  for (const side of ['home', 'away'] as const) {
    addLines({ key: `team-total:${side}:reg`, measure: goalsOf(side, 'reg'), spread: false }, AROUND.team);
  }
  addAll(gameKeys(state));
  addContests(addAll, addLines, state);
  if (state.rules.game === 'soccer') addAll(playerKeys());
  return offers;
}

function addHalves(addAll: (keys: readonly string[]) => void, addLines: AddLines): void {
  for (const half of ['h1', 'h2'] as const) {
    addAll([`threeway:${half}`, `double-chance:${half}`, `moneyline:${half}`]);
    addLines({ key: `spread:${half}`, measure: leadOf(goals, half), spread: true }, AROUND.half, 0.25);
    addLines({ key: `total:${half}`, measure: totalOf(goals, half), spread: false }, AROUND.half, 0.25);
    addAll([`both-score:${half}`, `correct-score:${half}`, `exact-goals:${half}`, `odd-even:${half}`]);
  }
}

/** Markets of the game that come without a line of a family. */
function gameKeys(state: SoccerState): string[] {
  const { home, away } = goalsSoFar(state.log);
  return [
    `next-goal:${home + away + 1}`,
    'last-goal',
    'first-goal-time',
    ...[1, 2, 3].map((more) => `race:${Math.max(home, away) + more}`).filter((key) => key !== 'race:1'),
    'exact-goals:reg',
    'total-band',
    'odd-even:reg',
    'result-both',
    ...[1.5, 2.5, 3.5].map((line) => `result-total:${line}`),
    ...[2.5, 3.5].map((line) => `both-total:${line}`),
    'highest-half',
    'goal-both-halves',
    ...['home', 'away'].flatMap((side) => [
      `team-goals:${side}`,
      `clean-sheet:${side}`,
      `win-to-nil:${side}`,
      `win-either:${side}`,
      `win-halves:${side}`,
      `score-halves:${side}`,
    ]),
    ...intervalKeys(state),
    'own-goal',
    'penalty',
    'red-card',
  ];
}

/** Fifteen minutes each; futsal's forty minutes are told by halves alone. */
function intervalKeys({ rules }: SoccerState): string[] {
  return rules.game === 'soccer' ? INTERVALS.map((from) => `goal-in:${from}:${from + 14}`) : [];
}

function addContests(
  addAll: (keys: readonly string[]) => void,
  addLines: AddLines,
  state: SoccerState,
): void {
  const { home, away } = tallyOf(state.log);
  addAll(['threeway:corners', `next-corner:${home.corners + away.corners + 1}`, 'odd-even:corners']);
  addLines(totals(corners, 'corners'), AROUND.corners);
  addLines(spreads(corners, 'corners'), AROUND.teamCorners);
  for (const half of ['corners-h1', 'corners-h2']) {
    addAll([`threeway:${half}`]);
    addLines(totals(corners, half), AROUND.teamCorners);
  }
  addAll(['threeway:cards']);
  addLines(totals(cards, 'cards'), AROUND.cards);
  addLines(totals(cards, 'cards-h1'), AROUND.half);
  addLines(totals(shots, 'shots'), AROUND.shots);
  addLines(totals(shotsOnTarget, 'shots-on-target'), AROUND.shots);
  for (const side of ['home', 'away'] as const) {
    addLines(team(corners, side, 'corners'), AROUND.teamCorners);
    addLines(team(cards, side, 'cards'), AROUND.half);
    addLines(team(shotsOnTarget, side, 'shots-on-target'), AROUND.teamCorners);
  }
}

function playerKeys(): string[] {
  const each = (count: number, players: readonly number[]) =>
    ['home', 'away'].flatMap((side) => players.map((player) => `scorer:${side}:${player}:${count}`));
  return ['first-scorer', 'last-scorer', ...each(1, SCORERS), ...each(2, SCORERS.slice(0, 3))];
}

function totals(contest: SoccerContest<string>, period: string): LineFamily {
  return { key: `total:${period}`, measure: totalOf(contest, period), spread: false };
}

function spreads(contest: SoccerContest<string>, period: string): LineFamily {
  return { key: `spread:${period}`, measure: leadOf(contest, period), spread: true };
}

function team(contest: SoccerContest<string>, side: 'home' | 'away', period: string): LineFamily {
  return { key: `team-total:${side}:${period}`, measure: contest.pointsOf(side, period), spread: false };
}
