import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import { playSeconds } from '../testing/play-seconds.ts';
import { actual } from './actual.ts';
import { baseball } from './baseball.ts';
import { simulate } from './simulate.ts';
import { runsOf } from './state.ts';
import { EVEN } from './strength.ts';
import { firstState, playGame } from './testing/games.ts';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('games played on are possible from the first pitch to the last, and end by the rules', () => {
  const kinds = new Map<string, number>();
  let pitches = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const final = playGame(seed, EVEN, (_state, play) => {
      expect(baseball.parsePlay(JSON.parse(JSON.stringify(play)))).toEqual(play);
      expect(play.text).not.toBe('');
      kinds.set(play.kind, (kinds.get(play.kind) ?? 0) + 1);
    });
    expect(final.phase).toBe('final');
    expect(runsOf(final, 'home')).not.toBe(runsOf(final, 'away'));
    expect(final.inning).toBeGreaterThanOrEqual(9);
    pitches += final.plays;
  }
  expect(pitches / 60).toBeGreaterThan(270);
  expect(pitches / 60).toBeLessThan(330);
  for (const kind of [
    'single',
    'double',
    'home-run',
    'walk',
    'strikeout',
    'double-play',
    'steal',
    'pitching-change',
  ]) {
    expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(20);
  }
});

test('games told pitch by pitch end like the samples that price them', () => {
  const games = 250;
  const strength = { home: 0.8, away: -0.4 };
  const { points, size } = simulate(firstState, strength, 8192, 11);
  const told = Array.from({ length: games }, (_, seed) => actual(playGame(seed, strength)).points);
  for (const sign of [-1, 1]) {
    const sampled = Array.from(
      { length: size },
      (_, i) => (points.home.game[i] ?? 0) + sign * (points.away.game[i] ?? 0),
    );
    const played = told.map(({ home, away }) => (home.game[0] ?? 0) + sign * (away.game[0] ?? 0));
    // Four standard errors of a mean of 250 games with a deviation of about 4.4.
    expect(Math.abs(mean(played) - mean(sampled))).toBeLessThan((4 * 4.4) / Math.sqrt(games));
  }
});

test('the same seed tells the same game, and there is no play after the end', () => {
  const tell = () => {
    const texts: string[] = [];
    playGame(5, EVEN, (_state, play) => texts.push(play.text));
    return texts;
  };
  expect(tell()).toEqual(tell());
  expect(baseball.playOn(playGame(1), EVEN, new Random(1))).toBeUndefined();
});

test('a simulated game takes about as long as it is said to, by the pace of its plays', () => {
  let seconds = 0;
  for (let seed = 1; seed <= 60; seed++) {
    let before = firstState;
    playGame(seed, EVEN, (state, play) => {
      seconds += playSeconds(baseball, before, play);
      before = state;
    });
  }
  expect(seconds / 60 / baseball.broadcastSeconds).toBeGreaterThan(0.93);
  expect(seconds / 60 / baseball.broadcastSeconds).toBeLessThan(1.07);
});
