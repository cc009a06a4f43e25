import { type Shares, teamSize, WHO_SIZE } from '../../kit/who.ts';

/** Shares in thousandths by place in the roster: guards first, the tall men in the middle, then the bench. */
export const SHARES: Shares = {
  sport: 'basketball',
  kinds: [
    // Twos, threes, assists, rebounds. Rebounds of nobody in particular go to everybody else.
    [170, 110, 120, 140, 160, 90, 70, 60, 40, 40],
    [190, 190, 150, 90, 30, 130, 90, 60, 40, 30],
    [270, 140, 100, 80, 70, 150, 70, 50, 30, 40],
    [75, 70, 95, 140, 180, 60, 60, 75, 85, 160],
  ],
};

/** The place of a day's first table. */
export const DAY_SIZE = SHARES.kinds.length * WHO_SIZE;
/** Entries of a team's tables. */
export const TEAM_SIZE = teamSize(SHARES.kinds.length);
