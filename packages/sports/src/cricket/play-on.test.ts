import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import { playSeconds } from '../testing/play-seconds.ts';
import { actual } from './actual.ts';
import { cricket } from './cricket.ts';
import { simulate } from './simulate.ts';
import { winnerOf } from './state.ts';
import { TWENTY } from './strength.ts';
import { begun, dotBall, firstState, playGame } from './testing/games.ts';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('matches played on are possible from the toss to the last ball, and somebody wins', () => {
  let balls = 0;
  let seconds = 0;
  for (let seed = 1; seed <= 12; seed++) {
    let before = firstState;
    const final = playGame(seed, TWENTY, (state, play) => {
      expect(cricket.parsePlay(JSON.parse(JSON.stringify(play)))).toEqual(play);
      expect(play.text).not.toBe('');
      seconds += playSeconds(cricket, before, play);
      before = state;
    });
    expect(final.phase).toBe('final');
    expect(winnerOf(final)).toBeDefined();
    balls += final.plays;
  }
  expect(balls / 12).toBeGreaterThan(210);
  expect(balls / 12).toBeLessThan(265);
  expect(seconds / 12 / cricket.broadcastSeconds).toBeGreaterThan(0.88);
  expect(seconds / 12 / cricket.broadcastSeconds).toBeLessThan(1.12);
});

test('matches told ball by ball end like the samples that price them', () => {
  const games = 60;
  const { points, size } = simulate(firstState, TWENTY, 4096, 11);
  const told = Array.from({ length: games }, (_, seed) => actual(playGame(seed)).points);
  const sampled = Array.from(
    { length: size },
    (_, i) => (points.home.game[i] ?? 0) + (points.away.game[i] ?? 0),
  );
  const played = told.map(({ home, away }) => (home.game[0] ?? 0) + (away.game[0] ?? 0));
  // Four standard errors of a mean of 60 matches with a deviation of about 60.
  expect(Math.abs(mean(played) - mean(sampled))).toBeLessThan((4 * 60) / Math.sqrt(games));
});

test('the same seed tells the same match, and there is no ball after the end', () => {
  const tell = () => {
    const texts: string[] = [];
    playGame(5, TWENTY, (_state, play) => texts.push(play.text));
    return texts;
  };
  expect(tell()).toEqual(tell());
  expect(cricket.playOn(playGame(1), TWENTY, new Random(1))).toBeUndefined();
});

test('the break between innings takes as long, whatever is told first after it', () => {
  let inBreak = begun;
  while (inBreak.phase !== 'break') inBreak = cricket.apply(inBreak, dotBall(inBreak));
  const opened = dotBall(inBreak, { kind: 'other', balls: 0, striker: 4, nonStriker: 0 });
  const ball = playSeconds(cricket, inBreak, dotBall(inBreak));
  const first = playSeconds(cricket, inBreak, opened);
  const after = cricket.apply(inBreak, opened);
  const second = playSeconds(cricket, after, dotBall(after));
  expect(first).toBeGreaterThan(900);
  expect(first + second).toBeGreaterThan(ball);
  expect(first + second).toBeLessThan(ball + 120);
});
