import { expect, test } from 'vitest';
import { scoreText } from './event-state.ts';
import { sidesInOrder } from './side-order.ts';

const event = (slug: string, name: string, status: string) => ({
  name,
  hasField: slug === 'golf',
  status,
  startTime: '2026-11-22T01:20:00Z',
  sport: { slug },
  homeParticipant: { mediumName: 'Everton' },
  awayParticipant: { mediumName: 'Liverpool' },
  statistics: {
    ...{ homeScore: 2, awayScore: 1, isInPlay: status === 'IN_PLAY', progress: '53′' },
    home: { score: '2' },
    away: { score: '1' },
  },
});

test('the host is written first in soccer and cricket, elsewhere the visitor', () => {
  const first = (slug: string) => sidesInOrder(event(slug, '', 'IN_PLAY'))[0];
  for (const slug of ['soccer', 'futsal', 'cricket']) {
    expect(first(slug)).toEqual({ side: 'home', team: { mediumName: 'Everton' } });
  }
  for (const slug of ['football', 'tennis', 'darts']) expect(first(slug).side).toBe('away');
});

test("a leg's event reads as its name, and with its scores in the same order once it has begun", () => {
  expect(scoreText(event('soccer', 'Everton vs Liverpool', 'PRE_GAME'))).toBe('Everton vs Liverpool');
  expect(scoreText(event('soccer', 'Everton vs Liverpool', 'IN_PLAY'))).toBe('Everton 2 – Liverpool 1');
  expect(scoreText(event('hockey', 'Liverpool at Everton', 'FINISHED'))).toBe('Liverpool 1 – Everton 2');
  expect(scoreText(event('golf', 'Cedar Lake Open', 'IN_PLAY'))).toBe('Cedar Lake Open');
});

test("a leg's event has the scores of the board: wickets beside runs, and that a side is yet to bat, or did not", () => {
  const chase = event('cricket', 'Liverpool at Everton', 'IN_PLAY');
  const batting = { ...chase.statistics, home: { score: '' }, away: { score: '232/4' } };
  expect(scoreText({ ...chase, statistics: batting })).toBe('Everton yet to bat – Liverpool 232/4');
  expect(scoreText({ ...chase, status: 'FINISHED', statistics: batting })).toBe(
    'Everton did not bat – Liverpool 232/4',
  );
  const toss = { ...chase.statistics, home: { score: '' }, away: { score: '' } };
  expect(scoreText({ ...chase, statistics: toss })).toBe('Everton – Liverpool');
});
