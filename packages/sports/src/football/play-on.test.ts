import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import { actual } from './actual.ts';
import { football } from './football.ts';
import type { FootballPlay } from './play.ts';
import { kickoffState, playGame } from './testing/games.ts';

test('games played on are possible from the first play to the last, and end', () => {
  const kinds = new Map<string, number>();
  let overtimes = 0;
  for (let seed = 1; seed <= 150; seed++) {
    const final = playGame(seed, { home: 2, away: -1 }, (_state, play) => {
      expect(football.parsePlay(JSON.parse(JSON.stringify(play)))).toEqual(play);
      expect(play.text).not.toBe('');
      kinds.set(play.kind, (kinds.get(play.kind) ?? 0) + 1);
    });
    expect(final.phase).toBe('final');
    expect(final.plays).toBeGreaterThan(120);
    expect(final.plays).toBeLessThan(260);
    if (final.quarter > 4) overtimes++;
  }
  for (const kind of [
    'kickoff',
    'punt',
    'field-goal',
    'penalty',
    'pass',
    'rush',
    'sack',
    'extra-point',
    'kneel',
  ]) {
    expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(100);
  }
  expect(overtimes).toBeGreaterThan(1);
});

test('the same seed tells the same game', () => {
  const tell = () => {
    const texts: string[] = [];
    playGame(5, { home: 0, away: 0 }, (_state, play) => texts.push(play.text));
    return texts;
  };
  expect(tell()).toEqual(tell());
});

test('games told play by play end like the samples that price them', () => {
  const games = 500;
  const strength = { home: 3, away: -2 };
  const sampled = football.simulate(kickoffState, strength, 16_384, 11);
  const told = Array.from({ length: games }, (_, seed) => actual(playGame(seed, strength)).points);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  for (const [home, away] of [
    [1, -1],
    [1, 1],
  ] as const) {
    const samples = Array.from(
      sampled.points.home.game,
      (points, i) => home * points + away * (sampled.points.away.game[i] ?? 0),
    );
    const games1 = told.map(
      (points) => home * (points.home.game[0] ?? 0) + away * (points.away.game[0] ?? 0),
    );
    // Four standard errors of a mean of 500 games with a deviation of about 13.
    expect(Math.abs(mean(games1) - mean(samples))).toBeLessThan((4 * 13) / Math.sqrt(games));
  }
});

test('the story names the players of the side that has the ball, and never two of one name', () => {
  const passers = new Set<string>();
  playGame(9, { home: 0, away: 0 }, (_state, play: FootballPlay) => {
    const passer = /^(\S+ \S+) pass/.exec(play.text)?.[1];
    if (passer !== undefined) passers.add(passer);
  });
  expect(passers.size).toBe(2);
});

test('there is no play after the end', () => {
  expect(football.playOn(playGame(1), { home: 0, away: 0 }, new Random(1))).toBeUndefined();
});
