import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import './marketplace.schema.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { serve } from './testing/serve.ts';

const VARIANTS = {
  football: 'PLAIN',
  baseball: 'PLAIN',
  basketball: 'PLAIN',
  combat: 'COMBAT',
  'counter-strike': 'SIMPLE',
  cricket: 'CRICKET',
  darts: 'SIMPLE',
  futsal: 'SOCCER',
  hockey: 'PLAIN',
  soccer: 'SOCCER',
  'table-tennis': 'TENNIS',
  tennis: 'TENNIS',
  valorant: 'SIMPLE',
} as const;
const EVENTS = Object.keys(VARIANTS).map((slug) =>
  fixedEvent(`game-${slug}`, { sport: { slug, name: slug } }),
);
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve({ marketplace: fixedMarketplace(EVENTS).marketplace });
});
afterAll(() => server.close());

test.each(Object.entries(VARIANTS))(
  'a grid card of %s has the layout %s [CARD-003] [CARD-006]',
  async (slug, variant) => {
    const own = `query ($id: ID!) { node(id: $id) { ... on GridMarketCard { variant } } }`;
    const scope = ['soccer', 'futsal'].includes(slug) ? 'reg' : 'game';
    const { node } = await server.asked({ node: v.nullable(v.looseObject({})) }, own, {
      id: `GridMarketCard:game-${slug}~grid~${scope}`,
    });
    expect(node).toEqual({ variant });
  },
);
