import type { Services } from './platform/graphql/context.ts';

export interface DemoLogin {
  readonly email: string;
  readonly password: string;
}

const DEMO: DemoLogin = { email: 'demo@fairline.example', password: 'play-money-21' };
const PLAY_MONEY_CENTS = 100_000n;

/**
 * An account to try the app with, with play money in it. Made once; later starts find it, and finish it should the first have
 * been cut off.
 */
export async function seedDemo({
  identity,
  wallet,
}: {
  readonly identity: Pick<Services['identity'], 'seedPatron'>;
  readonly wallet: Pick<Services['wallet'], 'post'>;
}): Promise<DemoLogin> {
  const patronId = await identity.seedPatron({
    ...DEMO,
    firstName: 'Demo',
    lastName: 'Kelly',
    dateOfBirth: '1990-01-01',
    address: { line1: '1 Boardwalk', city: 'Atlantic City', region: 'US-NJ', postalCode: '08401' },
  });
  await wallet.post({
    idempotencyKey: 'demo-money',
    fingerprint: 'demo-money',
    patronId,
    kind: 'deposit',
    entries: [
      { account: 'clearing:sandbox', amount: -PLAY_MONEY_CENTS },
      { account: 'cash', amount: PLAY_MONEY_CENTS },
    ],
  });
  return DEMO;
}
