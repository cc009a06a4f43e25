import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBetslipTransfer } from './betslip-transfer.ts';
import { serverAmounts } from './draft-amounts.ts';
import { draftsOf, type OpenTab, openTab } from './open-tab.ts';
import type { Placement } from './placement.ts';
import { useSlip } from './slip-context.tsx';
import type { SlipScene } from './slip-scene.ts';
import type { SlipBets } from './use-slip-bets.ts';

interface OnScreen {
  readonly open: OpenTab;
  readonly scene: SlipScene;
  readonly placement: Placement;
}

/**
 * The open tab as it stands on screen: the slip the server knows, with what is typed, asked for and placed meanwhile.
 * @param balance cents of cash, of a patron
 */
export function useSlipScene(bets: SlipBets, balance: string | undefined, onRemoved: () => void): OnScreen {
  const { client, amounts, placing, tabs } = useSlip();
  const edits = useSyncExternalStore(amounts.store.subscribe, amounts.store.get);
  const placement = useSyncExternalStore(placing.store.subscribe, placing.store.get);
  const shown = useSyncExternalStore(client.selections.subscribe, () => client.selections.shown);
  const { tab } = useSyncExternalStore(tabs.store.subscribe, tabs.store.get);
  const [focused, setFocused] = useState<string>();

  const refusals = placement.kind === 'idle' || placement.kind === 'placed' ? placement.refusals : [];
  const open = openTab(tab, bets, { edits, shown, refusals, balance, focused });
  const isGoingAlong = useBetslipTransfer() === 'LOADING';
  const locked = isGoingAlong || placement.kind === 'placing' || placement.kind === 'unanswered';

  const ids = open.allIds.join(' ');
  useEffect(() => amounts.keepOnly(new Set(ids.split(' '))), [amounts, ids]);
  useEffect(() => {
    for (const draft of draftsOf(bets)) {
      const edit = edits.get(draft.id);
      if (edit) amounts.told(draft.id, edit, serverAmounts(draft));
    }
  }, [amounts, bets, edits]);

  return { open, scene: { ...open, edits, shown, locked, onFocus: setFocused, onRemoved }, placement };
}
