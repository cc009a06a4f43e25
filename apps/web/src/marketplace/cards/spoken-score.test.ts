import { expect, test } from 'vitest';
import { spokenScore } from './spoken-score.ts';

const of = (slug: string, away: object, home: object, status = 'IN_PLAY') => ({
  status,
  startTime: '2026-11-22T01:20:00Z',
  sport: { slug },
  awayParticipant: { mediumName: 'Ola' },
  homeParticipant: { mediumName: 'Brandt' },
  statistics: {
    ...{ awayScore: 0, homeScore: 0, isInPlay: true, progress: '' },
    away: { score: '0', ...away },
    home: { score: '0', ...home },
  },
});

test('a score of two levels is said in its own words, any other by its figures', () => {
  const tennis = of('tennis', { score: '1', segmentScore: 4 }, { segmentScore: 1 });
  expect(spokenScore(tennis)).toBe('Ola 1 set, 4 games; Brandt 0 sets, 1 game');
  const darts = of('darts', { score: '3' }, { score: '2' });
  expect(spokenScore(darts)).toBe('Ola 3, Brandt 2');
  expect(spokenScore(of('soccer', { score: '1' }, { score: '2' }))).toBe('Brandt 2, Ola 1');
  expect(spokenScore(of('cricket', { score: '143/5' }, { score: '' }))).toBe('Brandt, Ola 143/5');
});

test('nothing is said of a score before the game, or where there is none', () => {
  expect(spokenScore(of('tennis', {}, {}, 'FINISHED'))).toBe('Ola 0, Brandt 0');
  expect(spokenScore(of('combat', { score: '' }, { score: '' }))).toBe('');
  const before = of('tennis', {}, {}, 'PRE_GAME');
  expect(spokenScore({ ...before, statistics: { ...before.statistics, isInPlay: false } })).toBe('');
});
