import { expect, test } from 'vitest';
import { countMarks } from '../../count-marks.ts';
import { LOSS, type Mark, PUSH, WIN } from '../../market-definition.ts';
import { Random } from '../../random.ts';
import { soccer } from '../model.ts';
import type { SoccerState } from '../state.ts';
import { tallyOf } from '../tally.ts';
import { after, cupState, kickoffState, playFrom, sides } from '../testing/games.ts';

function marksOf(state: SoccerState, key: string): readonly Mark[] {
  expect(soccer.isDecided(state, key), key).toBe(true);
  return soccer.market(key, sides)?.selections.map(({ mark }) => mark(soccer.actual(state), 0)) ?? [];
}

function keysOf(state: SoccerState): string[] {
  return soccer
    .offer(state, soccer.simulate(state, soccer.even, 256, 1), sides)
    .map(({ market }) => market.key);
}

test('who wins in the end is sold of games that somebody has to win, from the start to the last kick, and extra time once it is certain', () => {
  expect(keysOf(kickoffState)).not.toContain('who-wins');
  expect(keysOf(cupState)).toContain('who-wins');
  expect(keysOf(cupState).filter((key) => key.includes(':et'))).toEqual([]);
  const halves = [
    [1, 0, 'kickoff'],
    [1, 45, 'end-of-period'],
    [2, 0, 'kickoff'],
    [2, 46, 'end-of-period'],
  ] as const;
  const level = after(halves, cupState.rules);
  expect(keysOf(level)).toEqual(expect.arrayContaining(['who-wins', 'threeway:et']));
  expect(soccer.isDecided(level, 'threeway:et')).toBe(false);
  const later = after(
    [
      ...halves,
      [3, 0, 'kickoff'],
      [3, 5, 'goal', 'away'],
      [3, 15, 'end-of-period'],
      [4, 0, 'kickoff'],
      [4, 15, 'end-of-game'],
    ],
    cupState.rules,
  );
  expect(marksOf(later, 'who-wins')).toEqual([LOSS, WIN]);
  expect(marksOf(later, 'threeway:et')).toEqual([LOSS, LOSS, WIN]);
  expect(marksOf(later, 'threeway:reg')).toEqual([LOSS, WIN, LOSS]);
  expect(soccer.explain(later, 'who-wins', 'away')).toBe('Everton won 1–0');
  expect(soccer.explain(later, 'threeway:et', 'away')).toBe('Everton won extra time 1–0');
  // Nothing is played on once somebody leads in a pause, however late its end is told.
  const led = after(
    [...halves, [3, 0, 'kickoff'], [3, 5, 'goal', 'away'], [3, 15, 'end-of-period'], [4, 0, 'kickoff']],
    cupState.rules,
  );
  expect(soccer.isDecided(led, 'who-wins')).toBe(false);
  const paused = soccer.apply(led, playFrom(led, { kind: 'end-of-period', clock: 900 }));
  expect(marksOf(paused, 'who-wins')).toEqual([LOSS, WIN]);
  // In a shoot-out only who wins it is open.
  const kicks = after(
    [...halves, [3, 0, 'kickoff'], [3, 15, 'end-of-period'], [4, 0, 'kickoff'], [4, 15, 'end-of-period']],
    cupState.rules,
  );
  expect(keysOf(kicks)).toEqual(['who-wins']);
  let state = kicks;
  for (let number = 0; number < 60 && state.phase !== 'final'; number++) {
    const play = soccer.playOn(state, soccer.even, new Random(3, number));
    if (play) state = soccer.apply(state, play);
  }
  const decided = soccer.simulate(state, soccer.even, 64, 1);
  const winnerMarket = soccer.market('who-wins', sides);
  expect(winnerMarket && countMarks(winnerMarket, decided).pushes).toEqual([0, 0]);
  const winner = soccer.scoreboard(state).winner;
  expect(marksOf(state, 'who-wins')).toEqual(winner === 'home' ? [WIN, LOSS] : [LOSS, WIN]);
  // Extra time that was played without a goal was played.
  expect(marksOf(state, 'threeway:et')).toEqual([LOSS, WIN, LOSS]);
  expect(marksOf(state, 'total:et:0.5')).toEqual([LOSS, WIN]);
  expect(soccer.explain(state, 'who-wins', 'home')).toMatch(/^(Arsenal|Everton) won the shoot-out \d+–\d+$/);
});

test('stakes on extra time come back where there is none: straight to kicks, or a goal that counts after all', () => {
  const level = after(
    [
      [1, 0, 'kickoff'],
      [1, 45, 'end-of-period'],
      [2, 0, 'kickoff'],
      [2, 46, 'end-of-period'],
    ],
    cupState.rules,
  );
  const kick = { kind: 'shootout-kick', period: 5, clock: 0, side: 'home', made: true } as const;
  const kicking = soccer.apply(level, playFrom(level, kick));
  const goal = { kind: 'goal', side: 'home', period: 2, clock: 2700 } as const;
  const correction = playFrom(level, { kind: 'correction', correctedLog: [goal], tally: tallyOf([goal]) });
  const corrected = soccer.apply(level, correction);
  expect(keysOf(corrected)).toEqual([]);
  const over = soccer.apply(corrected, playFrom(corrected, { kind: 'end-of-game' }));
  for (const state of [kicking, over]) {
    expect(marksOf(state, 'threeway:et')).toEqual([PUSH, PUSH, PUSH]);
    expect(marksOf(state, 'total:et:0.5')).toEqual([PUSH, PUSH]);
    expect(soccer.explain(state, 'threeway:et', 'draw')).toBe('Stake back: there was no extra time');
  }
  expect(marksOf(over, 'who-wins')).toEqual([WIN, LOSS]);
});

test('of every game that somebody has to win who wins in the end has no draw, and what a league game never brings gives stakes back', () => {
  const market = soccer.market('who-wins', sides);
  const cup = soccer.simulate(cupState, soccer.even, 1024, 2);
  const counted = market && countMarks(market, cup);
  expect((counted?.wins[0] ?? 0) + (counted?.wins[1] ?? 0)).toBe(1024);
  const league = soccer.simulate(kickoffState, soccer.even, 1024, 2);
  expect(market && countMarks(market, league).pushes[0]).toBeGreaterThan(200);
  expect(soccer.initial({ sides, format: { mustHaveWinner: true } })).toEqual(cupState);
});
