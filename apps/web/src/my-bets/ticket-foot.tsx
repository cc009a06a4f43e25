import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { ticketFoot_bet$key } from '../__generated__/ticketFoot_bet.graphql.ts';
import { useOnline } from '../app/online.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/toasts.ts';
import { shareBet } from './share-bet.ts';
import styles from './ticket.module.css';

/** What a shared bet holds at most. */
const MOST_SHARED = 25;

/** What can be done with a ticket beside cashing it out. */
export function TicketFoot({ bet: key }: { bet: ticketFoot_bet$key }) {
  const bet = useFragment(
    graphql`
      fragment ticketFoot_bet on Bet {
        status
        legs {
          marketSelectionId
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  // The selections of a bet that has ended are not on sale any more: there is nothing to bet after.
  if (bet.status === 'SETTLED') return null;
  const share = async () => {
    setBusy(true);
    const ids = bet.legs.map(({ marketSelectionId }) => marketSelectionId);
    const shared = await shareBet(environment, ids.slice(0, MOST_SHARED));
    setBusy(false);
    if (shared === 'copied') showToast({ type: 'success', title: 'Link copied' });
    else if (shared !== 'shown')
      showToast({ type: 'danger', title: 'Not shared', body: shared.failed, secondsUntilRemoved: 10 });
  };
  return (
    <footer className={styles.foot}>
      <Button tone="quiet" size="small" busy={busy} disabled={!online} onClick={() => void share()}>
        <Icon name="share" size={16} />
        Share
      </Button>
    </footer>
  );
}
