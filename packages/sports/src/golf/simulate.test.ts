import { expect, test } from 'vitest';
import { countMarks } from '../count-marks.ts';
import { fallingChances } from '../kit/testing/fields.ts';
import { Random } from '../random.ts';
import { golf } from './golf.ts';
import { type GolfState, totalOf } from './state.ts';
import { round, start } from './testing/rounds.ts';

const PLAYERS = 72;
const target = fallingChances(PLAYERS, 0.06);
const strength = golf.fit({ fieldWinProbabilities: target });

/** How often each of the field wins something, over all samples. */
function chances(state: GolfState, key: string, size = 8192): number[] {
  const market = golf.market(key, state.sides);
  if (!market) throw new Error(`There is no ${key}.`);
  return countMarks(market, golf.simulate(state, strength, size, 7)).wins.map((wins) => wins / size);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('the fitted field wins about as often as the prices it was fitted to say', () => {
  chances(start(PLAYERS), 'winner').forEach((chance, player) => {
    const wanted = target[player] ?? 0;
    expect(Math.abs(chance - wanted), `player ${player}`).toBeLessThan(0.006 + 0.2 * wanted);
  });
});

test('as many win as there are places, however many are tied for the last of them [BET-015]', () => {
  expect(sum(chances(start(PLAYERS), 'winner'))).toBeCloseTo(1, 9);
  for (const count of [5, 10, 20]) expect(sum(chances(start(PLAYERS), `top:${count}`))).toBeCloseTo(count, 9);
  expect(sum(chances(start(PLAYERS), 'leader:1'))).toBeCloseTo(1, 9);
});

test('a lead makes a winner likelier, who was cut has no chance, and a tournament that is over has one outcome', () => {
  const scores = Array.from({ length: PLAYERS }, (_, player) => (player === 40 ? -8 : player === 0 ? 9 : 0));
  const led = round(start(PLAYERS), scores);
  expect(chances(led, 'winner')[40]).toBeGreaterThan(5 * (chances(start(PLAYERS), 'winner')[40] ?? 1));
  const cut = round(led, scores);
  expect(cut.cards[0]?.status).toBe('cut');
  expect(chances(cut, 'winner')[0]).toBe(0);
  expect(chances(cut, 'make-cut:0')).toEqual([0, 1]);
  const over = round(round(cut, onlyIn(cut, scores)), onlyIn(cut, scores));
  expect(golf.isFinal(over)).toBe(true);
  expect(chances(over, 'winner')[40]).toBe(1);
});

function onlyIn({ cards }: GolfState, scores: readonly number[]): (number | undefined)[] {
  return scores.map((score, player) => (cards[player]?.status === 'in' ? score : undefined));
}

test('what is played on is what was priced: winning totals and cuts of whole tournaments agree', () => {
  const state = start(PLAYERS);
  const samples = golf.simulate(state, strength, 4096, 3);
  const expected = sum([...samples.winning].map((value) => value - 60)) / 4096;
  const totals = Array.from({ length: 60 }, (_, seed) => {
    const end = playedOut(state, seed);
    const winner = end.cards[end.winner ?? -1];
    return winner === undefined ? 0 : totalOf(winner);
  });
  const mean = sum(totals) / totals.length;
  const deviation = Math.sqrt(sum(totals.map((total) => (total - mean) ** 2)) / totals.length);
  expect(Math.abs(mean - expected)).toBeLessThan((4 * deviation) / Math.sqrt(totals.length));
});

function playedOut(from: GolfState, seed: number): GolfState {
  let state = from;
  const random = new Random(11, seed);
  for (let plays = 0; plays < 200; plays++) {
    const play = golf.playOn(state, strength, random);
    if (play === undefined) return state;
    state = golf.apply(state, golf.parsePlay(JSON.parse(JSON.stringify(play))));
  }
  throw new Error('The tournament does not end.');
}

test('the same seed gives the same samples, and a player draws the same whatever another does', () => {
  const state = start(PLAYERS);
  expect(golf.simulate(state, strength, 256, 5)).toEqual(golf.simulate(state, strength, 256, 5));
  const without = golf.apply(state, { kind: 'withdrawal', text: '', player: 3 });
  const both = [state, without].map((one) => golf.simulate(one, strength, 256, 5).rounds[0]?.[9]);
  expect(both[0]).toEqual(both[1]);
});
