import { formatOdds } from '@fairline/money/odds-format.ts';
import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useOnResumed } from '../../app/app-context.ts';
import { oddsFormat } from '../../app/odds-format.ts';
import { report } from '../../app/report.ts';
import { useSlip } from '../../betslip/slip-context.tsx';
import { announce } from '../../ui/announcer.ts';
import { readOdds } from '../selection/selection-view.ts';
import type { PriceChange } from './market-store.ts';

/** How long after it did not come the code is asked for again. */
const CODE_AGAIN_MS = 3_000;

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
    let again: ReturnType<typeof setTimeout> | undefined;
    const onPrices = (changes: readonly PriceChange[]) => {
      const own = changes.filter(({ selectionId }) => selections.has(selectionId));
      announce(spokenChanges(own.length > 0 ? own : changes));
    };
    const follow = async () => {
      const code = await import('./page-updates.ts').catch((error: unknown) => {
        report('marketplace', 'The code that follows a page did not come', error);
        if (!isOver) again = setTimeout(() => void follow(), CODE_AGAIN_MS);
      });
      if (isOver || !code) return;
      const updates = new code.PageUpdates(environment, path, { onPrices });
      ends.push(
        () => updates.stop(),
        onResumed(() => updates.refetch()),
      );
      updates.start();
      await firstScreen;
      if (firstScreen !== undefined && !isOver) await updates.fetchWhole();
    };
    void follow();
    return () => {
      isOver = true;
      clearTimeout(again);
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
