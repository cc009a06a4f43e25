import type { Entry, Wallet } from '../wallet/wallet.ts';
import type { Deposit } from './deposit.ts';
import type { PaymentAnswer, PaymentProvider, StartedPayment } from './provider.ts';

/** Where a deposit goes next. */
export type Step = Pick<Deposit, 'state' | 'reference' | 'retry'>;

/**
 * The next step of a deposit: asks the provider, or posts to the books what the provider has taken. Safe to repeat:
 * both know the deposit's id. Undefined when the deposit has to wait, or is over.
 * @throws what the provider throws
 */
export async function nextStep(
  deposit: Deposit,
  provider: PaymentProvider,
  wallet: Pick<Wallet, 'post'>,
): Promise<Step | undefined> {
  const request = {
    key: deposit.id,
    methodId: deposit.methodId,
    amount: deposit.amount,
    currency: deposit.currency,
  };
  if (deposit.state === 'requested') return afterAuthorisation(deposit, await provider.authorise(request));
  if (deposit.reference === undefined) return undefined;

  const payment: StartedPayment = { ...request, reference: deposit.reference };
  switch (deposit.state) {
    case 'pending': {
      const step = afterAuthorisation(deposit, await provider.check(payment));
      return step.state === 'pending' ? undefined : step;
    }
    case 'authorised': {
      const answer = await provider.capture(payment);
      if (answer.kind === 'pending') return undefined;
      return answer.kind === 'approved' ? moved(deposit, 'captured') : declined(deposit, answer);
    }
    case 'captured':
      return (await posted(deposit, wallet)) ? moved(deposit, 'posted') : undefined;
    default:
      return undefined;
  }
}

function afterAuthorisation(deposit: Deposit, answer: PaymentAnswer): Step {
  if (answer.kind === 'declined') return declined(deposit, answer);
  const state = answer.kind === 'approved' ? 'authorised' : 'pending';
  return { state, reference: answer.reference, retry: undefined };
}

function declined({ reference }: Deposit, { retry }: Extract<PaymentAnswer, { kind: 'declined' }>): Step {
  return { state: 'failed', reference, retry };
}

function moved({ reference, retry }: Deposit, state: Step['state']): Step {
  return { state, reference, retry };
}

/** What a deposit moves. */
export function depositEntries({ providerId, amount }: Pick<Deposit, 'providerId' | 'amount'>): Entry[] {
  return [
    { account: 'cash', amount },
    { account: `clearing:${providerId}`, amount: -amount },
  ];
}

/** @returns false when the books cannot answer now */
async function posted(deposit: Deposit, wallet: Pick<Wallet, 'post'>): Promise<boolean> {
  const { id, patronId, providerId, amount, currency } = deposit;
  const result = await wallet.post({
    idempotencyKey: `deposit:${id}`,
    fingerprint: `${providerId} ${amount} ${currency}`,
    patronId,
    kind: 'deposit',
    reference: id,
    entries: depositEntries(deposit),
  });
  if (result.kind === 'unavailable') return false;
  if (result.kind === 'posted' || result.kind === 'repeated') return true;
  throw new Error(`Deposit ${id} could not be posted: ${result.kind}.`);
}
