import { expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { marketTagsOf, tagsOf } from './card-tags.ts';
import { gridCard } from './cards.ts';
import type { CardModel } from './page-model.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { footballMarkets, spread } from './testing/football-markets.ts';

function cardOf(status: 'IN_PLAY' | 'PRE_GAME', markets = footballMarkets()): CardModel {
  const event = fixedEvent('game-1', { status });
  const book = fixedMarketplace([event], markets).trading.book('game-1');
  const card = book && gridCard(book, 'game');
  if (!card) throw new Error('no card');
  return card;
}

test('a card says that its game is on, that it can be bet on quickly, and that its bets go into one parlay [CARD-012]', () => {
  expect(tagsOf(cardOf('IN_PLAY'))).toEqual(['IN_PLAY', 'PARLAY_PLUS', 'QUICK_BET']);
  expect(tagsOf(cardOf('PRE_GAME'))).toEqual(['PARLAY_PLUS', 'QUICK_BET']);
});

test('one bet is no parlay, and an event of many has neither [CARD-012]', () => {
  const one = [spread('game', 'game', -3.5, true)];
  expect(tagsOf(cardOf('IN_PLAY', one))).toEqual(['IN_PLAY', 'QUICK_BET']);
  const card = cardOf('IN_PLAY', one);
  const event = { ...card.book.event, sport: { slug: 'golf', name: 'Golf' } };
  expect(tagsOf({ ...card, book: { ...card.book, event } })).toEqual(['IN_PLAY']);
});

test('what the markets of a card are about is said once [CARD-012]', () => {
  expect(marketTagsOf(cardOf('IN_PLAY'))).toEqual(['game']);
});
