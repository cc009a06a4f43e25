import type { Queryable } from '../platform/database/database.ts';

/** What a patron's bets moved on their cash account in a time. Minor units. */
export interface BettingTurnover {
  /** Cash staked. */
  readonly staked: bigint;
  /** Cash staked less cash paid back; negative when more came back. */
  readonly lost: bigint;
}

/** Kinds of commands that take or give back the stakes and winnings of bets. */
const BETTING = ['stake', 'settlement', 'resettlement', 'cash-out'];

interface TurnoverRow {
  readonly staked: bigint;
  readonly lost: bigint;
}

/** From the entries themselves: cash alone, rewards are no money of the patron's. */
export async function readBettingTurnover(
  db: Queryable,
  patronId: string,
  since: Date,
): Promise<BettingTurnover> {
  const [row] = await db.query<TurnoverRow>(
    `select coalesce(-sum(e.amount) filter (where k.kind = 'stake'), 0)::bigint as staked,
       coalesce(-sum(e.amount), 0)::bigint as lost
     from wallet.command k
     join wallet.batch b on b.id = k.batch_id
     join wallet.entry e on e.batch_id = k.batch_id and e.command_number = k.number and e.account = 'cash'
     where k.patron_id = $1 and k.kind = any ($2::text[]) and b.posted_at >= $3`,
    [patronId, BETTING, since],
  );
  return row ?? { staked: 0n, lost: 0n };
}
