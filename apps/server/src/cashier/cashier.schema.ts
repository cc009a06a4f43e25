import { type Currency, money } from '@fairline/money/money.ts';
import { builder } from '../platform/graphql/builder.ts';
import { requirePatron } from '../platform/graphql/context.ts';
import { registerNode, toGlobalId } from '../platform/graphql/node.ts';
import { MoneyType, NodeRef } from '../platform/graphql/shared-types.ts';
import { BalancesType } from '../wallet/wallet.schema.ts';
import {
  type Cashier,
  type Deposit,
  type DepositOutcome,
  type DepositStatus,
  type PaymentMethod,
  type PaymentProblem,
  type PaymentProvider,
  statusOf,
} from './cashier.ts';

declare module '../platform/graphql/context.ts' {
  interface Services {
    cashier: Cashier;
  }
}

/** A provider as one patron sees it: its limits in the patron's currency. */
interface ProviderForPatron {
  readonly provider: Omit<PaymentProvider, 'authorise' | 'check' | 'capture'>;
  readonly currency: Currency;
  readonly preferred: boolean;
}

const DepositStatusType = builder.enumType('DepositStatus', {
  values: ['FAILED', 'PENDING', 'SUCCESSFUL'] satisfies readonly DepositStatus[],
});

const PaymentMethodType = builder.objectRef<PaymentMethod>('PaymentMethod').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description', { nullable: true }),
  }),
});

const PaymentProviderType = builder.objectRef<ProviderForPatron>('PaymentProvider').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ provider }) => provider.id }),
    code: t.string({ resolve: ({ provider }) => provider.code }),
    name: t.string({ resolve: ({ provider }) => provider.name }),
    description: t.string({ resolve: ({ provider }) => provider.description }),
    preferredMethod: t.boolean({ resolve: ({ preferred }) => preferred }),
    supportsMethods: t.boolean({ resolve: ({ provider }) => provider.methods.length > 0 }),
    methods: t.field({ type: [PaymentMethodType], resolve: ({ provider }) => [...provider.methods] }),
    minimumAmount: t.field({
      type: MoneyType,
      resolve: ({ provider, currency }) => money(provider.limits.minimum, currency),
    }),
    maximumAmount: t.field({
      type: MoneyType,
      resolve: ({ provider, currency }) => money(provider.limits.maximum, currency),
    }),
  }),
});

const DepositType = builder.objectRef<Deposit>('Deposit').implement({
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => toGlobalId('Deposit', id) }),
    transactionId: t.string({ resolve: ({ id }) => id }),
    amount: t.field({ type: MoneyType, resolve: ({ amount, currency }) => money(amount, currency) }),
    status: t.field({ type: DepositStatusType, resolve: ({ state }) => statusOf(state) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    provider: t.field({
      type: PaymentProviderType,
      resolve: ({ providerId, currency }, _args, { services }) =>
        providerOf(services.cashier, providerId, currency),
    }),
  }),
});

registerNode('Deposit', async (id, { viewer, services }) =>
  viewer.kind === 'patron' ? ((await services.cashier.find(viewer.patronId, id)) ?? null) : null,
);

const PaymentUserErrorType = builder.objectRef<PaymentProblem>('PaymentUserError').implement({
  fields: (t) => ({
    action: t.exposeString('action', { nullable: true }),
    code: t.exposeString('code'),
    field: t.exposeString('field', { nullable: true }),
    message: t.exposeString('message'),
  }),
});

const CreateDepositResultType = builder.objectRef<DepositOutcome>('CreateDepositResult').implement({
  fields: (t) => ({
    permitted: t.boolean({ resolve: (outcome) => outcome.kind !== 'refused' }),
    succeeded: t.boolean({
      resolve: (outcome) => outcome.kind === 'accepted' && statusOf(outcome.deposit.state) === 'SUCCESSFUL',
    }),
    deposit: t.field({
      type: DepositType,
      nullable: true,
      resolve: (outcome) => (outcome.kind === 'refused' ? null : outcome.deposit),
    }),
    balances: t.field({
      type: BalancesType,
      nullable: true,
      resolve: async (_outcome, _args, context) =>
        (await context.services.wallet.balances(requirePatron(context))) ?? null,
    }),
    userErrors: t.field({ type: [PaymentUserErrorType], resolve: (outcome) => problemsOf(outcome) }),
  }),
});

const ValidateDepositResultType = builder
  .objectRef<readonly PaymentProblem[]>('ValidateDepositResult')
  .implement({
    fields: (t) => ({
      permitted: t.boolean({ resolve: (problems) => problems.length === 0 }),
      userErrors: t.field({ type: [PaymentUserErrorType], resolve: (problems) => [...problems] }),
    }),
  });

const CreateDepositInput = builder.inputType('CreateDepositInput', {
  fields: (t) => ({
    amountCents: t.int(),
    idempotencyKey: t.id({ description: 'Made by the client; the same key never deposits twice.' }),
    paymentMethodId: t.id({ required: false }),
    paymentProviderId: t.id(),
  }),
});

const ValidateDepositInput = builder.inputType('ValidateDepositInput', {
  fields: (t) => ({
    amountCents: t.int({ required: false }),
    paymentMethodId: t.id({ required: false }),
    paymentProviderId: t.id(),
  }),
});

builder.queryField('paymentProviders', (t) =>
  t.field({
    type: [PaymentProviderType],
    authScopes: { patron: true },
    resolve: async (_root, _args, context) => {
      const { cashier } = context.services;
      const currency = await cashier.currencyOf(requirePatron(context));
      return currency ? cashier.providers.map(({ id }) => providerOf(cashier, id, currency)) : [];
    },
  }),
);

builder.mutationField('createDeposit', (t) =>
  t.field({
    type: CreateDepositResultType,
    authScopes: { patron: true },
    args: { input: t.arg({ type: CreateDepositInput }) },
    resolve: (_root, { input }, context) =>
      context.services.cashier.deposit(requirePatron(context), {
        providerId: input.paymentProviderId,
        methodId: input.paymentMethodId ?? undefined,
        amount: BigInt(input.amountCents),
        idempotencyKey: input.idempotencyKey,
      }),
  }),
);

builder.mutationField('validateDeposit', (t) =>
  t.field({
    type: ValidateDepositResultType,
    authScopes: { patron: true },
    args: { input: t.arg({ type: ValidateDepositInput }) },
    resolve: (_root, { input }, context) =>
      context.services.cashier.validate(requirePatron(context), {
        providerId: input.paymentProviderId,
        methodId: input.paymentMethodId ?? undefined,
        amount: typeof input.amountCents === 'number' ? BigInt(input.amountCents) : undefined,
      }),
  }),
);

/** The first provider is the preferred one. One that is no longer connected is shown by its id alone. */
function providerOf({ providers }: Cashier, id: string, currency: Currency): ProviderForPatron {
  const provider = providers.find((each) => each.id === id);
  const disconnected = {
    id,
    code: id,
    name: id,
    description: '',
    methods: [],
    limits: { minimum: 0n, maximum: 0n },
  };
  return { provider: provider ?? disconnected, currency, preferred: id === providers[0]?.id };
}

function problemsOf(outcome: DepositOutcome): PaymentProblem[] {
  if (outcome.kind === 'refused') return [...outcome.problems];
  return outcome.kind === 'declined' ? [outcome.problem] : [];
}
