import { HALF_LOSS, HALF_WIN, LOSS, type Mark, PUSH, WIN } from '@fairline/sports/sport.ts';
import { impliedChance } from '../implied-chance.ts';
import { unpackColumn } from '../packed-column.ts';
import type { BoardAt } from './demo-games.ts';

/** A price that is on sale, with what it gets in every sample. */
export interface SoldPrice {
  readonly name: string;
  readonly measure: string;
  readonly market: string;
  readonly implied: number;
  readonly marks: readonly Mark[];
}

const PAYS: Readonly<Record<Mark, number>> = {
  [LOSS]: 0,
  [HALF_LOSS]: 1,
  [PUSH]: 2,
  [HALF_WIN]: 3,
  [WIN]: 4,
};
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

/** Everything on a board that is for sale, each sample marked by the selection's own rule. */
export function soldPrices(
  { board, result, model }: BoardAt,
  sides: Parameters<typeof model.market>[1],
): SoldPrice[] {
  return board.views.flatMap((view) => {
    const definition = model.market(view.key, sides);
    const stored = definition && result.columns.get(definition.measure.key);
    if (!definition || !stored) return [];
    const { values, codes } = unpackColumn(stored);
    return definition.selections.flatMap((selection, place) => {
      const odds = view.selections[place]?.odds;
      if (!odds) return [];
      const ofCode = Array.from(values, (value) => selection.grade(value));
      const marks = Array.from(codes, (code) => ofCode[code] ?? LOSS);
      const name = `${view.key}~${selection.key}`;
      return [
        { name, market: view.key, measure: definition.measure.key, implied: impliedChance(odds), marks },
      ];
    });
  });
}

/** Markets of which another number of selections wins than they say, in some sample that is not pushed. */
export function wrongWinners(
  { board, result, model }: BoardAt,
  sides: Parameters<typeof model.market>[1],
): string[] {
  return board.views.flatMap((view) => {
    const definition = model.market(view.key, sides);
    const stored = definition && result.columns.get(definition.measure.key);
    if (!definition || !stored) return [`${view.key} has no samples`];
    const { selections, winners } = definition;
    return Array.from(stored.values).flatMap((value) => {
      const marks = selections.map((selection) => selection.grade(value));
      const won = sum(marks.map((mark) => WON[mark]));
      const back = sum(marks.map((mark) => BACK[mark])) / selections.length;
      return Math.abs(won + back * winners - winners) > EPSILON ? [`${view.key} at ${value}: ${marks}`] : [];
    });
  });
}

/** Prices that are better than their chance is worth. */
export function betterThanFair(prices: readonly SoldPrice[]): string[] {
  return prices
    .filter(({ implied, marks }) => implied < chanceOf(marks) - EPSILON)
    .map(({ name, implied, marks }) => `${name} ${implied} for ${chanceOf(marks)}`);
}

/** Markets, all of whose selections are for sale, whose prices add up to less than the selections that win. */
export function underRound({ board, model }: BoardAt, sides: Parameters<typeof model.market>[1]): string[] {
  return board.views.flatMap(({ key, selections }) => {
    const implied = selections.map(({ odds }) => (odds ? impliedChance(odds) : 1));
    return sum(implied) < (model.market(key, sides)?.winners ?? 0) - EPSILON ? [`${key} ${implied}`] : [];
  });
}

/** Pairs of which one is nowhere worse than the other, and yet pays more. */
export function outOfOrder(prices: readonly SoldPrice[]): string[] {
  return prices.flatMap((one) =>
    prices
      .filter((other) => one.implied < other.implied && isNowhereWorse(one.marks, other.marks))
      .map((other) => `${one.name} ${one.implied} is never worse than ${other.name} ${other.implied}`),
  );
}

function isNowhereWorse(one: readonly Mark[], other: readonly Mark[]): boolean {
  return one.every((mark, sample) => PAYS[mark] >= PAYS[other[sample] ?? LOSS]);
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
      const marks = bets.map(({ marks }) => marks[sample]);
      return marks.includes(WIN) || marks.every((mark) => mark === PUSH);
    }) ?? false
  );
}

function namesOf(bets: readonly SoldPrice[]): string {
  return bets.map(({ name, implied }) => `${name} ${implied}`).join(' and ');
}

/** The chance to win, what comes back left out. */
function chanceOf(marks: readonly Mark[]): number {
  const back = sum(marks.map((mark) => BACK[mark]));
  return marks.length > back ? sum(marks.map((mark) => WON[mark])) / (marks.length - back) : 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
