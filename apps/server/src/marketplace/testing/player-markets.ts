import type { FixedMarket } from '../../trading/testing/fixed-market.ts';

/** Over and under what a player does, named and keyed as the sports do it. */
export function playerTotal(place: number, name: string, line: number, main = true): FixedMarket {
  const family = `receptions:home:${place}`;
  return {
    key: `${family}:${line}`,
    name: `${name} Receptions`,
    classification: 'player',
    family,
    main,
    selections: [
      { key: 'over', odds: [10, 11], name: `Over ${line}`, type: 'OVER', points: line },
      { key: 'under', odds: [10, 11], name: `Under ${line}`, type: 'UNDER', points: line },
    ],
  };
}

/** Whether a player scores so many touchdowns. */
export function playerMark(place: number, name: string, count: number): FixedMarket {
  return {
    key: `touchdowns:away:${place}:${count}`,
    name: `${name} ${count === 1 ? 'to Score' : `to Score ${count} or More`}`,
    type: 'YES_NO',
    classification: 'player',
    selections: [
      { key: 'yes', odds: [count, 1], name: 'Yes', type: 'YES' },
      { key: 'no', odds: [1, count], name: 'No', type: 'NO' },
    ],
  };
}

export const PLAYERS: readonly FixedMarket[] = [
  playerTotal(1, 'Ada Bell', 4.5),
  playerTotal(1, 'Ada Bell', 5.5, false),
  playerTotal(2, 'Cy Dorn', 2.5),
  playerMark(1, 'Eli Ford', 1),
  playerMark(1, 'Eli Ford', 2),
  playerMark(2, 'Gus Hale', 1),
];
