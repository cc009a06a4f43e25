import type { Currency } from '@fairline/money/money.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { eachAtOnce } from '../platform/each-at-once.ts';
import { isUuid, newId } from '../platform/ids.ts';
import type { Logger } from '../platform/log.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { nextStep } from './advance.ts';
import type { Deposit, DepositRequest, PaymentProblem } from './deposit.ts';
import {
  depositProblems,
  failureOf,
  fingerprintOf,
  recordProblems,
  requestProblems,
} from './deposit-rules.ts';
import { mayBecome } from './deposit-state.ts';
import { patientProvider } from './patient-provider.ts';
import type { PaymentProvider } from './provider.ts';
import {
  insertDeposit,
  lockPatron,
  moveDeposit,
  readByKey,
  readDeposit,
  readRecord,
  readUnfinished,
} from './store.ts';

/** What the payments endpoint answers, apart from the sportsbook's [API-004]. */
export const PAYMENTS = {
  path: '/payments/graphql',
  rootFields: new Set([
    '__typename',
    'account',
    'createDeposit',
    'node',
    'paymentProviders',
    'validateDeposit',
  ]),
} as const;

export type { Deposit, DepositRequest, PaymentProblem } from './deposit.ts';
export { type DepositStatus, statusOf } from './deposit-state.ts';
export type { PaymentMethod, PaymentProvider } from './provider.ts';
/** For ledger:check. */
export { readRecordedDeposits as recordedDeposits } from './recorded-store.ts';
export { sandboxProvider } from './sandbox-provider.ts';

export interface CashierOptions {
  readonly database: Database;
  readonly wallet: Pick<Wallet, 'currency' | 'post'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  /** The first is the preferred one. */
  readonly providers: readonly PaymentProvider[];
  /** How long a provider may take to answer before the deposit waits; 15 s by default. */
  readonly patienceMs?: number;
}

export type DepositOutcome =
  /** It may still be pending; it then goes on by itself. */
  | { readonly kind: 'accepted'; readonly deposit: Deposit }
  | { readonly kind: 'declined'; readonly deposit: Deposit; readonly problem: PaymentProblem }
  | { readonly kind: 'refused'; readonly problems: readonly PaymentProblem[] };

/** Unfinished deposits read in one go. */
const RESUME_PAGE = 100;
/** A provider that does not answer holds up no more than those beside it. */
const RESUMED_AT_ONCE = 8;
const RESUME_EVERY_MS = 1_000;
const PATIENCE_MS = 15_000;

/** Money in: deposits go through a provider to the patron's cash account. */
export class Cashier {
  readonly providers: readonly PaymentProvider[];
  readonly #options: CashierOptions;
  #timer: NodeJS.Timeout | undefined;
  #resuming: Promise<void> | undefined;

  constructor(options: CashierOptions) {
    this.#options = options;
    this.providers = options.providers.map((provider) =>
      patientProvider(provider, options.patienceMs ?? PATIENCE_MS),
    );
  }

  /** The currency a patron deposits in; undefined for a patron without accounts. */
  currencyOf(patronId: string): Promise<Currency | undefined> {
    return this.#options.wallet.currency(patronId);
  }

  /** What would be wrong with a deposit, without making one. An amount may be missing. */
  async validate(
    patronId: string,
    request: Pick<DepositRequest, 'providerId' | 'methodId'> & { readonly amount?: bigint | undefined },
  ): Promise<readonly PaymentProblem[]> {
    const currency = await this.currencyOf(patronId);
    if (currency === undefined) return [noAccount];
    const problems = depositProblems(this.#provider(request.providerId), currency, request);
    if (problems.length > 0) return problems;
    const record = await readRecord(this.#options.database, patronId);
    return recordProblems(record, this.#options.clock.now());
  }

  /**
   * Makes a deposit, or answers with the one that was made under the same key. Changes nothing when refused.
   * A deposit that the provider or the books cannot finish at once stays pending and goes on in `resume`.
   */
  async deposit(patronId: string, request: DepositRequest): Promise<DepositOutcome> {
    const currency = await this.currencyOf(patronId);
    if (currency === undefined) return { kind: 'refused', problems: [noAccount] };
    const provider = this.#provider(request.providerId);
    const wrong = depositProblems(provider, currency, request);
    if (provider === undefined || wrong.length > 0) return { kind: 'refused', problems: wrong };
    const missing = requestProblems(provider, request);
    if (missing.length > 0) return { kind: 'refused', problems: missing };

    const kept = await this.#keep(patronId, currency, request);
    if (kept.kind === 'refused') return kept;
    const deposit = await this.#advance(kept.deposit);
    if (deposit.state !== 'failed') return { kind: 'accepted', deposit };
    return { kind: 'declined', deposit, problem: failureOf(deposit) };
  }

  /** A patron's own deposit. */
  async find(patronId: string, depositId: string): Promise<Deposit | undefined> {
    if (!isUuid(depositId)) return undefined;
    const deposit = await readDeposit(this.#options.database, depositId);
    return deposit?.patronId === patronId ? deposit : undefined;
  }

  /** Takes every unfinished deposit as far as it goes now, those of before a crash too. */
  async resume(): Promise<void> {
    let last: string | undefined;
    for (;;) {
      const page = await readUnfinished(this.#options.database, last, RESUME_PAGE);
      await eachAtOnce(page, RESUMED_AT_ONCE, async (deposit) => {
        await this.#advance(deposit);
      });
      last = page.at(-1)?.id;
      if (page.length < RESUME_PAGE) return;
    }
  }

  /** Resumes now and then until closed. */
  start(): void {
    this.#timer ??= setInterval(() => {
      this.#resuming ??= this.resume()
        .catch((error: unknown) => {
          this.#options.logger.error({ err: error }, 'Unfinished deposits could not be resumed');
        })
        .finally(() => {
          this.#resuming = undefined;
        });
    }, RESUME_EVERY_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#resuming;
  }

  #provider(id: string): PaymentProvider | undefined {
    return this.providers.find((provider) => provider.id === id);
  }

  /** Remembers a new deposit before anybody is asked for money, or finds the one with the same key. */
  async #keep(
    patronId: string,
    currency: Currency,
    request: DepositRequest,
  ): Promise<{ kind: 'kept'; deposit: Deposit } | Extract<DepositOutcome, { kind: 'refused' }>> {
    const { database, clock } = this.#options;
    const fingerprint = fingerprintOf(request);
    return database.transaction(async (tx) => {
      await lockPatron(tx, patronId);
      const existing = await readByKey(tx, patronId, request.idempotencyKey);
      if (existing?.fingerprint === fingerprint) return { kind: 'kept', deposit: existing.deposit };
      if (existing) return { kind: 'refused', problems: [usedKey] };
      const problems = recordProblems(await readRecord(tx, patronId), clock.now());
      if (problems.length > 0) return { kind: 'refused', problems };

      const deposit: Deposit = {
        id: newId(),
        patronId,
        providerId: request.providerId,
        methodId: request.methodId,
        amount: request.amount,
        currency,
        state: 'requested',
        reference: undefined,
        retry: undefined,
        createdAt: new Date(clock.now()),
      };
      await insertDeposit(tx, deposit, request.idempotencyKey, fingerprint);
      return { kind: 'kept', deposit };
    });
  }

  /** Step by step, each remembered before the next. What goes wrong outside leaves the deposit where it is. */
  async #advance(start: Deposit): Promise<Deposit> {
    const { database, wallet, clock, logger } = this.#options;
    const provider = this.#provider(start.providerId);
    let deposit = start;
    try {
      for (;;) {
        const step = provider && (await nextStep(deposit, provider, wallet));
        if (!step || !mayBecome(deposit.state, step.state)) return deposit;
        deposit = (await moveDeposit(database, deposit, step, new Date(clock.now()))) ?? deposit;
      }
    } catch (error) {
      logger.warn({ err: error, depositId: deposit.id, state: deposit.state }, 'A deposit has to wait');
      return deposit;
    }
  }
}

const noAccount: PaymentProblem = {
  code: 'ACCOUNT_NOT_READY',
  message: 'This account cannot take deposits yet.',
};
const usedKey: PaymentProblem = {
  code: 'IDEMPOTENCY_CONFLICT',
  field: 'idempotencyKey',
  message: 'This key was used for another deposit. Start again with a new one.',
};
