import { expect, test } from 'vitest';
import { playSeconds } from '../testing/play-seconds.ts';
import { basketball } from './basketball.ts';
import { elapsed } from './pace.ts';
import { playGame, tipOff } from './testing/games.ts';

const at = (changes: object) => basketball.scoreboard({ ...tipOff(), phase: 'in-play', ...changes });

test('says where the game stands, as a patron reads it [LIVE-002]', () => {
  expect(at({ period: 3, clock: 522 }).progress).toBe('Q3 8:42');
  expect(basketball.scoreboard({ ...tipOff('ncaab'), phase: 'in-play', period: 2, clock: 61 }).progress).toBe(
    'H2 1:01',
  );
  expect(at({ phase: 'break', period: 2, clock: 0 }).progress).toBe('Halftime');
  expect(at({ phase: 'break', period: 3, clock: 0 }).progress).toBe('End Q3');
  expect(at({ period: 5, clock: 130 }).progress).toBe('OT 2:10');
  expect(at({ phase: 'final', period: 6, clock: 0 }).progress).toBe('Final/2OT');
  expect(basketball.scoreboard(tipOff()).progress).toBe('');
});

test('a side is in the bonus once the next foul of the other side brings free throws', () => {
  expect(at({ fouls: { home: 3, away: 4 } })).toMatchObject({ homeBonus: true, awayBonus: false });
  const college = { ...tipOff('ncaab'), phase: 'in-play' as const, fouls: { home: 6, away: 5 } };
  expect(basketball.scoreboard(college)).toMatchObject({ homeBonus: false, awayBonus: true });
});

test('the fouls of a period are over with it, but for those that a college overtime goes on with [LIVE-002]', () => {
  const fouls = { home: 6, away: 2 };
  const over = { alert: '', situation: '', homeFouls: 0, awayFouls: 0, homeBonus: false, awayBonus: false };
  for (const ended of [
    at({ phase: 'break', period: 2, clock: 0, fouls }),
    at({ period: 2, clock: 0, fouls }),
    at({ period: 3, clock: 0, fouls }),
  ]) {
    expect(ended).toMatchObject(over);
    expect(ended.counts?.at(-1)).toEqual({ title: 'Fouls This Period', home: 0, away: 0 });
  }
  expect(at({ period: 3, clock: 1, fouls })).toMatchObject({
    ...{ alert: 'LAL bonus', situation: 'Fouls 2–6', homeFouls: 6, awayFouls: 2, awayBonus: true },
  });
  const college = { ...tipOff('ncaab'), phase: 'break' as const, clock: 0, fouls };
  expect(basketball.scoreboard({ ...college, period: 1 })).toMatchObject(over);
  expect(basketball.scoreboard({ ...college, period: 2 })).toMatchObject({
    ...over,
    ...{ homeFouls: 6, awayFouls: 2 },
  });
});

test('a game takes about its usual length, and is played from nothing to all of it', () => {
  let seconds = 0;
  const games = 6;
  for (let seed = 0; seed < games; seed++) {
    let before = tipOff();
    playGame(seed, (state, play) => {
      seconds += playSeconds(basketball, before, play);
      expect(elapsed(state)).toBeGreaterThanOrEqual(elapsed(before));
      before = state;
      return undefined;
    });
    expect(elapsed(before)).toBe(1);
  }
  expect(seconds / games / basketball.broadcastSeconds).toBeGreaterThan(0.9);
  expect(seconds / games / basketball.broadcastSeconds).toBeLessThan(1.1);
});
