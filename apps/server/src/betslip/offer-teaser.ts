import { type TeaserTable, teaserPricesOf, whUs } from '@fairline/wagering/teaser-tables.ts';
import { type BetError, betError } from './bet-error.ts';
import { readLegs } from './offer-legs.ts';
import type { Board, Offer, OfferedLeg } from './offered.ts';
import { teasedLine } from './teased-line.ts';

/** Which teasers there are and what they pay. */
const TEASER_TABLE: TeaserTable = whUs;
/** Written to each teaser, so that a changed table never changes a bet. */
export const TEASER_TABLE_NAME = 'WH_US';

/** Every line moves by the points bought, and the price follows from the number of legs alone. */
export function offeredTeaser(legs: readonly OfferedLeg[], points: number): Offer {
  const errors = teaserErrors(legs);
  const sport = sportOf(legs[0]);
  if (errors.length > 0 || !sport) return { kind: 'refused', errors };
  const prices = teaserPricesOf(TEASER_TABLE, sport, String(points));
  if (!prices) return { kind: 'refused', errors: [betError('TEASER_POINTS')] };
  const odds = prices.byLegs.get(legs.length);
  if (!odds)
    return { kind: 'refused', errors: [betError('TEASER_TOO_MANY', mostLegs(prices.byLegs.keys()))] };
  return {
    kind: 'offered',
    type: 'TEASER',
    legs: legs.map((leg) => teased(leg, points)),
    groups: [],
    teaserPoints: points,
    teaserPrices: prices,
    totalOdds: odds,
    combinations: 1,
    bet: (terms) => ({ ...terms, type: 'teaser', outcomes: legs.map(() => 'pending' as const), prices }),
  };
}

/** Field by field: of an object that is spread each bet would make the shape anew. */
function teased({ selection, book, odds }: OfferedLeg, bought: number): OfferedLeg {
  const { points, teasedMarketKey } = teasedLine(selection, bought);
  return { selection, book, odds, points, teasedMarketKey };
}

/** Whether the table sells so many points for any sport. */
export function isSold(points: number): boolean {
  return Object.values(TEASER_TABLE.offers).some((sold) =>
    sold?.some((each) => each.points === String(points)),
  );
}

/** The points a teaser of these selections can have; with none that can be teased, those of every sport. */
export function pointsSoldFor(
  board: Pick<Board, 'book' | 'selection'>,
  selectionIds: readonly string[],
): readonly number[] {
  const { legs } = readLegs(board, selectionIds, undefined);
  const first = legs.find((leg) => teaserFit(leg, []).length === 0);
  return first ? teaserPointsOf(first) : Object.keys(TEASER_TABLE.offers).flatMap(pointsOfSport);
}

/** The points a table sells for a sport, in its order; none for a sport without teasers. */
export function teaserPointsOf(leg: OfferedLeg | undefined): readonly number[] {
  const sport = sportOf(leg);
  return sport === undefined ? [] : pointsOfSport(sport);
}

/** Why a leg cannot be teased beside others that can; none when it can. */
export function teaserFit(leg: OfferedLeg, others: readonly OfferedLeg[]): BetError[] {
  const own = teaserLegError(leg);
  if (own) return [own];
  if (others.some((other) => sportOf(other) !== sportOf(leg))) return [betError('TEASER_SPORTS')];
  return others.some((other) => isSameMarket(other, leg)) ? [betError('TEASER_BOTH_SIDES')] : [];
}

function teaserLegError({ selection, book }: OfferedLeg): BetError | undefined {
  const market = book.market(selection.marketKey);
  const kind = market?.type === 'SPREAD' || market?.type === 'TOTAL';
  const name = { leg: selection.selectionName };
  if (!sportOfBook(book) || !kind || market.classification !== 'game') return betError('TEASER_LEG', name);
  // The table pays for points on a whole game: late in one they make all but sure what it pays as even.
  if (book.event.status !== 'PRE_GAME') return betError('TEASER_IN_PLAY', name);
  // An alternate line has points bought already: the table's price is for the line of now.
  return market.main ? undefined : betError('TEASER_LINE', name);
}

function teaserErrors(legs: readonly OfferedLeg[]): BetError[] {
  const errors = legs.flatMap((leg, index) => teaserFit(leg, legs.slice(0, index)));
  // The same sentence once: that of a sport says it for all of its legs.
  return errors.filter(
    (error, index) => errors.findIndex(({ message }) => message === error.message) === index,
  );
}

function isSameMarket({ selection: one }: OfferedLeg, { selection: other }: OfferedLeg): boolean {
  return one.eventId === other.eventId && one.marketKey === other.marketKey;
}

function sportOf(leg: OfferedLeg | undefined): string | undefined {
  return leg && sportOfBook(leg.book);
}

/** The sport of an event, if it has teasers. */
function sportOfBook({ event: { sport } }: OfferedLeg['book']): string | undefined {
  return Object.hasOwn(TEASER_TABLE.offers, sport.slug) ? sport.slug : undefined;
}

function pointsOfSport(sport: string): readonly number[] {
  return TEASER_TABLE.offers[sport]?.map((each) => Number(each.points)) ?? [];
}

function mostLegs(counts: Iterable<number>) {
  return { maximum: String(Math.max(...counts)) };
}
