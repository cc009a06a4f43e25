import { money } from '@fairline/money/money.ts';
import { builder } from '../platform/graphql/builder.ts';
import { requirePatron } from '../platform/graphql/context.ts';
import { publicError } from '../platform/graphql/errors.ts';
import { toGlobalId } from '../platform/graphql/node.ts';
import { MoneyType, PageInfoType } from '../platform/graphql/shared-types.ts';
import { isUuid } from '../platform/ids.ts';
import { usageRestrictions } from './labels.ts';
import type { BonusBetRecord } from './reward.ts';
import { REWARD_STATUSES, statusOf } from './reward-state.ts';

const FreeBetStatusEnum = builder.enumType('FreeBetStatus', { values: REWARD_STATUSES });

const FreeBetRef = builder.objectRef<BonusBetRecord>('FreeBet').implement({
  description: 'A bonus bet and what became of it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ bonusBet }) => toGlobalId('FreeBet', bonusBet.id) }),
    amount: t.field({
      type: MoneyType,
      resolve: ({ bonusBet: { amount, currency } }) => money(amount, currency),
    }),
    title: t.string({ resolve: ({ bonusBet }) => bonusBet.title }),
    status: t.field({
      type: FreeBetStatusEnum,
      resolve: ({ bonusBet: { expiresAt }, ...record }, _args, { now }) =>
        statusOf({ ...record, expiresAt }, now),
    }),
    effectiveDatetime: t.expose('effectiveAt', { type: 'DateTime' }),
    expiryDatetime: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ bonusBet }) => bonusBet.expiresAt,
    }),
    redeemDatetime: t.expose('redeemedAt', { type: 'DateTime', nullable: true }),
    usageTitle: t.string({
      resolve: ({ bonusBet: { restriction } }) =>
        restriction.scope ? `Use it on ${restriction.scope.name}` : 'Use it on any event',
    }),
    usageRestrictions: t.stringList({
      resolve: async ({ bonusBet }, _args, context) => {
        const patron = await context.services.identity.patron(requirePatron(context));
        return [...usageRestrictions(bonusBet.restriction, patron?.preferences.oddsFormat ?? 'AMERICAN')];
      },
    }),
  }),
});

interface FreeBetPage {
  readonly bonusBets: readonly BonusBetRecord[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

const FreeBetEdgeRef = builder.objectRef<BonusBetRecord>('FreeBetEdge').implement({
  fields: (t) => ({
    cursor: t.string({ resolve: ({ bonusBet }) => bonusBet.id }),
    node: t.field({ type: FreeBetRef, resolve: (bonusBet) => bonusBet }),
  }),
});

const FreeBetConnectionRef = builder.objectRef<FreeBetPage>('FreeBetConnection').implement({
  fields: (t) => ({
    edges: t.field({ type: [FreeBetEdgeRef], resolve: ({ bonusBets }) => [...bonusBets] }),
    pageInfo: t.field({
      type: PageInfoType,
      resolve: ({ bonusBets, hasNextPage, hasPreviousPage }) => ({
        startCursor: bonusBets[0]?.bonusBet.id ?? null,
        endCursor: bonusBets.at(-1)?.bonusBet.id ?? null,
        hasNextPage,
        hasPreviousPage,
      }),
    }),
  }),
});

const PAGE_DEFAULT = 20;
const PAGE_MAXIMUM = 100;

builder.queryField('freeBets', (t) =>
  t.field({
    type: FreeBetConnectionRef,
    authScopes: { patron: true },
    args: { first: t.arg.int({ required: false }), after: t.arg.string({ required: false }) },
    resolve: async (_root, { first, after }, context) => {
      const limit = first ?? PAGE_DEFAULT;
      if (limit < 1 || limit > PAGE_MAXIMUM) {
        throw publicError('BAD_USER_INPUT', `Ask for 1 to ${PAGE_MAXIMUM} at once.`);
      }
      if (typeof after === 'string' && !isUuid(after)) {
        throw publicError('BAD_USER_INPUT', 'after must be a cursor of an earlier page.');
      }
      const found = await context.services.rewards.bonusBets(
        requirePatron(context),
        after ?? undefined,
        limit + 1,
      );
      return {
        bonusBets: found.slice(0, limit),
        hasNextPage: found.length > limit,
        hasPreviousPage: typeof after === 'string',
      };
    },
  }),
);
