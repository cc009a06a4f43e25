import { expect, test } from 'vitest';
import { awayShare, describeFight, foughtOf } from './rounds-words.ts';

const state = {
  fightRounds: [
    { away: 15, home: 5 },
    { away: 0, home: 0 },
  ],
  awayStrikes: 15,
  homeStrikes: 5,
  round: 2,
  rounds: 3,
  second: 75,
};

test('rounds fill as they are fought, shared as strikes were landed [LIVE-007]', () => {
  expect([1, 2, 3].map((round) => foughtOf(state, round))).toEqual([1, 0.25, 0]);
  expect([1, 2].map((round) => awayShare(state, round))).toEqual([0.75, 0.5]);
});

test('the drawing is said in words', () => {
  expect(describeFight(state, 'Ola', 'Brandt')).toBe('Round 2 of 3. Strikes: Ola 15, Brandt 5');
  expect(describeFight({ ...state, round: 0 }, 'Ola', 'Brandt')).toBe('Scheduled for 3 rounds');
});
