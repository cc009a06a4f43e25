import { useSyncExternalStore } from 'react';
import type { featuredCardData_bet$data } from '../../__generated__/featuredCardData_bet.graphql.ts';
import { useSlip, useSlipCount } from '../../betslip/slip-context.tsx';
import { lostReason } from '../../betslip/slip-outcome.ts';
import { showToast, TOAST_SECONDS } from '../../ui/toasts.ts';

export interface Featured {
  /** All of its legs are on the slip. */
  readonly selected: boolean;
  /** A parlay over a slip that is not empty: it is asked whether to add or to replace. */
  readonly asks: boolean;
  /** Adds it, or takes its legs off again. */
  press(): Promise<void>;
  /** Whether it was added; a failure is told. @param replace clears the slip first */
  add(replace: boolean): Promise<boolean>;
}

/** A featured bet's place on the slip. */
export function useFeatured({ featuredBetId, legs }: featuredCardData_bet$data): Featured {
  const { client } = useSlip();
  const { selections } = client;
  const ids = legs.map(({ selection }) => selection.id);
  const selected = useSyncExternalStore(selections.subscribe, () => ids.every((id) => selections.has(id)));
  const count = useSlipCount();
  const add = async (replace: boolean) => {
    const outcome = await client.addFeatured(featuredBetId, ids, replace);
    if (outcome.kind === 'done') {
      showToast({
        type: 'success',
        title: 'Added to your betslip',
        secondsUntilRemoved: TOAST_SECONDS.featuredBet,
      });
      return true;
    }
    const body = outcome.kind === 'refused' ? outcome.message : lostReason();
    showToast({ type: 'danger', title: 'The bet was not added.', body });
    return false;
  };
  return {
    selected,
    asks: !selected && ids.length > 1 && count > 0,
    add,
    press: async () => {
      if (!selected) await add(false);
      else for (const id of ids) await client.remove(id);
    },
  };
}
