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
