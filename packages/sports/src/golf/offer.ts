import { teamsOf } from '../kit/field-teams.ts';
import { type LineFamily, linesAround } from '../kit/main-line.ts';
import { Offers } from '../kit/offers.ts';
import type { MarketOffer } from '../market-definition.ts';
import type { Sides } from '../sport.ts';
import { inGroups, leaderboardBefore, pairsOf } from './draw.ts';
import { halfLines } from './half-lines.ts';
import { golfMarkets } from './markets/market-book.ts';
import { type GolfMeasure, winningScore } from './measures.ts';
import type { GolfOutcomes } from './outcomes.ts';
import { cutLine, lowestOf, roundScoreOf } from './round-measures.ts';
import { CUT_AFTER, CUT_PLACES, ROUNDS } from './rules.ts';
import type { GolfState } from './state.ts';

export const TOPS = [5, 10, 20] as const;
/** Of the field's first players, who are its best: matchups of neighbours, cuts, groups of three and of four. */
const MATCHUPS = 20;
const CUTS = 60;
const GROUPS = 20;
const FOURS = 10;
/** Of those who lead after a round: matchups and groups for the rest of the week, and scores of the next one. */
const LEADING_PAIRS = 10;
const LEADING_FOURS = 5;
const ROUND_SCORES = 20;
const AROUND_WINNING = 3;
const AROUND_SCORE = 1;

/** Spreads and not totals may lie below 0. */
const WINNING: LineFamily<GolfOutcomes> = {
  key: 'winning',
  measure: winningScore,
  spread: true,
  onlyHalves: true,
};

/** The markets to offer from here; decided ones are left out. Far off the outrights alone. */
export function offer(
  state: GolfState,
  outcomes: GolfOutcomes,
  sides: Sides,
): readonly MarketOffer<GolfOutcomes>[] {
  if (state.phase === 'final') return [];
  const offers = new Offers<GolfState, GolfOutcomes>(golfMarkets, state, outcomes, sides);
  const { round } = state;
  offers.addAll(['winner', ...TOPS.map((count) => `top:${count}`)]);
  if (round < ROUNDS) offers.add(`leader:${round}`, false);
  for (const pair of matchups(state)) offers.add(`matchup:${pair}`, false);
  for (const group of threes(state)) offers.add(`ball:${round}:${group.join(':')}`, false);
  for (const pair of pairsOf(state, round)) offers.addOpen(`two-ball:${round}:${pair.join(':')}`);
  for (const group of fours(state)) offers.addOpen(`group:${group}`);
  for (const player of playing(state).slice(0, CUTS)) offers.add(`make-cut:${player}`, false);
  offers.add('team', false);
  teamsOf(sides).forEach((_, team) => {
    offers.addOpen(`top-of:${team}`);
  });
  for (const { key, main } of linesAround(outcomes, WINNING, AROUND_WINNING)) {
    offers.add(`winning:${0 - Number(key.slice('winning:'.length))}`, main);
  }
  for (const key of ['margin', 'play-off', `leader-wins:${round - 1}`]) offers.addOpen(key);
  const addLines = (key: string, measure: GolfMeasure) => {
    for (const { line } of halfLines(outcomes, measure, AROUND_SCORE)) offers.addOpen(`${key}:${line}`);
  };
  if (round <= CUT_AFTER && playing(state).length > CUT_PLACES) addLines('cut-line', cutLine);
  addLines(`low:${round}`, lowestOf(round - 1));
  for (const player of leaderboardBefore(state, round).slice(0, ROUND_SCORES)) {
    addLines(`round-score:${round}:${player}`, roundScoreOf(player, round - 1));
  }
  return offers.all();
}

function playing({ cards }: GolfState): number[] {
  return cards.flatMap(({ status }, player) => (status === 'in' ? [player] : []));
}

/** The same two all week, and those who go out together as leaders after the cut, as long as both are in. */
function matchups(state: GolfState): Set<string> {
  const leading = [CUT_AFTER + 1, ROUNDS]
    .filter((round) => round <= state.round)
    .flatMap((round) => pairsOf(state, round).slice(0, LEADING_PAIRS));
  const all = [...inGroups(fieldNumbers(state), 2).slice(0, MATCHUPS), ...leading];
  const open = all.filter((pair) => pair.every((player) => state.cards[player]?.status === 'in'));
  return new Set(open.map((pair) => [...pair].sort((one, other) => one - other).join(':')));
}

/** Who tees off together up to the cut. */
function threes(state: GolfState): number[][] {
  if (state.round > CUT_AFTER) return [];
  return inGroups(fieldNumbers(state), 3)
    .slice(0, GROUPS)
    .filter((group) => group.every((player) => state.cards[player]?.status === 'in'));
}

/** The same four all week, and those who lead after the cut. */
function fours(state: GolfState): Set<string> {
  const leading = state.round > CUT_AFTER ? leaderboardBefore(state, CUT_AFTER + 1) : [];
  const all = [
    ...inGroups(fieldNumbers(state), 4).slice(0, FOURS),
    ...inGroups(leading, 4).slice(0, LEADING_FOURS),
  ];
  return new Set(all.map((group) => group.sort((one, other) => one - other).join(':')));
}

function fieldNumbers({ cards }: GolfState): number[] {
  return [...cards.keys()];
}
