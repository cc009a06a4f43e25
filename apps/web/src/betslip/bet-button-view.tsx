import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import type { BetButton } from './bet-button.ts';

interface BetButtonViewProps {
  button: Exclude<BetButton, { kind: 'hidden' }>;
  /** What it would accept came just now: it takes no press yet. */
  unread: boolean;
  onPress: () => void;
  describedBy: string | undefined;
}

/**
 * The one button at the bottom of the slip. A disabled one that still answers a press is disabled in name only, and so is one that
 * somebody stands on: a keyboard would begin again at the top of the page where a price is off for a moment.
 */
export function BetButtonView({ button, unread, onPress, describedBy }: BetButtonViewProps) {
  const busy = button.kind === 'placing' || button.kind === 'checking';
  const [isStoodOn, setStoodOn] = useState(false);
  const answers = button.enabled || button.kind === 'check-location';
  return (
    <Button
      block
      busy={busy}
      disabled={!answers && !busy && !isStoodOn}
      aria-disabled={!answers || button.kind === 'check-location' || unread || undefined}
      aria-describedby={describedBy}
      trailing={'trailing' in button ? button.trailing : undefined}
      data-bet-button={button.kind}
      onFocus={() => setStoodOn(true)}
      // Whoever goes to another window comes back to where they stood.
      onBlur={({ currentTarget }) => setStoodOn(document.activeElement === currentTarget)}
      onClick={answers ? onPress : undefined}
    >
      {button.label}
    </Button>
  );
}
