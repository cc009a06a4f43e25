import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { News } from '../platform/news.ts';
import { Recent } from '../platform/recent.ts';
import { Together } from '../platform/together.ts';
import { Turns } from '../platform/turns.ts';
import type { Wallet } from '../wallet/wallet.ts';
import {
  type CashStake,
  type LimitRefusal,
  leastLeft,
  limitRefusals,
  restrictionRefusal,
  type Turnovers,
} from './admission.ts';
import {
  asked,
  type BettingLimit,
  confirmed,
  type LimitPeriod,
  type LimitType,
  noLimit,
  PERIOD_MS,
} from './betting-limit.ts';
import { limitsChanged } from './limits.topics.ts';
import type { Restriction, RestrictionKind } from './restriction.ts';
import { insertRestriction, liftRestrictions, readRestrictionsOf } from './restriction-store.ts';
import { insertChange, lockLimits, readLimitNews, readLimits, readLimitsOf, writeLimit } from './store.ts';

export type { CashStake, LimitRefusal } from './admission.ts';
export {
  type BettingLimit,
  LIMIT_PERIODS,
  LIMIT_TYPES,
  type LimitPeriod,
  type LimitType,
} from './betting-limit.ts';
export { RESTRICTION_KINDS, type Restriction, type RestrictionKind } from './restriction.ts';

export interface LimitsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly wallet: Pick<Wallet, 'bettingTurnovers'>;
  /** Told of each patron whose limits or restrictions change. */
  readonly bus: Pick<Bus, 'publish'>;
}

/** What a patron's limits say to a bet that is about to be placed. */
export type Guarded<T, Refusal = LimitRefusal> =
  | { readonly kind: 'done'; readonly result: T }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

interface Standing {
  readonly limits: readonly BettingLimit[];
  readonly restrictions: readonly Restriction[];
}

/** A change by an operator's command counts after so long. */
const REMEMBERED_MS = 1_000;
/** Bets of one patron with limits that may wait for each other. */
const MOST_WAITING = 200;

/** What patrons limit themselves to, and who may not bet. */
export class Limits {
  readonly #options: LimitsOptions;
  readonly #recent: Recent<Standing>;
  readonly #limits: Together<readonly BettingLimit[]>;
  readonly #restrictions: Together<readonly Restriction[]>;
  readonly #turns = new Turns(MOST_WAITING);
  readonly #news: News;
  readonly #readStanding = async (patronId: string): Promise<Standing> => {
    const [limits, restrictions] = await Promise.all([this.limits(patronId), this.restrictions(patronId)]);
    return { limits, restrictions };
  };

  constructor(options: LimitsOptions) {
    this.#options = options;
    this.#recent = new Recent(options.clock, REMEMBERED_MS);
    const { database } = options;
    this.#news = new News(options, readLimitNews);
    this.#limits = new Together((patronIds) => readLimitsOf(database, patronIds));
    this.#restrictions = new Together((patronIds) => readRestrictionsOf(database, patronIds, this.#now()));
  }

  /** Known, without waiting, to have neither limits nor restrictions: most patrons, whose bets ask this. */
  isKnownFree(patronId: string): boolean {
    const known = this.#recent.known(patronId)?.value;
    return known?.limits.length === 0 && known.restrictions.length === 0;
  }

  /**
   * Places a bet if the patron's limits allow it. Bets of a patron who has limits are placed one after the other, so that
   * two at once cannot both use what is left; those of other patrons do not wait.
   */
  async guard<T>(patronId: string, stake: CashStake, place: () => Promise<T>): Promise<Guarded<T>> {
    if (this.isKnownFree(patronId)) return { kind: 'done', result: await place() };
    const { limits, restrictions } = await this.#standing(patronId);
    const [restriction] = restrictions.filter((each) => this.#stands(each));
    if (restriction) return { kind: 'refused', refusals: [restrictionRefusal(restriction)] };
    if (withAmount(limits).length === 0) return { kind: 'done', result: await place() };
    const guarded = await this.#turns.run(patronId, async (): Promise<Guarded<T>> => {
      // Asked anew: while this waited for its turn the patron may have set another limit.
      const refusals = await this.refusals(patronId, stake);
      return refusals.length > 0 ? { kind: 'refused', refusals } : { kind: 'done', result: await place() };
    });
    return guarded ?? { kind: 'refused', refusals: [BUSY] };
  }

  /** What the patron's limits leave of a bet paid with cash, minor units, never negative; undefined where none is in force. */
  async leftOf(patronId: string): Promise<bigint | undefined> {
    if (this.isKnownFree(patronId)) return undefined;
    const inForce = withAmount((await this.#standing(patronId)).limits);
    return inForce.length > 0 ? leastLeft(inForce, await this.#turnovers(patronId, inForce)) : undefined;
  }

  /** Why a bet of this size would be refused now; nothing is held for it. */
  async refusals(patronId: string, stake: CashStake): Promise<readonly LimitRefusal[]> {
    if (this.isKnownFree(patronId)) return [];
    return (await this.#ask(patronId, [stake], () => true)).flat();
  }

  /**
   * The same of several stakes, in their order, from one look at the books: what limits a single bet is said of those that
   * are one, every other limit of those that are the sum of several.
   * @param withinMs how old the limits may be, for who only looks
   */
  async refusalsOfEach(
    patronId: string,
    stakes: readonly (CashStake & { readonly isOneBet: boolean })[],
    withinMs = REMEMBERED_MS,
  ): Promise<readonly (readonly LimitRefusal[])[]> {
    const counts = ({ type }: BettingLimit, { isOneBet }: { readonly isOneBet: boolean }) =>
      (type === 'MAX_SINGLE_WAGER') === isOneBet;
    return this.#ask(patronId, stakes, counts, withinMs);
  }

  async #ask<W extends CashStake>(
    patronId: string,
    stakes: readonly W[],
    counts: (limit: BettingLimit, stake: W) => boolean,
    withinMs = REMEMBERED_MS,
  ): Promise<readonly (readonly LimitRefusal[])[]> {
    const { limits, restrictions } = await this.#standing(patronId, withinMs);
    const [restriction] = restrictions.filter((each) => this.#stands(each));
    if (restriction) return stakes.map(() => [restrictionRefusal(restriction)]);
    const inForce = withAmount(limits);
    const isNothing = stakes.every(({ cashStake }) => cashStake === 0n);
    const turnovers = isNothing ? NO_TURNOVERS : await this.#turnovers(patronId, inForce);
    return stakes.map((stake) =>
      refusalsOf(
        inForce.filter((limit) => counts(limit, stake)),
        stake,
        turnovers,
      ),
    );
  }

  /** Every limit the patron ever set, with what waits to be confirmed. */
  async limits(patronId: string): Promise<readonly BettingLimit[]> {
    return (await this.#limits.get(patronId)) ?? [];
  }

  async restrictions(patronId: string): Promise<readonly Restriction[]> {
    return (await this.#restrictions.get(patronId)) ?? [];
  }

  /** Asks for another value: a tighter one counts at once, a looser one after 24 hours and a confirmation. @param amount minor units, undefined for no limit */
  set(
    patronId: string,
    type: LimitType,
    period: LimitPeriod,
    amount: bigint | undefined,
    by: string,
  ): Promise<BettingLimit> {
    return this.#change(patronId, type, period, 'asked', by, (limit) => asked(limit, amount, this.#now()));
  }

  /** Puts the value that waits in force. Answers the limit as it is then: unchanged when it is too early. */
  confirm(patronId: string, type: LimitType, period: LimitPeriod, by: string): Promise<BettingLimit> {
    return this.#change(
      patronId,
      type,
      period,
      'confirmed',
      by,
      (limit) => confirmed(limit, this.#now()) ?? limit,
    );
  }

  async restrict(
    patronId: string,
    kind: RestrictionKind,
    reason: string,
    endsAt: Date | undefined,
    by: string,
  ): Promise<void> {
    const restriction = { id: newId(), kind, reason, startsAt: this.#now(), endsAt };
    await insertRestriction(this.#options.database, patronId, restriction, by);
    this.#tell(patronId);
  }

  /** Ends cool-offs and operators' restrictions; a self-exclusion cannot be lifted. Answers how many it ended. */
  async lift(patronId: string, by: string): Promise<number> {
    const lifted = await liftRestrictions(this.#options.database, patronId, by, this.#now());
    this.#tell(patronId);
    return lifted;
  }

  /** Tells of what operators set by a command, which is another process. */
  async announce(): Promise<void> {
    for (const patronId of await this.#news.patrons()) this.#tell(patronId);
  }

  #tell(patronId: string): void {
    this.#recent.forget(patronId);
    this.#options.bus.publish(limitsChanged, { patronId });
  }

  async #change(
    patronId: string,
    type: LimitType,
    period: LimitPeriod,
    what: 'asked' | 'confirmed',
    by: string,
    change: (limit: BettingLimit) => BettingLimit,
  ): Promise<BettingLimit> {
    const at = this.#now();
    const changed = await this.#options.database.transaction(async (tx) => {
      await lockLimits(tx, patronId);
      const limits = await readLimits(tx, patronId);
      const before =
        limits.find((each) => each.type === type && each.period === period) ?? noLimit(type, period);
      const after = change(before);
      if (after === before) return before;
      await writeLimit(tx, patronId, after, at);
      const { amount } = after.pending ?? after;
      await insertChange(tx, patronId, { id: newId(), type, period, what, amount, by, at });
      return after;
    });
    this.#tell(patronId);
    return changed;
  }

  /** For each period that a limit has. */
  async #turnovers(patronId: string, limits: readonly BettingLimit[]): Promise<Turnovers> {
    const periods = [...new Set(limits.map(({ period }) => period))].filter((period) => period !== 'NONE');
    const now = this.#options.clock.now();
    const turnovers = await this.#options.wallet.bettingTurnovers(
      patronId,
      periods.map((period) => new Date(now - PERIOD_MS[period])),
    );
    return new Map(periods.map((period, index) => [period, turnovers[index]]));
  }

  #standing(patronId: string, withinMs = REMEMBERED_MS): Promise<Standing> {
    return this.#recent.get(patronId, this.#readStanding, withinMs);
  }

  #stands({ endsAt }: Restriction): boolean {
    return endsAt === undefined || endsAt > this.#now();
  }

  #now(): Date {
    return new Date(this.#options.clock.now());
  }
}

const NO_TURNOVERS: Turnovers = new Map();

function refusalsOf(limits: readonly BettingLimit[], stake: CashStake, turnovers: Turnovers): LimitRefusal[] {
  if (stake.cashStake === 0n) return [];
  return limitRefusals(limits, stake, turnovers);
}

/** Those in force. */
function withAmount(limits: readonly BettingLimit[]): readonly BettingLimit[] {
  return limits.filter(({ amount }) => amount !== undefined);
}

const BUSY: LimitRefusal = {
  code: 'BUSY',
  message: 'Too many of your bets are being placed at this moment. Try again in a few seconds.',
};
