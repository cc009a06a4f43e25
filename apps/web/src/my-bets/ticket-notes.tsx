import { graphql, useFragment } from 'react-relay/hooks';
import type { ticketNotes_bet$key } from '../__generated__/ticketNotes_bet.graphql.ts';
import { Banner } from '../ui/banner.tsx';
import styles from './ticket.module.css';
import { combinationsText } from './ticket-words.ts';

/** What a patron must know beside the sums: how the parlays of a round robin came out, and that a result was corrected. */
export function TicketNotes({ bet: key }: { bet: ticketNotes_bet$key }) {
  const bet = useFragment(
    graphql`
      fragment ticketNotes_bet on Bet {
        type
        combinations
        combinationsWon
        combinationsRefunded
        settlementVersion
        owedAmount {
          amountLong
          formattedAmount
        }
      }
    `,
    key,
  );
  const parlays = combinationsText(bet);
  const corrected = (bet.settlementVersion ?? 1) > 1;
  if (parlays === undefined && !corrected) return null;
  const owes =
    bet.owedAmount && bet.owedAmount.amountLong !== '0' ? bet.owedAmount.formattedAmount : undefined;
  return (
    <div className={styles.notes}>
      {parlays && <p>{parlays}</p>}
      {corrected && (
        <Banner tone="info">
          A result was corrected after this bet was settled, so it was settled again. What stands here is what
          counts.
          {owes && ` Your balance did not cover the correction: ${owes} is owed.`}
        </Banner>
      )}
    </div>
  );
}
