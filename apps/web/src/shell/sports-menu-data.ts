import { useEffect } from 'react';
import {
  fetchQuery,
  graphql,
  type PreloadedQuery,
  usePreloadedQuery,
  useRelayEnvironment,
} from 'react-relay/hooks';
import type {
  sportsMenuDataQuery,
  sportsMenuDataQuery$data,
} from '../__generated__/sportsMenuDataQuery.graphql.ts';
import { report } from '../app/report.ts';

export type SportsMenuQuery = sportsMenuDataQuery;
type WireItem = sportsMenuDataQuery$data['sportsMenu'][number]['sportsMenuItemChildren'][number];

const query = graphql`
  query sportsMenuDataQuery @preloadable {
    sportsMenu {
      id
      label
      icon
      live
      liveCount
      eventCount
      type
      deepLink {
        webUrl
      }
      sportsMenuItemChildren {
        id
        label
        icon
        live
        liveCount
        eventCount
        type
        deepLink {
          webUrl
        }
      }
    }
  }
`;

/** How often the counts of games are asked for again. */
const REFRESH_MS = 30_000;

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly path: string;
  readonly liveCount: number;
  readonly eventCount: number;
}

export interface MenuGroup {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

/** The sports with their leagues, and how many games are live in all. Refreshed while the page is looked at. */
export function useSportsMenu(preloaded: PreloadedQuery<SportsMenuQuery>) {
  const environment = useRelayEnvironment();
  const { sportsMenu } = usePreloadedQuery<SportsMenuQuery>(query, preloaded);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden || !navigator.onLine) return;
      const options = { networkCacheConfig: { force: true, metadata: { token: 'none' } } };
      fetchQuery<SportsMenuQuery>(environment, query, {}, options).subscribe({ error: () => {} });
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [environment]);
  return menuOf(sportsMenu);
}

export function menuOf(items: sportsMenuDataQuery$data['sportsMenu']): {
  readonly liveCount: number;
  readonly groups: readonly MenuGroup[];
} {
  const live = items.find((item) => item.deepLink?.webUrl === '/live');
  const groups = items
    .filter((item) => item !== live)
    .map((item) => ({
      id: item.id,
      label: item.label,
      entries: (item.type === 'HEADER' ? item.sportsMenuItemChildren : [item]).flatMap(entryOf),
    }))
    .filter(({ entries }) => entries.length > 0);
  return { liveCount: live?.liveCount ?? 0, groups };
}

/** An entry that leads nowhere, or to a league without a game, is not shown. */
function entryOf({ id, label, icon, liveCount, eventCount, deepLink }: WireItem): MenuEntry[] {
  if (eventCount === 0) return [];
  if (!deepLink?.webUrl) {
    report('menu', `The menu entry ${label} has no path`);
    return [];
  }
  return [{ id, label, icon, path: deepLink.webUrl, liveCount, eventCount }];
}
