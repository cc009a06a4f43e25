import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import { playSeconds } from '../testing/play-seconds.ts';
import { futsal, soccer } from './model.ts';
import { EVEN_SOCCER } from './strength.ts';
import { cupState, kickoffState, playGame, sides } from './testing/games.ts';

test('a game plays from kickoff to the end, and every play can be read back and follows from the one before', () => {
  const kinds = new Set<string>();
  const final = playGame(3, kickoffState, (_, play) => {
    kinds.add(play.kind);
    expect(soccer.parsePlay(JSON.parse(JSON.stringify(play)))).toEqual(play);
  });
  expect(soccer.isFinal(final)).toBe(true);
  for (const kind of ['kickoff', 'quiet', 'shot', 'corner', 'yellow-card', 'added-time', 'end-of-game']) {
    expect(kinds).toContain(kind);
  }
  expect(soccer.playOn(final, EVEN_SOCCER, new Random(1))).toBeUndefined();
});

test('games that are played score like games that are simulated', () => {
  let goals = 0;
  let corners = 0;
  const games = 60;
  for (let seed = 0; seed < games; seed++) {
    const board = soccer.scoreboard(playGame(seed));
    goals += board.homeScore + board.awayScore;
    corners += board.homeCorners + board.awayCorners;
  }
  // Three standard deviations of 60 games.
  expect(Math.abs(goals / games - 2.8)).toBeLessThan(0.66);
  expect(Math.abs(corners / games - 9.8)).toBeLessThan(1.4);
});

test('a cup tie that is level goes on to extra time and kicks, and ends with a winner', () => {
  const progresses = new Set<string>();
  for (let seed = 0; seed < 14; seed++) {
    const final = playGame(seed, cupState);
    const { homeScore, awayScore, homeShootoutScore, awayShootoutScore, progress } = soccer.scoreboard(final);
    progresses.add(progress);
    if (homeScore === awayScore) expect(homeShootoutScore).not.toBe(awayShootoutScore);
  }
  expect(progresses).toContain('Final');
  expect(progresses).toContain('Final/Pens');
});

test('a game takes about as long as it is said to, and is elapsed from 0 to 1', () => {
  for (const model of [soccer, futsal]) {
    let seconds = 0;
    const games = 8;
    for (let seed = 0; seed < games; seed++) {
      let state = model.initial({ sides });
      let elapsed = 0;
      expect(model.elapsed(state)).toBe(0);
      for (let number = 0; ; number++) {
        const play = model.playOn(state, model.even, new Random(seed, number));
        if (play === undefined) break;
        seconds += playSeconds(model, state, play);
        state = model.apply(state, play);
        expect(model.elapsed(state)).toBeGreaterThanOrEqual(elapsed);
        elapsed = model.elapsed(state);
      }
      expect(elapsed).toBe(1);
    }
    expect(Math.abs(seconds / games / model.broadcastSeconds - 1)).toBeLessThan(0.05);
  }
});
