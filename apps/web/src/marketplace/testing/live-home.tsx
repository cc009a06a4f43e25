import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import pageParameters from '../../__generated__/pageQuery$parameters.ts';
import { preloadQuery } from '../../app/screen.tsx';
import { card, odds, spread } from '../../betslip/testing/fixtures.ts';
import type { Resolvers } from '../../betslip/testing/house.ts';
import { renderInApp } from '../../betslip/testing/render-in-app.tsx';
import { SlipHouse } from '../../betslip/testing/slip-house.ts';
import { MarketplaceScreen } from '../page/marketplace-screen.tsx';

export const SELECTION = 'Bills plus 3.5, Spread';

/** The market at a price, as the server numbers it. */
export function priced(sequence: number, numerator: number, denominator: number, over: Resolvers = {}) {
  const market = spread(3.5, { sequence, ...over });
  Object.assign(market.selections[0] ?? {}, { odds: odds(numerator, denominator) });
  return market;
}

interface HomeParts {
  title?: string;
  cards?: Resolvers[];
  more?: number;
  /** Sections below the games. */
  others?: Resolvers[];
}

/** The page of one card, or of those given. */
export function home(
  market: Resolvers,
  { title = 'Live Now', cards = [cardOf(market)], more = 0, others = [] }: HomeParts = {},
): Resolvers {
  const child = {
    id: 'PageChild:/home',
    label: 'Sports',
    default: true,
    hasContent: true,
    isComing: false,
    deepLink: { webUrl: '/home', canonicalUrl: '/home' },
    sections: [
      {
        __typename: 'MarketplaceShelf',
        id: 'live',
        kind: 'LIVE',
        title,
        cardCount: cards.length + more,
        cards,
      },
      ...others,
    ],
  };
  return {
    __typename: 'Page',
    id: 'Page:/home',
    canonicalUrl: '/home',
    title: 'Home',
    description: null,
    type: 'HOME',
    event: null,
    defaultChild: child,
    pageChildren: [child],
  };
}

export const cardOf = (market: Resolvers) => card('GridMarketCard', [market]);

/** An update of what stands on a page that says nothing. */
export const noChanges = { page: null, changedCards: [], newCards: [], newMarkets: [] };

interface Shown {
  page?: Resolvers;
  /** Where it is asked for alone. */
  firstScreen?: Promise<void>;
}

/** Home as a house answers it, shown and followed. */
export async function showHome({ page = home(priced(1, 10, 11)), firstScreen }: Shown = {}) {
  const house = { page };
  const slip = new SlipHouse({ page: () => house.page });
  const query = preloadQuery(slip.house.environment, pageParameters, { canonicalUrl: '/home' });
  const shown = renderInApp(
    slip.house,
    <MarketplaceScreen data={{ path: '/home', query, firstScreen, dispose: () => {} }} />,
  );
  await screen.findByRole('button', { name: `${SELECTION}, minus 110` });
  await waitFor(() => expect(slip.house.isFollowed('pageChildrenUpdated')).toBe(true));
  const pages = () => slip.house.countOf('pageQuery');
  const push = (sequence: number, ...markets: Resolvers[]) =>
    slip.house.push('marketUpdated', { sequence, markets });
  return { ...shown, slip, house, pages, push };
}

export const button = (price: string) =>
  screen.findByRole('button', { name: new RegExp(`^${SELECTION}, ${price}`) });

/** Whether a text is drawn as each frame is made, and not with the next. */
