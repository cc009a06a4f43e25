import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { ticketShare_bet$key } from '../__generated__/ticketShare_bet.graphql.ts';
import { useOnline } from '../app/online.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/toasts.ts';
import { shareBet } from './share-bet.ts';

/** What a shared bet holds at most. */
const MOST_SHARED = 25;

/** Shares the selections of a bet by a link. */
export function TicketShare({ bet: key }: { bet: ticketShare_bet$key }) {
  const bet = useFragment(
    graphql`
      fragment ticketShare_bet on Bet {
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
    <Button tone="quiet" size="small" busy={busy} disabled={!online} onClick={() => void share()}>
      <Icon name="share" size={16} />
      Share
    </Button>
  );
}
