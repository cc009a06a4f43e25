import { expect, test } from 'vitest';
import { type Outcomes, WIN } from '../market-definition.ts';
import type { Sides } from '../sport.ts';
import { bothScoreAtLeast } from './both-score.ts';
import type { Contest } from './contest.ts';
import { marketBook } from './market-book.ts';
import { winAndTotal, winAndTotalKeys } from './winner-and-total.ts';

interface Game {
  readonly sides: Sides;
  readonly home: number;
  readonly away: number;
  readonly isOver: boolean;
}

interface Score extends Outcomes {
  readonly home: number;
  readonly away: number;
}

const sides: Sides = {
  home: { id: 'h', name: 'Home Town', mediumName: 'Town', abbreviation: 'TOW' },
  away: { id: 'a', name: 'Away City', mediumName: 'City', abbreviation: 'CIT' },
};

const contest: Contest<Game, Score, 'game'> = {
  periods: { game: { title: '', sentence: '', classification: 'game' } },
  unit: { one: 'point', many: 'points' },
  pointsOf: (side) => ({ key: `points:${side}:game`, bind: (outcomes) => () => outcomes[side] }),
  isPeriodOver: ({ isOver }) => isOver,
  actual: ({ home, away }) => ({ size: 1, home, away }),
};

const { market, isDecided, explain } = marketBook(
  [winAndTotal(contest, 30), bothScoreAtLeast(contest, 20)],
  contest.actual,
);
const game = (home: number, away: number, isOver: boolean): Game => ({ sides, home, away, isOver });
const comesTrue = (key: string, home: number, away: number) =>
  market(key, sides)
    ?.selections.find((selection) => selection.key === 'yes')
    ?.mark(contest.actual(game(home, away, true)), 0) === WIN;

test('a side to win and a total come true only together', () => {
  expect(comesTrue('win-and-total:home:4.5:over', 3, 2)).toBe(true);
  expect(comesTrue('win-and-total:home:4.5:under', 3, 2)).toBe(false);
  expect(comesTrue('win-and-total:away:4.5:over', 3, 2)).toBe(false);
  expect(comesTrue('win-and-total:away:5.5:under', 2, 3)).toBe(true);
  expect(comesTrue('win-and-total:home:3.5:over', 2, 2)).toBe(false);
});

test('a side to win and a total are decided with the game, by a sentence', () => {
  const key = 'win-and-total:home:4.5:over';
  expect(isDecided(game(9, 0, false), key)).toBe(false);
  expect(explain(game(3, 2, true), key, 'yes')).toBe('Town to Win and Over 4.5: both came true');
});

test('they are offered at a main total that cannot push, and at no other', () => {
  expect(winAndTotalKeys('total:game:4.5')).toEqual([
    'win-and-total:home:4.5:over',
    'win-and-total:home:4.5:under',
    'win-and-total:away:4.5:over',
    'win-and-total:away:4.5:under',
  ]);
  expect(winAndTotalKeys('total:game:5')).toEqual([]);
  expect(winAndTotalKeys(undefined)).toEqual([]);
  expect(market('win-and-total:home:5:over', sides)).toBeUndefined();
  expect(market('win-and-total:home:31.5:over', sides)).toBeUndefined();
});

test('that both sides score so many stands as soon as both have', () => {
  const key = 'both-score:game:2';
  expect(isDecided(game(2, 1, false), key)).toBe(false);
  expect(isDecided(game(2, 2, false), key)).toBe(true);
  expect(comesTrue(key, 2, 2)).toBe(true);
  expect(comesTrue(key, 9, 1)).toBe(false);
  expect(explain(game(9, 1, true), key, 'no')).toBe('Not both sides scored 2 or more');
});
