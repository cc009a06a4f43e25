import { type GraphQLSchema, graphql, parse, subscribe } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { somewhere } from '../identity/testing/people.ts';
import type { RequestContext, Viewer } from '../platform/graphql/context.ts';
import { newId } from '../platform/ids.ts';
import { servicesOf } from '../platform/testing/test-server.ts';
import { buildSchema } from '../schema.ts';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import { bonusBet, boost, createTestRewards, DAY_MS, type TestRewards } from './testing/test-rewards.ts';

let t: TestRewards;
let schema: GraphQLSchema;
const services = servicesOf({});

beforeAll(async () => {
  t = await createTestRewards();
  const { rewards, wallet } = t;
  const identity = { patron: async () => ({ preferences: { oddsFormat: 'EURO' } }) };
  Object.assign(services, { identity, wallet, rewards });
  schema = buildSchema();
});

afterAll(() => t.close());

async function somebody(): Promise<Extract<Viewer, { kind: 'patron' }>> {
  return { kind: 'patron', patronId: await patronWith(t.wallet, 0n), sessionId: newId() };
}

function contextOf(viewer: Viewer): RequestContext {
  return { viewer, services, now: t.clock.now(), ...somewhere };
}

async function run(viewer: Viewer, source: string) {
  const result = await graphql({ schema, source, contextValue: contextOf(viewer) });
  return JSON.parse(JSON.stringify(result));
}

const REWARDS = `{ rewards {
  bonusBets { id rawId title amount { formattedAmount } isRestricted expiresTime eventRestrictionLabel }
  profitBoosts {
    rawId title percentage isRestricted maximumAmount { formattedAmount } maximumAmountKind
    numberOfLegsRestrictionLabel eventRestrictionLabel expiresTime
  }
  promotionalCreditBalance { formattedAmount }
} }`;

const FREE_BETS = (args: string) => `{ freeBets(${args}) {
  edges { cursor node {
    id amount { formattedAmount } effectiveDatetime expiryDatetime redeemDatetime status title usageTitle usageRestrictions
  } }
  pageInfo { hasNextPage endCursor }
} }`;

test('a patron reads the rewards that can be used now [SLIP-015]', async () => {
  const viewer = await somebody();
  const { patronId } = viewer;
  const expiresAt = new Date(t.clock.now() + DAY_MS);
  const scope = { kind: 'competition', keys: ['nfl'], name: 'NFL' } as const;
  const free = await t.rewards.grant(bonusBet(patronId, { expiresAt }));
  await t.rewards.grant(boost(patronId, { restriction: { minLegs: 3, scope } }));
  await t.rewards.grant(bonusBet(patronId, { kind: 'promotional-credit', amount: 550n }));
  const id = free.kind === 'granted' ? free.rewardId : '';
  expect((await run(viewer, REWARDS)).data.rewards).toEqual({
    bonusBets: [
      {
        id: `BonusBet:${id}`,
        rawId: id,
        title: '$10 Bonus Bet',
        amount: { formattedAmount: '$10.00' },
        isRestricted: false,
        expiresTime: expiresAt.toISOString(),
        eventRestrictionLabel: null,
      },
    ],
    profitBoosts: [
      {
        rawId: expect.any(String),
        title: '50% Profit Boost',
        percentage: '50',
        isRestricted: true,
        maximumAmount: { formattedAmount: '$50.00' },
        maximumAmountKind: 'STAKE',
        numberOfLegsRestrictionLabel: '3+ legs',
        eventRestrictionLabel: 'NFL only',
        expiresTime: null,
      },
    ],
    promotionalCreditBalance: { formattedAmount: '$5.50' },
  });
});

test('a patron reads what became of the bonus bets, page by page [ACCT-030]', async () => {
  const viewer = await somebody();
  const { patronId } = viewer;
  const grants = [
    bonusBet(patronId, { title: 'Old', expiresAt: new Date(t.clock.now() + DAY_MS) }),
    bonusBet(patronId, {
      title: 'Used',
      restriction: { minLegs: 2, minOdds: { numerator: 1n, denominator: 1n } },
    }),
    bonusBet(patronId, { title: 'Later', effectiveAt: new Date(t.clock.now() + 9 * DAY_MS) }),
  ];
  const ids: string[] = [];
  for (const grant of grants) {
    const result = await t.rewards.grant(grant);
    ids.push(result.kind === 'granted' ? result.rewardId : '');
    t.clock.advance(1_000);
  }
  await t.place({ patronId, source: 'bonus', stake: 1_000n, rewardId: ids[1] });
  const usedAt = new Date(t.clock.now()).toISOString();
  t.clock.advance(2 * DAY_MS);
  const first = (await run(viewer, FREE_BETS('first: 2'))).data.freeBets;
  expect(first.edges.map(({ node }: { node: unknown }) => node)).toMatchObject([
    { title: 'Later', status: 'PENDING', redeemDatetime: null, usageTitle: 'Use it on any event' },
    {
      title: 'Used',
      status: 'REDEEMED',
      redeemDatetime: usedAt,
      amount: { formattedAmount: '$10.00' },
      usageRestrictions: ['2+ legs', 'Odds of 2.00 or better'],
    },
  ]);
  expect(first.pageInfo.hasNextPage).toBe(true);
  const second = (await run(viewer, FREE_BETS(`first: 2, after: "${first.pageInfo.endCursor}"`))).data
    .freeBets;
  expect(second.edges).toMatchObject([{ node: { title: 'Old', status: 'EXPIRED' } }]);
  expect(second.pageInfo.hasNextPage).toBe(false);
});

test('nobody reads the rewards of another', async () => {
  const owner = await somebody();
  await t.rewards.grant(bonusBet(owner.patronId));
  const mine = (await run(owner, FREE_BETS('first: 1'))).data.freeBets;
  const stranger = await somebody();
  expect((await run(stranger, REWARDS)).data.rewards.bonusBets).toEqual([]);
  const cursor = mine.edges[0].cursor;
  expect((await run(stranger, FREE_BETS(`first: 5, after: "${cursor}"`))).data.freeBets.edges).toEqual([]);
  const visitor: Viewer = { kind: 'visitor', visitorId: newId() };
  for (const query of [REWARDS, FREE_BETS('first: 1')]) {
    const { errors } = await run(visitor, query);
    expect(errors[0].extensions.code).toBe('UNAUTHENTICATED');
  }
});

test('a page that cannot be is refused with a sentence', async () => {
  const viewer = await somebody();
  for (const args of ['first: 0', 'first: 101', 'after: "nothing"']) {
    const { errors } = await run(viewer, FREE_BETS(args));
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
  }
});

test('a patron is told of every change of the rewards', async () => {
  const viewer = await somebody();
  const stream = await subscribe({
    schema,
    document: parse('subscription { rewardsUpdated { bonusBets { title } } }'),
    contextValue: contextOf(viewer),
  });
  if (!(Symbol.asyncIterator in stream)) throw new Error('No stream.');
  const next = async () =>
    JSON.parse(JSON.stringify((await stream.next()).value)).data.rewardsUpdated.bonusBets;
  expect(await next()).toEqual([]);
  await t.rewards.grant(bonusBet(viewer.patronId));
  expect(await next()).toEqual([{ title: '$10 Bonus Bet' }]);
  await stream.return(undefined);
});
