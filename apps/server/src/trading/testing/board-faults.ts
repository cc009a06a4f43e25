import { impliedChance } from '@fairline/money/float.ts';
import {
  HALF_LOSS,
  HALF_WIN,
  LOSS,
  type Mark,
  type MarketDefinition,
  type Outcomes,
  PUSH,
  WIN,
} from '@fairline/sports/market-definition.ts';
import { RANKS } from '../mark-ranks.ts';
import { unpackColumn } from '../packed-column.ts';
import type { BoardAt } from './demo-games.ts';

/** A price that is on sale, with what it gets in every sample. */
export interface SoldPrice extends Sampled {
  readonly name: string;
  readonly measure: string;
  readonly market: string;
  readonly implied: number;
}

/** What a price gets in each sample. Hundreds of prices are held against each other, thousands of samples each. */
export interface Sampled {
  /** From the least to the most that a stake gets: RANKS of its marks. */
  readonly ranks: Uint8Array;
  /** How much of a win each sample is, 0 to 1: one shared by several is a part of one. */
  readonly won: Float64Array;
}

const RANK_OF_WIN = RANKS[WIN];
const RANK_OF_PUSH = RANKS[PUSH];

const WON: Readonly<Record<Mark, number>> = {
  [LOSS]: 0,
  [HALF_LOSS]: 0,
  [PUSH]: 0,
  [HALF_WIN]: 0.5,
  [WIN]: 1,
};
/** How much of a stake comes back, by rank. */
const BACK: readonly number[] = [0, 0.5, 1, 0.5, 0];
const EPSILON = 1e-9;
/** Of a win that is shared, a part may be lost in rounding. */
const MOST_LOST = 0.001;

type Definition = MarketDefinition<Outcomes>;
type Selection = Definition['selections'][number];

type Sides = Parameters<BoardAt['model']['market']>[1];

/** Everything on a board that is for sale, each sample marked by the selection's own rule. */
export function soldPrices(at: BoardAt, sides: Sides): SoldPrice[] {
  return at.board.views.flatMap((view) => {
    const definition = at.model.market(view.key, sides);
    if (!definition) return [];
    return definition.selections.flatMap((selection, place) => {
      const odds = view.selections[place]?.odds;
      const sampled = marksOf(at, definition, selection);
      if (!odds || !sampled) return [];
      const name = `${view.key}~${selection.key}`;
      const measure = (selection.measure ?? definition.measure).key;
      return [{ name, market: view.key, measure, implied: impliedChance(odds), ...sampled }];
    });
  });
}

/** What a selection gets in each sample. */
function marksOf({ result }: BoardAt, { measure }: Definition, selection: Selection): Sampled | undefined {
  const stored = result.columns.get((selection.measure ?? measure).key);
  if (!stored) return undefined;
  const { values, codes } = unpackColumn(stored);
  const ofCode = Array.from(values, (value) => selection.grade(value));
  const shares = Array.from(values, (value, code) => {
    const shared = selection.deadHeat?.(value);
    return WON[ofCode[code] ?? LOSS] * (shared ? shared.places / shared.tied : 1);
  });
  const ranks = new Uint8Array(codes.length);
  const won = new Float64Array(codes.length);
  for (let sample = 0; sample < codes.length; sample++) {
    const code = codes[sample] ?? 0;
    ranks[sample] = RANKS[ofCode[code] ?? LOSS];
    won[sample] = shares[code] ?? 0;
  }
  return { ranks, won };
}

/** Markets of which another number of selections wins than they say, in some sample that is not pushed. */
export function wrongWinners(at: BoardAt, sides: Sides): string[] {
  return at.board.views.flatMap((view) => {
    const definition = at.model.market(view.key, sides);
    if (!definition) return [`${view.key} is no market`];
    if (definition.selections.some(({ measure }) => measure)) return wrongPlaces(at, definition);
    const sampled = definition.selections.flatMap((selection) => marksOf(at, definition, selection) ?? []);
    const [first] = sampled;
    if (!first || sampled.length < definition.selections.length) return [`${view.key} has no samples`];
    const isWrong = first.won.some((_, sample) => {
      let won = 0;
      let back = 0;
      for (const one of sampled) {
        won += one.won[sample] ?? 0;
        back += BACK[one.ranks[sample] ?? 0] ?? 0;
      }
      return Math.abs(won + (back / sampled.length - 1) * definition.winners) > EPSILON;
    });
    return isWrong ? [view.key] : [];
  });
}

/** A market whose selections have measures of their own is told by its counts alone: all together win as often as there are places. */
function wrongPlaces({ result }: BoardAt, { key, winners }: Definition): string[] {
  const counts = result.markets.find((market) => market.key === key);
  if (!counts) return [`${key} has no counts`];
  const played = result.samples - Math.min(...counts.pushes);
  return Math.abs(sum(counts.wins) - played * winners) > MOST_LOST * played ? [key] : [];
}

/** Prices that are better than their chance is worth. */
export function betterThanFair(prices: readonly SoldPrice[]): string[] {
  return prices
    .map((price) => ({ ...price, chance: chanceOf(price) }))
    .filter(({ implied, chance }) => implied < chance - EPSILON)
    .map(({ name, implied, chance }) => `${name} ${implied} for ${chance}`);
}

/** Markets, all of whose selections are for sale, whose prices add up to less than the selections that win. */
export function underRound({ board, model }: BoardAt, sides: Sides): string[] {
  return board.views.flatMap(({ key, selections }) => {
    const implied = selections.map(({ odds }) => (odds ? impliedChance(odds) : 1));
    return sum(implied) < (model.market(key, sides)?.winners ?? 0) - EPSILON ? [`${key} ${implied}`] : [];
  });
}

/** Pairs of which one is nowhere worse than the other, and yet pays more. */
export function outOfOrder(prices: readonly SoldPrice[]): string[] {
  return prices.flatMap((one) =>
    prices
      .filter((other) => one.implied < other.implied && isNowhereWorse(one, other))
      .map((other) => `${one.name} ${one.implied} is never worse than ${other.name} ${other.implied}`),
  );
}

function isNowhereWorse(one: SoldPrice, other: SoldPrice): boolean {
  for (let sample = 0; sample < one.ranks.length; sample++) {
    if ((one.ranks[sample] ?? 0) < (other.ranks[sample] ?? 0)) return false;
    if ((one.won[sample] ?? 0) < (other.won[sample] ?? 0)) return false;
  }
  return true;
}

/** Pairs, and triples of one measure, that win or come back in every sample and cost less than they return. */
export function sureWins(prices: readonly SoldPrice[]): string[] {
  const all = prices.map((price) => ({ price, most: mostCovered(price) }));
  const measures = [...new Set(prices.map(({ measure }) => measure))];
  const ofMeasure = measures.map((measure) => all.filter(({ price }) => price.measure === measure));
  return [...surePairs(all), ...ofMeasure.flatMap(sureTriples)];
}

interface Covering {
  readonly price: SoldPrice;
  /** In so many samples at most it is what makes several bets win, or come back. */
  readonly most: number;
}

function mostCovered({ ranks, won }: SoldPrice): number {
  let count = 0;
  for (let sample = 0; sample < ranks.length; sample++) {
    if (isWhole(ranks, won, sample) || ranks[sample] === RANK_OF_PUSH) count += 1;
  }
  return count;
}

function isWhole(ranks: Uint8Array, won: Float64Array, sample: number): boolean {
  return ranks[sample] === RANK_OF_WIN && won[sample] === 1;
}

function surePairs(all: readonly Covering[]): string[] {
  const found: string[] = [];
  all.forEach((one, at) => {
    for (let next = at + 1; next < all.length; next++) {
      const other = all[next];
      if (other && canBeSure(one, other) && isSure([one, other])) found.push(namesOf([one, other]));
    }
  });
  return found;
}

function sureTriples(all: readonly Covering[]): string[] {
  const found: string[] = [];
  all.forEach((one, at) => {
    for (let next = at + 1; next < all.length; next++) {
      const other = all[next];
      for (let last = next + 1; last < all.length; last++) {
        const third = all[last];
        if (!other || !third || !canBeSure(one, other, third)) continue;
        if (isSure([one, other, third])) found.push(namesOf([one, other, third]));
      }
    }
  });
  return found;
}

/** Whether they cover enough samples, were no two to cover the same, at less than they return. */
function canBeSure(one: Covering, other: Covering, third?: Covering): boolean {
  const covered = one.most + other.most + (third?.most ?? 0);
  const cost = one.price.implied + other.price.implied + (third?.price.implied ?? 0);
  return covered >= one.price.ranks.length && cost < 1 - EPSILON;
}

function isSure(bets: readonly Covering[]): boolean {
  const [first] = bets;
  return (
    first?.price.ranks.every((_, sample) => {
      const isWon = bets.some(({ price: { ranks, won } }) => isWhole(ranks, won, sample));
      return isWon || bets.every(({ price: { ranks } }) => ranks[sample] === RANK_OF_PUSH);
    }) ?? false
  );
}

function namesOf(bets: readonly Covering[]): string {
  return bets.map(({ price: { name, implied } }) => `${name} ${implied}`).join(' and ');
}

/** The chance to win, what comes back left out. */
function chanceOf({ ranks, won }: SoldPrice): number {
  let back = 0;
  for (const rank of ranks) back += BACK[rank] ?? 0;
  return ranks.length > back ? won.reduce((total, share) => total + share, 0) / (ranks.length - back) : 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
