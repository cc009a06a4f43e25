import { graphql, type PreloadedQuery, usePreloadedQuery, useSubscription } from 'react-relay/hooks';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type {
  sportsMenuDataQuery,
  sportsMenuDataQuery$data,
} from '../__generated__/sportsMenuDataQuery.graphql.ts';
import type { sportsMenuDataSubscription } from '../__generated__/sportsMenuDataSubscription.graphql.ts';
import { report } from '../app/report.ts';

export type SportsMenuQuery = sportsMenuDataQuery;
type WireItem = sportsMenuDataQuery$data['sportsMenu'][number]['sportsMenuItemChildren'][number];

graphql`
  fragment sportsMenuData_item on SportsMenuItem {
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
`;

const query = graphql`
  query sportsMenuDataQuery @preloadable {
    sportsMenu {
      ...sportsMenuData_item @relay(mask: false)
      sportsMenuItemChildren {
        ...sportsMenuData_item @relay(mask: false)
      }
    }
  }
`;

const subscription = graphql`
  subscription sportsMenuDataSubscription {
    sportsMenuUpdated {
      ...sportsMenuData_item @relay(mask: false)
      sportsMenuItemChildren {
        ...sportsMenuData_item @relay(mask: false)
      }
    }
  }
`;

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

/** The sports with their leagues, and how many games are live in all: as many as the lists have, which change with them. */
export function useSportsMenu(preloaded: PreloadedQuery<SportsMenuQuery>) {
  const { sportsMenu } = usePreloadedQuery<SportsMenuQuery>(query, preloaded);
  useSubscription<sportsMenuDataSubscription>(followed);
  return menuOf(sportsMenu);
}

const followed = {
  subscription,
  variables: {},
  updater(store: RecordSourceSelectorProxy) {
    const items = store.getPluralRootField('sportsMenuUpdated');
    if (items) store.getRoot().setLinkedRecords([...items], 'sportsMenu');
  },
};

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
