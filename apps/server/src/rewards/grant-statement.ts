import {
  type LaneStatement,
  POST_BATCH,
  type PostingCommand,
  type PostingResult,
  plainArray,
  postingArguments,
  postingResult,
  textArray,
} from '../wallet/wallet.ts';
import { fingerprintOf, type Grant, termsOf } from './grant.ts';
import { keptKind } from './kept-kind.ts';

/** A grant of money ready to be written. */
export interface MoneyGrant {
  readonly grant: Extract<Grant, { kind: 'bonus-bet' | 'promotional-credit' }>;
  readonly grantedAt: Date;
  /** From the house's promotions to the patron's account; its reference is the reward's id. */
  readonly command: PostingCommand & { readonly reference: string };
}

/** Money and reward: one statement, one transaction. */
const SQL = `
  with posted as materialized (
    select * from ${POST_BATCH}
  ), reward as (
    insert into rewards.reward (id, patron_id, kind, title, currency, amount, remaining, terms, grant_key, fingerprint,
      granted_at, effective_at, expires_at)
    select p.reference, g.patron_id, g.kind, g.title, p.currency, g.amount, g.amount, g.terms::jsonb, g.grant_key,
      g.fingerprint, g.granted_at, coalesce(g.effective_at, g.granted_at), g.expires_at
    from posted p
    join unnest($3::uuid[], $16::text[], $17::text[], $18::bigint[], $19::text[], $20::text[], $21::text[],
      $22::timestamptz[], $23::timestamptz[], $24::timestamptz[]) with ordinality
      as g (patron_id, kind, title, amount, terms, grant_key, fingerprint, granted_at, effective_at, expires_at, number)
      on g.number = p.number
    where p.result = 'posted'
  )
  select * from posted`;

export const grantStatement: LaneStatement<MoneyGrant, PostingResult> = {
  name: 'rewards.grant',
  sql: SQL,
  encode: (rows, header) => [
    ...postingArguments(
      rows.map((row) => row.command),
      header,
    ),
    plainArray(rows.map(({ grant }) => keptKind(grant.kind))),
    textArray(rows.map(({ grant }) => grant.title)),
    plainArray(rows.map(({ grant }) => grant.amount)),
    textArray(rows.map(({ grant }) => termsOf(grant))),
    textArray(rows.map(({ grant }) => grant.idempotencyKey)),
    textArray(rows.map(({ grant }) => fingerprintOf(grant))),
    plainArray(rows.map(({ grantedAt }) => grantedAt.toISOString())),
    plainArray(rows.map(({ grant }) => grant.effectiveAt?.toISOString() ?? null)),
    plainArray(rows.map(({ grant }) => grant.expiresAt?.toISOString() ?? null)),
  ],
  decode: (row) => postingResult(row),
};
