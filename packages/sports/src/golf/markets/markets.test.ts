import { describe, expect, test } from 'vitest';
import { countMarks } from '../../count-marks.ts';
import { fallingChances } from '../../kit/testing/fields.ts';
import { LOSS, type Mark, PUSH, WIN } from '../../market-definition.ts';
import { Random } from '../../random.ts';
import { apply } from '../apply.ts';
import { golf } from '../golf.ts';
import type { GolfState } from '../state.ts';
import { finished, round, start } from '../testing/rounds.ts';

const PLAYERS = 72;
const SAMPLES = 4096;
const strength = golf.fit({ fieldWinProbabilities: fallingChances(PLAYERS, 0.06) });

/** What a selection gets in the real tournament so far. */
function mark(state: GolfState, key: string, selection: string): Mark | undefined {
  const found = golf.market(key, state.sides)?.selections.find((one) => one.key === selection);
  return found?.mark(golf.actual(state), 0);
}

/** How the win of a selection is shared. */
function share(state: GolfState, key: string, selection: string) {
  const found = golf.market(key, state.sides)?.selections.find((one) => one.key === selection);
  const value = found?.measure?.bind(golf.actual(state))(0);
  return value === undefined ? undefined : found?.deadHeat?.(value);
}

const isDecided = (state: GolfState, key: string) => golf.isDecided(state, key);

function withdraw(state: GolfState, player: number): GolfState {
  return apply(state, { kind: 'withdrawal', text: '', player });
}

/** Some holes of the running round. */
function holes(state: GolfState, player: number, count: number, toPar: number): GolfState {
  return apply(state, {
    ...{ kind: 'scores', text: '', round: state.round },
    scores: [{ player, holes: count, toPar }],
  });
}

const level = (players: number) => Array.from({ length: players }, () => 0);

describe('a round', () => {
  test('the better score of two wins their two-ball as soon as both cards are in, and level gives it back', () => {
    const one = holes(start(4), 0, 18, -3);
    expect(isDecided(one, 'two-ball:1:0:1')).toBe(false);
    const both = holes(one, 1, 18, -1);
    expect(isDecided(both, 'two-ball:1:0:1')).toBe(true);
    expect(mark(both, 'two-ball:1:0:1', 'p0')).toBe(WIN);
    expect(mark(both, 'two-ball:1:0:1', 'p1')).toBe(LOSS);
    expect(golf.explain(both, 'two-ball:1:0:1', 'p0')).toBe('Given Surname0 −3, Given Surname1 −1');
    expect(mark(holes(one, 1, 18, -3), 'two-ball:1:0:1', 'p0')).toBe(PUSH);
  });

  test('who does not begin a round voids its two-ball, who gives up on the way loses it', () => {
    const first = round(start(4), level(4));
    const gone = withdraw(first, 1);
    expect(isDecided(gone, 'two-ball:2:0:1')).toBe(true);
    expect(mark(gone, 'two-ball:2:0:1', 'p0')).toBe(PUSH);
    // The round before stands.
    expect(mark(gone, 'two-ball:1:0:1', 'p0')).toBe(PUSH);
    const begun = withdraw(holes(first, 1, 6, -4), 1);
    expect(isDecided(begun, 'two-ball:2:0:1')).toBe(false);
    const end = holes(begun, 0, 18, 5);
    expect(isDecided(end, 'two-ball:2:0:1')).toBe(true);
    expect(mark(end, 'two-ball:2:0:1', 'p0')).toBe(WIN);
    expect(golf.explain(end, 'two-ball:2:0:1', 'p0')).toBe('Given Surname0 +5, Given Surname1 no score');
  });

  test('who missed the cut has no part in the third round', () => {
    const scores = Array.from({ length: 70 }, (_, player) => (player < 65 ? 0 : 5));
    const cut = round(round(start(70), scores), scores);
    expect(cut.cards[69]?.status).toBe('cut');
    expect(mark(cut, 'two-ball:3:0:69', 'p0')).toBe(PUSH);
    expect(mark(cut, 'two-ball:2:0:69', 'p0')).toBe(WIN);
  });

  test('a score of a round is over or under once the card is in, and void if it never is', () => {
    const state = holes(start(4), 2, 18, -3);
    expect(isDecided(state, 'round-score:1:2:-2.5')).toBe(true);
    expect(mark(state, 'round-score:1:2:-2.5', 'under')).toBe(WIN);
    expect(mark(state, 'round-score:1:2:-3.5', 'under')).toBe(LOSS);
    expect(golf.explain(state, 'round-score:1:2:-2.5', 'over')).toBe('Given Surname2 −3');
    expect(isDecided(holes(state, 1, 17, -9), 'round-score:1:1:-2.5')).toBe(false);
    const gone = withdraw(holes(state, 1, 17, -9), 1);
    expect(isDecided(gone, 'round-score:1:1:-2.5')).toBe(true);
    expect(mark(gone, 'round-score:1:1:-2.5', 'under')).toBe(PUSH);
    expect(mark(gone, 'round-score:1:1:-2.5', 'over')).toBe(PUSH);
  });

  test('the lowest score of a round is under a line as soon as one card is, and over it at the end of the round', () => {
    const state = holes(start(4), 2, 18, -3);
    expect(isDecided(state, 'low:1:-2.5')).toBe(true);
    expect(mark(state, 'low:1:-2.5', 'under')).toBe(WIN);
    expect(isDecided(state, 'low:1:-3.5')).toBe(false);
    const over = round(state, [0, 1, undefined, 1]);
    expect(isDecided(over, 'low:1:-3.5')).toBe(true);
    expect(mark(over, 'low:1:-3.5', 'over')).toBe(WIN);
    expect(golf.explain(over, 'low:1:-3.5', 'over')).toBe('The lowest score of round 1 was 3 under');
  });

  test('the cut falls over or under its line after two rounds', () => {
    const scores = Array.from({ length: 80 }, (_, player) => (player < 64 ? 0 : player < 70 ? 1 : 2));
    const half = round(start(80), scores);
    expect(isDecided(half, 'cut-line:1.5')).toBe(false);
    const cut = round(half, scores);
    expect(isDecided(cut, 'cut-line:1.5')).toBe(true);
    expect(mark(cut, 'cut-line:1.5', 'over')).toBe(WIN);
    expect(mark(cut, 'cut-line:2.5', 'under')).toBe(WIN);
    expect(golf.explain(cut, 'cut-line:1.5', 'over')).toBe('The cut was made at 2 over');
  });
});

describe('the end', () => {
  test('the margin is told in strokes, and level after the last round is a play-off before it is played', () => {
    const two = finished([-5, -3, 0]);
    expect(mark(two, 'margin', '2')).toBe(WIN);
    expect(mark(two, 'play-off', 'no')).toBe(WIN);
    expect(golf.explain(two, 'margin', '2')).toBe('Given Surname0 won by 2 strokes');
    expect(mark(finished([-9, -3, 0]), 'margin', '4-up')).toBe(WIN);
    const playedOff = finished([-5, -5, 0]);
    expect(playedOff.phase).toBe('playoff');
    for (const state of [playedOff, apply(playedOff, { kind: 'playoff', text: '', winner: 1 })]) {
      expect(isDecided(state, 'play-off')).toBe(true);
      expect(mark(state, 'play-off', 'yes')).toBe(WIN);
      expect(mark(state, 'margin', 'play-off')).toBe(WIN);
      expect(mark(state, 'margin', '1')).toBe(LOSS);
      expect(golf.explain(state, 'margin', '1')).toBe(
        'Given Surname0 and Given Surname1 were level after the last round',
      );
    }
    expect(isDecided(round(start(3), level(3)), 'play-off')).toBe(false);
  });

  test('a leader who wins is any of those who led together', () => {
    const three = round(round(round(start(3), [-4, -4, 0]), level(3)), level(3));
    const won = round(three, [2, -1, 0]);
    expect(mark(won, 'leader-wins:3', 'yes')).toBe(WIN);
    const lost = round(three, [2, 2, -9]);
    expect(mark(lost, 'leader-wins:3', 'no')).toBe(WIN);
    expect(golf.explain(lost, 'leader-wins:3', 'no')).toBe(
      'Given Surname0 and Given Surname1 led after round 3; Given Surname2 won at 9 under',
    );
    expect(isDecided(three, 'leader-wins:3')).toBe(false);
  });

  test('the best of a group shares a level finish, but who wins a play-off is before the one who loses it', () => {
    const end = finished([-3, -3, -3, -5, 0]);
    expect(share(end, 'group:0:1:2:4', 'p1')).toEqual({ places: 1, tied: 3 });
    expect(mark(end, 'group:0:1:2:4', 'p4')).toBe(LOSS);
    const won = apply(finished([-5, -5, 0, 0]), { kind: 'playoff', text: '', winner: 1 });
    expect(mark(won, 'group:0:1:2', 'p1')).toBe(WIN);
    expect(share(won, 'group:0:1:2', 'p1')).toBeUndefined();
    expect(mark(won, 'group:0:1:2', 'p0')).toBe(LOSS);
  });

  test('one who never starts voids a group, and of a nation gives back the stakes on himself alone', () => {
    const state = withdraw(start(4), 0);
    expect(isDecided(state, 'group:0:1:2')).toBe(true);
    expect(mark(state, 'group:0:1:2', 'p1')).toBe(PUSH);
    expect(isDecided(state, 'top-of:0')).toBe(false);
    const scores = [undefined, 0, -1, 0];
    const end = [1, 2, 3, 4].reduce((before) => round(before, scores), state);
    expect(mark(end, 'top-of:0', 'p0')).toBe(PUSH);
    expect(mark(end, 'top-of:0', 'p1')).toBe(WIN);
    expect(golf.explain(end, 'top-of:0', 'p1')).toBe('Given Surname1 finished T2 at level par');
  });

  test('where nobody of a group, a nation or a matchup is left, they are decided as they missed the cut', () => {
    const scores = Array.from({ length: 72 }, (_, player) => (player < 65 ? 0 : player - 60));
    const cut = round(round(start(72), scores), scores);
    for (const key of ['group:68:69:70', 'top-of:35', 'matchup:70:71']) {
      expect(isDecided(cut, key), key).toBe(true);
      expect(isDecided(round(start(72), scores), key), key).toBe(false);
    }
    expect(mark(cut, 'group:68:69:70', 'p68')).toBe(WIN);
    expect(mark(cut, 'top-of:35', 'p70')).toBe(WIN);
    expect(mark(cut, 'matchup:70:71', 'p71')).toBe(LOSS);
    // Who is in may still give up, and then is behind them.
    expect(isDecided(cut, 'group:64:69:70')).toBe(false);
  });
});

const chances = (state: GolfState, key: string): number[] => {
  const market = golf.market(key, state.sides);
  if (!market) throw new Error(`There is no ${key}.`);
  const { wins, pushes } = countMarks(market, golf.simulate(state, strength, SAMPLES, 7));
  return wins.map((count, place) => count / (SAMPLES - (pushes[place] ?? 0)));
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('the chances of a market add up to one, before, and in the last round', () => {
  const last = playedTo(start(PLAYERS), 5, (state) => state.round === 4 && state.stretch > 4);
  for (const [state, keys] of [
    [start(PLAYERS), ['margin', 'play-off', 'top-of:0', 'group:0:1:2:3', 'low:1:-6.5', 'cut-line:0.5']],
    [last, ['margin', 'play-off', 'low:4:-6.5', 'leader-wins:3']],
  ] as const) {
    for (const key of keys) expect(sum(chances(state, key)), key).toBeCloseTo(1, 9);
  }
});

test('what is played on is what was priced: margins, play-offs, cuts and rounds of played tournaments agree', () => {
  const state = start(PLAYERS);
  const count = 120;
  const ends = Array.from({ length: count }, (_, seed) => playedTo(state, seed, () => false));
  for (const [key, selection, place] of [
    ['margin', '1', 1],
    ['play-off', 'yes', 0],
    ['cut-line:3.5', 'over', 0],
    ['low:1:-7.5', 'under', 1],
    ['round-score:1:3:-0.5', 'under', 1],
    ['group:0:1:2:3', 'p0', 0],
  ] as const) {
    const chance = chances(state, key)[place] ?? 0;
    const shares = ends.map((end) => {
      const shared = share(end, key, selection);
      return mark(end, key, selection) === WIN ? (shared ? shared.places / shared.tied : 1) : 0;
    });
    const deviation = Math.sqrt((chance * (1 - chance)) / count);
    const found = sum(shares) / count;
    expect(Math.abs(found - chance), `${key}: ${found} for ${chance}`).toBeLessThan(3.5 * deviation + 0.001);
  }
});

function playedTo(from: GolfState, seed: number, isThere: (state: GolfState) => boolean): GolfState {
  let state = from;
  const random = new Random(11, seed);
  while (!isThere(state)) {
    const play = golf.playOn(state, strength, random);
    if (play === undefined) return state;
    state = golf.apply(state, play);
  }
  return state;
}

test('after the cut the two of a pair are offered that go out together, and the leaders for the rest of the week', () => {
  const scores = Array.from({ length: PLAYERS }, (_, player) => (player < 65 ? 64 - player : 99));
  const cut = round(round(start(PLAYERS), scores), scores);
  const outcomes = golf.simulate(cut, { skills: [] }, 256, 1);
  const keys = golf.offer(cut, outcomes, cut.sides).map(({ market }) => market.key);
  expect(keys).toContain('two-ball:3:64:63');
  expect(keys.filter((key) => key.startsWith('two-ball:'))).toHaveLength(32);
  expect(keys).toContain('matchup:61:62');
  expect(keys.filter((key) => key.startsWith('ball:') || key.startsWith('cut-line:'))).toEqual([]);
});

test('keys of rounds that make no sense make no market', () => {
  const { sides } = start(9);
  for (const key of [
    'two-ball:5:0:1',
    'two-ball:1:0:0',
    'two-ball:1:0',
    'two-ball:1:0:9',
    'round-score:1:0:2',
    'round-score:1:9:2.5',
    'low:0:1.5',
    'low:1:1',
    'leader-wins:4',
    'leader-wins:0',
    'cut-line:1',
    'margin:1',
    'top-of:9',
    'group:0:1',
  ]) {
    expect(golf.market(key, sides), key).toBeUndefined();
  }
});
