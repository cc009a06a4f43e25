import type { PaymentAnswer, PaymentProvider } from './provider.ts';

/**
 * The same provider with a bound on every call: what is not answered in time rejects. The payment may have been made
 * all the same; a later call with the same key finds out.
 */
export function patientProvider(provider: PaymentProvider, patienceMs: number): PaymentProvider {
  const { id, code, name, description, methods, limits } = provider;
  return {
    ...{ id, code, name, description, methods, limits },
    authorise: (request) => within(provider.authorise(request)),
    check: (payment) => within(provider.check(payment)),
    capture: (payment) => within(provider.capture(payment)),
  };

  function within(answer: Promise<PaymentAnswer>): Promise<PaymentAnswer> {
    return new Promise((resolve, reject) => {
      const late = () => reject(new Error(`${id} did not answer within ${patienceMs} ms.`));
      const timer = setTimeout(late, patienceMs);
      answer.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}
