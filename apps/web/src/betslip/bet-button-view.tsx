import { Button } from '../ui/button.tsx';
import type { BetButton } from './bet-button.ts';

interface BetButtonViewProps {
  button: Exclude<BetButton, { kind: 'hidden' }>;
  /** What it would accept came just now: it takes no press yet. */
  unread: boolean;
  onPress: () => void;
  describedBy: string | undefined;
}

/** The one button at the bottom of the slip. A disabled one that still answers a press is disabled in name only. */
export function BetButtonView({ button, unread, onPress, describedBy }: BetButtonViewProps) {
  const busy = button.kind === 'placing' || button.kind === 'checking';
  const answers = button.enabled || button.kind === 'check-location';
  return (
    <Button
      block
      busy={busy}
      disabled={!answers && !busy}
      aria-disabled={button.kind === 'check-location' || unread || undefined}
      aria-describedby={describedBy}
      trailing={'trailing' in button ? button.trailing : undefined}
      data-bet-button={button.kind}
      onClick={onPress}
    >
      {button.label}
    </Button>
  );
}
