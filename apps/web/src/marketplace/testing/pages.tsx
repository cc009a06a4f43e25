import pageParameters from '../../__generated__/pageQuery$parameters.ts';
import { preloadQuery } from '../../app/screen.tsx';
import type { Resolvers } from '../../betslip/testing/house.ts';
import { renderInApp } from '../../betslip/testing/render-in-app.tsx';
import { SlipHouse } from '../../betslip/testing/slip-house.ts';
import { loadEventParts } from '../event/event-parts.ts';
import { MarketplaceScreen } from '../page/marketplace-screen.tsx';

// As the app does before it shows an event.
await loadEventParts();

let pages = 0;

/** A page of one child, or of those given. Ids are new for each test: the app remembers drawers and lines by id. */
export function page(sections: Resolvers[], over: Resolvers = {}): Resolvers {
  const child = pageChild('/home', 'Sports', sections);
  pages += 1;
  return {
    __typename: 'Page',
    id: `Page:${pages}`,
    canonicalUrl: '/home',
    title: 'Home',
    description: null,
    type: 'HOME',
    event: null,
    defaultChild: child,
    pageChildren: [child],
    ...over,
  };
}

export function pageChild(path: string, label: string, sections: Resolvers[]): Resolvers {
  return {
    id: `PageChild:${path}:${label}`,
    label,
    default: true,
    hasContent: sections.length > 0,
    isComing: false,
    deepLink: { webUrl: path, canonicalUrl: path },
    sections,
  };
}

export function shelf(kind: string, cards: Resolvers[]): Resolvers {
  return {
    __typename: 'MarketplaceShelf',
    id: `shelf-${kind}`,
    kind,
    title: kind === 'LIVE' ? 'Live Now' : 'Today',
    cardCount: cards.length,
    cards,
  };
}

export function drawer(title: string, cards: Resolvers[], over: Resolvers = {}): Resolvers {
  return { __typename: 'Drawer', id: `drawer-${pages}-${title}`, title, autoExpand: false, cards, ...over };
}

interface ShowOptions {
  /** What the house answers besides. */
  readonly resolvers?: Resolvers;
  readonly as?: 'visitor' | 'patron';
}

/** Draws the page a house answers with. @param node what it has by an id */
export function show(
  answer: Resolvers,
  path = '/home',
  node: Resolvers | null = null,
  { resolvers = {}, as = 'patron' }: ShowOptions = {},
) {
  const slip = new SlipHouse({ page: () => answer, node: () => node, ...resolvers });
  const query = preloadQuery(slip.house.environment, pageParameters, { canonicalUrl: path });
  const data = { path, query, dispose: () => query.dispose() };
  return { slip, ...renderInApp(slip.house, <MarketplaceScreen data={data} />, { as }) };
}
