import { type GraphQLSchema, graphql } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { somewhere } from '../identity/testing/people.ts';
import type { RequestContext } from '../platform/graphql/context.ts';
import { newId } from '../platform/ids.ts';
import { servicesOf } from '../platform/testing/test-server.ts';
import { buildSchema } from '../schema.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import { createTestBets, origin, straight, type TestBets } from './testing/test-bets.ts';

let t: TestBets;
let schema: GraphQLSchema;
const services = servicesOf({});

beforeAll(async () => {
  t = await createTestBets();
  Object.assign(services, t);
  schema = buildSchema();
});

afterAll(() => t.close());

test('a leg on a yes or no question is called by the question, and kept as it was agreed', async () => {
  const patronId = await patronWith(t.wallet, 100_000n);
  const eventId = newId();
  const market = {
    key: 'double-double:bell',
    name: 'Bell Double-Double',
    type: 'YES_NO',
    selections: [
      { key: 'yes', odds: [10, 11], name: 'Yes', type: 'YES' },
      { key: 'no', odds: [10, 11], name: 'No', type: 'NO' },
    ],
  } as const;
  t.trading.add(fixedEvent(eventId), [market]);
  const bets = ['yes', 'no'].map((key) => straight(`${eventId}~${market.key}~${key}`));
  const { placed, refused } = await t.bets.place(patronId, bets, origin);
  expect(refused).toEqual([]);
  expect(placed.map(({ bet }) => bet.legs[0]?.selectionName)).toEqual(['Yes', 'No']);
  const viewer = { kind: 'patron', patronId, sessionId: newId() } as const;
  const contextValue: RequestContext = { viewer, services, now: t.clock.now(), ...somewhere };
  const source = 'query ($id: ID!) { node(id: $id) { ... on Bet { legs { selectionName } } } }';
  const answers = await Promise.all(
    placed.map(({ bet }) =>
      graphql({ schema, source, variableValues: { id: `Bet:${bet.id}` }, contextValue }),
    ),
  );
  const legs = ['Bell Double-Double', 'No · Bell Double-Double'].map((selectionName) => ({
    data: { node: { legs: [{ selectionName }] } },
  }));
  expect(JSON.parse(JSON.stringify(answers))).toEqual(legs);
});
