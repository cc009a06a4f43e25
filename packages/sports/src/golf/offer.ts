import { type LineFamily, linesAround } from '../kit/main-line.ts';
import { Offers } from '../kit/offers.ts';
import type { MarketOffer, Sides } from '../sport.ts';
import { golfMarkets } from './markets/market-book.ts';
import { winningScore } from './measures.ts';
import type { GolfOutcomes } from './outcomes.ts';
import { CUT_AFTER, ROUNDS } from './rules.ts';
import type { GolfState } from './state.ts';

export const TOPS = [5, 10, 20] as const;
/** Of the field's first players, who are its best: matchups of neighbours, cuts, groups of three. */
const MATCHUPS = 20;
const CUTS = 60;
const GROUPS = 20;
const AROUND_WINNING = 3;

/** Spreads and not totals may lie below 0. */
const WINNING: LineFamily<GolfOutcomes> = { key: 'winning', measure: winningScore, spread: true };

/** The markets to offer from here; decided ones are left out. Far off the outrights alone. */
export function offer(
  state: GolfState,
  outcomes: GolfOutcomes,
  sides: Sides,
): readonly MarketOffer<GolfOutcomes>[] {
  if (state.phase === 'final') return [];
  const offers = new Offers<GolfState, GolfOutcomes>(golfMarkets, state, outcomes, sides);
  offers.addAll(['winner', ...TOPS.map((count) => `top:${count}`)]);
  if (state.round < ROUNDS) offers.add(`leader:${state.round}`, false);
  for (const pair of pairs(state)) offers.add(`matchup:${pair.join(':')}`, false);
  for (const group of groups(state)) offers.add(`ball:${state.round}:${group.join(':')}`, false);
  for (const player of playing(state).slice(0, CUTS)) offers.add(`make-cut:${player}`, false);
  offers.add('team', false);
  for (const { key, main } of linesAround(outcomes, WINNING, AROUND_WINNING)) {
    const line = 0 - Number(key.slice('winning:'.length));
    if (!Number.isInteger(line)) offers.add(`winning:${line}`, main);
  }
  return offers.all();
}

function playing({ cards }: GolfState): number[] {
  return cards.flatMap(({ status }, player) => (status === 'in' ? [player] : []));
}

/** The same two all week, as long as both are in. */
function pairs({ cards }: GolfState): number[][] {
  return Array.from({ length: Math.min(MATCHUPS, cards.length >> 1) }, (_, at) => [
    2 * at,
    2 * at + 1,
  ]).filter((pair) => pair.every((player) => cards[player]?.status === 'in'));
}

/** Who tees off together up to the cut. */
function groups({ cards, round }: GolfState): number[][] {
  if (round > CUT_AFTER) return [];
  return Array.from({ length: Math.min(GROUPS, Math.floor(cards.length / 3)) }, (_, at) => [
    3 * at,
    3 * at + 1,
    3 * at + 2,
  ]).filter((group) => group.every((player) => cards[player]?.status === 'in'));
}
