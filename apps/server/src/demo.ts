import type { Services } from './platform/graphql/context.ts';

export interface DemoLogin {
  readonly email: string;
  readonly password: string;
}

const DEMO: DemoLogin = { email: 'demo@fairline.example', password: 'play-money-21' };
const PLAY_MONEY_CENTS = 100_000n;

/** An account to try the app with, with play money in it. Made once; later starts find it. */
export async function seedDemo({
  identity,
  wallet,
}: Pick<Services, 'identity' | 'wallet'>): Promise<DemoLogin> {
  const outcome = await identity.signUp({
    ...DEMO,
    firstName: 'Demo',
    lastName: 'Kelly',
    dateOfBirth: '1990-01-01',
    address: { line1: '1 Boardwalk', city: 'Atlantic City', region: 'US-NJ', postalCode: '08401' },
  });
  if (outcome.kind === 'signed-up') {
    await wallet.post({
      idempotencyKey: 'demo-money',
      fingerprint: 'demo-money',
      patronId: outcome.patronId,
      kind: 'deposit',
      entries: [
        { account: 'clearing:sandbox', amount: -PLAY_MONEY_CENTS },
        { account: 'cash', amount: PLAY_MONEY_CENTS },
      ],
    });
  }
  return DEMO;
}
