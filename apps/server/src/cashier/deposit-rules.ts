import { formatMoney } from '@fairline/money/format.ts';
import { type Currency, money } from '@fairline/money/money.ts';
import { tryAgainIn } from '../platform/try-again.ts';
import type { Deposit, DepositRequest, PaymentProblem } from './deposit.ts';
import type { PaymentProvider } from './provider.ts';

/** So many failures in a row block a patron for a while (GLI-19 A.3.6 b). */
const FAILURES_TO_BLOCK = 5;
const BLOCK_MS = 10 * 60_000;
/** Deposits a patron may have under way at once: no more than may fail before the block. */
const OPEN_LIMIT = 5;
const KEY_LENGTH_LIMIT = 100;

const defaultFailure = 'Your deposit could not be processed. Please contact Customer Support for assistance.';

/** What a patron's deposits so far say about the next one. */
export interface DepositRecord {
  /** Failures since the last success. */
  readonly failuresInRow: number;
  readonly lastFailureAt: Date | undefined;
  /** Deposits neither posted nor failed. */
  readonly open: number;
}

/** What is wrong with a deposit of an amount through a provider; nothing when it may be made. */
export function depositProblems(
  provider: PaymentProvider | undefined,
  currency: Currency,
  { methodId, amount }: { readonly methodId?: string | undefined; readonly amount?: bigint | undefined },
): readonly PaymentProblem[] {
  if (provider === undefined) {
    return [
      {
        code: 'PROVIDER_UNAVAILABLE',
        field: 'paymentProviderId',
        message: 'This payment provider is not available.',
      },
    ];
  }
  const problems: PaymentProblem[] = [];
  const { minimum, maximum } = provider.limits;
  if (amount !== undefined && amount < minimum) {
    const least = formatMoney(money(minimum, currency));
    problems.push({
      code: 'AMOUNT_BELOW_MINIMUM',
      field: 'amountCents',
      message: `The minimum deposit is ${least}.`,
    });
  }
  if (amount !== undefined && amount > maximum) {
    const most = formatMoney(money(maximum, currency));
    problems.push({
      code: 'AMOUNT_ABOVE_MAXIMUM',
      field: 'amountCents',
      message: `The maximum deposit is ${most}.`,
    });
  }
  if (methodId !== undefined && !provider.methods.some((method) => method.id === methodId)) {
    problems.push({
      code: 'METHOD_UNAVAILABLE',
      field: 'paymentMethodId',
      message: 'This payment method is not available.',
    });
  }
  return problems;
}

/** What is missing in a deposit that is to be made; a validation may still lack it. */
export function requestProblems(
  provider: PaymentProvider,
  request: DepositRequest,
): readonly PaymentProblem[] {
  const problems: PaymentProblem[] = [];
  if (provider.methods.length > 0 && request.methodId === undefined) {
    problems.push({ code: 'METHOD_REQUIRED', field: 'paymentMethodId', message: 'Choose a payment method.' });
  }
  const { length } = request.idempotencyKey;
  if (length === 0 || length > KEY_LENGTH_LIMIT || /[\0\p{Cs}]/u.test(request.idempotencyKey)) {
    problems.push({
      code: 'INVALID_IDEMPOTENCY_KEY',
      field: 'idempotencyKey',
      message: `The key has 1 to ${KEY_LENGTH_LIMIT} characters.`,
    });
  }
  return problems;
}

/** Every fifth failure in a row blocks further deposits for ten minutes. */
export function recordProblems(record: DepositRecord, now: number): readonly PaymentProblem[] {
  const { failuresInRow, lastFailureAt, open } = record;
  const blockedUntil = (lastFailureAt?.getTime() ?? 0) + BLOCK_MS;
  if (failuresInRow > 0 && failuresInRow % FAILURES_TO_BLOCK === 0 && now < blockedUntil) {
    const minutes = Math.ceil((blockedUntil - now) / 60_000);
    return [
      {
        code: 'TOO_MANY_FAILED',
        message: `Too many deposits failed in a row. ${tryAgainIn(minutes, 'minute')}.`,
      },
    ];
  }
  if (open >= OPEN_LIMIT) {
    return [
      {
        code: 'TOO_MANY_OPEN',
        message: 'Please wait until your earlier deposits are processed.',
        action: 'RETRY',
      },
    ];
  }
  return [];
}

/** What a patron reads about a deposit the provider declined. */
export function failureOf({ retry }: Pick<Deposit, 'retry'>): PaymentProblem {
  if (!retry) return { code: 'DEPOSIT_FAILED', message: defaultFailure };
  return {
    code: 'DECLINED',
    message: 'Your bank declined this deposit. Try another amount or payment method.',
    action: 'RETRY',
  };
}

/** The content behind an idempotency key. */
export function fingerprintOf({ providerId, methodId, amount }: DepositRequest): string {
  return JSON.stringify([providerId, methodId ?? null, amount.toString()]);
}
