import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import { isUuid, newId } from '../platform/ids.ts';
import type { Logger } from '../platform/log.ts';
import { PatronFeed } from '../platform/realtime/patron-feed.ts';
import { balanceChanged } from '../wallet/wallet.topics.ts';
import type { LaneSender, OpenRewards, PostingResult, Wallet } from '../wallet/wallet.ts';
import { type DueReward, type ExpiryResult, expiryStatement } from './expiry-statement.ts';
import { fingerprintOf, type Grant, type GrantResult, grantProblem, termsOf } from './grant.ts';
import { grantStatement, type MoneyGrant } from './grant-statement.ts';
import type { BonusBet, BoostReward, FreeBetRecord, UsableRewards } from './reward.ts';
import { rewardsChanged } from './rewards.topics.ts';
import * as store from './store.ts';

export { type BetShape, eligibility, type LegShape } from './eligibility.ts';
export type { Grant, GrantResult } from './grant.ts';
export { eventRestrictionLabel, isRestricted, numberOfLegsRestrictionLabel } from './labels.ts';
export {
  REDEMPTION_REFUSALS,
  type RedemptionRefusal,
  redeemBatch,
  redemptionArgument,
  redemptionRefusal,
} from './redemption-statement.ts';
export { restoreBatch } from './restoration-statement.ts';
export {
  type BonusBet,
  type BoostReward,
  REWARD_BET_TYPES,
  type Restriction,
  type RewardBetType,
  type UsableRewards,
} from './reward.ts';

export interface RewardsOptions {
  readonly database: Database;
  readonly wallet: Pick<Wallet, 'lanes' | 'balances'>;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

const EVERY_MS = 1_000;
/** Expired rewards cleared away at once. */
const PAGE = 500;
/** What another process granted is looked for so far back: longer than a transaction takes. */
const NEWS_MS = 15_000;

/** What the house gives its patrons to bet with: bonus bets, profit boosts, promotional credit. */
export class Rewards {
  readonly #options: RewardsOptions;
  readonly #granter: LaneSender<MoneyGrant, PostingResult>;
  readonly #expirer: LaneSender<DueReward, ExpiryResult>;
  readonly #feed: PatronFeed<{ readonly patronId: string }>;
  #told: ReadonlySet<string> = new Set();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(options: RewardsOptions) {
    this.#options = options;
    const { lanes } = options.wallet;
    this.#granter = lanes.register(grantStatement);
    this.#expirer = lanes.register(expiryStatement);
    this.#feed = new PatronFeed(options.bus, rewardsChanged, ({ patronId }) => patronId);
  }

  /** What a patron can use now, what expires first before the others. Nothing for somebody who is no patron. */
  async of(patronId: string): Promise<UsableRewards> {
    if (!isUuid(patronId)) return { freeBets: [], profitBoosts: [], promotionalCredit: 0n };
    const { database, clock } = this.#options;
    const at = new Date(clock.now());
    const [usable, promotionalCredit] = await Promise.all([
      store.readUsable(database, patronId, at),
      store.readUsableCredit(database, patronId, at),
    ]);
    return {
      freeBets: usable.filter((reward) => reward.kind === 'free-bet'),
      profitBoosts: usable.filter((reward) => reward.kind === 'profit-boost'),
      promotionalCredit,
    };
  }

  /** A patron's own bonus bet or profit boost, even if it was used or has expired; nobody else's. */
  async find(patronId: string, rewardId: string): Promise<BonusBet | BoostReward | undefined> {
    if (!isUuid(patronId) || !isUuid(rewardId)) return undefined;
    return store.readReward(this.#options.database, patronId, rewardId);
  }

  /** A patron's bonus bets, the last granted first. @param after the id of the last one seen */
  async freeBets(patronId: string, after: string | undefined, limit: number): Promise<FreeBetRecord[]> {
    if (!isUuid(patronId) || (after !== undefined && !isUuid(after))) return [];
    return store.readFreeBets(this.#options.database, patronId, after, limit);
  }

  /** Grants once for a key, however often it is asked; what is wrong is answered and changes nothing. */
  async grant(grant: Grant): Promise<GrantResult> {
    const { database, clock } = this.#options;
    const message = grantProblem(grant, clock.now());
    if (message !== undefined) return { kind: 'invalid', message };
    if (!isUuid(grant.patronId)) return { kind: 'unknown-account' };
    const earlier = await store.readGrant(database, grant.patronId, grant.idempotencyKey);
    if (earlier) return repeated(earlier, grant);
    const result =
      grant.kind === 'profit-boost' ? await this.#grantBoost(grant) : await this.#grantMoney(grant);
    if (result.kind === 'granted') this.tell(grant.patronId);
    return result;
  }

  /** Says that a patron's rewards have changed: for whoever placed a bet with one. */
  tell(patronId: string): void {
    this.#options.bus.publish(rewardsChanged, { patronId });
  }

  /** Now, and again whenever a reward of the patron was granted, used, given back or cleared away. */
  watch(patronId: string): AsyncIterableIterator<{ readonly patronId: string }> {
    return this.#feed.watch(patronId, { patronId });
  }

  /**
   * For a settlement that takes back what an earlier one gave back: how much of it is still there, in minor units. The rest
   * was used and cannot be taken from the patron's rewards: the house's promotions bear it.
   */
  unusedRestored(betId: string): Promise<{ readonly bonus: bigint; readonly promotionalCredit: bigint }> {
    return store.readUnusedRestored(this.#options.database, betId);
  }

  /** Clears away every reward whose time is over, once each. */
  async expire(): Promise<void> {
    const { database, clock } = this.#options;
    const at = new Date(clock.now());
    for (const patronId of new Set(await store.expireBoosts(database, at))) this.tell(patronId);
    let after: Awaited<ReturnType<typeof store.readDue>>[number] | undefined;
    do {
      const page = await store.readDue(database, at, after, PAGE);
      await Promise.all(page.map((reward) => this.#expireOne(reward)));
      after = page.length === PAGE ? page.at(-1) : undefined;
    } while (after);
  }

  /** Tells of what other processes granted or gave back: the bus reaches only its own. */
  async announce(): Promise<void> {
    const { database, clock, bus } = this.#options;
    const fresh = await store.readGrantedSince(database, new Date(clock.now() - NEWS_MS));
    const news = fresh.filter(({ id }) => !this.#told.has(id));
    this.#told = new Set(fresh.map(({ id }) => id));
    for (const patronId of new Set(news.map((reward) => reward.patronId))) {
      this.tell(patronId);
      bus.publish(balanceChanged, { patronId });
    }
  }

  /** Expires and announces once a second until closed. */
  start(): void {
    this.#timer ??= setInterval(() => {
      this.#running ??= this.#tick().finally(() => {
        this.#running = undefined;
      });
    }, EVERY_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#running;
  }

  async #tick(): Promise<void> {
    try {
      await this.expire();
      await this.announce();
    } catch (error) {
      this.#options.logger.error(
        { err: error },
        'Rewards could not be looked after; tried again in a second',
      );
    }
  }

  async #expireOne(reward: DueReward): Promise<void> {
    const result = await this.#expirer.submit(reward.patronId, reward);
    if (result === 'posted' || result === 'repeated') this.tell(reward.patronId);
    else if (result !== 'refused') {
      this.#options.logger.warn({ rewardId: reward.id, result }, 'A reward has to wait for its end');
    }
  }

  async #grantMoney(grant: MoneyGrant['grant']): Promise<GrantResult> {
    const rewardId = newId();
    const result = await this.#granter.submit(grant.patronId, {
      grant,
      grantedAt: new Date(this.#options.clock.now()),
      command: {
        idempotencyKey: `grant:${grant.idempotencyKey}`,
        fingerprint: fingerprintOf(grant),
        patronId: grant.patronId,
        kind: 'grant',
        reference: rewardId,
        entries: [
          { account: grant.kind === 'free-bet' ? 'bonus' : 'promotional-credit', amount: grant.amount },
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
    await store.insertBoost(database, {
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
    const kept = await store.readGrant(database, grant.patronId, grant.idempotencyKey);
    if (!kept) throw new Error('A boost was neither kept nor there before.');
    return kept.rewardId === id ? { kind: 'granted', rewardId: id } : repeated(kept, grant);
  }
}

function repeated({ rewardId, fingerprint }: store.KeyedGrant, grant: Grant): GrantResult {
  return fingerprint === fingerprintOf(grant)
    ? { kind: 'repeated', rewardId }
    : { kind: 'idempotency-conflict' };
}

/** For ledger:check: minor units of each patron's rewards that were not used yet. */
export function openRewards(tx: Queryable): Promise<OpenRewards> {
  return store.readOpenRewards(tx);
}
