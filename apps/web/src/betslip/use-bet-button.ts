import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useIsLoggedIn, useStartupPayload } from '../app/app-context.ts';
import { useOnline } from '../app/online.ts';
import { loginPath } from '../app/router/previous-path.ts';
import { dollars } from './amount.ts';
import { type BetButton, betButton, type PlacementPhase } from './bet-button.ts';
import type { Placement } from './placement.ts';
import { type Slip, useSlip } from './slip-context.tsx';
import type { SlipView } from './slip-view.ts';

/** How long 'Bet Placed' is shown until the server says otherwise. */
const PLACED_RESET_MS = 3_000;

/** The specification's flag acceptChangesOptimizations: one press accepts and places. */
const ACCEPT_AND_PLACE = true;

/** The slip's button as it is now, and what a press on it does. */
export function useBetButton(
  view: SlipView,
  legCount: number,
  placement: Placement,
): { readonly button: BetButton; readonly press: () => void } {
  const slip = useSlip();
  const isLoggedIn = useIsLoggedIn();
  const online = useOnline();
  const resetMs = useStartupPayload()?.applicationMetadata.betPlacedResetMilliseconds ?? PLACED_RESET_MS;
  const phase = usePhase(placement, resetMs);
  const button = betButton({
    viewer: isLoggedIn === true ? 'patron' : 'visitor',
    online,
    phase,
    placingForSeconds: useSeconds(placement),
    legCount,
    totalStake: view.totalStake,
    formattedStake: dollars(view.totalStake),
    errors: view.errors,
    acceptChangesOptimizations: ACCEPT_AND_PLACE,
  });
  const router = useRouter();
  const here = useLocation({ select: ({ href }) => href });
  return { button, press: () => act(button, view, slip, (to) => router.history.push(to), here) };
}

function act(button: BetButton, view: SlipView, slip: Slip, go: (to: string) => void, here: string): void {
  const accepted = view.changes.map(({ leg }) => leg);
  switch (button.kind) {
    case 'log-in':
      go(loginPath(here));
      break;
    case 'deposit':
      go('/wallet/deposit');
      break;
    case 'place':
      place(slip, view);
      break;
    case 'accept':
      void slip.client.accept(accepted);
      break;
    case 'accept-and-place':
      void acceptAndPlace(slip, view);
      break;
    case 'ask-again':
      slip.placing.askAgain();
      break;
    case 'check-location':
    case 'acknowledge':
      void slip.client.refresh();
      break;
    default:
      break;
  }
}

function place({ amounts, placing }: Slip, { staked }: SlipView): void {
  // What was typed last goes out first; the client's queue keeps the bets behind it.
  amounts.flush();
  placing.place(
    staked.map(({ id, stake, legs }) => ({ draftBetId: id, betAmountLong: String(stake), legs })),
  );
}

async function acceptAndPlace(slip: Slip, view: SlipView): Promise<void> {
  const outcome = await slip.client.accept(view.changes.map(({ leg }) => leg));
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
