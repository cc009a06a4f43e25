import type { OfferedLeg } from '../betslip/betslip.ts';
import {
  type RedemptionRefusal,
  redeemBatch,
  redemptionArgument,
  redemptionRefusal,
} from '../rewards/rewards.ts';
import {
  type BatchHeader,
  type LaneStatement,
  POST_BATCH,
  POST_NEW_BATCH,
  type PostedRow,
  type PostingCommand,
  type PostingResult,
  postingArguments,
  postingResult,
  textArray,
} from '../wallet/wallet.ts';
import {
  BET_COLUMNS,
  betColumns,
  type Columns,
  LEG_COLUMNS,
  legColumns,
  legsOf,
  ORIGIN_COLUMNS,
  originColumns,
  SELECTION_COLUMNS,
  selectionColumns,
} from './place-columns.ts';
import { distinct, distinctTerms } from './place-shared.ts';
import type { Placement } from './placement-contents.ts';
import { RULE_VERSION } from './placement-rules.ts';
import { stakeEntries } from './stake-entries.ts';

/** 'changed': the board moved between the quote and the batch's leaving; nothing was written. */
export type PlacementResult =
  | PostingResult
  | { readonly kind: 'changed' }
  | { readonly kind: 'reward-refused'; readonly refusal: RedemptionRefusal };

/** Of parameters of these names and types, the first with this number: a table with these columns, and their place. */
function table(name: string, first: number, columns: Columns): string {
  const arrays = Object.values(columns).map((type, index) => `$${first + index}::${type}[]`);
  return `unnest(${arrays.join(', ')}) with ordinality as ${name} (${Object.keys(columns).join(', ')}, place)`;
}

/** After those of POST_BATCH. */
const FIRST_BET = 16;
const FIRST_ORIGIN = FIRST_BET + Object.keys(BET_COLUMNS).length;
const FIRST_LEG = FIRST_ORIGIN + Object.keys(ORIGIN_COLUMNS).length;
const FIRST_SELECTION = FIRST_LEG + Object.keys(LEG_COLUMNS).length;
const TERMS = FIRST_SELECTION + Object.keys(SELECTION_COLUMNS).length;
const FIRST_OTHER = TERMS + 1;

/**
 * Money, bets, legs: one statement, one transaction. A bet whose command was not posted now writes nothing. What is answered of
 * a bet that was is only what its placement does not know. It is joined by a number that only written bets have: PostgreSQL
 * believes that a condition on their result leaves a handful, and would go through the others' list for each.
 */
const sqlWith = (posting: string, refusal = '') => `
  with posted as materialized (
    select *, case when result = 'posted' then number end as written from ${posting}
  ), bet as (
    insert into bets.bet (id, patron_id, type, amount_source, currency, stake, odds_numerator, odds_denominator, winnings,
      placed_at, rule_version, ip_address, user_agent, line_stake, combinations, terms, location_id, device, delay_ms)
    select p.reference, ($3::uuid[])[p.number], coalesce(b.type, 'STRAIGHT'), coalesce(b.amount_source, 'CASH'), p.currency,
      b.stake, b.odds_numerator, b.odds_denominator, b.winnings, to_timestamp(b.placed_at::float8 / 1000), ${RULE_VERSION},
      o.ip_address, o.user_agent, coalesce(b.line_stake, b.stake), coalesce(b.combinations, 1),
      coalesce(($${TERMS}::jsonb[])[b.terms], '{}'), b.location_id, o.device, coalesce(b.delay_ms, 0)
    from posted p
    join ${table('b', FIRST_BET, BET_COLUMNS)} on b.place = p.written
    join ${table('o', FIRST_ORIGIN, ORIGIN_COLUMNS)} on o.place = b.origin
  ), leg as (
    insert into bets.leg (bet_id, number, event_id, market_key, selection_key, selection_type, event_name, market_name,
      selection_name, points, odds_numerator, odds_denominator, probability, book_sequence, group_number, teased_points,
      teased_market_key)
    select p.reference, coalesce(l.leg_number, 1), s.event_id, s.market_key, s.selection_key, s.selection_type, s.event_name,
      s.market_name, s.selection_name, s.points, s.odds_numerator, s.odds_denominator, s.probability, s.book_sequence,
      l.group_number, l.teased_points, l.teased_market_key
    from posted p
    join ${table('l', FIRST_LEG, LEG_COLUMNS)} on l.number = p.written
    join ${table('s', FIRST_SELECTION, SELECTION_COLUMNS)} on s.place = l.selection
  )
  select number, result, case when result <> 'posted' then reference end as reference, currency, cash, bonus,
    promotional_credit${refusal} from posted`;

/** What is looked at as a batch leaves: must hold for every bet in it. */
type StillStands<Bet> = (placement: Bet) => boolean;

/** For bets of cash without a reward, which most are. */
export function placeStatement<Bet extends Placement>(
  stillStands: StillStands<Bet>,
): LaneStatement<Bet, PlacementResult> {
  return {
    name: 'bets.place',
    sql: sqlWith(POST_NEW_BATCH),
    careful: { name: 'bets.place-again', sql: sqlWith(POST_BATCH), keyOf: (bet) => bet.idempotencyKey },
    encode: columns,
    decode: placementResult,
    refuse: (placement) => (stillStands(placement) ? undefined : CHANGED),
  };
}

/** For all others: uses up their rewards in the same transaction. */
export function rewardedPlaceStatement<Bet extends Placement>(
  stillStands: StillStands<Bet>,
): LaneStatement<Bet, PlacementResult> {
  return {
    name: 'bets.place-rewarded',
    sql: sqlWith(redeemBatch(FIRST_OTHER), ', refusal'),
    encode: (bets, header) => [...columns(bets, header), redemptionArgument(bets.map((bet) => bet.rewardId))],
    decode: (row, bet) => {
      const refusal = redemptionRefusal(row);
      return refusal ? { kind: 'reward-refused', refusal } : placementResult(row, bet);
    },
    refuse: (placement) => (stillStands(placement) ? undefined : CHANGED),
  };
}

const CHANGED = { kind: 'changed' } as const;

/** What was posted now has the reference it was sent with. */
function placementResult(row: PostedRow, { betId }: Placement): PostingResult {
  return postingResult(row.result === 'posted' ? { ...row, reference: betId } : row);
}

function columns(bets: readonly Placement[], header: BatchHeader): unknown[] {
  const origins = distinct(bets, ({ userAgent }) => userAgent, isSameOrigin);
  const legs = legsOf(bets);
  const terms = distinctTerms(bets);
  const selections = distinct(legs.legs, ({ selection }) => selection, isSameOffer);
  return [
    ...postingArguments(bets.map(stakeCommand), header),
    ...betColumns(bets, origins.places, terms.places),
    ...originColumns(origins.found),
    ...legColumns(legs, selections.places),
    ...selectionColumns(selections.found),
    textArray(terms.found),
  ];
}

function isSameOrigin(one: Placement, other: Placement): boolean {
  return one.ipAddress === other.ipAddress && one.userAgent === other.userAgent;
}

/** The selection is the same already. */
function isSameOffer(one: OfferedLeg, other: OfferedLeg): boolean {
  return one.book === other.book && one.odds === other.odds;
}

/** Made as the batch leaves: a bet that waits does not hold it. */
function stakeCommand(bet: Placement): PostingCommand {
  const { betId, patronId, idempotencyKey, fingerprint, amountSource, stake } = bet;
  return {
    idempotencyKey,
    fingerprint,
    patronId,
    kind: 'stake',
    reference: betId,
    entries: stakeEntries(amountSource, stake),
  };
}
