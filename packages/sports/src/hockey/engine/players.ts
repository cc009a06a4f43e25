import type { Shares } from '../../kit/who.ts';

/**
 * Shares by place in the roster, in any unit: nine forwards by line, two defenders, three forwards of the fourth line, four more
 * defenders, and everybody else. Defenders take a fourth of the shots and score one goal in seven, as in the NHL, and the first
 * line a third of them.
 */
export const SHARES: Shares = {
  sport: 'hockey',
  kinds: [
    // Shots that are saved, assists, goals.
    [105, 95, 90, 75, 70, 65, 55, 50, 45, 65, 60, 37, 33, 30, 38, 34, 27, 22, 4],
    [115, 105, 80, 75, 65, 55, 45, 40, 35, 95, 75, 27, 25, 22, 47, 40, 30, 20, 4],
    [130, 113, 104, 90, 82, 74, 61, 54, 47, 41, 35, 34, 28, 24, 25, 20, 13, 10, 3],
  ],
};

export const WHO_SHOOTS = 0;
export const WHO_ASSISTS = 1;
export const WHO_SCORES = 2;
