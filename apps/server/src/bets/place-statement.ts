import type { Odds } from '@fairline/money/odds.ts';
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
  type PostingCommand,
  type PostingResult,
  plainArray,
  postingArguments,
  postingResult,
  textArray,
} from '../wallet/wallet.ts';
import type { AgreedTerms } from './agreed-terms.ts';
import type { AmountSource, BetType } from './placed-bet.ts';
import { RULE_VERSION } from './placement-rules.ts';
import type { Origin } from './request.ts';
import { writeTerms } from './terms-codec.ts';

/** A bet ready to be written. Amounts in minor units. */
export interface Placement extends Origin {
  readonly betId: string;
  readonly patronId: string;
  /** Of the command that takes the stake; its reference is the bet's id. */
  readonly idempotencyKey: string;
  readonly fingerprint: string;
  readonly type: BetType;
  readonly amountSource: AmountSource;
  readonly stake: bigint;
  readonly lineStake: bigint;
  readonly combinations: number;
  readonly terms: AgreedTerms;
  readonly totalOdds: Odds;
  readonly winnings: bigint;
  readonly placedAtMs: number;
  readonly delayMs: number;
  readonly legs: readonly OfferedLeg[];
  readonly locationId: string | undefined;
  readonly device: string;
  /** The bonus bet it is paid with or the boost of its winnings: used up as the bet is placed. */
  readonly rewardId: string | undefined;
}

/** 'changed': the board moved between the quote and the batch's leaving; nothing was written. */
export type PlacementResult =
  | PostingResult
  | { readonly kind: 'changed' }
  | { readonly kind: 'reward-refused'; readonly refusal: RedemptionRefusal };

/** Money, bets, legs: one statement, one transaction. A bet whose command was not posted now writes nothing. */
const sqlWith = (posting: string) => `
  with posted as materialized (
    select * from ${posting}
  ), bet as (
    insert into bets.bet (id, patron_id, type, amount_source, currency, stake, odds_numerator, odds_denominator, winnings,
      placed_at, rule_version, ip_address, user_agent, line_stake, combinations, terms, location_id, device, delay_ms)
    select p.reference, b.patron_id, b.type, b.amount_source, p.currency, b.stake, b.odds_numerator, b.odds_denominator,
      b.winnings, to_timestamp(b.placed_at::float8 / 1000), ${RULE_VERSION}, b.ip_address, b.user_agent, b.line_stake, b.combinations, b.terms,
      b.location_id, b.device, b.delay_ms
    from posted p
    join unnest($3::uuid[], $16::text[], $17::text[], $18::bigint[], $19::numeric[], $20::numeric[], $21::bigint[],
      $22::bigint[], $23::text[], $24::text[], $25::bigint[], $26::int[], $27::jsonb[], $28::text[], $29::text[],
      $30::int[]) with ordinality
      as b (patron_id, type, amount_source, stake, odds_numerator, odds_denominator, winnings, placed_at, ip_address,
        user_agent, line_stake, combinations, terms, location_id, device, delay_ms, number) on b.number = p.number
    where p.result = 'posted'
  ), leg as (
    insert into bets.leg (bet_id, number, event_id, market_key, selection_key, selection_type, event_name, market_name,
      selection_name, points, odds_numerator, odds_denominator, probability, book_sequence, group_number, teased_points,
      teased_market_key)
    select p.reference, l.leg_number, l.event_id, l.market_key, l.selection_key, l.selection_type, l.event_name,
      l.market_name, l.selection_name, l.points, l.odds_numerator, l.odds_denominator, l.probability, l.book_sequence,
      l.group_number, l.teased_points, l.teased_market_key
    from posted p
    join unnest($31::int[], $32::int[], $33::text[], $34::text[], $35::text[], $36::text[], $37::text[], $38::text[],
      $39::text[], $40::float8[], $41::bigint[], $42::bigint[], $43::float8[], $44::bigint[], $45::int[], $46::float8[],
      $47::text[])
      as l (number, leg_number, event_id, market_key, selection_key, selection_type, event_name, market_name,
        selection_name, points, odds_numerator, odds_denominator, probability, book_sequence, group_number,
        teased_points, teased_market_key) on l.number = p.number
    where p.result = 'posted'
  )
  select * from posted`;

/** What is looked at as a batch leaves: must hold for every bet in it. */
type StillStands<Bet> = (placement: Bet) => boolean;

/** For bets of cash without a reward, which most are. */
export function placeStatement<Bet extends Placement>(
  stillStands: StillStands<Bet>,
): LaneStatement<Bet, PlacementResult> {
  return {
    name: 'bets.place',
    sql: sqlWith(POST_BATCH),
    encode: columns,
    decode: postingResult,
    refuse: (placement) => (stillStands(placement) ? undefined : CHANGED),
  };
}

/** For all others: uses up their rewards in the same transaction. */
export function rewardedPlaceStatement<Bet extends Placement>(
  stillStands: StillStands<Bet>,
): LaneStatement<Bet, PlacementResult> {
  return {
    name: 'bets.place-rewarded',
    sql: sqlWith(redeemBatch(48)),
    encode: (bets, header) => [...columns(bets, header), redemptionArgument(bets.map((bet) => bet.rewardId))],
    decode: (row) => {
      const refusal = redemptionRefusal(row);
      return refusal ? { kind: 'reward-refused', refusal } : postingResult(row);
    },
    refuse: (placement) => (stillStands(placement) ? undefined : CHANGED),
  };
}

const CHANGED = { kind: 'changed' } as const;

function columns(bets: readonly Placement[], header: BatchHeader): unknown[] {
  return [...postingArguments(bets.map(stakeCommand), header), ...betColumns(bets), ...legColumns(bets)];
}

const STAKE_ACCOUNTS = {
  CASH: 'cash',
  FREE_BET: 'bonus',
  PROMOTIONAL_CREDIT: 'promotional-credit',
} as const satisfies Record<AmountSource, string>;

/** Made as the batch leaves: a bet that waits does not hold it. */
function stakeCommand(bet: Placement): PostingCommand {
  const { betId, patronId, idempotencyKey, fingerprint, amountSource, stake } = bet;
  return {
    idempotencyKey,
    fingerprint,
    patronId,
    kind: 'stake',
    reference: betId,
    entries: [
      { account: STAKE_ACCOUNTS[amountSource], amount: -stake },
      { account: 'open-bets', amount: stake },
    ],
  };
}

function betColumns(bets: readonly Placement[]): string[] {
  return [
    plainArray(bets.map((bet) => bet.type)),
    plainArray(bets.map((bet) => bet.amountSource)),
    plainArray(bets.map((bet) => bet.stake)),
    plainArray(bets.map((bet) => bet.totalOdds.numerator)),
    plainArray(bets.map((bet) => bet.totalOdds.denominator)),
    plainArray(bets.map((bet) => bet.winnings)),
    plainArray(bets.map((bet) => bet.placedAtMs)),
    textArray(bets.map((bet) => bet.ipAddress)),
    textArray(bets.map((bet) => bet.userAgent)),
    plainArray(bets.map((bet) => bet.lineStake)),
    plainArray(bets.map((bet) => bet.combinations)),
    textArray(bets.map((bet) => writeTerms(bet.terms))),
    textArray(bets.map((bet) => bet.locationId ?? null)),
    textArray(bets.map((bet) => bet.device)),
    plainArray(bets.map((bet) => bet.delayMs)),
  ];
}

function legColumns(bets: readonly Placement[]): string[] {
  const places = bets.flatMap((bet, index) => bet.legs.map(() => index + 1));
  const numbers = bets.flatMap((bet) => bet.legs.map((_leg, index) => index + 1));
  const legs = bets.flatMap((bet) => bet.legs);
  const selections = legs.map((leg) => leg.selection);
  return [
    plainArray(places),
    plainArray(numbers),
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
    plainArray(legs.map((leg) => (leg.group === undefined ? null : leg.group + 1))),
    plainArray(legs.map((leg) => leg.points ?? null)),
    textArray(legs.map((leg) => leg.teasedMarketKey ?? null)),
  ];
}
