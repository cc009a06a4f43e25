import type { Rational } from '@fairline/money/rational.ts';
import { selectionRawId } from '@fairline/sports/raw-id.ts';
import { gradedMarketKey, type PlacedBet, type PlacedLeg } from '../bets/bets.ts';
import {
  type Entry,
  type LaneStatement,
  POSTING_PARAMETERS,
  type PostedRow,
  type PostingCommand,
  type PostingResult,
  plainArray,
  postingArguments,
  postingResult,
  textArray,
} from '../wallet/wallet.ts';
import type { Chance } from './chances.ts';
import type { Offered } from './offer.ts';
import type { Taken } from './take.ts';

/** A cash out ready to be written. */
export interface CashOutOrder {
  readonly bet: PlacedBet;
  /** Hundredths of a percent. */
  readonly share: number;
  readonly offer: bigint;
  readonly taken: Taken;
  /** By the board as the order was made: what is paid by, unless an offer from before is still held. */
  readonly price: Offered;
  /** How long it waited because a leg was in play, in milliseconds. */
  readonly waitedMs: number;
  /** The same again by the board of now: undefined when the patron would not get the price any more. */
  readonly agreedNow: (price: Offered) => bigint | undefined;
  readonly takenAt: Date;
  readonly idempotencyKey: string;
  /** Its reference is the bet. */
  readonly command: PostingCommand;
}

/** 'changed': the bet is not as it was when the offer was made. 'suspended': the board closed or moved just before the batch left. */
export type OrderResult = PostingResult | { readonly kind: 'changed' | 'suspended' };

/** Money, the bet, the record: one statement, one transaction. */
const SQL = `
  with posted as materialized (
    select * from bets.cash_out_batch(${POSTING_PARAMETERS}, $16::bigint[], $17::bigint[], $18::bigint[])
  ), record as (
    insert into cashout.cash_out
      (patron_id, idempotency_key, bet_id, share, offer, paid, closed_stake, basis, taken_at, kept, priced)
    select c.patron_id, c.idempotency_key, c.bet_id, c.share, c.offer, c.paid, c.closed_stake, c.basis::jsonb, c.taken_at,
      c.kept, c.priced
    from unnest($3::uuid[], $19::text[], $7::uuid[], $20::int[], $21::bigint[], $18::bigint[], $22::bigint[], $23::text[],
      $24::timestamptz[], $25::text[], $26::bigint[]) with ordinality
      as c (patron_id, idempotency_key, bet_id, share, offer, paid, closed_stake, basis, taken_at, kept, priced, number)
    where c.number in (select number from posted where result = 'posted')
  )
  select * from posted`;

/** @param stillStands the last look as a batch leaves: suspension wins */
export function cashOutStatement(
  stillStands: (order: CashOutOrder) => boolean,
): LaneStatement<CashOutOrder, OrderResult> {
  return {
    name: 'cashout.take',
    sql: SQL,
    encode: (orders, header) => [
      ...postingArguments(
        orders.map((order) => order.command),
        header,
      ),
      plainArray(orders.map(({ bet }) => bet.closedLineStake)),
      plainArray(orders.map(({ taken }) => taken.closedLineStake)),
      plainArray(orders.map(({ taken }) => taken.paid)),
      textArray(orders.map((order) => order.idempotencyKey)),
      plainArray(orders.map((order) => order.share)),
      plainArray(orders.map((order) => order.offer)),
      plainArray(orders.map(({ taken }) => taken.closedStake)),
      textArray(orders.map(({ price }) => writeBasis(price.basis))),
      plainArray(orders.map(({ takenAt }) => takenAt.toISOString())),
      textArray(orders.map(({ price }) => written(price.kept))),
      plainArray(orders.map(({ price }) => price.amount)),
    ],
    decode: resultOf,
    refuse: (order) => (stillStands(order) ? undefined : { kind: 'suspended' }),
  };
}

function resultOf(row: PostedRow): OrderResult {
  return row.result === 'refused' ? { kind: 'changed' } : postingResult(row);
}

/** As migrations.ts says of the column. */
function writeBasis(basis: readonly Chance[]): string {
  return JSON.stringify(
    basis.map(({ eventId, sequence, legs, chance, samples, sampled }) => ({
      eventId,
      sequence,
      legs: legs.map(idOf),
      chance: written(chance),
      samples,
      sampled: written(sampled.chance),
      pushes: sampled.pushes.map((push) => ({
        pushed: push.pushed.map(idOf),
        sampled: written(push.chance),
      })),
    })),
  );
}

function idOf(leg: PlacedLeg): string {
  return selectionRawId({ ...leg, marketKey: gradedMarketKey(leg) });
}

function written({ numerator, denominator }: Rational): string {
  return `${numerator}/${denominator}`;
}

/** The stake that is closed leaves the open bets, the price goes to the patron, the house keeps or bears the difference. */
export function cashOutCommand(
  { id, patronId }: PlacedBet,
  { paid, closedStake }: Taken,
  identity: Pick<PostingCommand, 'idempotencyKey' | 'fingerprint'>,
): PostingCommand {
  return {
    ...identity,
    patronId,
    kind: 'cash-out',
    reference: id,
    entries: cashOutEntries({ paid, closedStake }),
  };
}

/** What a cash out moves. */
export function cashOutEntries({ paid, closedStake }: Pick<Taken, 'paid' | 'closedStake'>): Entry[] {
  const entries = [
    { account: 'open-bets', amount: -closedStake },
    { account: 'cash', amount: paid },
    { account: 'house:revenue', amount: closedStake - paid },
  ] as const;
  return entries.filter(({ amount }) => amount !== 0n);
}
