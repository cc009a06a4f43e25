import type { Currency } from '@fairline/money/money.ts';
import type { DepositState } from './deposit-state.ts';

/** A deposit as it is kept. */
export interface Deposit {
  readonly id: string;
  readonly patronId: string;
  readonly providerId: string;
  readonly methodId: string | undefined;
  /** Minor units. */
  readonly amount: bigint;
  readonly currency: Currency;
  readonly state: DepositState;
  /** The provider's name for the payment, once it has one. */
  readonly reference: string | undefined;
  /** Whether the provider would take another try; set when it failed. */
  readonly retry: boolean | undefined;
  readonly createdAt: Date;
}

/** What a patron asks for, as the border read it. */
export interface DepositRequest {
  readonly providerId: string;
  readonly methodId?: string | undefined;
  /** Minor units; may be anything. */
  readonly amount: bigint;
  /** Made by the client: the same key never deposits twice. */
  readonly idempotencyKey: string;
}

export type PaymentProblemCode =
  | 'ACCOUNT_NOT_READY'
  | 'AMOUNT_ABOVE_MAXIMUM'
  | 'AMOUNT_BELOW_MINIMUM'
  | 'DECLINED'
  | 'DEPOSIT_FAILED'
  | 'IDEMPOTENCY_CONFLICT'
  | 'INVALID_IDEMPOTENCY_KEY'
  | 'METHOD_REQUIRED'
  | 'METHOD_UNAVAILABLE'
  | 'PROVIDER_UNAVAILABLE'
  | 'TOO_MANY_FAILED'
  | 'TOO_MANY_OPEN';

/** Why a deposit is refused or failed: the field to mark, if one is at fault, and a sentence. */
export interface PaymentProblem {
  readonly code: PaymentProblemCode;
  readonly field?: 'amountCents' | 'paymentMethodId' | 'paymentProviderId' | 'idempotencyKey';
  readonly message: string;
  /** RETRY when the same form may be sent again. */
  readonly action?: 'RETRY';
}
