import { graphql, useFragment } from 'react-relay/hooks';
import type { ticket_bet$key } from '../__generated__/ticket_bet.graphql.ts';
import { CashOut } from './cash-out/cash-out.tsx';
import styles from './ticket.module.css';
import { TicketHead } from './ticket-head.tsx';
import { TicketLegs } from './ticket-legs.tsx';
import { TicketNotes } from './ticket-notes.tsx';
import { TicketShare } from './ticket-share.tsx';
import { TicketSums } from './ticket-sums.tsx';

/**
 * A placed bet: what it is, what it costs and pays, each leg on the rail, and what can be done with it. It settles on
 * screen by itself.
 */
export function Ticket({ bet: key }: { bet: ticket_bet$key }) {
  const bet = useFragment(
    graphql`
      fragment ticket_bet on Bet {
        ...ticketHead_bet
        ...ticketSums_bet
        ...ticketNotes_bet
        ...ticketLegs_bet
        ...cashOut_bet
        ...ticketShare_bet
      }
    `,
    key,
  );
  return (
    <article className={styles.ticket}>
      <TicketHead bet={bet} />
      <TicketSums bet={bet} />
      <TicketNotes bet={bet} />
      <TicketLegs bet={bet} />
      <CashOut bet={bet}>
        <TicketShare bet={bet} />
      </CashOut>
    </article>
  );
}
