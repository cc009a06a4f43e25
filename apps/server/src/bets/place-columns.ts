import type { OfferedLeg } from '../betslip/betslip.ts';
import { plainArray, plainArrayUnless, textArray, textArrayUnless } from '../wallet/wallet.ts';
import type { Placement } from './placement-contents.ts';

// The parameters of a batch of bets, as arrays. What many bets of a batch share is sent once: who asks from where, and the
// selections with all that is written of them; bets and legs name them by their places, from 1. A column that says of every
// bet what most bets say is not sent at all: null, and the statement knows what it would have said.

/** By name, with the type of an element. */
export type Columns = Readonly<Record<string, string>>;

/** One row a bet. */
export const BET_COLUMNS = {
  type: 'text',
  amount_source: 'text',
  stake: 'bigint',
  odds_numerator: 'numeric',
  odds_denominator: 'numeric',
  winnings: 'bigint',
  placed_at: 'bigint',
  origin: 'int',
  line_stake: 'bigint',
  combinations: 'int',
  terms: 'int',
  location_id: 'text',
  delay_ms: 'int',
} as const satisfies Columns;

/** @param terms of each bet its place among the terms of the batch; null for those that most bets have */
export function betColumns(
  bets: readonly Placement[],
  origins: readonly number[],
  terms: readonly (number | null)[],
): (string | null)[] {
  return [
    plainArrayUnless(
      bets.map((bet) => bet.type),
      'STRAIGHT',
    ),
    plainArrayUnless(
      bets.map((bet) => bet.amountSource),
      'CASH',
    ),
    plainArray(bets.map((bet) => bet.stake)),
    plainArray(bets.map((bet) => bet.totalOdds.numerator)),
    plainArray(bets.map((bet) => bet.totalOdds.denominator)),
    plainArray(bets.map((bet) => bet.winnings)),
    plainArray(bets.map((bet) => bet.placedAtMs)),
    plainArray(origins),
    plainArrayUnless(
      bets.map((bet) => (bet.combinations === 1 ? null : bet.lineStake)),
      null,
    ),
    plainArrayUnless(
      bets.map((bet) => bet.combinations),
      1,
    ),
    plainArrayUnless(terms, null),
    textArrayUnless(
      bets.map((bet) => bet.locationId ?? null),
      null,
    ),
    plainArrayUnless(
      bets.map((bet) => bet.delayMs),
      0,
    ),
  ];
}

/** Where bets come from. */
export const ORIGIN_COLUMNS = {
  ip_address: 'text',
  user_agent: 'text',
  device: 'text',
} as const satisfies Columns;

export function originColumns(origins: readonly Placement[]): string[] {
  return [
    textArray(origins.map((bet) => bet.ipAddress)),
    textArray(origins.map((bet) => bet.userAgent)),
    textArray(origins.map((bet) => bet.device)),
  ];
}

/** One row a leg: the bet's place in the batch, the leg's in the bet, the selection's among those of the batch. */
export const LEG_COLUMNS = {
  number: 'int',
  leg_number: 'int',
  selection: 'int',
  group_number: 'int',
  teased_points: 'float8',
  teased_market_key: 'text',
} as const satisfies Columns;

export function legColumns(
  { legs, bets, numbers }: BatchLegs,
  selections: readonly number[],
): (string | null)[] {
  return [
    plainArray(bets),
    plainArrayUnless(numbers, 1),
    plainArray(selections),
    plainArrayUnless(
      legs.map((leg) => (leg.group === undefined ? null : leg.group + 1)),
      null,
    ),
    plainArrayUnless(
      legs.map((leg) => leg.points ?? null),
      null,
    ),
    textArrayUnless(
      legs.map((leg) => leg.teasedMarketKey ?? null),
      null,
    ),
  ];
}

/** The legs of all bets of a batch, and of each the place of its bet in the batch and its own in the bet, from 1. */
export interface BatchLegs {
  readonly legs: readonly OfferedLeg[];
  readonly bets: readonly number[];
  readonly numbers: readonly number[];
}

export function legsOf(placements: readonly Placement[]): BatchLegs {
  const legs: OfferedLeg[] = [];
  const bets: number[] = [];
  const numbers: number[] = [];
  let place = 0;
  for (const placement of placements) {
    place += 1;
    let number = 0;
    for (const leg of placement.legs) {
      number += 1;
      legs.push(leg);
      bets.push(place);
      numbers.push(number);
    }
  }
  return { legs, bets, numbers };
}

/** What is bet on, as the board had it. */
export const SELECTION_COLUMNS = {
  event_id: 'text',
  market_key: 'text',
  selection_key: 'text',
  selection_type: 'text',
  event_name: 'text',
  market_name: 'text',
  selection_name: 'text',
  points: 'float8',
  odds_numerator: 'bigint',
  odds_denominator: 'bigint',
  probability: 'float8',
  book_sequence: 'bigint',
} as const satisfies Columns;

export function selectionColumns(legs: readonly OfferedLeg[]): string[] {
  const selections = legs.map((leg) => leg.selection);
  return [
    textArray(selections.map((selection) => selection.eventId)),
    textArray(selections.map((selection) => selection.marketKey)),
    textArray(selections.map((selection) => selection.selectionKey)),
    plainArray(selections.map((selection) => selection.type)),
    textArray(legs.map((leg) => leg.book.event.name)),
    textArray(selections.map((selection) => selection.marketName)),
    textArray(selections.map((selection) => selection.selectionName)),
    plainArray(selections.map((selection) => selection.points ?? null)),
    plainArray(legs.map((leg) => leg.odds.numerator)),
    plainArray(legs.map((leg) => leg.odds.denominator)),
    plainArray(selections.map((selection) => selection.probability)),
    plainArray(legs.map((leg) => leg.book.sequence)),
  ];
}
