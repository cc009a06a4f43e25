import { useEffect, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useOnResumed } from '../app/app-context.ts';
import { BetUpdates } from './bet-updates.ts';
import type { BetsChoice } from './bets-choice.ts';
import type { BetsFilter } from './bets-tab.ts';

/** Keeps tickets and totals as the server has them while My Bets is shown. */
export function useBetUpdates(filter: BetsFilter, choice: BetsChoice): void {
  const environment = useRelayEnvironment();
  const onResumed = useOnResumed();
  const current = useRef({ filter, ...choice });
  current.current = { filter, ...choice };
  useEffect(() => {
    const updates = new BetUpdates(environment, () => current.current);
    const stop = updates.start();
    const stopResumed = onResumed(() => updates.refetch());
    return () => {
      stopResumed();
      stop();
    };
  }, [environment, onResumed]);
}
