import { AccountType } from '../identity/identity.schema.ts';
import { builder } from '../platform/graphql/builder.ts';
import { requirePatron } from '../platform/graphql/context.ts';
import { publicError } from '../platform/graphql/errors.ts';
import { MoneyType } from '../platform/graphql/shared-types.ts';
import { type Balances, balancesOf, type Wallet } from './wallet.ts';

declare module '../platform/graphql/context.ts' {
  interface Services {
    wallet: Wallet;
  }
}

export const BalancesType = builder.objectRef<Balances>('Balances').implement({
  fields: (t) => ({
    globalBalance: t.expose('globalBalance', { type: MoneyType }),
    totalPlayableBalance: t.expose('totalPlayableBalance', { type: MoneyType }),
    playableBalance: t.expose('playableBalance', { type: MoneyType }),
    restrictedBalance: t.expose('restrictedBalance', { type: MoneyType }),
    withdrawableBalance: t.expose('withdrawableBalance', { type: MoneyType }),
    bonusBalance: t.expose('bonusBalance', { type: MoneyType }),
  }),
});

builder.objectField(AccountType, 'balances', (t) =>
  t.field({
    type: BalancesType,
    // Accounts are opened at sign-up; until they are, there is nothing on them.
    resolve: async ({ id, currency }, _args, { services }) =>
      (await services.wallet.balances(id)) ??
      balancesOf({ currency, cash: 0n, bonus: 0n, promotionalCredit: 0n }),
  }),
);

builder.subscriptionField('accountBalance', (t) =>
  t.field({
    type: AccountType,
    authScopes: { patron: true },
    subscribe: (_root, _args, context) => context.services.wallet.watch(requirePatron(context)),
    resolve: async ({ patronId }, _args, { services }) => {
      const patron = await services.identity.patron(patronId);
      if (!patron) throw publicError('NOT_FOUND', 'This account does not exist any more.');
      return patron;
    },
  }),
);
