import { expect, test } from 'vitest';
import { ImpossiblePlay } from '../sport.ts';
import { basketball } from './basketball.ts';
import type { BasketballPlay } from './play.ts';
import { PLAYERS } from './scoring.ts';
import { playGame, quietPlay } from './testing/games.ts';

const middle = playGame(1, ({ period, clock }) => period === 2 && clock < 400);
const { homeScore: home, awayScore: away } = basketball.scoreboard(middle);

/** A basket for two of the home side's player 3. */
const basket: Partial<BasketballPlay> = {
  kind: 'attempt',
  scores: [{ side: 'home', kind: 'two', points: 2, player: 3 }],
  score: { home: home + 2, away },
};
const apply = (changes: Partial<BasketballPlay>) => basketball.apply(middle, quietPlay(middle, changes));

test.each<[string, RegExp, Partial<BasketballPlay>]>([
  ['who scores assists himself', /another for each/, { ...basket, assist: { side: 'home', player: 3 } }],
  ['the other side assists', /without a basket/, { ...basket, assist: { side: 'away', player: 4 } }],
  [
    'free throws are assisted',
    /without a basket/,
    {
      kind: 'free-throw',
      scores: [{ side: 'home', kind: 'free-throws', points: 2, player: 3 }],
      score: { home: home + 2, away },
      assist: { side: 'home', player: 4 },
    },
  ],
  ['a free throw is a basket', /free throws alone/, { ...basket, kind: 'free-throw' }],
  ['a foul is a basket', /free throws alone/, { ...basket, kind: 'foul' }],
  ['a miss is assisted', /without a basket/, { kind: 'attempt', assist: { side: 'home', player: 4 } }],
  [
    'a turnover is rebounded',
    /brings no rebound/,
    { kind: 'turnover', rebound: { side: 'home', player: 4 } },
  ],
  ['a time-out is rebounded', /brings no rebound/, { kind: 'timeout', rebound: { side: 'home', player: 4 } }],
  [
    'a correction tells a rebound of its own',
    /points alone/,
    {
      kind: 'correction',
      clock: middle.clock,
      correctedScores: [],
      score: { home: 0, away: 0 },
      rebound: { side: 'home', player: 4 },
    },
  ],
])('a play is impossible when %s', (_why, reason, changes) => {
  expect(() => apply(changes)).toThrow(ImpossiblePlay);
  expect(() => apply(changes)).toThrow(reason);
});

test('an assist is of another player, told apart or not, and a rebound of a miss, told with the shot or after it', () => {
  expect(() => apply({ ...basket, assist: { side: 'home', player: 4 } })).not.toThrow();
  const others = [{ side: 'home', kind: 'two', points: 2, player: PLAYERS }] as const;
  expect(() =>
    apply({ ...basket, scores: [...others], assist: { side: 'home', player: PLAYERS } }),
  ).not.toThrow();
  for (const kind of ['attempt', 'free-throw', 'foul', 'other'] as const) {
    expect(() => apply({ kind, rebound: { side: 'away', player: 4 } }), kind).not.toThrow();
  }
});
