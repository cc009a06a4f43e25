import { Random } from '@fairline/sports/random.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { marketProgress } from './progress.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';

/** A game of a sport after some plays. */
function playedSome(slug: string, plays: number) {
  const model = sportModel(slug);
  if (!model) throw new Error(`Nothing plays ${slug}.`);
  const event = fixedEvent('game-1', { sport: { slug, name: slug }, status: 'IN_PLAY' });
  let state = model.initial({ sides: event });
  for (let number = 0; number < plays; number++) {
    const play = model.playOn(state, model.even, new Random(5, number));
    if (!play) throw new Error('It is over.');
    state = model.apply(state, play);
  }
  const { trading } = fixedMarketplace([event]);
  const book = trading.book('game-1');
  if (!book) throw new Error('The game is gone.');
  return { book: { ...book, state }, score: model.scoreboard(state) };
}

test('a correct score is no lead: nothing is told of it', () => {
  for (const [sport, key] of [
    ['darts', 'correct-score:4'],
    ['table-tennis', 'correct-score:3'],
    ['counter-strike', 'correct-score:2'],
    ['tennis', 'set-betting:2'],
  ] as const) {
    const { book } = playedSome(sport, 12);
    expect(sportModel(sport)?.market(key, book.event)?.type, sport).toBe('WINNING_MARGIN');
    expect(marketProgress(book, key), sport).toBeUndefined();
  }
});

test('of the margin of a game of table tennis the lead in it is told, in bands that say where they end', () => {
  const { book, score } = playedSome('table-tennis', 7);
  const [first] = score.segments;
  const lead = Number(first?.home) - Number(first?.away);
  expect(lead).not.toBe(0);
  expect(marketProgress(book, 'game-margin:g1')).toMatchObject({ kind: 'LEAD', now: lead });
  const keys = sportModel('table-tennis')
    ?.market('game-margin:g1', book.event)
    ?.selections.map((each) => each.key);
  expect(keys?.slice(0, 4)).toEqual(['home-2', 'home-3-4', 'home-5-6', 'home-7-up']);
});

test('of the margin of a football game the lead is told', () => {
  const { book, score } = playedSome('football', 60);
  const lead = score.homeScore - score.awayScore;
  expect(lead).not.toBe(0);
  expect(marketProgress(book, 'margin:wide')).toMatchObject({ kind: 'LEAD', now: lead });
});
