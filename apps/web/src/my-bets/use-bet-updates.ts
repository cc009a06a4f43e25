import { useEffect, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useOnResumed } from '../app/app-context.ts';
import { BetUpdates } from './bet-updates.ts';
import type { BetsChoice } from './bets-choice.ts';
import type { BetsFilter } from './bets-tab.ts';
import { useCashOuts } from './cash-out/cash-out-context.tsx';

/** Keeps tickets and totals as the server has them while My Bets is shown. */
export function useBetUpdates(filter: BetsFilter, choice: BetsChoice): void {
  const environment = useRelayEnvironment();
  const onResumed = useOnResumed();
  const { offers } = useCashOuts();
  const current = useRef({ filter, ...choice });
  current.current = { filter, ...choice };
  useEffect(() => {
    const updates = new BetUpdates(environment, () => current.current);
    const stop = updates.start();
    const stopResumed = onResumed(() => updates.refetch());
    let couldReturn = offers.couldReturn;
    const stopOffers = offers.subscribe(() => {
      if (couldReturn !== undefined && offers.couldReturn !== couldReturn) updates.refetchTotals();
      couldReturn = offers.couldReturn;
    });
    return () => {
      stopOffers();
      stopResumed();
      stop();
    };
  }, [environment, offers, onResumed]);
}
