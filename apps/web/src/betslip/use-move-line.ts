import { showToast } from '../ui/toasts.ts';
import type { OddsPair } from './placement.ts';
import { useSlip } from './slip-context.tsx';
import type { SlipScene } from './slip-scene.ts';

/** Puts another line in a selection's place on the slip, at the odds it was shown with. */
export function useMoveLine(selectionId: string, { onRemoved }: SlipScene) {
  const { client, amounts, placing } = useSlip();
  return async (newSelectionId: string, odds: OddsPair): Promise<void> => {
    placing.edited();
    amounts.flush();
    onRemoved();
    const outcome = await client.adjustPoints(selectionId, newSelectionId, odds);
    if (outcome.kind === 'done') return;
    const body = outcome.kind === 'refused' ? outcome.message : 'Please try again.';
    showToast({ type: 'danger', title: 'The line was not changed.', body });
  };
}
