import { useLocation, useRouter } from '@tanstack/react-router';
import { createElement, type ReactNode, useEffect, useState } from 'react';
import { useIsLoggedIn, useStartupPayload } from '../app/app-context.ts';
import { useOnline } from '../app/online.ts';
import { loginPath } from '../app/router/previous-path.ts';
import { Acknowledgement } from './acknowledgement.tsx';
import { dollars } from './amount.ts';
import { type BetButton, betButton, type PlacementPhase } from './bet-button.ts';
import type { Placement } from './placement.ts';
import { type Slip, useSlip } from './slip-context.tsx';
import { acceptanceOf, type SlipView } from './slip-view.ts';
import { useLocationCheck } from './use-location-check.ts';
import { usePlacedResetMs } from './use-placed-reset.ts';
import { useUnread } from './use-unread.ts';

/** The slip's button as it is now, and what a press on it does. */
export function useBetButton(
  view: SlipView,
  legCount: number,
  coming: boolean,
  placement: Placement,
): {
  readonly button: BetButton;
  /** It would accept odds that came just now: a press was meant for those before, and does nothing. */
  readonly unread: boolean;
  readonly press: () => void;
  readonly acknowledgement: ReactNode;
} {
  const slip = useSlip();
  const location = useLocationCheck();
  const [isAsking, setAsking] = useState(false);
  const isLoggedIn = useIsLoggedIn();
  const online = useOnline();
  const told = useStartupPayload()?.applicationMetadata;
  const resetMs = usePlacedResetMs();
  const phase = usePhase(placement, resetMs);
  const button = betButton({
    viewer: isLoggedIn === true ? 'patron' : 'visitor',
    online,
    phase,
    placingForSeconds: useSeconds(placement),
    coming,
    checkingLocation: location.isChecking,
    legCount,
    totalStake: view.totalStake,
    formattedStake: dollars(view.totalStake),
    errors: view.errors,
    acceptChangesOptimizations: told?.acceptChangesOptimizations ?? true,
  });
  const accepts = button.kind === 'accept' || button.kind === 'accept-and-place';
  const unread = useUnread(accepts ? termsOf(view) : undefined);
  const router = useRouter();
  const here = useLocation({ select: ({ href }) => href });
  const doors: Doors = {
    logIn: () => router.history.push(loginPath(here)),
    deposit: () => router.history.push('/wallet/deposit'),
    checkLocation: location.check,
    acknowledge: () => setAsking(true),
  };
  const onAcknowledged = () => {
    // What the last attempt was refused for is said and done.
    slip.placing.edited();
    return slip.client.refresh();
  };
  const onClose = () => setAsking(false);
  return {
    button,
    unread,
    press: () => {
      if (!unread) act(button, view, slip, doors);
    },
    acknowledgement: createElement(Acknowledgement, { open: isAsking, onAcknowledged, onClose }),
  };
}

/** The odds that a press accepts, in one text. */
function termsOf({ changes }: SlipView): string {
  return changes.map(({ key, now }) => `${key} ${now.numeratorLong}/${now.denominatorLong}`).join();
}

/** What a press can lead to beside placing. */
interface Doors {
  readonly logIn: () => void;
  readonly deposit: () => void;
  readonly checkLocation: () => void;
  readonly acknowledge: () => void;
}

function act(button: BetButton, view: SlipView, slip: Slip, doors: Doors): void {
  switch (button.kind) {
    case 'log-in':
      doors.logIn();
      break;
    case 'deposit':
      doors.deposit();
      break;
    case 'place':
      place(slip, view);
      break;
    case 'accept':
      void slip.client.accept(acceptanceOf(view));
      break;
    case 'accept-and-place':
      void acceptAndPlace(slip, view);
      break;
    case 'ask-again':
      slip.placing.askAgain();
      break;
    case 'check-location':
      doors.checkLocation();
      break;
    case 'acknowledge':
      doors.acknowledge();
      break;
    default:
      break;
  }
}

function place({ amounts, placing }: Slip, { staked }: SlipView): void {
  // What was typed last goes out first; the client's queue keeps the bets behind it.
  amounts.flush();
  placing.place(staked.flatMap(({ bet }) => bet ?? []));
}

async function acceptAndPlace(slip: Slip, view: SlipView): Promise<void> {
  const outcome = await slip.client.accept(acceptanceOf(view));
  if (outcome.kind === 'done') return place(slip, view);
  slip.placing.fail(
    outcome.kind === 'refused' ? outcome.message : 'The new odds could not be accepted. Please try again.',
  );
}

/** 'placed' only for so long after the answer came. */
function usePhase(placement: Placement, resetMs: number): PlacementPhase {
  const [over, setOver] = useState<Placement>();
  useEffect(() => {
    if (placement.kind !== 'placed') return;
    const timer = setTimeout(() => setOver(placement), resetMs);
    return () => clearTimeout(timer);
  }, [placement, resetMs]);
  return placement.kind === 'placed' && over === placement ? 'idle' : placement.kind;
}

function useSeconds(placement: Placement): number {
  const startedAt = placement.kind === 'placing' ? placement.attempt.startedAt : undefined;
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(0);
    if (startedAt === undefined) return;
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startedAt) / 1_000)), 1_000);
    return () => clearInterval(timer);
  }, [startedAt]);
  return seconds;
}
