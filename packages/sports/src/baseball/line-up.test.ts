import { expect, test } from 'vitest';
import { apply } from './apply.ts';
import { hasPitched } from './line-up.ts';
import type { BaseballState } from './state.ts';
import { firstState, playGame, quietPlay } from './testing/games.ts';

const bothPitched = (state: BaseballState) => [hasPitched(state, 'home'), hasPitched(state, 'away')];

test('nobody is up before the first pitch and between halves, however they end: the stage is new, the count 0-0', () => {
  const pauses: BaseballState[] = [firstState];
  const bySteal: BaseballState[] = [];
  for (let seed = 1; seed <= 20; seed++) {
    playGame(seed, undefined, (state, { kind }) => {
      if (state.phase !== 'break') return;
      pauses.push(state);
      if (kind === 'caught-stealing') bySteal.push(state);
    });
  }
  expect(bySteal.length).toBeGreaterThan(0);
  const begins = pauses.map(({ stage, balls, strikes }) => `${stage} ${balls}-${strikes}`);
  expect(new Set(begins)).toEqual(new Set(['new 0-0']));
});

test('a starting pitcher has pitched from his own first pitch on', () => {
  const begun = apply(firstState, quietPlay(firstState, { kind: 'start' }));
  expect([firstState, begun].map(bothPitched)).toEqual([
    [false, false],
    [false, false],
  ]);
  expect(bothPitched(apply(begun, quietPlay(begun, { kind: 'pitch', balls: 1 })))).toEqual([true, false]);
  let paused = begun;
  for (const outs of [1, 2, 3]) paused = apply(paused, quietPlay(paused, { kind: 'flyout', outs }));
  expect([paused.phase, ...bothPitched(paused)]).toEqual(['break', true, false]);
  expect(bothPitched(apply(paused, quietPlay(paused, { kind: 'pitch', strikes: 1 })))).toEqual([true, true]);
});
