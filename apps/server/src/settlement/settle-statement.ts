import type { BetOutcome as WageringOutcome } from '@fairline/wagering/line.ts';
import { type BetOutcome, wireOutcome } from '../bets/bets.ts';
import {
  type LaneStatement,
  POST_BATCH,
  type PostedRow,
  plainArray,
  postingArguments,
  textArray,
} from '../wallet/wallet.ts';
import { type DecidedBet, RULE_VERSION } from './decide.ts';

/** 'repeated': the bet was settled in this version before; nothing was paid now. */
export type PaymentResult = PostedRow['result'];

/** Money, the bet, its legs, the record: one statement, one transaction. */
const SQL = `
  with posted as materialized (
    select * from ${POST_BATCH}
  ), paid as materialized (
    select coalesce(array_agg(number), '{}') as numbers from posted where result = 'posted'
  ), settled as materialized (
    select bets.settle_batch($2, (select numbers from paid), $7::uuid[], $16::int[], $17::text[], $18::bigint[],
      $20::int[], $21::int[], $22::text[], $24::text[], $25::bigint[])
  ), version as (
    insert into settlement.version (bet_id, version, outcome, returned, restored, rule_version, reason, settled_at)
    select v.bet_id, v.version, v.outcome, v.returned, v.restored, ${RULE_VERSION}, 'result', $2
    from unnest($7::uuid[], $16::int[], $17::text[], $18::bigint[], $19::bigint[]) with ordinality
      as v (bet_id, version, outcome, returned, restored, number)
    where v.number in (select number from posted where result = 'posted')
  ), leg as (
    insert into settlement.leg (bet_id, version, number, outcome, line, result_text, feed_sequence)
    select ($7::uuid[])[l.place], ($16::int[])[l.place], l.number, l.outcome, l.line, l.result_text, l.feed_sequence
    from unnest($20::int[], $21::int[], $22::text[], $23::float8[], $24::text[], $25::bigint[])
      as l (place, number, outcome, line, result_text, feed_sequence)
    where l.place in (select number from posted where result = 'posted')
  )
  select posted.* from posted cross join settled`;

export const settleStatement: LaneStatement<DecidedBet, PaymentResult> = {
  name: 'settlement.settle',
  sql: SQL,
  encode: (bets, header) => [
    ...postingArguments(
      bets.map((bet) => bet.command),
      header,
    ),
    plainArray(bets.map((bet) => bet.version)),
    plainArray(bets.map((bet) => betOutcome(bet.settled.outcome))),
    plainArray(bets.map((bet) => bet.settled.returned)),
    plainArray(bets.map((bet) => bet.settled.restored)),
    ...legColumns(bets),
  ],
  decode: (posted) => posted.result,
};

function legColumns(bets: readonly DecidedBet[]): string[] {
  const legs = bets.flatMap((bet, index) => bet.legs.map((leg) => ({ ...leg, place: index + 1 })));
  return [
    plainArray(legs.map((leg) => leg.place)),
    plainArray(legs.map((leg) => leg.number)),
    plainArray(legs.map((leg) => wireOutcome(leg.grade.outcome))),
    plainArray(legs.map((leg) => leg.points ?? null)),
    textArray(legs.map((leg) => leg.grade.text)),
    plainArray(legs.map((leg) => leg.grade.feedSequence)),
  ];
}

/** The specification has no half outcomes: they are told by what they pay. */
const BET_OUTCOMES: Readonly<Record<WageringOutcome, BetOutcome>> = {
  win: 'WIN',
  loss: 'LOSS',
  push: 'PUSH',
  void: 'VOID',
  'half-win': 'WIN',
  'half-loss': 'LOSS',
  'dead-heat': 'DEAD_HEAT',
};

function betOutcome(outcome: WageringOutcome): BetOutcome {
  return BET_OUTCOMES[outcome];
}
