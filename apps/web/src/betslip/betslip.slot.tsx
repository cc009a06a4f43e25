import { lazy, Suspense } from 'react';
import type { BetslipSlot } from '../app/betslip-slot.ts';
import { SlipProvider, useSlipCount } from './slip-context.tsx';
import { SlipSkeleton } from './slip-skeleton.tsx';

const SlipPanel = lazy(() => import('./slip-panel.tsx').then((module) => ({ default: module.SlipPanel })));
const SlipBar = lazy(() => import('./slip-bar.tsx').then((module) => ({ default: module.SlipBar })));

/** What the frame shows of the betslip. Panel and bar come after the page: only the provider is in the first script. */
export const betslipSlot: BetslipSlot = {
  Provider: SlipProvider,
  Panel: ({ onClose }) => (
    <Suspense fallback={<SlipSkeleton onClose={onClose} />}>
      <SlipPanel onClose={onClose} />
    </Suspense>
  ),
  Bar: ({ onOpen }) => {
    const count = useSlipCount();
    if (count === 0) return null;
    return (
      <Suspense fallback={null}>
        <SlipBar onOpen={onOpen} />
      </Suspense>
    );
  },
  useCount: useSlipCount,
};
