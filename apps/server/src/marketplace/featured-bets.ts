import { compareOdds, odds } from '@fairline/money/odds.ts';
import type { BookView, MarketView, SelectionView } from '../trading/trading.ts';
import { dayOf } from './days.ts';
import type { FeaturedBet } from './featured-view.ts';
import type { Board } from './list-pages.ts';
import { isLive, isShown, isUpcoming } from './status.ts';

const FAVOURITES = 3;
/** Three of these pay more than is staked: nobody wants to risk eight to win one. */
const SHORTEST_FAVOURITE = odds(1n, 3n);
/** Games to come with a same-game parlay: enough that a shelf has some to take while games in play are suspended. */
const NEXT_GAMES = 4;
/** What the ids of bets begin with that are made of one event. */
const MADE_OF_AN_EVENT = new Set(['live', 'next', 'underdog']);

/**
 * The featured bets of a board, or of the games of one competition of it: a parlay of the shortest favourites of the day that pay
 * a third, a same-game parlay of each of the next games, the next game's underdog, and a same-game parlay of each live game.
 */
export function featuredBets(board: Board, competition?: string): FeaturedBet[] {
  const isOf = ({ event }: BookView) => competition === undefined || event.competition.slug === competition;
  const books = board.books.filter((book) => isOf(book) && isShown(book));
  const upcoming = books
    .filter(isUpcoming)
    .sort((one, other) => one.event.startsAt.getTime() - other.event.startsAt.getTime());
  const next = upcoming.slice(0, NEXT_GAMES).flatMap(featuredOfEvent);
  const live = books.filter(isLive).flatMap(featuredOfEvent);
  return [...favourites(upcoming, board.now, competition), ...next, ...underdog(upcoming), ...live];
}

/** The same-game parlay of an event in play or to come, by itself: its own page has it, however many games come before it. */
export function featuredOfEvent(book: BookView): FeaturedBet[] {
  if (!isShown(book)) return [];
  if (isLive(book)) return gameParlay('live', book);
  return isUpcoming(book) ? gameParlay('next', book) : [];
}

/** The event that a bet of this id is a same-game parlay of, whatever else is on the board; undefined for any other. */
export function eventOfParlay(id: string): string | undefined {
  const [kind = '', eventId] = id.split('~');
  return kind === 'live' || kind === 'next' ? eventId : undefined;
}

/** Whether a board that has these events may have made a bet of this id today; most ids that anybody asks for are of none. */
export function canBeMade(id: string, now: number, isOnBoard: (eventId: string) => boolean): boolean {
  const [kind = '', of = ''] = id.split('~');
  return kind === 'favourites' ? of === dayOf(now) : MADE_OF_AN_EVENT.has(kind) && isOnBoard(of);
}

/** Bets of games to come and of games in play in turns, each in their order: a shelf has some of both. */
export function inTurns(bets: readonly FeaturedBet[]): FeaturedBet[] {
  const live = bets.filter(isOfLive);
  const toCome = bets.filter((bet) => !isOfLive(bet));
  return toCome.flatMap((bet, at) => [bet, ...live.slice(at, at + 1)]).concat(live.slice(toCome.length));
}

function isOfLive({ id }: FeaturedBet): boolean {
  return id.startsWith('live~');
}

/** Whether the board would make such a bet at this time: of games to come, of its day if it is of one, or of a game in play. */
export function isTimely(
  bet: FeaturedBet,
  legs: readonly { readonly book: BookView }[],
  now: number,
): boolean {
  const [kind = '', of = ''] = bet.id.split('~');
  if (kind === 'favourites' && of !== dayOf(now)) return false;
  const fits = isOfLive(bet) ? isLive : isUpcoming;
  return legs.length > 0 && legs.every(({ book }) => fits(book));
}

function favourites(upcoming: readonly BookView[], now: number, competition?: string): FeaturedBet[] {
  const today = dayOf(now);
  const chosen = upcoming
    .filter((book) => dayOf(book.event.startsAt) === today)
    .flatMap((book) => favouriteOf(book) ?? [])
    .filter(({ odds: price }) => price && compareOdds(price, SHORTEST_FAVOURITE) >= 0)
    .sort(compared)
    .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at)
    .slice(0, FAVOURITES);
  if (chosen.length < 2) return [];
  return [
    {
      id: ['favourites', today, ...(competition === undefined ? [] : [competition])].join('~'),
      type: 'PARLAY',
      origin: 'board',
      header: "Today's favorites",
      title: `${chosen.length}-leg parlay`,
      selectionIds: chosen.map(({ rawId }) => rawId),
    },
  ];
}

/** With what its side is called: one that plays twice in a day stands once in a bet, and a country in one of its sports. */
function favouriteOf(book: BookView) {
  const [favourite] = shortestFirst(book);
  return favourite && { ...favourite, name: favourite.side && book.event[favourite.side].name };
}

/** The side that leads the prices, and the over. */
function gameParlay(when: 'live' | 'next', book: BookView): FeaturedBet[] {
  const [favourite] = shortestFirst(book);
  const over = mainMarket(book, 'TOTAL')?.selections.find((one) => one.type === 'OVER' && isOpen(one));
  if (!favourite || !over) return [];
  return [
    {
      id: `${when}~${book.event.id}`,
      type: 'PARLAY_PLUS',
      origin: 'board',
      header: book.event.name,
      title: `${favourite.selectionName} and ${over.selectionName}`,
      selectionIds: [favourite.rawId, over.rawId],
    },
  ];
}

function underdog([next]: readonly BookView[]): FeaturedBet[] {
  const longest = next && shortestFirst(next).at(-1);
  if (!next || !longest) return [];
  return [
    {
      id: `underdog~${next.event.id}`,
      type: 'STRAIGHT',
      origin: 'board',
      header: next.event.name,
      title: `${longest.selectionName} to win`,
      selectionIds: [longest.rawId],
    },
  ];
}

/** The sides of the moneyline that are open, the favourite first. */
function shortestFirst(book: BookView): SelectionView[] {
  const sides = mainMarket(book, 'MONEYLINE')?.selections ?? [];
  return sides.filter(isOpen).sort(compared);
}

function mainMarket(book: BookView, type: MarketView['type']): MarketView | undefined {
  const found = book.onOffer.find(
    (market) => market.type === type && market.main && market.classification === 'game',
  );
  return found && book.market(found.key);
}

function isOpen(selection: SelectionView): boolean {
  return selection.status === 'open' && selection.odds !== undefined;
}

function compared(one: Pick<SelectionView, 'odds'>, other: Pick<SelectionView, 'odds'>): number {
  return one.odds && other.odds ? compareOdds(one.odds, other.odds) : 0;
}
