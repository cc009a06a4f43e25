import type { Clock } from '../platform/clock.ts';
import type { PaymentAnswer, PaymentProvider, PaymentRequest, StartedPayment } from './provider.ts';

/** How long a sandbox bank transfer takes. */
const TRANSFER_MS = 5_000;

/**
 * A provider of play money that behaves like a real one: a card that pays, cards that are declined, a bank transfer that
 * takes a few seconds. It keeps nothing: what becomes of a payment follows from its method, its reference and the
 * time, also after a restart.
 */
export function sandboxProvider(clock: Clock): PaymentProvider {
  return {
    id: 'sandbox',
    code: 'SANDBOX',
    name: 'Play money',
    description: 'Deposits play money. No real payment is made.',
    methods: [
      { id: 'card', name: 'Test card •••• 4242', description: 'Always approved' },
      { id: 'bank', name: 'Test bank transfer', description: 'Approved after a few seconds' },
      { id: 'card-declined', name: 'Test card •••• 0002', description: 'Always declined by its bank' },
      { id: 'card-blocked', name: 'Test card •••• 0069', description: 'Always refused, also on another try' },
    ],
    limits: { minimum: 500n, maximum: 1_000_000n },
    authorise: async (request) => authorised(request, clock.now()),
    check: async (payment) => checked(payment, clock.now()),
    capture: async ({ reference }) => ({ kind: 'approved', reference }),
  };
}

function authorised({ key, methodId }: PaymentRequest, now: number): PaymentAnswer {
  switch (methodId) {
    case 'card-declined':
      return { kind: 'declined', retry: true };
    case 'card-blocked':
      return { kind: 'declined', retry: false };
    case 'bank':
      return { kind: 'pending', reference: `${key}@${now}` };
    default:
      return { kind: 'approved', reference: key };
  }
}

/** The reference of a transfer says when it began. */
function checked({ reference }: StartedPayment, now: number): PaymentAnswer {
  const began = Number(reference.split('@')[1] ?? 0);
  return { kind: now >= began + TRANSFER_MS ? 'approved' : 'pending', reference };
}
