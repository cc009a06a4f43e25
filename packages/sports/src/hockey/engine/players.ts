import { type Shares, teamSize, WHO_SIZE } from '../../kit/who.ts';

/**
 * Shares in thousandths by place in the roster: nine forwards by line, two defenders, everybody else, and who dresses besides:
 * three forwards of the fourth line and four defenders.
 */
export const SHARES: Shares = {
  sport: 'hockey',
  kinds: [
    // Shots, assists.
    [105, 95, 90, 75, 70, 65, 55, 50, 45, 65, 60, 4, 37, 33, 30, 38, 34, 27, 22],
    [115, 105, 80, 75, 65, 55, 45, 40, 35, 95, 75, 4, 27, 25, 22, 47, 40, 30, 20],
  ],
};

export const WHO_SHOOTS = 0;
export const WHO_ASSISTS = 1;
/** The place of a day's first table. */
export const DAY_SIZE = SHARES.kinds.length * WHO_SIZE;
/** Entries of a team's tables. */
export const TEAM_SIZE = teamSize(SHARES.kinds.length);
