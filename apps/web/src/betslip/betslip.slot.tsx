import { Suspense, useEffect } from 'react';
import type { BetslipSlot } from '../app/betslip-slot.ts';
import { lazyAgain } from '../app/load-again.ts';
import { SlipProvider, useSlipCount } from './slip-context.tsx';
import { SlipSkeleton } from './slip-skeleton.tsx';

const loadPanel = async () => (await import('./slip-panel.tsx')).SlipPanel;
const SlipPanel = lazyAgain({ area: 'wagering', what: 'The betslip', load: loadPanel });
const SlipBar = lazyAgain({
  area: 'wagering',
  what: 'The collapsed betslip',
  load: async () => (await import('./slip-bar.tsx')).SlipBar,
});

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
    const hasLegs = count > 0;
    // Whoever chose something opens the betslip, maybe in a tunnel.
    useEffect(() => {
      if (hasLegs && navigator.onLine) void loadPanel().catch(() => {});
    }, [hasLegs]);
    if (!hasLegs) return null;
    return (
      <Suspense fallback={null}>
        <SlipBar onOpen={onOpen} />
      </Suspense>
    );
  },
  useCount: useSlipCount,
};
