import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import './marketplace.schema.ts';
import { fixedMarketplace } from './testing/fixed-marketplace.ts';
import { serve } from './testing/serve.ts';

const OVER = fixedEvent('game-3');
const { marketplace, trading } = fixedMarketplace([OVER]);
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve({ marketplace });
});
afterAll(() => server.close());

const PAGE = `query Page($url: String!) { page(canonicalUrl: $url) {
  __typename
  ... on Page { type event { name status marketCount competition { name } } pageChildren { hasContent sections { __typename } } }
} }`;

async function page(url: string) {
  const { data, errors } = await server.ask(PAGE, { url });
  expect(errors).toBeUndefined();
  return data?.page;
}

test('an event that is over and left the memory is answered as it ended, without bets, at its own address alone', async () => {
  trading.finish(OVER.id);
  trading.forget(OVER.id);
  expect(await page(OVER.canonicalUrl)).toEqual({
    __typename: 'Page',
    type: 'EVENT',
    event: { name: OVER.name, status: 'FINISHED', marketCount: 0, competition: { name: 'NFL' } },
    pageChildren: [{ hasContent: false, sections: [] }],
  });
  expect(await page(`${OVER.canonicalUrl}/section/props`)).toMatchObject({ event: { status: 'FINISHED' } });
  const elsewhere = OVER.canonicalUrl.replace('/football/', '/soccer/');
  expect(await page(elsewhere)).toEqual({ __typename: 'NotFoundError' });
  expect(await page(`${OVER.canonicalUrl}0`)).toEqual({ __typename: 'NotFoundError' });
});
