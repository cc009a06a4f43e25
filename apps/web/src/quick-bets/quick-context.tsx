import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useOnResumed, useShownPatron, useStartupPayload } from '../app/app-context.ts';
import { Store } from '../app/store.ts';
import { AmountEdits } from '../betslip/amount-edits.ts';
import { SelectionTargetProvider, type UseSelection } from '../marketplace/selection/selection-target.ts';
import { showToast } from '../ui/toasts.ts';
import { QuickAttempt } from './quick-attempt.ts';
import { QuickClient } from './quick-client.ts';
import { QuickPlacing } from './quick-placing.ts';

export interface Quick {
  readonly eventId: string;
  readonly client: QuickClient;
  readonly amounts: AmountEdits;
  readonly placing: QuickPlacing;
  /** The selection the server has on the slip. */
  readonly confirmed: Store<string | null>;
}

const QuickContext = createContext<Quick | null>(null);

/** The quick slip has one bet at most: its amounts go by this name whatever stands on it. */
export const QUICK_DRAFT = 'quick';

const AMOUNT_DEBOUNCE_MS = 400;

/** Gives the quick slip of one event to what is inside, whose odds buttons fill it. @param eventId global id */
export function QuickProvider({ eventId, children }: { eventId: string; children: ReactNode }) {
  const environment = useRelayEnvironment();
  const patronId = useShownPatron();
  const quick = useMemo(() => {
    const client = new QuickClient(environment, eventId);
    const amounts = new AmountEdits((_id, field, text) => client.setAmount(field, text), AMOUNT_DEBOUNCE_MS);
    const onPlaced = () => {
      amounts.keepOnly(new Set());
      void client.remove();
    };
    const placing = new QuickPlacing({
      send: (bet) => client.place(bet),
      onPlaced,
      onRefused: () => void client.refresh(),
      attempt: patronId === undefined ? undefined : new QuickAttempt(patronId, eventId),
    });
    return { eventId, client, amounts, placing, confirmed: new Store<string | null>(null) };
  }, [environment, eventId, patronId]);
  const debounceMs = useStartupPayload()?.applicationMetadata.amountDebounceMilliseconds;
  useEffect(() => {
    if (debounceMs !== undefined) quick.amounts.setDebounce(debounceMs);
  }, [quick, debounceMs]);
  const onResumed = useOnResumed();
  useEffect(() => {
    const stop = quick.client.start();
    const stopPlacing = quick.placing.start();
    const stopResumed = onResumed(() => {
      quick.placing.askAgain();
      void quick.client.refresh();
    });
    return () => {
      stopResumed();
      stopPlacing();
      quick.amounts.stop();
      stop();
    };
  }, [quick, onResumed]);
  return (
    <QuickContext value={quick}>
      <SelectionTargetProvider value={useQuickSelection}>{children}</SelectionTargetProvider>
    </QuickContext>
  );
}

export function useQuick(): Quick {
  const quick = useContext(QuickContext);
  if (quick === null) throw new Error('This must stand inside <QuickProvider>');
  return quick;
}

/** Tapping a selection puts it on the quick slip, in the place of another; tapping it again takes it off. */
const useQuickSelection: UseSelection = (id) => {
  const { client, confirmed, placing } = useQuick();
  const wish = useSyncExternalStore(client.wish.subscribe, client.wish.get);
  const held = useSyncExternalStore(confirmed.subscribe, confirmed.get);
  const selected = (wish === undefined ? held : wish) === id;
  return {
    selected,
    toggle(odds) {
      if (!odds || placing.isUnderWay()) return;
      placing.edited();
      void client.toggle(id, odds, selected).then((outcome) => {
        if (outcome.kind === 'done') return;
        const body = outcome.kind === 'refused' ? outcome.message : 'Please try again.';
        showToast({ type: 'danger', title: 'Your bet was not changed.', body });
        void client.refresh();
      });
    },
  };
};
