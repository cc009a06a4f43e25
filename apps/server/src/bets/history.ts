import type { Queryable } from '../platform/database/database.ts';
import { cursorOf, FIRST_PLACE, type Place, placeOf } from './history-cursor.ts';
import { type IdsQuery, readAllIds, readEnded, readOpenIds, readOpenIdsOn } from './history-store.ts';
import type { BetType, PlacedBet } from './placed-bet.ts';
import { readBets } from './store.ts';

export const BET_FILTERS = ['ALL', 'CASHED_OUT', 'LIVE', 'OPEN', 'SETTLED'] as const;
/** LIVE: open, with a leg on an event in play. */
export type BetFilter = (typeof BET_FILTERS)[number];

/** Which of a patron's bets. */
export interface BetsChoice {
  readonly filter: BetFilter;
  readonly type?: BetType | null | undefined;
  /** Slug; a bet with a leg of it. */
  readonly sport?: string | null | undefined;
}

export interface HistoryQuery extends BetsChoice {
  /** 1 to 100; 20 unless told otherwise. */
  readonly first?: number | null | undefined;
  /** The cursor of the last bet of the page before. */
  readonly after?: string | null | undefined;
}

/** What the rows of bets do not say. */
export interface HistorySources {
  /** Ids of the events in play. */
  readonly liveEventIds: () => readonly string[];
  /** Of all events but those before their game, put off and hidden ones among them: what was played may have lost a bet already. */
  readonly begunEventIds: () => readonly string[];
  /** With the legs told as lost that are certain to lose, before they are decided. */
  readonly asItStands: (bet: PlacedBet) => PlacedBet;
  /** The slugs of the events' sports by the events' ids, without those nobody knows; read by db. */
  readonly sportsOf: (db: Queryable, eventIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** Newest first: by when they were placed, and of bets that have ended by when they did. */
export interface HistoryPage {
  readonly bets: readonly PlacedBet[];
  /** Of each bet: a page that begins after it. */
  readonly cursors: readonly string[];
  /** Where the next page begins: after the last bet that was looked at. */
  readonly endCursor: string | undefined;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

/** A page that cannot be: which argument, and what it takes. */
export class InvalidPage extends Error {
  override readonly name = 'InvalidPage';
}

const DEFAULT_PAGE = 20;
const MAX_PAGE = 100;
/** Their lists stand in the order in which bets ended. */
const BY_END: readonly BetFilter[] = ['SETTLED', 'CASHED_OUT'];

/** @throws InvalidPage */
export async function readHistory(
  db: Queryable,
  patronId: string,
  { filter, first, after, type, sport }: HistoryQuery,
  { liveEventIds, sportsOf }: HistorySources,
): Promise<HistoryPage> {
  const size = first ?? DEFAULT_PAGE;
  if (!Number.isInteger(size) || size < 1 || size > MAX_PAGE) {
    throw new InvalidPage(`first must be 1 to ${MAX_PAGE}.`);
  }
  const start = after ? placeOf(after, BY_END.includes(filter)) : FIRST_PLACE;
  if (!start) throw new InvalidPage('after must be a cursor of an earlier page.');
  const page = async (before: Place, limit: number): Promise<Looked> => {
    const places = await readPlaces(db, filter, liveEventIds, {
      ...{ patronId, before, type: type ?? undefined },
      limit: limit + 1,
    });
    const found = await inOrder(db, places.slice(0, limit));
    return { found, more: places.length > limit };
  };
  const { found, more, end } = sport
    ? await ofSport(sport, page, start, size, (ids) => sportsOf(db, ids))
    : await page(start, size);
  const cursors = found.map(({ place }) => cursorOf(place));
  return {
    bets: found.map(({ bet }) => bet),
    cursors,
    endCursor: end ? cursorOf(end) : cursors.at(-1),
    hasNextPage: more,
    hasPreviousPage: Boolean(after),
  };
}

/** A bet and where it stands in its list. */
interface Found {
  readonly bet: PlacedBet;
  readonly place: Place;
}

interface Looked {
  readonly found: readonly Found[];
  /** There are bets that were not looked at. */
  readonly more: boolean;
  /** The last bet that was looked at, where it is not the last found. */
  readonly end?: Place | undefined;
}

async function inOrder(db: Queryable, places: readonly Place[]): Promise<Found[]> {
  const bets = await readBets(
    db,
    places.map(({ id }) => id),
  );
  const byId = new Map(bets.map((bet) => [bet.id, bet]));
  return places.flatMap((place) => {
    const bet = byId.get(place.id);
    return bet ? [{ bet, place }] : [];
  });
}

/** Bets looked through for one page at most: what is found till then is a page, and the next one goes on from there. */
const MOST_LOOKED_AT = 2_000;
const LOOK_AT = 200;

/** A bet does not know the sports of its legs: their events are asked for them, those of so many bets at once. */
async function ofSport(
  sport: string,
  page: (before: Place, limit: number) => Promise<Looked>,
  start: Place,
  size: number,
  sportsOf: (eventIds: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<Looked> {
  const found: Found[] = [];
  let end = start;
  for (let looked = 0; looked < MOST_LOOKED_AT; looked += LOOK_AT) {
    const next = await page(end, LOOK_AT);
    const eventIds = next.found.flatMap(({ bet }) => bet.legs.map(({ eventId }) => eventId));
    const sports = await sportsOf([...new Set(eventIds)]);
    for (const [index, each] of next.found.entries()) {
      end = each.place;
      if (each.bet.legs.some(({ eventId }) => sports.get(eventId) === sport)) found.push(each);
      const isLast = index === next.found.length - 1 && !next.more;
      if (found.length === size) return { found, more: !isLast, end };
    }
    if (!next.more) return { found, more: false };
  }
  return { found, more: true, end };
}

function readPlaces(
  db: Queryable,
  filter: BetFilter,
  liveEventIds: () => readonly string[],
  query: IdsQuery,
): Promise<Place[]> {
  switch (filter) {
    case 'OPEN':
      return readOpenIds(db, query);
    case 'CASHED_OUT':
    case 'SETTLED':
      return readEnded(db, filter, query);
    case 'LIVE':
      return readOpenIdsOn(db, query, liveEventIds());
    case 'ALL':
      return readAllIds(db, query);
  }
}
