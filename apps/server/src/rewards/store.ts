import type { Currency } from '@fairline/money/money.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { KeptKind } from './kept-kind.ts';
import {
  type BonusBet,
  type BonusBetRecord,
  type BoostReward,
  NO_REWARDS,
  type UsableRewards,
} from './reward.ts';
import type { RewardState } from './reward-state.ts';
import { readTerms } from './terms-codec.ts';

interface RewardRow {
  id: string;
  kind: KeptKind;
  title: string;
  currency: Currency;
  amount: bigint;
  terms: unknown;
  effective_at: Date;
  expires_at: Date | null;
  state: RewardState;
  redeemed_at: Date | null;
}

const COLUMNS = 'id, kind, title, currency, amount, terms, effective_at, expires_at, state, redeemed_at';

interface UsableRow extends RewardRow {
  readonly patron_id: string;
  readonly remaining: bigint;
}

/** What patrons can use now, by patron; of whom has nothing there is nothing. What expires first comes before the others. */
export async function readUsable(
  db: Queryable,
  patronIds: readonly string[],
  at: Date,
): Promise<Map<string, UsableRewards>> {
  const rows = await db.query<UsableRow>(
    `select patron_id, remaining, ${COLUMNS} from rewards.reward
     where patron_id = any ($1::uuid[]) and state = 'AVAILABLE'
       and effective_at <= $2 and (expires_at is null or expires_at > $2)
     order by expires_at nulls last, granted_at, id`,
    [patronIds, at],
  );
  const usable = new Map<string, UsableRewards>();
  for (const row of rows) usable.set(row.patron_id, withReward(usable.get(row.patron_id) ?? NO_REWARDS, row));
  return usable;
}

function withReward(usable: UsableRewards, row: UsableRow): UsableRewards {
  if (row.kind === 'promotional-credit')
    return { ...usable, promotionalCredit: usable.promotionalCredit + row.remaining };
  const reward = rewardOf(row);
  return reward.kind === 'bonus-bet'
    ? { ...usable, bonusBets: [...usable.bonusBets, reward] }
    : { ...usable, profitBoosts: [...usable.profitBoosts, reward] };
}

/** A patron's own bonus bet or boost, whatever became of it. */
export async function readReward(
  db: Queryable,
  patronId: string,
  id: string,
): Promise<BonusBet | BoostReward | undefined> {
  const [row] = await db.query<RewardRow>(
    `select ${COLUMNS} from rewards.reward
     where id = $2 and patron_id = $1 and kind in ('free-bet', 'profit-boost')`,
    [patronId, id],
  );
  return row && rewardOf(row);
}

/** A patron's bonus bets, the last granted first; after one of them, when it is named. */
export async function readBonusBets(
  db: Queryable,
  patronId: string,
  after: string | undefined,
  limit: number,
): Promise<BonusBetRecord[]> {
  const rows = await db.query<RewardRow>(
    `select ${COLUMNS} from rewards.reward
     where patron_id = $1 and kind = 'free-bet' and ($2::uuid is null or (granted_at, id) <
       (select granted_at, id from rewards.reward where id = $2 and patron_id = $1))
     order by granted_at desc, id desc limit $3`,
    [patronId, after ?? null, limit],
  );
  return rows.flatMap((row) => {
    const bonusBet = rewardOf(row);
    if (bonusBet.kind !== 'bonus-bet') return [];
    const { state, effective_at, redeemed_at } = row;
    return [{ bonusBet, state, effectiveAt: effective_at, redeemedAt: redeemed_at ?? undefined }];
  });
}

function rewardOf(row: RewardRow): BonusBet | BoostReward {
  const { id, title, currency, amount } = row;
  const { restriction, boost } = readTerms(row.terms);
  const given = { id, title, currency, expiresAt: row.expires_at ?? undefined, restriction };
  if (row.kind === 'free-bet') return { ...given, kind: 'bonus-bet', amount };
  if (!boost) throw new Error(`Reward ${id} is a boost without one.`);
  return { ...given, kind: 'profit-boost', ...boost };
}

export interface KeyedGrant {
  readonly rewardId: string;
  readonly fingerprint: string;
}

export async function readGrant(
  db: Queryable,
  patronId: string,
  key: string,
): Promise<KeyedGrant | undefined> {
  const [row] = await db.query<{ id: string; fingerprint: string }>(
    'select id, fingerprint from rewards.reward where patron_id = $1 and grant_key = $2',
    [patronId, key],
  );
  return row && { rewardId: row.id, fingerprint: row.fingerprint };
}

export interface NewBoost {
  readonly id: string;
  readonly patronId: string;
  readonly title: string;
  readonly currency: Currency;
  readonly terms: string;
  readonly grantKey: string;
  readonly fingerprint: string;
  readonly grantedAt: Date;
  readonly effectiveAt: Date;
  readonly expiresAt: Date | undefined;
}

/** Does nothing when the key is taken. */
export async function insertBoost(db: Queryable, boost: NewBoost): Promise<void> {
  const { id, patronId, title, currency, terms, grantKey, fingerprint, grantedAt, effectiveAt } = boost;
  await db.query(
    `insert into rewards.reward (id, patron_id, kind, title, currency, amount, remaining, terms, grant_key, fingerprint,
       granted_at, effective_at, expires_at)
     values ($1, $2, 'profit-boost', $3, $4, 0, 0, $5::jsonb, $6, $7, $8, $9, $10) on conflict do nothing`,
    [
      id,
      patronId,
      title,
      currency,
      terms,
      grantKey,
      fingerprint,
      grantedAt,
      effectiveAt,
      boost.expiresAt ?? null,
    ],
  );
}

interface OpenRow {
  patron_id: string;
  bonus: bigint;
  promotional_credit: bigint;
}

export async function readOpenRewards(db: Queryable) {
  const rows = await db.query<OpenRow>(
    `select patron_id, coalesce(sum(remaining) filter (where kind = 'free-bet'), 0)::bigint as bonus,
       coalesce(sum(remaining) filter (where kind = 'promotional-credit'), 0)::bigint as promotional_credit
     from rewards.reward where state = 'AVAILABLE' group by patron_id`,
  );
  return new Map(
    rows.map((row) => [row.patron_id, { bonus: row.bonus, promotionalCredit: row.promotional_credit }]),
  );
}
