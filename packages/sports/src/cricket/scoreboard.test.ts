import { expect, test } from 'vitest';
import { apply } from './apply.ts';
import { scoreboard } from './scoreboard.ts';
import { begun, dotBall, firstState, playGame } from './testing/games.ts';

test('a cricket scoreboard shows the score, the batter and the wickets [LIVE-006]', () => {
  const out = apply(
    begun,
    dotBall(begun, { wicket: { place: 0, dismissal: 'caught' }, wickets: 1, striker: 2 }),
  );
  const state = apply(out, dotBall(out, { offBat: 4, runs: 4 }));
  expect(scoreboard(state)).toMatchObject({
    sport: 'cricket',
    homeScore: 4,
    awayScore: 0,
    progress: '1st inn 0.2',
    isInPlay: true,
    situation: '12.00 an over',
    alert: '',
    batting: 'home',
    scoreText: '4/1 (0.2)',
    wickets: 1,
    target: undefined,
    ballsLeft: 118,
    home: { score: '4/1', marker: 'bat', note: '0.2 overs' },
    away: { score: '', marker: undefined, note: '' },
  });
  expect(scoreboard(state).currentBatter).toMatch(/^[A-Z]\. \S+ 4 \(1\)$/);
});

test('a match that is over keeps its innings, with their overs and in their order', () => {
  const final = playGame(4);
  const { innings, isInPlay, homeScoreText, awayScoreText } = scoreboard(final);
  expect(isInPlay).toBe(false);
  const [first, second] = final.innings[0]?.side === 'home' ? ['home', 'away'] : ['away', 'home'];
  const texts: Readonly<Record<string, string>> = { home: homeScoreText, away: awayScoreText };
  expect(innings.slice(0, 2)).toEqual([
    { side: first, scoreText: texts[first ?? ''], isSuperOver: false },
    { side: second, scoreText: texts[second ?? ''], isSuperOver: false },
  ]);
  expect(innings[0]?.scoreText).toMatch(/^\d+(\/\d)? \(\d+\.\d\)$/);
});

test('before the toss there is nothing to say [LIVE-006]', () => {
  expect(scoreboard(firstState)).toMatchObject({
    progress: '',
    isInPlay: false,
    scoreText: '',
    segments: [],
  });
});
