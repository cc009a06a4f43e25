import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { useIsLoggedIn, useStartupPayload } from '../app/app-context.ts';
import { useOnline } from '../app/online.ts';
import { loginPath } from '../app/router/previous-path.ts';
import { Acknowledgement } from '../betslip/acknowledgement.tsx';
import { dollars } from '../betslip/amount.ts';
import { checkLocation } from '../betslip/check-location.ts';
import type { SlipError } from '../betslip/slip-errors.ts';
import type { SlipOutcome } from '../betslip/slip-outcome.ts';
import { usePlacedResetMs } from '../betslip/use-placed-reset.ts';
import { useUnread } from '../betslip/use-unread.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { withQuickBetsOpen } from './address.ts';
import { quickButton } from './quick-button.ts';
import { useQuick } from './quick-context.tsx';
import styles from './quick-slip.module.css';

interface QuickFootProps {
  /** Of the event: where a visitor comes back to. */
  path: string;
  /** Minor units. */
  stake: bigint;
  errors: readonly SlipError[];
  /** Takes the odds of now; undefined when there is nothing to accept. */
  onAccept: (() => Promise<SlipOutcome>) | undefined;
  /** Those odds, in one text. */
  oddsNow: string;
  onPlace: () => void;
}

/**
 * The one button of Quick Bets, and beside a closed one why, with the way on. It is closed in name only: whoever stands on it
 * by keyboard stays there.
 */
export function QuickFoot({ path, stake, errors, onAccept, oddsNow, onPlace }: QuickFootProps) {
  const router = useRouter();
  const environment = useRelayEnvironment();
  const { client, placing } = useQuick();
  const placement = useSyncExternalStore(placing.store.subscribe, placing.store.get);
  const [checking, setChecking] = useState(false);
  const [asking, setAsking] = useState(false);
  const told = useStartupPayload()?.applicationMetadata;
  const resetMs = usePlacedResetMs();
  useEffect(() => {
    if (placement.kind !== 'placed') return;
    const timer = setTimeout(() => placing.dismissed(), resetMs);
    return () => clearTimeout(timer);
  }, [placing, placement, resetMs]);
  const button = quickButton({
    viewer: useIsLoggedIn() === true ? 'patron' : 'visitor',
    online: useOnline(),
    phase: placement.kind,
    stake,
    errors,
    acceptChangesOptimizations: told?.acceptChangesOptimizations ?? true,
  });
  const accepts = button.kind === 'accept' || button.kind === 'accept-and-place';
  // A press that comes with new odds was meant for those before.
  const unread = useUnread(accepts ? oddsNow : undefined);
  const press = async () => {
    if (!button.enabled || unread) return;
    switch (button.kind) {
      case 'log-in':
        return router.history.push(loginPath(withQuickBetsOpen(path)));
      case 'deposit':
        return router.history.push('/wallet/deposit');
      case 'ask-again':
        return placing.askAgain();
      case 'accept':
        await onAccept?.();
        return;
      case 'accept-and-place': {
        const outcome = await onAccept?.();
        if (outcome && outcome.kind !== 'done')
          return placing.fail(outcome.kind === 'refused' ? outcome.message : 'No answer came. Try again.');
        return onPlace();
      }
      case 'place':
        return onPlace();
    }
  };
  const check = async () => {
    if (checking) return;
    setChecking(true);
    const failed = await whyNotHere(environment);
    setChecking(false);
    if (failed === undefined) placing.edited();
    else placing.fail(failed);
    await client.refresh();
  };
  const onAcknowledged = () => {
    placing.edited();
    return client.refresh();
  };
  const reason = button.kind === 'blocked' ? button.reason : undefined;
  const link = button.kind === 'blocked' ? button.link : undefined;
  const element = useRef<HTMLButtonElement>(null);
  const isOnWay = link !== undefined || asking;
  useLayoutEffect(() => {
    if (!isOnWay) return;
    // The way on goes when it was gone, and the focus with it.
    return () => {
      if (document.activeElement === document.body) element.current?.focus();
    };
  }, [isOnWay]);
  return (
    <>
      {placement.kind === 'unanswered' && (
        <Banner tone="warn">No answer came yet. Asking again never places the bet twice.</Banner>
      )}
      {reason !== undefined && (
        <div id="quick-bet-reason">
          <Banner tone={link ? 'warn' : 'down'}>
            {link === 'check-location'
              ? 'We need to verify your location before you proceed. '
              : `${reason} `}
            {link && (
              <button
                type="button"
                className={styles.link}
                aria-disabled={checking || undefined}
                onClick={() => (link === 'acknowledge' ? setAsking(true) : void check())}
              >
                {link === 'check-location' ? 'Check Location' : 'Read and Acknowledge'}
              </button>
            )}
            {link === 'check-location' && '.'}
          </Banner>
        </div>
      )}
      <Acknowledgement open={asking} onAcknowledged={onAcknowledged} onClose={() => setAsking(false)} />
      <Button
        ref={element}
        block
        busy={button.kind === 'placing'}
        aria-disabled={!button.enabled || unread || undefined}
        aria-describedby={reason === undefined ? undefined : 'quick-bet-reason'}
        trailing={stake > 0n && button.label === 'Bet' ? dollars(stake) : undefined}
        data-bet-button={button.kind}
        onClick={() => void press()}
      >
        {button.label}
      </Button>
    </>
  );
}

/** Asks where the patron is. Answers why betting is still not possible, or undefined. */
async function whyNotHere(environment: IEnvironment): Promise<string | undefined> {
  const answer = await checkLocation(environment).catch(() => undefined);
  if (!answer) return 'No answer came. Please try again.';
  if (answer.authorized) return undefined;
  return answer.errors[0]?.message ?? 'Your location could not be verified.';
}
