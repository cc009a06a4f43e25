import { expect, test } from 'vitest';
import { football } from './football.ts';
import type { FootballPlay } from './play.ts';
import { kickoffState, playGame, quietPlay } from './testing/games.ts';

test('once a play does not say who did it, what players did together is left out', () => {
  const titles = (plays: readonly FootballPlay[]) =>
    football.scoreboard(plays.reduce(football.apply, kickoffState)).counts?.map(({ title }) => title);
  const told: FootballPlay[] = [];
  playGame(3, undefined, (_, play) => told.push(play));
  expect(titles(told)).toContain('Passing Yards');
  const unnamed = told.map(({ did: _, scores, ...play }) => ({
    ...play,
    scores: scores.map(({ player: __, passer: ___, ...score }) => score),
  }));
  expect(titles(unnamed)).toEqual([]);
  expect(titles([quietPlay(kickoffState)])).toEqual([]);
});

test('a pass of another than the quarterback counts for his side', () => {
  const pass = quietPlay(kickoffState, {
    kind: 'pass',
    did: [
      { side: 'home', what: 'pass', player: 4, yards: 12 },
      { side: 'home', what: 'catch', player: 8, yards: 12 },
    ],
  });
  const { counts } = football.scoreboard(football.apply(kickoffState, pass));
  expect(counts).toContainEqual({ title: 'Passing Yards', home: 12, away: 0 });
  expect(counts).toContainEqual({ title: 'Completions', home: 1, away: 0 });
});
