import { type Shares, WHO_SIZE } from '../../kit/who.ts';

/**
 * Shares in thousandths by place in the roster: guards first, the tall men in the middle, then the bench. Whoever scores most has
 * some 23 in a hundred of a side's points, from general knowledge of recent seasons: 26 a game in the NBA, from team to team 20 to 32.
 */
export const SHARES: Shares = {
  sport: 'basketball',
  kinds: [
    // Twos, threes, assists, rebounds, steals, blocks. Rebounds of nobody in particular go to everybody else.
    [225, 115, 120, 130, 140, 80, 65, 55, 35, 35],
    [235, 180, 140, 85, 25, 120, 85, 55, 45, 30],
    [270, 140, 100, 80, 70, 150, 70, 50, 30, 40],
    [75, 70, 95, 140, 180, 60, 60, 75, 85, 160],
    [165, 140, 140, 105, 90, 115, 85, 65, 45, 50],
    [45, 50, 85, 170, 300, 30, 40, 70, 140, 70],
  ],
};
/** By number. */
export const TWOS = 0;
export const THREES = 1;
export const PASSES = 2;
export const REBOUNDS = 3;
export const STEALS = 4;
export const BLOCKS = 5;

/** The place of a day's first table. */
export const DAY_SIZE = SHARES.kinds.length * WHO_SIZE;
