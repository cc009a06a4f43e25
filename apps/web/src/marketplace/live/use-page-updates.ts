import { formatOdds } from '@fairline/money/odds-format.ts';
import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useOnResumed } from '../../app/app-context.ts';
import { loadAgain } from '../../app/load-again.ts';
import { oddsFormat } from '../../app/odds-format.ts';
import { useSlip } from '../../betslip/slip-context.tsx';
import { announce } from '../../ui/announcer.ts';
import { readOdds } from '../selection/selection-view.ts';
import type { PriceChange } from './market-store.ts';

/**
 * Keeps a page live while it is shown. The code that does it is no part of the first picture, and comes after it.
 * @param firstScreen where only the first screen was asked for: when that is there. Then the whole page is fetched.
 */
export function usePageUpdates(path: string, firstScreen?: Promise<void>): void {
  const environment = useRelayEnvironment();
  const onResumed = useOnResumed();
  const { selections } = useSlip().client;
  useEffect(() => {
    const ends: (() => void)[] = [];
    let isOver = false;
    const onPrices = (changes: readonly PriceChange[]) => {
      const own = changes.filter(({ selectionId }) => selections.has(selectionId));
      announce(spokenChanges(own.length > 0 ? own : changes));
    };
    const follow = async ({ PageUpdates }: typeof import('./page-updates.ts')) => {
      const updates = new PageUpdates(environment, path, { onPrices });
      ends.push(
        () => updates.stop(),
        onResumed(() => updates.resume()),
      );
      updates.start();
      await firstScreen;
      if (firstScreen !== undefined && !isOver) await updates.fetchWhole();
    };
    ends.push(
      loadAgain({
        area: 'marketplace',
        what: 'The code that follows a page',
        load: () => import('./page-updates.ts'),
        onLoaded: (code) => void follow(code),
      }),
    );
    return () => {
      isOver = true;
      for (const end of ends) end();
    };
  }, [environment, path, firstScreen, onResumed, selections]);
}

/** One change by name, several by number; the announcer lets one through every five seconds. */
export function spokenChanges(changes: readonly PriceChange[]): string {
  const [first] = changes;
  if (first === undefined) return '';
  if (changes.length > 1) return `${changes.length} odds changed`;
  const odds = readOdds(first.odds);
  return `${first.name}, odds now ${odds ? formatOdds(odds, oddsFormat()).replace('-', 'minus ').replace('+', 'plus ') : 'closed'}`;
}
