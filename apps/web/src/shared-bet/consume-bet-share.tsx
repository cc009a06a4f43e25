import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { consumeBetShareQuery } from '../__generated__/consumeBetShareQuery.graphql.ts';
import type { SharedBetMode } from '../__generated__/consumeSharedBetMutation.graphql.ts';
import { setBetslipOpen } from '../app/betslip-open.ts';
import { useOnline } from '../app/online.ts';
import { useSlip, useSlipCount } from '../betslip/slip-context.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { showToast, TOAST_SECONDS } from '../ui/toasts.ts';
import { consumeSharedBet } from './consume-shared-bet.ts';
import { SharedLegRow } from './shared-leg-row.tsx';
import styles from './shared-legs.module.css';
import { legState, unavailableText } from './shared-legs.ts';

interface ConsumeBetShareProps {
  shareBetId: string;
  onClose: () => void;
}

/** The 'consume-bet-share' modal: what somebody shared, and the choice to add it to the slip or to replace the slip by it. */
export function ConsumeBetShare(props: ConsumeBetShareProps) {
  return (
    <CatchBoundary
      getResetKey={() => props.shareBetId}
      errorComponent={() => (
        <Plain onClose={props.onClose}>The bet could not be loaded. Please follow the link again.</Plain>
      )}
    >
      <Suspense fallback={<Waiting onClose={props.onClose} />}>
        <LoadedShare {...props} />
      </Suspense>
    </CatchBoundary>
  );
}

function LoadedShare({ shareBetId, onClose }: ConsumeBetShareProps) {
  const { sharedBet } = useLazyLoadQuery<consumeBetShareQuery>(
    graphql`
      query consumeBetShareQuery($shareBetId: ID!) {
        sharedBet(shareBetId: $shareBetId) {
          legs {
            marketSelectionId
            marketSelection {
              status
              isDisabled
              odds {
                numeratorLong
                denominatorLong
              }
            }
            ...sharedLegRow_leg
          }
        }
      }
    `,
    { shareBetId },
    { fetchPolicy: 'network-only' },
  );
  const environment = useRelayEnvironment();
  const { client } = useSlip();
  const hasSlip = useSlipCount() > 0;
  const online = useOnline();
  const [sending, setSending] = useState<SharedBetMode>();
  const [failure, setFailure] = useState<string>();
  if (!sharedBet) {
    return (
      <Plain onClose={onClose}>This link leads nowhere. Ask whoever shared the bet for a new one.</Plain>
    );
  }
  const { legs } = sharedBet;
  const states = legs.map(({ marketSelection }) => legState(marketSelection));
  const note = unavailableText(states);
  const nothing = states.every((state) => state !== 'open');
  const take = async (mode: SharedBetMode) => {
    setSending(mode);
    setFailure(undefined);
    const outcome = await consumeSharedBet(environment, shareBetId, mode);
    setSending(undefined);
    void client.refresh();
    if (outcome.kind !== 'done') {
      setFailure(
        outcome.kind === 'refused'
          ? outcome.message
          : 'No answer came. Look at your betslip, then try again.',
      );
      return;
    }
    showToast({
      type: 'success',
      title: 'Added to your betslip',
      secondsUntilRemoved: TOAST_SECONDS.externalSelection,
    });
    onClose();
    setBetslipOpen(true);
  };
  const button = (mode: SharedBetMode, label: string, tone: 'primary' | 'secondary') => (
    <Button
      size="medium"
      tone={tone}
      busy={sending === mode}
      disabled={!online || (sending !== undefined && sending !== mode)}
      onClick={() => void take(mode)}
    >
      {label}
    </Button>
  );
  return (
    <Dialog
      open
      title={legs.length === 1 ? 'A bet was shared with you' : `A ${legs.length}-leg bet was shared with you`}
      onClose={onClose}
      actions={
        nothing ? (
          <Button size="medium" tone="secondary" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            {hasSlip && button('CLEAR_AND_REPLACE', 'Replace Betslip', 'secondary')}
            {!hasSlip && (
              <Button size="medium" tone="secondary" onClick={onClose}>
                Not Now
              </Button>
            )}
            {button('ADD', hasSlip ? 'Add' : 'Add to Betslip', 'primary')}
          </>
        )
      }
    >
      <ul className={styles.legs}>
        {legs.map((leg) => (
          <SharedLegRow key={leg.marketSelectionId} leg={leg} />
        ))}
      </ul>
      {hasSlip && !nothing && <p>Your betslip is not empty: add these to it, or put them in its place.</p>}
      {note && <Banner tone="warn">{note}</Banner>}
      {!online && <Banner tone="warn">You are offline.</Banner>}
      {failure && (
        <Banner tone="down" role="alert">
          {failure}
        </Banner>
      )}
    </Dialog>
  );
}

function Plain({ children, onClose }: { children: string; onClose: () => void }) {
  return (
    <Dialog
      open
      title="Shared bet"
      onClose={onClose}
      actions={
        <Button size="medium" onClick={onClose}>
          Close
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}

function Waiting({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      title="A bet was shared with you"
      onClose={onClose}
      actions={
        <Button size="medium" tone="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Loading label="Loading the shared bet">
        <Skeleton height={44} />
      </Loading>
    </Dialog>
  );
}
