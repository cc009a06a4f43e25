import { type CricketState, initialState } from '../state.ts';
import { sides } from './games.ts';

/** The away side was all out for 113, and the home side is to chase. */
export const beforeChase: CricketState = {
  ...initialState(sides),
  ...{
    overs: 20,
    phase: 'break',
    innings: [
      {
        side: 'away',
        runs: 113,
        wickets: 10,
        balls: 100,
        limit: 120,
        batters: [
          { runs: 17, balls: 23, out: true },
          { runs: 10, balls: 12, out: true },
          { runs: 27, balls: 25, out: true },
          { runs: 23, balls: 13, out: true },
          { runs: 1, balls: 3, out: true },
          { runs: 12, balls: 6, out: true },
          { runs: 9, balls: 9, out: true },
          { runs: 9, balls: 4, out: true },
          { runs: 1, balls: 2, out: false },
          { runs: 0, balls: 1, out: true },
          { runs: 0, balls: 2, out: true },
        ],
        striker: 10,
        nonStriker: 8,
        overs: [6, 7, 5, 3, 6, 7, 5, 5, 10, 6, 12, 9, 11, 6, 9, 6, 0],
        falls: [
          { runs: 19, dismissal: 'caught' },
          { runs: 50, dismissal: 'caught' },
          { runs: 75, dismissal: 'caught' },
          { runs: 82, dismissal: 'caught' },
          { runs: 92, dismissal: 'caught' },
          { runs: 100, dismissal: 'caught' },
          { runs: 111, dismissal: 'bowled' },
          { runs: 113, dismissal: 'bowled' },
          { runs: 113, dismissal: 'caught' },
          { runs: 113, dismissal: 'caught' },
        ],
        fours: 13,
        sixes: 2,
        wides: 3,
        closed: true,
      },
    ],
    first: 'away',
    lastPlay: '',
    plays: 104,
  },
};
