import { CatchBoundary } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import type { slipData_betslip$key } from '../__generated__/slipData_betslip.graphql.ts';
import type { slipDataQuery } from '../__generated__/slipDataQuery.graphql.ts';
import { useIsLoggedIn } from '../app/app-context.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { SlipContent } from './slip-content.tsx';
import { useSlip } from './slip-context.tsx';
import { slipData, slipQuery } from './slip-data.ts';
import styles from './slip-panel.module.css';
import { PlainHead, SlipSkeleton } from './slip-skeleton.tsx';

/** The whole slip. It fills the height it is given: head and foot stand, what is between scrolls. */
export function SlipPanel({ onClose }: { onClose?: (() => void) | undefined }) {
  const isLoggedIn = useIsLoggedIn();
  return (
    <CatchBoundary
      getResetKey={() => String(isLoggedIn)}
      errorComponent={(failed) => <SlipFailed {...failed} onClose={onClose} />}
    >
      <Suspense fallback={<SlipSkeleton onClose={onClose} />}>
        <LoadedSlip onClose={onClose} />
      </Suspense>
    </CatchBoundary>
  );
}

function LoadedSlip({ onClose }: { onClose: (() => void) | undefined }) {
  const data = useLazyLoadQuery<slipDataQuery>(slipQuery, {}, { fetchPolicy: 'store-or-network' });
  const betslip = useFragment<slipData_betslip$key>(slipData, data.betslip);
  return <SlipContent query={data} betslip={betslip} onClose={onClose} />;
}

function SlipFailed({ reset, onClose }: { reset: () => void; onClose: (() => void) | undefined }) {
  const { client } = useSlip();
  return (
    <div className={styles.slip}>
      <PlainHead onClose={onClose} />
      <ErrorState
        title="Your betslip did not load"
        body="Your selections are kept. Nothing was lost."
        onRetry={() => void client.refresh().then(reset)}
      />
    </div>
  );
}
