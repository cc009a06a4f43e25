import { money } from '@fairline/money/money.ts';
import { BetRef } from '../bets/bets.schema.ts';
import { openStake } from '../bets/bets.ts';
import { builder } from '../platform/graphql/builder.ts';
import { type RequestContext, requirePatron } from '../platform/graphql/context.ts';
import { fromGlobalId, toGlobalId } from '../platform/graphql/node.ts';
import { MoneyType } from '../platform/graphql/shared-types.ts';
import { BalancesType } from '../wallet/wallet.schema.ts';
import { CASH_OUT_REFUSALS, type CashOutRefusal, type CashOutResult } from './cash-out.ts';
import { type BetOffer, type Cashout, OFF_REASONS, type OffReason } from './cashout.ts';

declare module '../platform/graphql/context.ts' {
  interface Services {
    cashout: Cashout;
  }
}

const CashoutOffReasonEnum = builder.enumType('CashoutOffReason', { values: keysOf(OFF_REASONS) });

const CashoutRef = builder.objectRef<BetOffer>('Cashout').implement({
  description: 'What is offered for an open bet now, or why nothing is.',
  fields: (t) => ({
    betId: t.id({ resolve: ({ bet }) => toGlobalId('Bet', bet.id) }),
    bet: t.field({
      type: BetRef,
      description: 'As it stands: what it could still return, and which of its legs are lost already.',
      resolve: ({ bet }) => bet,
    }),
    openAmount: t.field({
      type: MoneyType,
      description: 'The stake that would be closed.',
      resolve: ({ bet }) => money(openStake(bet), bet.currency),
    }),
    openLineAmount: t.field({
      type: MoneyType,
      description: 'The stake that is open of each line: all lines are closed by the same part.',
      resolve: ({ bet }) => money(bet.lineStake - bet.closedLineStake, bet.currency),
    }),
    leastLineAmount: t.field({
      type: MoneyType,
      nullable: true,
      description: 'A part leaves at least so much open of each line; null while nothing is offered.',
      resolve: (offer) => (offer.kind === 'offered' ? money(offer.leastLineStake, offer.bet.currency) : null),
    }),
    amount: t.field({
      type: MoneyType,
      nullable: true,
      description: 'For all that is open; null while nothing is offered.',
      resolve: (offer) => (offer.kind === 'offered' ? money(offer.amount, offer.bet.currency) : null),
    }),
    offerId: t.id({
      nullable: true,
      description: 'To be given when it is taken.',
      resolve: (offer) => (offer.kind === 'offered' ? offer.offerId : null),
    }),
    heldUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until then exactly this amount is paid, if the bet can be cashed out at all.',
      resolve: (offer) => (offer.kind === 'offered' ? offer.heldUntil : null),
    }),
    offReason: t.field({
      type: CashoutOffReasonEnum,
      nullable: true,
      resolve: (offer) => (offer.kind === 'off' ? offer.reason : null),
    }),
    offMessage: t.string({
      nullable: true,
      description: 'The reason in a sentence.',
      resolve: (offer) => (offer.kind === 'off' ? OFF_REASONS[offer.reason] : null),
    }),
  }),
});

interface PatronCashouts {
  readonly patronId: string;
  readonly offers: readonly BetOffer[];
}

const CashoutsRef = builder.objectRef<PatronCashouts>('Cashouts').implement({
  fields: (t) => ({
    cashouts: t.field({
      type: [CashoutRef],
      description: 'One for each open bet, keyed by betId.',
      resolve: ({ offers }) => [...offers],
    }),
    processingCashoutId: t.id({
      nullable: true,
      description: 'The betId of the cash out that is under way.',
      resolve: ({ patronId }, _args, { services }) => {
        const betId = services.cashout.processing(patronId);
        return betId === undefined ? null : toGlobalId('Bet', betId);
      },
    }),
  }),
});

async function cashoutsOf(context: RequestContext): Promise<PatronCashouts> {
  const patronId = requirePatron(context);
  return { patronId, offers: await context.services.cashout.offers(patronId) };
}

builder.queryField('cashouts', (t) =>
  t.field({
    type: CashoutsRef,
    authScopes: { patron: true },
    resolve: (_root, _args, context) => cashoutsOf(context),
  }),
);

builder.subscriptionField('cashoutsUpdated', (t) =>
  t.field({
    type: CashoutsRef,
    description: 'The offers for all open bets, now and whenever one has changed.',
    authScopes: { patron: true },
    subscribe: (_root, _args, context) => context.services.cashout.watch(requirePatron(context)),
    resolve: (offers, _args, context) => ({ patronId: requirePatron(context), offers }),
  }),
);

const CashOutErrorCodeEnum = builder.enumType('CashOutErrorCode', { values: keysOf(CASH_OUT_REFUSALS) });

const CashOutErrorRef = builder
  .objectRef<Extract<CashOutResult, { kind: 'refused' }>>('CashOutError')
  .implement({
    fields: (t) => ({
      code: t.expose('code', { type: CashOutErrorCodeEnum }),
      message: t.exposeString('message'),
      cashout: t.field({
        type: CashoutRef,
        nullable: true,
        description: 'What is offered now.',
        resolve: ({ offer }) => offer ?? null,
      }),
    }),
  });

const CashOutPayloadRef = builder
  .objectRef<Extract<CashOutResult, { kind: 'cashed-out' }>>('CashOutPayload')
  .implement({
    fields: (t) => ({
      bet: t.field({ type: BetRef, resolve: ({ bet }) => bet }),
      paidAmount: t.field({ type: MoneyType, resolve: ({ paid, bet }) => money(paid, bet.currency) }),
      patronBalanceAfter: t.field({ type: BalancesType, resolve: ({ balances }) => balances }),
      cashouts: t.field({ type: CashoutsRef, resolve: (_payload, _args, context) => cashoutsOf(context) }),
    }),
  });

const CashOutResultRef = builder.unionType('CashOutResult', {
  types: [CashOutErrorRef, CashOutPayloadRef],
  resolveType: (result: CashOutResult) => (result.kind === 'refused' ? 'CashOutError' : 'CashOutPayload'),
});

const CashOutInput = builder.inputType('CashOutInput', {
  fields: (t) => ({
    betId: t.id(),
    idempotencyKey: t.id({ description: 'Made by the client; the same key never pays twice.' }),
    offerId: t.id(),
    share: t.int({
      required: false,
      description:
        'Of what is open, in hundredths of a percent: 10000, all of it, unless given. It closes so much of each line, rounded half-up to the cent, and that part of the offer is paid, rounded down.',
    }),
    tolerance: t.int({
      required: false,
      description:
        'Once the price is no longer held: how much lower it may be, in hundredths of a percent; 0 unless given.',
    }),
  }),
});

builder.mutationField('cashOut', (t) =>
  t.field({
    type: CashOutResultRef,
    authScopes: { patron: true },
    args: { input: t.arg({ type: CashOutInput }) },
    resolve: (_root, { input }, context) => {
      const bet = fromGlobalId(input.betId);
      return context.services.cashout.cashOut(requirePatron(context), {
        idempotencyKey: input.idempotencyKey,
        betId: bet?.typename === 'Bet' ? bet.rawId : '',
        offerId: input.offerId,
        share: input.share ?? 10_000,
        tolerance: input.tolerance ?? 0,
      });
    },
  }),
);

function keysOf<Code extends OffReason | CashOutRefusal>(texts: Readonly<Record<Code, string>>): Code[] {
  const keys: string[] = Object.keys(texts);
  return keys.filter((key): key is Code => Object.hasOwn(texts, key));
}
