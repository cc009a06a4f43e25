import { expect, test } from 'vitest';
import { normalAt } from '../../kit/normal.ts';
import { Random } from '../../random.ts';
import { type CricketState, type Innings, newInnings } from '../state.ts';
import { beforeChase } from '../testing/before-chase.ts';
import { conditionsOf } from './conditions.ts';
import { Game } from './game.ts';
import { endInnings } from './innings.ts';
import { booksFor, loadGame } from './load.ts';
import { playNext } from './step.ts';

const GAMES = 1_500;
/** How far days lie apart before a match, in units of strength. */
const SPREAD = 16;
const PARTS = [0.2, 0.6, 1];
const EVEN = { home: 0, away: 0, overs: 20 };

/** What was true of a day and what is believed of it. */
interface Belief {
  readonly day: number;
  readonly believed: number;
}

const booksOf = new Map<number, ReturnType<typeof booksFor>>();

/** On days of whole units, for to make books takes longer than to play a match by them. */
function booksOn(day: number): ReturnType<typeof booksFor> {
  const books = booksOf.get(day) ?? booksFor(EVEN, day);
  booksOf.set(day, books);
  return books;
}

/** Matches of so many overs on days drawn as they are before a match: what is believed of each at parts of both innings. */
function beliefs(overs: number): Map<string, Belief[]> {
  const strength = { ...EVEN, overs };
  const limit = overs * 6;
  const innings = [newInnings('away', limit)];
  const state: CricketState = { ...beforeChase, overs, phase: 'in-play', innings, lastPlay: undefined };
  const start = loadGame(state, strength);
  const found = new Map<string, Belief[]>();
  const random = new Random(overs);
  for (let n = 0; n < GAMES; n++) {
    const day = Math.round(SPREAD * normalAt((random.next() + 0.5) / 2 ** 32));
    const game = new Game();
    game.copy(start);
    game.books = booksOn(day);
    let first: Innings | undefined;
    const note = (part: number) => {
      const { runs, wickets, balls } = game;
      const now = { ...newInnings(first ? 'home' : 'away', limit), runs, wickets, balls };
      const played = { ...now, closed: game.closed === 1 };
      const { mean } = conditionsOf({ ...state, innings: first ? [first, played] : [played] }, strength);
      const key = `${first ? 'chase' : 'first innings'}, ${part} of its balls`;
      found.get(key)?.push({ day, believed: mean }) ?? found.set(key, [{ day, believed: mean }]);
      return played;
    };
    const playTo = (part: number) => {
      while (game.closed === 0 && game.balls < part * limit) playNext(game, random);
      return game.closed === 0;
    };
    for (const part of PARTS) if (playTo(part)) note(part);
    first = note(1);
    endInnings(game);
    for (const part of PARTS.slice(0, -1)) if (playTo(part)) note(part);
  }
  return found;
}

test.each([2, 3, 5, 10, 20, 30, 31, 50])(
  'in matches of %i overs days are as good as an innings makes believe that they are, on average and among good and bad ones',
  (overs) => {
    for (const [when, all] of beliefs(overs)) {
      const sorted = all.toSorted((one, other) => one.believed - other.believed);
      const third = Math.floor(sorted.length / 3);
      for (const some of [sorted, sorted.slice(0, third), sorted.slice(-third)]) {
        const errors = some.map(({ day, believed }) => day - believed);
        const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
        const spread = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
        expect(Math.abs(mean) / (spread / Math.sqrt(errors.length)), when).toBeLessThan(4);
      }
    }
  },
);

/** Of an innings of fifty overs. */
const AT_THIRTY = { runs: 150, balls: 174, limit: 300 } as const;

test('an innings that rain cuts tells of the day as it did before, and by its new pace of what comes after', () => {
  const whole = { ...newInnings('away', 300), runs: 150, balls: 174 };
  const state = { ...beforeChase, overs: 50, phase: 'in-play', lastPlay: undefined } as const;
  const meanOf = (innings: Innings) => conditionsOf({ ...state, innings: [innings] }, EVEN).mean;
  const before = meanOf(whole);
  const cut = { ...whole, limit: 180, paces: [AT_THIRTY] };
  expect(meanOf(cut)).toBe(before);
  const after = (runs: number) => meanOf({ ...cut, runs, balls: 178 });
  expect(Math.abs(after(157) - before)).toBeLessThan(1);
  expect(after(170)).toBeGreaterThan(before + 0.3);
  expect(after(150)).toBeLessThan(before);
  // Most of it played after the cut tells as much as an innings of that length.
  const early = { ...newInnings('away', 84), runs: 150, balls: 84, closed: true };
  const paces = [{ runs: 7, balls: 6, limit: 120 }];
  const t20 = (innings: Innings) => conditionsOf({ ...state, overs: 20, innings: [innings] }, EVEN).mean;
  expect(Math.abs(t20({ ...early, paces }) - t20(early))).toBeLessThan(1.5);
});

test('a chase whose target rain changes is measured by what the target was', () => {
  const first = { ...newInnings('home', 120), runs: 180, balls: 120, closed: true };
  const chase = { ...newInnings('away', 120), runs: 70, balls: 60 };
  const state = { ...beforeChase, overs: 20, first: 'home', phase: 'in-play', lastPlay: undefined } as const;
  const meanOf = (innings: Innings, revisedTarget?: number) =>
    conditionsOf({ ...state, innings: [first, innings], revisedTarget }, EVEN).mean;
  const paces = [{ runs: 70, balls: 60, limit: 120, target: 181 }];
  expect(meanOf({ ...chase, limit: 72, paces }, 100)).toBe(meanOf(chase));
  // Nor does any ball after it say much, whatever is left of the chase.
  for (const [limit, target] of [
    [72, 100],
    [84, 120],
    [120, 150],
  ] as const) {
    for (let balls = 61; balls < limit; balls++) {
      const runs = 70 + Math.round(((target - 70) * (balls - 60)) / (limit - 60));
      const day = meanOf({ ...chase, balls, runs, limit, paces }, target);
      expect(Math.abs(day - meanOf(chase)), `${balls} of ${limit}`).toBeLessThan(8);
    }
  }
});

test('an innings of some balls more than thirty overs tells of the day as one of thirty-one, which is paced alike', () => {
  const ofBalls = (limit: number) => {
    const innings = [{ ...newInnings('away', limit), runs: (100 * limit) / 186, balls: limit / 2 }];
    const state = { ...beforeChase, overs: 31, phase: 'in-play', innings, lastPlay: undefined } as const;
    return conditionsOf(state, EVEN).mean;
  };
  expect(Math.abs(ofBalls(182) - ofBalls(186))).toBeLessThan(0.5);
});
