import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { isUuid, newId } from '../platform/ids.ts';
import type { LaneSender, PostingResult, Wallet } from '../wallet/wallet.ts';
import { fingerprintOf, type Grant, type GrantResult, grantProblem, termsOf } from './grant.ts';
import { grantStatement, type MoneyGrant } from './grant-statement.ts';
import { insertBoost, type KeyedGrant, readGrant } from './store.ts';

export interface GrantingOptions {
  readonly database: Database;
  readonly wallet: Pick<Wallet, 'lanes' | 'balances'>;
  readonly clock: Clock;
}

/** Gives patrons rewards: money through the ledger, boosts as a row of their own. */
export class Granting {
  readonly #options: GrantingOptions;
  readonly #sender: LaneSender<MoneyGrant, PostingResult>;

  constructor(options: GrantingOptions) {
    this.#options = options;
    this.#sender = options.wallet.lanes.register(grantStatement);
  }

  /** Grants once for a key, however often it is asked; what is wrong is answered and changes nothing. */
  async grant(grant: Grant): Promise<GrantResult> {
    const { database, clock } = this.#options;
    const message = grantProblem(grant, clock.now());
    if (message !== undefined) return { kind: 'invalid', message };
    if (!isUuid(grant.patronId)) return { kind: 'unknown-account' };
    const earlier = await readGrant(database, grant.patronId, grant.idempotencyKey);
    if (earlier) return repeated(earlier, grant);
    return grant.kind === 'profit-boost' ? this.#grantBoost(grant) : this.#grantMoney(grant);
  }

  async #grantMoney(grant: MoneyGrant['grant']): Promise<GrantResult> {
    const rewardId = newId();
    const result = await this.#sender.submit(grant.patronId, {
      grant,
      grantedAt: new Date(this.#options.clock.now()),
      command: {
        idempotencyKey: `grant:${grant.idempotencyKey}`,
        fingerprint: fingerprintOf(grant),
        patronId: grant.patronId,
        kind: 'grant',
        reference: rewardId,
        entries: [
          { account: grant.kind === 'bonus-bet' ? 'bonus' : 'promotional-credit', amount: grant.amount },
          { account: 'house:promotions', amount: -grant.amount },
        ],
      },
    });
    switch (result.kind) {
      case 'posted':
        return { kind: 'granted', rewardId };
      case 'repeated':
        return {
          kind: result.reference === rewardId ? 'granted' : 'repeated',
          rewardId: result.reference ?? rewardId,
        };
      case 'insufficient-funds':
        throw new Error('A grant only adds to an account.');
      default:
        return { kind: result.kind };
    }
  }

  async #grantBoost(grant: Extract<Grant, { kind: 'profit-boost' }>): Promise<GrantResult> {
    const { database, wallet, clock } = this.#options;
    const balances = await wallet.balances(grant.patronId);
    if (!balances) return { kind: 'unknown-account' };
    const id = newId();
    const grantedAt = new Date(clock.now());
    await insertBoost(database, {
      id,
      patronId: grant.patronId,
      title: grant.title,
      currency: balances.globalBalance.currency,
      terms: termsOf(grant),
      grantKey: grant.idempotencyKey,
      fingerprint: fingerprintOf(grant),
      grantedAt,
      effectiveAt: grant.effectiveAt ?? grantedAt,
      expiresAt: grant.expiresAt,
    });
    const kept = await readGrant(database, grant.patronId, grant.idempotencyKey);
    if (!kept) throw new Error('A boost was neither kept nor there before.');
    return kept.rewardId === id ? { kind: 'granted', rewardId: id } : repeated(kept, grant);
  }
}

function repeated({ rewardId, fingerprint }: KeyedGrant, grant: Grant): GrantResult {
  return fingerprint === fingerprintOf(grant)
    ? { kind: 'repeated', rewardId }
    : { kind: 'idempotency-conflict' };
}
