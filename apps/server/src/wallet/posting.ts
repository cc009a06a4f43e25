import { hash } from 'node:crypto';
import { type Balances, balancesOf, type VisibleAmounts } from './balances.ts';
import { type Account, CLEARING, type Entry, type PostingCommand } from './command.ts';
import type { BatchHeader, LaneStatement, PostedRow } from './lane-statement.ts';
import { hexArray, plainArray, plainArrayUnless, textArray } from './pg-array.ts';

/** What no command of a batch gives anything to is not sent: null stands for nothing to each of them. */
const amounts = (parameter: number) =>
  `coalesce($${parameter}::bigint[], array_fill(0::bigint, array[cardinality($3::uuid[])]))`;

/** $1 to $15 as wallet.post_batch wants them, and functions that stand around it. */
export const POSTING_PARAMETERS = `$1::int, $2::timestamptz, $3::uuid[], $4::text[], $5::bytea[], $6::text[],
  $7::uuid[], ${[8, 9, 10, 11, 12, 13, 14].map(amounts).join(', ')}, $15::text[]`;

/** Put this call first into a statement of your own. */
export const POST_BATCH = `wallet.post_batch(${POSTING_PARAMETERS})`;

/** The same for commands of which none was posted before. It fails where one was: only with a careful statement beside it. */
export const POST_NEW_BATCH = `wallet.post_batch(${POSTING_PARAMETERS}, p_careful => false)`;

/** The accounts in the order of post_batch's parameters. */
const COLUMNS = [
  'cash',
  'bonus',
  'promotional-credit',
  'open-bets',
  'house:revenue',
  'house:promotions',
] as const;

/** The parameters of POST_BATCH for one command a row. */
export function postingArguments(commands: readonly PostingCommand[], header: BatchHeader): unknown[] {
  const clearing = commands.map(({ entries }) => entries.find(({ account }) => account.startsWith(CLEARING)));
  return [
    header.chain,
    header.at,
    plainArray(commands.map((command) => command.patronId)),
    textArray(commands.map((command) => command.idempotencyKey)),
    hexArray(commands.map((command) => fingerprintHash(command.fingerprint))),
    plainArray(commands.map((command) => command.kind)),
    plainArray(commands.map((command) => command.reference ?? null)),
    ...COLUMNS.map((column) => amountArray(commands.map(({ entries }) => amountOn(entries, column)))),
    amountArray(clearing.map((entry) => entry?.amount ?? 0n)),
    plainArrayUnless(
      clearing.map((entry) => entry?.account.slice(CLEARING.length) ?? null),
      null,
    ),
  ];
}

function amountArray(amounts: readonly bigint[]): string | null {
  return plainArrayUnless(amounts, 0n);
}

function amountOn(entries: readonly Entry[], account: Account): bigint {
  for (const entry of entries) if (entry.account === account) return entry.amount;
  return 0n;
}

/** How a fingerprint is kept, in hex. */
export function fingerprintHash(fingerprint: string): string {
  return hash('sha256', fingerprint);
}

/** What became of a command. 'repeated': the same command was posted before, nothing was posted now. */
export type PostingResult =
  | {
      readonly kind: 'posted' | 'repeated';
      readonly balances: Balances;
      /** The first command's. */
      readonly reference: string | undefined;
    }
  | { readonly kind: 'insufficient-funds'; readonly balances: Balances }
  | { readonly kind: 'idempotency-conflict' }
  | { readonly kind: 'unknown-account' };

/** @throws when the books refused what postingArguments should never have sent */
export function postingResult(row: PostedRow): PostingResult {
  switch (row.result) {
    case 'posted':
    case 'repeated':
      return {
        kind: row.result,
        balances: balancesOf(amountsOf(row)),
        reference: row.reference ?? undefined,
      };
    case 'insufficient-funds':
      return { kind: row.result, balances: balancesOf(amountsOf(row)) };
    case 'idempotency-conflict':
    case 'unknown-account':
      return { kind: row.result };
    case 'unbalanced':
      throw new Error('An unbalanced command reached the books.');
    case 'refused':
      throw new Error(`Nobody answered for what a statement refused: ${row.refusal}.`);
  }
}

type AmountRow = Pick<PostedRow, 'currency' | 'cash' | 'bonus' | 'promotional_credit'>;

function amountsOf(row: AmountRow): VisibleAmounts {
  const { currency, cash, bonus, promotional_credit } = row;
  if (currency === null || cash === null || bonus === null || promotional_credit === null) {
    throw new Error('A posting was answered without balances.');
  }
  return { currency, cash, bonus, promotionalCredit: promotional_credit };
}

/** A command on its own, without anything of another domain's in its transaction. */
export const plainPosting: LaneStatement<PostingCommand, PostingResult> = {
  name: 'wallet.post',
  sql: `select * from ${POST_BATCH}`,
  encode: postingArguments,
  decode: postingResult,
};
