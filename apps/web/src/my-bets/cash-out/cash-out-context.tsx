import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useOnResumed } from '../../app/app-context.ts';
import { CashOutOffers } from './cash-out-offers.ts';
import { CashOutTaking } from './cash-out-taking.ts';

interface CashOuts {
  readonly offers: CashOutOffers;
  readonly taking: CashOutTaking;
}

const CashOutContext = createContext<CashOuts | null>(null);

/** Follows what is offered for the patron's open bets while My Bets is shown. */
export function CashOutProvider({ children }: { children: ReactNode }) {
  const environment = useRelayEnvironment();
  const onResumed = useOnResumed();
  const cashOuts = useMemo(() => {
    const offers = new CashOutOffers(environment);
    return { offers, taking: new CashOutTaking(environment, offers) };
  }, [environment]);
  useEffect(() => {
    const stop = cashOuts.offers.start();
    const stopResumed = onResumed(() => {
      cashOuts.taking.askForAll();
      void cashOuts.offers.refetch();
    });
    return () => {
      stopResumed();
      stop();
    };
  }, [cashOuts, onResumed]);
  return <CashOutContext value={cashOuts}>{children}</CashOutContext>;
}

export function useCashOuts(): CashOuts {
  const cashOuts = useContext(CashOutContext);
  if (cashOuts === null) throw new Error('This must stand inside <CashOutProvider>');
  return cashOuts;
}
