import { expect, test } from 'vitest';
import { ImpossiblePlay } from '../sport.ts';
import { apply } from './apply.ts';
import { golf } from './golf.ts';
import { scoreboard } from './scoreboard.ts';
import type { GolfState } from './state.ts';
import { finished, round, start } from './testing/rounds.ts';

test('after two rounds the first 65 and all level with the last of them go on, the others are cut', () => {
  const scores = Array.from({ length: 80 }, (_, player) => (player < 64 ? 0 : player < 70 ? 1 : 2));
  const state = round(round(start(80), scores), scores);
  expect(state.cutLine).toBe(2);
  expect(state.cards.filter(({ status }) => status === 'in')).toHaveLength(70);
  expect(state.cards.filter(({ status }) => status === 'cut')).toHaveLength(10);
  expect(scoreboard(state).leaderboard.at(-1)?.place).toBe('CUT');
});

test('a lead that is shared after 72 holes goes to a play-off, whose winner is first and whose losers share the second place', () => {
  const level = finished([-3, -5, -5, -5]);
  expect(level.phase).toBe('playoff');
  const won = apply(level, { kind: 'playoff', text: '', winner: 2 });
  expect(golf.isFinal(won)).toBe(true);
  expect(scoreboard(won).leaderboard.map(({ place }) => place)).toEqual(['1', 'T2', 'T2', '4']);
  expect(scoreboard(level).situation).toBe('3 players share the lead at −5');
  expect(scoreboard(won).situation).toBe('Surname2 wins a play-off at −5');
  expect(golf.explain(won, 'winner', 'p2')).toBe('Given Surname2 won at 5 under');
  expect(golf.explain(won, 'top:5', 'p1')).toBe('Given Surname1 finished T2 at 5 under');
});

test('today is the round that runs: who has not begun it has nothing yet, and before anybody has it is the one before', () => {
  const first = round(start(3), [-2, 0, 1]);
  const today = (state: typeof first) => scoreboard(state).leaderboard.map(({ values }) => values[1]);
  expect(today(first)).toEqual(['−2', 'E', '+1']);
  const second = apply(first, {
    kind: 'scores',
    text: '',
    round: 2,
    scores: [{ player: 2, holes: 3, toPar: -1 }],
  });
  expect(today(second)).toEqual(['–', '–', '−1']);
});

test('who withdraws is out, who never started is absent, and nobody plays on after that', () => {
  const absent = apply(start(4), { kind: 'withdrawal', text: '', player: 0 });
  expect(absent.cards[0]?.status).toBe('absent');
  const out = apply(round(absent, [undefined, 0, 0, 0]), { kind: 'withdrawal', text: '', player: 1 });
  expect(out.cards[1]?.status).toBe('out');
  expect(() => round(out, [undefined, 0, 0, 0])).toThrow(ImpossiblePlay);
});

test('holes that were played, of another round or of nobody cannot follow', () => {
  const state = round(start(4), [0, 0, 0, undefined]);
  const holes =
    (player: number, holes: number, number = 1) =>
    () =>
      apply(state, { kind: 'scores', text: '', round: number, scores: [{ player, holes, toPar: 0 }] });
  expect(holes(0, 1)).toThrow(ImpossiblePlay);
  expect(holes(3, 9, 2)).toThrow(ImpossiblePlay);
  expect(holes(9, 9)).toThrow(ImpossiblePlay);
  expect(() => golf.parsePlay({ kind: 'scores', round: 1, text: '', scores: [] })).toThrow(ImpossiblePlay);
});

test('a score that nobody makes on so many holes is refused, at once or one after another', () => {
  const told = (state: GolfState, holes: number, toPar: number) =>
    apply(state, { kind: 'scores', text: '', round: 1, scores: [{ player: 0, holes, toPar }] });
  const condor = told(start(2), 1, -4);
  expect(condor.cards[0]).toMatchObject({ thru: 1, today: -4 });
  expect(() => told(start(2), 1, -36)).toThrow('player 0 is told at -36 against par on 1 holes');
  expect(() => told(condor, 1, -4)).toThrow(ImpossiblePlay);
  expect(told(start(2), 18, -13).cards[0]?.rounds).toEqual([-13]);
  expect(() => told(start(2), 1, 21)).toThrow(ImpossiblePlay);
});
