import type { CricketPlay } from '@fairline/sports/cricket/play.ts';
import { expect, test } from 'vitest';
import { withRetirements } from './retirements.ts';

const ball = (striker: number, nonStriker: number, out?: number): CricketPlay => ({
  kind: 'delivery',
  text: '',
  innings: 1,
  side: 'home',
  ...{ offBat: 1, wides: 0, noBalls: 0, byes: 0, legByes: 0, penalties: 0 },
  ...(out !== undefined && { wicket: { place: out, dismissal: 'run-out' } }),
  ...{ striker, nonStriker, runs: 31, wickets: 2, balls: 24 },
});
const told = (plays: readonly CricketPlay[]) =>
  plays.map(({ kind, striker, nonStriker }) => `${kind} ${striker} ${nonStriker}`);

test('what a wicket or a run explains is told as it is', () => {
  expect(withRetirements({ striker: 2, nonStriker: 3 }, ball(3, 2))).toEqual([ball(3, 2)]);
  expect(withRetirements({ striker: 2, nonStriker: 3 }, ball(3, 4, 2))).toEqual([ball(3, 4, 2)]);
});

test('who is gone without a wicket has retired after the ball', () => {
  const plays = withRetirements({ striker: 2, nonStriker: 3 }, ball(3, 4));
  expect(told(plays)).toEqual(['delivery 3 2', 'retirement 3 4']);
  expect(plays[1]).toMatchObject({ offBat: 0, runs: 31, wickets: 2, balls: 24 });
  expect(told(withRetirements({ striker: 2, nonStriker: 3 }, ball(5, 4, 2)))).toEqual([
    'delivery 3 4',
    'retirement 5 4',
  ]);
  expect(told(withRetirements({ striker: 2, nonStriker: 3 }, ball(4, 5)))).toHaveLength(3);
});
