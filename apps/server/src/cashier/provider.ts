import type { Currency } from '@fairline/money/money.ts';

export interface PaymentMethod {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
}

/** What a provider is asked for. */
export interface PaymentRequest {
  /** Unique for the payment; the same key with the same content never pays twice. */
  readonly key: string;
  readonly methodId: string | undefined;
  /** Minor units, more than 0. */
  readonly amount: bigint;
  readonly currency: Currency;
}

/** A payment the provider knows. */
export interface StartedPayment extends PaymentRequest {
  /** The provider's own name for it. */
  readonly reference: string;
}

export type PaymentAnswer =
  | { readonly kind: 'approved'; readonly reference: string }
  /** Not decided yet: ask `check` again later. */
  | { readonly kind: 'pending'; readonly reference: string }
  /** `retry` when another try (another amount or method) may do better. */
  | { readonly kind: 'declined'; readonly retry: boolean };

/**
 * The adapter of a payment provider. Every call may be repeated with the same key and is then answered with what
 * became of the first; that is what makes a deposit safe to resume. A call that cannot learn the outcome rejects and is
 * tried again later.
 */
export interface PaymentProvider {
  /** Lower-case letters, digits and dashes: names the ledger account `clearing:<id>`. */
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Empty when the provider asks for the means of payment itself. */
  readonly methods: readonly PaymentMethod[];
  /** The largest payment it takes and the smallest, in minor units of the patron's currency. */
  readonly limits: { readonly minimum: bigint; readonly maximum: bigint };
  /** Reserves the money. */
  authorise(request: PaymentRequest): Promise<PaymentAnswer>;
  /** What became of an authorisation that was pending. */
  check(payment: StartedPayment): Promise<PaymentAnswer>;
  /** Takes the reserved money. */
  capture(payment: StartedPayment): Promise<PaymentAnswer>;
}
