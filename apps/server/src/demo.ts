import type { Currency } from '@fairline/money/money.ts';
import type { Services } from './platform/graphql/context.ts';
import { playMoney } from './wallet/wallet.ts';

export interface DemoLogin {
  readonly email: string;
  readonly password: string;
  /** Of the account, by its region. */
  readonly currency: Currency;
}

interface DemoPatron extends DemoLogin {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: { line1: string; city: string; region: string; postalCode: string };
}

/** One for each currency; the first is the one to try the app with. */
const DEMOS: readonly DemoPatron[] = [
  {
    email: 'demo@fairline.example',
    password: 'play-money-21',
    currency: 'USD',
    firstName: 'Demo',
    lastName: 'Kelly',
    address: { line1: '1 Boardwalk', city: 'Atlantic City', region: 'US-NJ', postalCode: '08401' },
  },
  {
    email: 'demo.ca@fairline.example',
    password: 'play-money-21',
    currency: 'CAD',
    firstName: 'Demo',
    lastName: 'Tremblay',
    address: { line1: '1 Front Street West', city: 'Toronto', region: 'CA-ON', postalCode: 'M5J 2X2' },
  },
];
const PLAY_MONEY_CENTS = 100_000n;

interface DemoServices {
  readonly identity: Pick<Services['identity'], 'seedPatron'>;
  readonly wallet: Pick<Services['wallet'], 'post'>;
}

/**
 * Accounts to try the app with, with play money in them. Made once; later starts find them, and finish them should the first
 * have been cut off.
 */
export async function seedDemo(services: DemoServices): Promise<readonly DemoLogin[]> {
  for (const demo of DEMOS) await seedOne(services, demo);
  return DEMOS;
}

async function seedOne({ identity, wallet }: DemoServices, demo: DemoPatron): Promise<void> {
  const { email, password, firstName, lastName, address } = demo;
  const patronId = await identity.seedPatron({
    email,
    password,
    firstName,
    lastName,
    dateOfBirth: '1990-01-01',
    address,
  });
  await wallet.post(playMoney(patronId, PLAY_MONEY_CENTS));
}
