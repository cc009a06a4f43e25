import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import { football } from './football.ts';
import type { FootballPlay } from './play.ts';
import type { FootballState } from './state.ts';
import { EVEN } from './strength.ts';

const school = (id: string, mediumName: string) => ({
  id: `ncaaf-${id}`,
  name: mediumName,
  mediumName,
  abbreviation: id.toUpperCase(),
});
const sides = { home: school('osu', 'Ohio State'), away: school('mich', 'Michigan') };

/** Level after four quarters, the next thing being overtime. */
const level: FootballState = {
  ...football.initial({ sides, competition: 'ncaaf' }),
  phase: 'in-play',
  quarter: 4,
  clock: 0,
  possession: 'home',
  down: 1,
  distance: 10,
  next: 'scrimmage',
  openingKick: 'home',
  plays: 100,
};

function playOvertime(
  seed: number,
  visit: (state: FootballState, play: FootballPlay) => void,
): FootballState {
  const random = new Random(seed);
  let state = level;
  for (;;) {
    const play = football.playOn(state, EVEN, random);
    if (play === undefined) return state;
    state = football.apply(state, play);
    visit(state, play);
  }
}

test('overtime of colleges gives each side a turn from the 25 of the other, until one is ahead', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const starts = new Map<number, string[]>();
    let before: FootballState = level;
    const final = playOvertime(seed, (state) => {
      const isStart = state.next === 'scrimmage' && state.driveStart === state.ballOn && state.down === 1;
      const isNewTurn = isStart && (before.possession !== state.possession || before.next !== 'scrimmage');
      const period = state.phase === 'break' ? state.quarter + 1 : state.quarter;
      if (isNewTurn && (state.ballOn === 25 || state.ballOn === 75)) {
        starts.set(period, [...(starts.get(period) ?? []), state.possession ?? '']);
      }
      before = state;
    });
    const { homeScore, awayScore } = football.scoreboard(final);
    expect(homeScore, `seed ${seed}`).not.toBe(awayScore);
    for (const turns of starts.values()) expect(new Set(turns).size, `seed ${seed}`).toBe(turns.length);
  }
});

test('from the second overtime a touchdown is followed by two points or none', () => {
  let seen = 0;
  for (let seed = 1; seed <= 120; seed++) {
    playOvertime(seed, (state, { kind }) => {
      if (state.quarter < 6) return;
      expect(kind).not.toBe('extra-point');
      if (kind === 'two-point') seen += 1;
    });
  }
  expect(seen).toBeGreaterThan(0);
});

test('a college game is never level, and its overtime has no clock', () => {
  const outcomes = football.simulate(football.initial({ sides, competition: 'ncaaf' }), EVEN, 4096, 3);
  const lead = football.market('moneyline:game', sides)?.measure.bind(outcomes) ?? (() => 0);
  for (let i = 0; i < 4096; i++) expect(lead(i)).not.toBe(0);
  const clocks = new Set<string>();
  playOvertime(4, (state) => {
    if (state.phase === 'in-play' && state.quarter > 4) clocks.add(football.scoreboard(state).progress);
  });
  expect([...clocks].every((progress) => /^\d?OT$/.test(progress))).toBe(true);
});

test('overtime told play by play ends as the samples that price it do', () => {
  const before = football.simulate({ ...level, phase: 'break' }, EVEN, 4096, 9);
  const measure = football.market('moneyline:game', sides)?.measure.bind(before) ?? (() => 0);
  let sampled = 0;
  for (let i = 0; i < 4096; i++) if (measure(i) > 0) sampled += 1;
  let told = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const { homeScore, awayScore } = football.scoreboard(playOvertime(seed, () => {}));
    if (homeScore > awayScore) told += 1;
  }
  expect(Math.abs(told / 300 - sampled / 4096)).toBeLessThan(0.12);
});
