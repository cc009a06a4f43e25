import { gradedMarketKey, wireOutcome, writeLegOutcome } from '../bets/bets.ts';
import { RESTORATION_VERDICTS, restoreBatch } from '../rewards/rewards.ts';
import {
  type LaneStatement,
  POSTING_PARAMETERS,
  type PostedRow,
  plainArray,
  postingArguments,
  textArray,
} from '../wallet/wallet.ts';
import { type DecidedBet, RULE_VERSION } from './decide.ts';
import { wireBetOutcome } from './outcomes.ts';
import type { Available } from './shortfall.ts';

/**
 * 'repeated': the bet was settled in this version before; nothing was paid now. 'changed': the bet or a result is another
 * than it was decided by. 'reward-used': what it takes back was bet with.
 */
export type PaymentResult =
  | { readonly result: Exclude<PostedRow['result'], 'insufficient-funds' | 'refused'> | Refusal }
  /** What there is on the patron's accounts. */
  | { readonly result: 'insufficient-funds'; readonly available: Available };

type Refusal = 'changed' | 'reward-used';

/** Balances are answered where they matter, not with every bet. */
const SHORT_OF = ['cash', 'bonus', 'promotional_credit']
  .map((account) => `case when p.result = 'insufficient-funds' then p.${account} end as ${account},`)
  .join(' ');

/**
 * The bet, its legs, the record, the rewards given back: with the money one statement, one transaction. It locks the bets
 * first, then rewards, then accounts, as everything does.
 */
const settling = (posted: string) => `
  with locked as materialized (
    select bets.settlement_verdicts($7::uuid[], $16::int[], $32::bigint[]) as bets
  ), verdict as materialized (
    select array(
      select coalesce(v.bet, v.reward)
      from unnest(locked.bets, ${RESTORATION_VERDICTS}) with ordinality as v (bet, reward, number)
      order by v.number) as verdicts
    from locked
  ), posted as materialized (
    ${posted}
  ), paid as materialized (
    select coalesce(array_agg(number), '{}') as numbers from posted where result = 'posted'
  ), settled as materialized (
    select bets.settle_batch($2, (select numbers from paid), $7::uuid[], $16::int[], $17::text[], $18::bigint[],
      $19::bigint[], $20::bigint[], $21::int[], $22::int[], $23::bigint[], $25::int[], $26::int[], $27::text[], $28::text[],
      $30::text[], $31::bigint[], ${RULE_VERSION})
  ), restored as materialized (
    select ${restoreBatch('(select numbers from paid)')}
  ), version as (
    insert into settlement.version (bet_id, version, outcome, returned, restored, boost_extra, lines_won, lines_refunded,
      owed, rule_version, reason, legs, settled_at)
    select v.bet_id, v.version, v.outcome, v.returned, v.restored, v.boost_extra, v.won, v.refunded, v.owed,
      ${RULE_VERSION}, v.reason, v.legs, $2
    from unnest($7::uuid[], $16::int[], $17::text[], $18::bigint[], $19::bigint[], $20::bigint[], $21::int[], $22::int[],
      $23::bigint[], $24::text[], $29::json[]) with ordinality
      as v (bet_id, version, outcome, returned, restored, boost_extra, won, refunded, owed, reason, legs, number)
    where v.number in (select number from posted where result = 'posted')
  )
  select p.number, p.result, null::uuid as reference, null::text as currency, ${SHORT_OF} p.refusal
  from posted p cross join settled cross join restored`;

const POST = `select p.* from verdict cross join lateral wallet.post_unless(${POSTING_PARAMETERS}, verdict.verdicts) p`;

/** For corrections that move no money: what was paid by mistake is spent, or a push became a void. */
const NOTHING_TO_POST = `select v.number::int as number, case when v.verdict is null then 'posted' else 'refused' end as result,
    null::uuid as reference, null::text as currency, null::bigint as cash, null::bigint as bonus,
    null::bigint as promotional_credit, null::bigint as open_bets, v.verdict as refusal
  from verdict cross join lateral unnest(verdict.verdicts) with ordinality as v (verdict, number)
  cross join (select ${POSTING_PARAMETERS}) as unused`;

/** @param stillStands the last look as a batch leaves: every leg has come out as it was decided by */
export function settleStatement(
  stillStands: (decided: DecidedBet) => boolean,
): LaneStatement<DecidedBet, PaymentResult> {
  return { ...common, ...lastLook(stillStands), name: 'settlement.settle', sql: settling(POST) };
}

/** The same for what has no entries. */
export function recordStatement(
  stillStands: (decided: DecidedBet) => boolean,
): LaneStatement<DecidedBet, PaymentResult> {
  return { ...common, ...lastLook(stillStands), name: 'settlement.record', sql: settling(NOTHING_TO_POST) };
}

function lastLook(stillStands: (decided: DecidedBet) => boolean) {
  return {
    refuse: (decided: DecidedBet): PaymentResult | undefined =>
      stillStands(decided) ? undefined : { result: 'changed' },
  };
}

const common: Pick<LaneStatement<DecidedBet, PaymentResult>, 'encode' | 'decode'> = {
  encode: (bets, header) => [
    ...postingArguments(
      bets.map((bet) => bet.command),
      header,
    ),
    plainArray(bets.map((bet) => bet.version)),
    plainArray(bets.map((bet) => wireBetOutcome(bet.settled.outcome))),
    plainArray(bets.map((bet) => bet.settled.returned)),
    plainArray(bets.map((bet) => bet.settled.restored)),
    plainArray(bets.map((bet) => bet.settled.boostExtra)),
    plainArray(bets.map((bet) => bet.settled.lines.won)),
    plainArray(bets.map((bet) => bet.settled.lines.refunded)),
    plainArray(bets.map((bet) => bet.owed)),
    plainArray(bets.map((bet) => bet.reason)),
    ...legColumns(bets),
    plainArray(bets.map(({ bet }) => bet.closedLineStake)),
  ],
  decode: paymentResult,
};

/** @throws for a refusal nobody knows */
function paymentResult(row: PostedRow): PaymentResult {
  if (row.result === 'insufficient-funds') {
    const { cash, bonus, promotional_credit: credit } = row;
    const available = { cash: cash ?? 0n, bonus: bonus ?? 0n, promotionalCredit: credit ?? 0n };
    return { result: row.result, available };
  }
  if (row.result !== 'refused') return { result: row.result };
  if (row.refusal !== 'changed' && row.refusal !== 'reward-used') {
    throw new Error(`There is no refusal ${row.refusal} of a settlement.`);
  }
  return { result: row.refusal };
}

/** Of all legs together; a leg names its bet by its place, from 1. */
function legColumns(bets: readonly DecidedBet[]): string[] {
  const [places, numbers, sequences]: [number[], number[], number[]] = [[], [], []];
  const [outcomes, graded, texts]: [string[], string[], string[]] = [[], [], []];
  for (const [index, { legs }] of bets.entries()) {
    for (const { leg, grade } of legs) {
      places.push(index + 1);
      numbers.push(leg.number);
      outcomes.push(wireOutcome(grade.outcome));
      graded.push(writeLegOutcome(grade.outcome));
      texts.push(grade.text);
      sequences.push(grade.feedSequence);
    }
  }
  return [
    plainArray(places),
    plainArray(numbers),
    plainArray(outcomes),
    textArray(graded),
    textArray(bets.map(recordOf)),
    textArray(texts),
    plainArray(sequences),
  ];
}

/** As settlement.version keeps it. */
function recordOf(bet: DecidedBet): string {
  return JSON.stringify(
    bet.legs.map(({ leg, grade: { outcome, text, feedSequence } }) => [
      leg.number,
      wireOutcome(outcome),
      writeLegOutcome(outcome),
      leg.teased?.points ?? leg.points ?? null,
      text,
      feedSequence,
      gradedMarketKey(leg),
    ]),
  );
}
