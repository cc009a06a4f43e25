import { expect, test } from 'vitest';
import { describeInnings } from './innings-words.ts';

test('an innings has its facts in words [LIVE-006]', () => {
  expect(describeInnings({ scoreText: '158/4 (17.2)', wickets: 4, target: 181, ballsLeft: 16 })).toBe(
    '158/4 (17.2), 4 wickets down, target 181, 16 balls left',
  );
  expect(describeInnings({ scoreText: '9/1 (1.5)', wickets: 1, target: null, ballsLeft: 1 })).toBe(
    '9/1 (1.5), 1 wicket down, 1 ball left',
  );
});
