export interface PaymentError {
  readonly field: string | null | undefined;
  readonly message: string;
}

/** Where the errors of a deposit are shown. */
export interface DepositErrors {
  /** Under the amount. */
  readonly amount?: string | undefined;
  /** Over the form, about the deposit as a whole. */
  readonly whole?: string | undefined;
  /** As a toast. */
  readonly toast?: string | undefined;
}

/**
 * Of a validation that was not permitted: the message for the amount, failing that the provider's; when neither is
 * there, the first goes into a toast.
 */
export function validationErrors(permitted: boolean, userErrors: readonly PaymentError[]): DepositErrors {
  if (permitted) return {};
  const own = messageFor(userErrors, 'amountCents') ?? messageFor(userErrors, 'paymentProviderId');
  return own === undefined ? { toast: userErrors[0]?.message } : { amount: own };
}

/** Of a deposit that was sent: the last error's message over the form, and what concerns the amount under it too. */
export function submitErrors(userErrors: readonly PaymentError[]): DepositErrors {
  return { whole: userErrors.at(-1)?.message, amount: messageFor(userErrors, 'amountCents') };
}

function messageFor(userErrors: readonly PaymentError[], field: string): string | undefined {
  return userErrors.find((error) => error.field === field)?.message;
}
