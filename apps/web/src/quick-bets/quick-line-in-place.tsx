import { type RefObject, useLayoutEffect } from 'react';
import type { lineInPlace_selection$key } from '../__generated__/lineInPlace_selection.graphql.ts';
import { LineInPlace } from '../betslip/line-in-place.tsx';
import type { OddsPair } from '../betslip/placement.ts';
import { showToast } from '../ui/toasts.ts';
import { useQuick } from './quick-context.tsx';

interface QuickLineInPlaceProps {
  /** Of the selection whose line is gone. */
  name: string;
  inPlace: lineInPlace_selection$key;
  locked: boolean;
  /** Where who took it by keyboard goes on: the button goes with the press. */
  next: RefObject<HTMLElement | null>;
}

/** The line that stands where the one of the quick bet stood: it takes its place, with the amount. */
export function QuickLineInPlace({ name, inPlace, locked, next }: QuickLineInPlaceProps) {
  const { client, amounts, placing } = useQuick();
  useLayoutEffect(
    () => () => {
      if (next.current?.contains(document.activeElement)) next.current.focus();
    },
    [next],
  );
  const use = async (selectionId: string, odds: OddsPair) => {
    // A second press would take it off again.
    if (client.wish.get() !== undefined) return;
    placing.edited();
    amounts.flush();
    const outcome = await client.toggle(selectionId, odds, false);
    if (outcome.kind === 'done') return;
    const body = outcome.kind === 'refused' ? outcome.message : 'Please try again.';
    showToast({ type: 'danger', title: 'The line was not changed.', body });
    void client.refresh();
  };
  return <LineInPlace name={name} inPlace={inPlace} locked={locked} onUse={use} />;
}
