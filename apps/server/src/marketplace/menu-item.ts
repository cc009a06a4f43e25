import type { BookView } from '../trading/trading.ts';
import { LIVE_URL } from './paths.ts';
import { isLive } from './status.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly canonicalUrl: string | undefined;
  readonly liveCount: number;
  /** Live and to come. */
  readonly eventCount: number;
  readonly type: 'HEADER' | 'LEAF';
  readonly children: readonly MenuItem[];
}

/**
 * What is live, counted once for the menu and for whatever else leads there.
 * @param listed the books that stand on the lists: as many as are counted are found there
 */
export function liveItem(listed: readonly BookView[]): MenuItem {
  const liveCount = listed.filter(isLive).length;
  return {
    id: 'menu-live',
    label: 'Live',
    icon: 'live',
    canonicalUrl: LIVE_URL,
    liveCount,
    eventCount: liveCount,
    type: 'LEAF',
    children: [],
  };
}
