import { formatOdds } from '@fairline/money/odds-format.ts';
import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useOnResumed } from '../../app/app-context.ts';
import { oddsFormat } from '../../app/odds-format.ts';
import { useSlip } from '../../betslip/slip-context.tsx';
import { announce } from '../../ui/announcer.ts';
import { readOdds } from '../selection/selection-view.ts';
import type { PriceChange } from './market-store.ts';
import { PageUpdates } from './page-updates.ts';

/** Keeps a page live while it is shown. */
export function usePageUpdates(path: string): void {
  const environment = useRelayEnvironment();
  const onResumed = useOnResumed();
  const { selections } = useSlip().client;
  useEffect(() => {
    const onPrices = (changes: readonly PriceChange[]) => {
      const own = changes.filter(({ selectionId }) => selections.has(selectionId));
      announce(spokenChanges(own.length > 0 ? own : changes));
    };
    const updates = new PageUpdates(environment, path, { onPrices });
    const stop = updates.start();
    const stopResumed = onResumed(() => updates.refetch());
    return () => {
      stopResumed();
      stop();
    };
  }, [environment, path, onResumed, selections]);
}

/** One change by name, several by number; the announcer lets one through every five seconds. */
export function spokenChanges(changes: readonly PriceChange[]): string {
  const [first] = changes;
  if (first === undefined) return '';
  if (changes.length > 1) return `${changes.length} odds changed`;
  const odds = readOdds(first.odds);
  return `${first.name}, odds now ${odds ? formatOdds(odds, oddsFormat()).replace('-', 'minus ').replace('+', 'plus ') : 'closed'}`;
}
