import {
  HALF_LOSS,
  HALF_WIN,
  LOSS,
  type Mark,
  type MarketDefinition,
  type Outcomes,
  PUSH,
  WIN,
} from '@fairline/sports/sport.ts';
import { impliedChance } from '../implied-chance.ts';
import { RANKS } from '../mark-ranks.ts';
import { unpackColumn } from '../packed-column.ts';
import type { BoardAt } from './demo-games.ts';

/** A price that is on sale, with what it gets in every sample. */
export interface SoldPrice {
  readonly name: string;
  readonly measure: string;
  readonly market: string;
  readonly implied: number;
  readonly marks: readonly Mark[];
  /** How much of a win each sample is, 0 to 1: one shared by several is a part of one. */
  readonly won: readonly number[];
}

const WON: Readonly<Record<Mark, number>> = {
  [LOSS]: 0,
  [HALF_LOSS]: 0,
  [PUSH]: 0,
  [HALF_WIN]: 0.5,
  [WIN]: 1,
};
const BACK: Readonly<Record<Mark, number>> = {
  [LOSS]: 0,
  [HALF_LOSS]: 0.5,
  [PUSH]: 1,
  [HALF_WIN]: 0.5,
  [WIN]: 0,
};
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
function marksOf({ result }: BoardAt, { measure }: Definition, selection: Selection) {
  const stored = result.columns.get((selection.measure ?? measure).key);
  if (!stored) return undefined;
  const { values, codes } = unpackColumn(stored);
  const ofCode = Array.from(values, (value) => selection.grade(value));
  const shares = Array.from(values, (value, code) => {
    const shared = selection.deadHeat?.(value);
    return WON[ofCode[code] ?? LOSS] * (shared ? shared.places / shared.tied : 1);
  });
  return {
    marks: Array.from(codes, (code) => ofCode[code] ?? LOSS),
    won: Array.from(codes, (code) => shares[code] ?? 0),
  };
}

/** Markets of which another number of selections wins than they say, in some sample that is not pushed. */
export function wrongWinners(at: BoardAt, sides: Sides): string[] {
  return at.board.views.flatMap((view) => {
    const definition = at.model.market(view.key, sides);
    if (!definition) return [`${view.key} is no market`];
    if (definition.selections.some(({ measure }) => measure)) return wrongPlaces(at, definition);
    const sampled = definition.selections.map((selection) => marksOf(at, definition, selection));
    const [first] = sampled;
    if (!first || sampled.includes(undefined)) return [`${view.key} has no samples`];
    const isWrong = first.marks.some((_, sample) => {
      const won = sum(sampled.map((one) => one?.won[sample] ?? 0));
      const back = sum(sampled.map((one) => BACK[one?.marks[sample] ?? LOSS])) / sampled.length;
      return Math.abs(won + (back - 1) * definition.winners) > EPSILON;
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
    .filter((price) => price.implied < chanceOf(price) - EPSILON)
    .map((price) => `${price.name} ${price.implied} for ${chanceOf(price)}`);
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
  return one.marks.every(
    (mark, sample) =>
      RANKS[mark] >= RANKS[other.marks[sample] ?? LOSS] && (one.won[sample] ?? 0) >= (other.won[sample] ?? 0),
  );
}

/** Pairs, and triples of one measure, that win or come back in every sample and cost less than they return. */
export function sureWins(prices: readonly SoldPrice[]): string[] {
  const found: string[] = [];
  prices.forEach((one, at) => {
    prices.slice(at + 1).forEach((other, next) => {
      const pair = [one, other];
      if (isSure(pair)) found.push(namesOf(pair));
      if (one.measure !== other.measure) return;
      for (const third of prices.slice(at + next + 2)) {
        const triple = [...pair, third];
        if (third.measure === one.measure && isSure(triple)) found.push(namesOf(triple));
      }
    });
  });
  return found;
}

function isSure(bets: readonly SoldPrice[]): boolean {
  if (sum(bets.map(({ implied }) => implied)) >= 1 - EPSILON) return false;
  const [first] = bets;
  return (
    first?.marks.every((_, sample) => {
      const isWon = bets.some(({ marks, won }) => marks[sample] === WIN && won[sample] === 1);
      return isWon || bets.every(({ marks }) => marks[sample] === PUSH);
    }) ?? false
  );
}

function namesOf(bets: readonly SoldPrice[]): string {
  return bets.map(({ name, implied }) => `${name} ${implied}`).join(' and ');
}

/** The chance to win, what comes back left out. */
function chanceOf({ marks, won }: SoldPrice): number {
  const back = sum(marks.map((mark) => BACK[mark]));
  return marks.length > back ? sum(won) / (marks.length - back) : 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
