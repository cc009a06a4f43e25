import { expect, test } from 'vitest';
import { resultWords } from './result-words.ts';
import { scoreboard } from './scoreboard.ts';
import { type CricketState, newInnings } from './state.ts';
import { begun } from './testing/games.ts';

type Score = readonly [side: 'home' | 'away', runs: number, wickets: number];

function over(scores: readonly Score[], changes: Partial<CricketState> = {}): CricketState {
  const innings = scores.map(([side, runs, wickets]) => ({
    ...newInnings(side, 120),
    ...{ runs, wickets, closed: true },
  }));
  return { ...begun, phase: 'final', innings, ...changes };
}

test.each<[string, readonly Score[], Partial<CricketState>]>([
  [
    'Chennai won by 2 wickets',
    [
      ['home', 139, 7],
      ['away', 140, 8],
    ],
    {},
  ],
  [
    'Mumbai won by 1 wicket',
    [
      ['away', 139, 7],
      ['home', 143, 9],
    ],
    {},
  ],
  [
    'Mumbai won by 14 runs',
    [
      ['home', 154, 7],
      ['away', 140, 10],
    ],
    {},
  ],
  [
    'Chennai won by 1 run',
    [
      ['away', 140, 10],
      ['home', 139, 4],
    ],
    {},
  ],
  // Rain: 60 were needed, whatever the first innings brought.
  [
    'Mumbai won by 9 runs',
    [
      ['home', 154, 7],
      ['away', 50, 3],
    ],
    { revisedTarget: 60 },
  ],
  [
    'Chennai won by 7 wickets',
    [
      ['home', 154, 7],
      ['away', 60, 3],
    ],
    { revisedTarget: 60 },
  ],
  [
    'Mumbai won the super over',
    [
      ['home', 139, 7],
      ['away', 139, 8],
      ['away', 9, 0],
      ['home', 10, 1],
    ],
    {},
  ],
  [
    'Chennai won the super over',
    [
      ['home', 139, 7],
      ['away', 139, 8],
      ['away', 9, 0],
      ['home', 7, 1],
    ],
    {},
  ],
  [
    'Match tied',
    [
      ['home', 139, 7],
      ['away', 139, 8],
    ],
    {},
  ],
  [
    '',
    [
      ['home', 139, 7],
      ['away', 139, 8],
    ],
    { phase: 'break' },
  ],
])('a result is told as cricket tells it: %s', (words, scores, changes) => {
  expect(resultWords(over(scores, changes))).toBe(words);
  const { winner } = scoreboard(over(scores, changes));
  const side = winner === 'home' || winner === 'away' ? begun.sides[winner].mediumName : winner;
  expect(side).toBe(words === 'Match tied' ? 'level' : words.split(' won')[0] || undefined);
});
