import { expect, test } from 'vitest';
import { type Count, countProgress } from './count-progress.ts';

const points = (now: number, line: number): Count => ({
  ...{ now, line, isMark: false },
  unit: ['point', 'points'],
});
const goals = (now: number, line: number): Count => ({
  ...{ now, line, isMark: true },
  unit: ['goal', 'goals'],
});

test.each([
  ['over', points(18, 27.5), false, '18 points', 'Needs 10 more', '18 points, more than 27.5 needed'],
  ['over', points(1, 27), false, '1 point', 'Needs 27 more', '1 point, more than 27 needed'],
  ['over', points(27, 27), false, '27 points', 'Needs 1 more', '27 points, more than 27 needed'],
  ['over', points(28, 27.5), true, '28 points', 'Over by 0.5', '28 points, more than 27.5 needed'],
  ['under', points(18, 27.5), true, '18 points', '9.5 left', '18 points, under 27.5 wins'],
  ['under', points(27, 27), false, '27 points', '0 left', '27 points, under 27 wins'],
  ['under', points(31, 27.5), false, '31 points', 'Over by 3.5', '31 points, under 27.5 wins'],
  ['yes', goals(1, 2), false, '1 goal', 'Needs 1 more', '1 goal, at least 2 needed'],
  ['yes', goals(0, 1), false, '0 goals', 'Needs 1 more', '0 goals, at least 1 needed'],
  ['yes', goals(2, 2), true, '2 goals', 'Reached', '2 goals, at least 2 needed'],
  ['no', goals(0, 2), true, '0 goals', 'Loses with 2 more', '0 goals, under 2 wins'],
  ['no', goals(3, 2), false, '3 goals', 'Reached', '3 goals, under 2 wins'],
])('%s: of %o is told how it stands [BET-014]', (selection, count, winning, left, right, spoken) => {
  expect(countProgress(count, selection)).toMatchObject({
    winning,
    left,
    right,
    spoken: `${spoken}. ${right}`,
  });
});

test('what fills the bar of an under, or of a mark that must not be reached, goes against the leg', () => {
  expect(countProgress(points(18, 27.5), 'over')).not.toHaveProperty('isAgainst');
  expect(countProgress(points(18, 27.5), 'under')).toMatchObject({ isAgainst: true, from: 0, mark: 0.75 });
  expect(countProgress(goals(1, 2), 'yes')).not.toHaveProperty('isAgainst');
  expect(countProgress(goals(1, 2), 'no')).toMatchObject({ isAgainst: true, to: 0.375 });
});

test('a bar is never less than empty or more than full', () => {
  expect(countProgress(points(-4, 20.5), 'over')).toMatchObject({
    to: 0,
    left: '-4 points',
    right: 'Needs 25 more',
  });
  expect(countProgress(points(90, 27.5), 'under')).toMatchObject({ to: 1 });
});

test('a selection that is on neither side of a line has no progress', () => {
  expect(countProgress(points(18, 27.5), 'odd')).toBeUndefined();
});
