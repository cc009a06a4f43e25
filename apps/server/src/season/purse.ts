import type { ProfitBoost } from '@fairline/wagering/boost.ts';

export type RewardKind = 'bonus-bet' | 'promotional-credit' | 'profit-boost';

/** A reward as the season's own books have it. */
export interface PurseReward {
  readonly kind: RewardKind;
  /** Undefined until somebody has asked the server what it is called. */
  id: string | undefined;
  readonly amount: bigint;
  remaining: bigint;
  isUsed: boolean;
  readonly effectiveAtMs: number;
  readonly expiresAtMs: number;
  readonly boost?: ProfitBoost;
  /** The bet that gave it back. */
  readonly restoredFor?: string;
}

/** How much of which reward a bet used. */
interface Use {
  readonly reward: PurseReward;
  readonly amount: bigint;
}

const DAY_MS = 86_400_000;
/** What is given back can be used for a week at least. */
const RESTORED_MS = 7 * DAY_MS;

type MoneyKind = Exclude<RewardKind, 'profit-boost'>;

/** What the house gave one patron, by a plain account of it. */
export class Purse {
  readonly #rewards: PurseReward[] = [];
  readonly #uses = new Map<string, readonly Use[]>();

  balance(kind: MoneyKind): bigint {
    return this.#of(kind).reduce((sum, { remaining }) => sum + remaining, 0n);
  }

  add(reward: PurseReward): void {
    this.#rewards.push(reward);
  }

  /** Those of a kind that can be used at a moment, what expires first before the others. */
  usable(kind: RewardKind, nowMs: number): PurseReward[] {
    return this.#rewards
      .filter((reward) => reward.kind === kind && !reward.isUsed)
      .filter(({ effectiveAtMs, expiresAtMs }) => effectiveAtMs <= nowMs && expiresAtMs > nowMs)
      .sort((one, other) => one.expiresAtMs - other.expiresAtMs);
  }

  find(id: string): PurseReward | undefined {
    return this.#rewards.find((reward) => reward.id === id);
  }

  usableCredit(nowMs: number): bigint {
    return this.usable('promotional-credit', nowMs).reduce((sum, { remaining }) => sum + remaining, 0n);
  }

  /** Uses a bonus bet or a boost whole. */
  use(betId: string, reward: PurseReward): void {
    this.#uses.set(betId, [{ reward, amount: reward.remaining }]);
    this.#take(reward, reward.remaining);
    reward.isUsed = true;
  }

  /** Uses credit, what expires first before the others. */
  useCredit(betId: string, amount: bigint, nowMs: number): void {
    let left = amount;
    const uses: Use[] = [];
    for (const reward of this.usable('promotional-credit', nowMs)) {
      const isEnough = left <= reward.remaining;
      const part = isEnough ? left : reward.remaining;
      if (part > 0n) uses.push({ reward, amount: part });
      this.#take(reward, part);
      left -= part;
    }
    this.#uses.set(betId, uses);
  }

  /** What has expired is the house's again. */
  expire(nowMs: number): void {
    for (const reward of this.#rewards) {
      if (reward.expiresAtMs > nowMs || reward.isUsed) continue;
      reward.remaining = 0n;
      reward.isUsed = true;
    }
  }

  /** Gives back to the patron what a bet was paid with, as a new reward. */
  restore(betId: string, kind: MoneyKind, amount: bigint, nowMs: number): void {
    if (amount === 0n) return;
    const used = (this.#uses.get(betId) ?? []).map(({ reward }) => reward.expiresAtMs);
    this.add({
      ...{ kind, id: undefined, amount, remaining: amount, isUsed: false },
      effectiveAtMs: nowMs,
      expiresAtMs: Math.max(nowMs + RESTORED_MS, ...used),
      restoredFor: betId,
    });
  }

  /** Takes back what was given back for a bet, all or nothing; answers whether it was still there. */
  takeBack(betId: string, kind: MoneyKind, amount: bigint, nowMs: number): boolean {
    const given = this.#of(kind).filter((reward) => reward.restoredFor === betId && !reward.isUsed);
    const unused = given.reduce((sum, { remaining }) => sum + remaining, 0n);
    if (unused < amount) return false;
    for (const reward of given) {
      reward.remaining = 0n;
      reward.isUsed = true;
    }
    this.restore(betId, kind, unused - amount, nowMs);
    return true;
  }

  #of(kind: RewardKind): PurseReward[] {
    return this.#rewards.filter((reward) => reward.kind === kind);
  }

  #take(reward: PurseReward, amount: bigint): void {
    reward.remaining -= amount;
    if (reward.remaining === 0n && reward.kind !== 'profit-boost') reward.isUsed = true;
  }
}
