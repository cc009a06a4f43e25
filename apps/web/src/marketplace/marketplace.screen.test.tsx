import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { card, NFL, spread } from '../betslip/testing/fixtures.ts';
import { renderInApp } from '../betslip/testing/render-in-app.tsx';
import { SlipHouse } from '../betslip/testing/slip-house.ts';
import { marketplaceScreen } from './marketplace.screen.ts';
import { page, shelf } from './testing/pages.tsx';

/** What is drawn of a page that was shown before while its next answer is awaited: its price, or the boxes of one that loads. */
async function drawnAgain(pathname: string, isReturn: boolean): Promise<string> {
  const answer = page([shelf('LIVE', [card('GridMarketCard', [spread(3.5)])])]);
  let asked = 0;
  const first = () => asked++ === 0;
  const { house } = new SlipHouse({ page: () => (first() ? answer : new Promise(() => {})) });
  const place = {
    ...{ environment: house.environment, pathname, params: {}, search: {} },
    ...{ patienceMs: 10_000, isReturn: false },
  };
  const before = await marketplaceScreen(place);
  const after = await marketplaceScreen({ ...place, patienceMs: 0, isReturn });
  const { container, unmount } = renderInApp(house, after.element);
  await waitFor(() => expect(container.querySelector('[aria-busy], article')).toBeTruthy());
  const drawn = screen.queryByRole('article') ? 'as it was' : 'loading';
  await waitFor(() => expect(asked).toBe(2));
  unmount();
  for (const shown of [before, after]) shown.dispose();
  return drawn;
}

test('home is drawn from the answer of the server alone whenever one goes there; back on it, and on any other page, what was there is drawn while that is fetched [PAGE-016]', async () => {
  expect(await drawnAgain('/home', false)).toBe('loading');
  expect(await drawnAgain('/home', true)).toBe('as it was');
  for (const path of ['/live', NFL, `${NFL}/event/g1`]) {
    expect(await drawnAgain(path, false)).toBe('as it was');
  }
});
