import { expect, test } from 'vitest';
import { Random } from '../../random.ts';
import type { BasketballState } from '../state.ts';
import { EVEN } from '../strength.ts';
import { tipOff } from '../testing/games.ts';
import { INTENTIONAL_FOUL, isThree } from './codes.ts';
import { Game } from './game.ts';
import { loadGame } from './load.ts';
import { step } from './step.ts';

const TIMES = 2_000;

/** The home side has the ball in the last quarter. */
function late(clock: number, lead: number): BasketballState {
  const points = {
    home: [25, 25, 25, 25 + Math.max(lead, 0), 0],
    away: [25, 25, 25, 25 - Math.min(lead, 0), 0],
  };
  const fouls = { home: 5, away: 5 };
  return {
    ...tipOff(),
    phase: 'in-play',
    period: 4,
    clock,
    possession: 'home',
    tipWinner: 'home',
    points,
    fouls,
  };
}

/** What share of attempts from there end like this. */
function shareOf(clock: number, lead: number, counts: (game: Game) => boolean): number {
  const random = new Random(5);
  const start = loadGame(late(clock, lead), EVEN, random);
  const game = new Game(start.setting, random);
  let counted = 0;
  for (let i = 0; i < TIMES; i++) {
    random.seed(5, i);
    game.copy(start);
    step(game);
    if (counts(game)) counted++;
  }
  return counted / TIMES;
}

const isFouled = ({ code }: Game): boolean => code === INTENTIONAL_FOUL;

// Real shares are of the NBA's games of 2013-14 to 2017-18, fouls of all kinds away from a shot among them.
test.each([
  { clock: 47, lead: 7, from: 0.4, to: 0.65, real: 0.55 },
  { clock: 33, lead: 5, from: 0.6, to: 0.8, real: 0.75 },
  { clock: 22, lead: 2, from: 0.65, to: 0.9, real: 0.74 },
  { clock: 17, lead: 8, from: 0.3, to: 0.55, real: 0.41 },
  { clock: 35, lead: 2, from: 0, to: 0.1, real: 0.13 },
  { clock: 9, lead: 9, from: 0, to: 0.1, real: 0.1 },
])(
  'with $clock seconds left a lead of $lead is fouled as often as in the NBA',
  ({ clock, lead, from, to }) => {
    const share = shareOf(clock, lead, isFouled);
    expect(share).toBeGreaterThanOrEqual(from);
    expect(share).toBeLessThanOrEqual(to);
  },
);

test('a side that is three behind is fouled rather than to let it shoot a three, now and then', () => {
  const share = shareOf(7, -3, isFouled);
  expect(share).toBeGreaterThan(0.12);
  expect(share).toBeLessThan(0.26);
  expect(shareOf(40, -3, isFouled)).toBe(0);
});

test('a side that is behind looks for threes the more, the less time there is', () => {
  const threes = [100, 30, 12].map((clock) => shareOf(clock, -6, ({ code }) => isThree(code)));
  expect(threes).toEqual(threes.toSorted((one, other) => one - other));
  expect(threes.at(-1)).toBeGreaterThan(0.5);
});

test('one basket behind with fifteen seconds nobody waits for the last of them', () => {
  const left = shareOf(15, -2, ({ clock }) => clock >= 4);
  expect(left).toBeGreaterThan(0.5);
});
