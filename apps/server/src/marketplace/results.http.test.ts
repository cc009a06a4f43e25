import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import './marketplace.schema.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { serve } from './testing/serve.ts';

const GAME = fixedEvent('game-1');
const RUNNING = fixedEvent('game-2');
const { marketplace, trading } = fixedMarketplace([GAME, RUNNING]);
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve({ marketplace });
  for (const { key, selections } of trading.book(GAME.id)?.markets ?? []) {
    const outcomes = selections.map(({ selectionKey, points }, place) => {
      if (key.startsWith('margin')) return [selectionKey, { tied: 3n, places: 1n }] as const;
      if (points === 47.5) return [selectionKey, 'push'] as const;
      return [selectionKey, place === 0 ? 'win' : 'loss'] as const;
    });
    trading.decide(GAME.id, key, Object.fromEntries(outcomes));
  }
  trading.finish(GAME.id);
});
afterAll(() => server.close());

const RESULTS = `query ($url: String!) { eventResults(canonicalUrl: $url) { id
  eventCenterDetails { tabs { label deepLink { canonicalUrl } } }
  defaultChild { id label sections { ... on Drawer { id title cards { __typename markets { name status
    selections { status isDisabled outcome grade odds { numeratorLong } name { defaultName } } } } } } } } }`;

const Settled = v.object({
  status: v.literal('FINISHED'),
  isDisabled: v.literal(true),
  odds: v.null(),
  outcome: v.nullable(v.string()),
  grade: v.nullable(v.string()),
  name: v.object({ defaultName: v.string() }),
});
const Results = v.object({
  id: v.string(),
  eventCenterDetails: v.object({
    tabs: v.array(v.object({ label: v.string(), deepLink: v.object({ canonicalUrl: v.string() }) })),
  }),
  defaultChild: v.object({
    id: v.string(),
    label: v.string(),
    sections: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        cards: v.array(
          v.object({
            __typename: v.string(),
            markets: v.array(
              v.object({ name: v.string(), status: v.literal('SETTLED'), selections: v.array(Settled) }),
            ),
          }),
        ),
      }),
    ),
  }),
});

async function results(url: string) {
  const { eventResults } = await server.asked({ eventResults: v.nullable(Results) }, RESULTS, { url });
  return eventResults;
}

/** 'Chiefs -3.5: WIN (win)', of a drawer. */
async function outcomesIn(title: string, url: string): Promise<string[]> {
  const drawers = (await results(url))?.defaultChild.sections.filter((drawer) => drawer.title === title);
  return (drawers ?? [])
    .flatMap(({ cards }) => cards)
    .flatMap(({ markets }) => markets)
    .flatMap(({ selections }) => selections)
    .map(({ name, outcome, grade }) => `${name.defaultName}: ${outcome} (${grade})`);
}

test('the markets of an event that is over stand under the tabs and in the drawers of its page, settled, without prices [CARD-017] [CARD-018]', async () => {
  const found = await results(GAME.canonicalUrl);
  expect(found?.eventCenterDetails.tabs.map(({ label }) => label)).toEqual([
    'Popular',
    'Game Lines',
    'Halves',
    'Quarters',
    'Teams',
    'Scoring',
  ]);
  expect(found?.defaultChild.sections.map(({ title }) => title).slice(0, 3)).toEqual([
    'Game Lines',
    'Spread',
    'Total',
  ]);
  expect(await outcomesIn('Game Lines', GAME.canonicalUrl)).toEqual([
    'Bills +3.5: LOSS (loss)',
    'Chiefs -3.5: WIN (win)',
    'Over 47.5: PUSH (push)',
    'Under 47.5: PUSH (push)',
    'Bills: LOSS (loss)',
    'Chiefs: WIN (win)',
  ]);
  const quarters = found?.eventCenterDetails.tabs.find(({ label }) => label === 'Quarters');
  const opened = await results(quarters?.deepLink.canonicalUrl ?? '');
  expect(opened?.defaultChild.label).toBe('Quarters');
  expect(opened?.defaultChild.sections.map(({ title }) => title)).toContain('1st Quarter');
});

test('a win that is shared says so, with the share', async () => {
  expect(await outcomesIn('Winning Margin', GAME.canonicalUrl)).toContainEqual(
    expect.stringMatching(/: DEAD_HEAT \(dead-heat 1\/3\)$/),
  );
});

test('they are there after the event left the memory, and not before it is over, nor at another address', async () => {
  const before = await results(GAME.canonicalUrl);
  trading.forget(GAME.id);
  trading.correct(GAME.id);
  await vi.waitFor(async () => expect(await results(GAME.canonicalUrl)).toEqual(before));
  expect(await results(RUNNING.canonicalUrl)).toBeNull();
  expect(await results(GAME.canonicalUrl.replace('/football/', '/soccer/'))).toBeNull();
  expect(await results('/home')).toBeNull();
});

test('a market of an event that is on has no outcome', async () => {
  const ask = 'query ($id: ID!) { node(id: $id) { ... on MarketSelection { status outcome grade } } }';
  const [market] = trading.book(RUNNING.id)?.markets ?? [];
  const answer = await server.ask(ask, { id: `MarketSelection:${market?.selections[0]?.rawId}` });
  expect(answer.data?.node).toEqual({ status: 'OPEN', outcome: null, grade: null });
});
