import { graphql, useFragment } from 'react-relay/hooks';
import type { ticketSums_bet$key } from '../__generated__/ticketSums_bet.graphql.ts';
import { cx } from '../ui/cx.ts';
import { LegsTally } from './legs-tally.tsx';
import styles from './ticket.module.css';
import { moneyRow } from './ticket-money.ts';

/** What a bet costs, and what it can pay or paid. */
export function TicketSums({ bet: key }: { bet: ticketSums_bet$key }) {
  const bet = useFragment(
    graphql`
      fragment ticketSums_bet on Bet {
        ...legsTally_bet
        status
        outcome
        amountSourceType
        betAmount {
          amountLong
          currency
        }
        openAmount {
          amountLong
        }
        totalPotentialReturn {
          amountLong
        }
        cashedOutAmount {
          amountLong
        }
        payoutAmount {
          amountLong
        }
        boostAmount {
          amountLong
        }
        restoredAmount {
          amountLong
        }
        owedAmount {
          amountLong
        }
      }
    `,
    key,
  );
  const sums = moneyRow({
    status: bet.status,
    outcome: bet.outcome,
    source: bet.amountSourceType,
    currency: bet.betAmount.currency,
    stake: bet.betAmount,
    open: bet.openAmount,
    potentialReturn: bet.totalPotentialReturn,
    cashedOut: bet.cashedOutAmount,
    payout: bet.payoutAmount,
    boost: bet.boostAmount,
    restored: bet.restoredAmount,
    owed: bet.owedAmount,
  });
  return (
    <dl className={styles.money}>
      {sums.map(({ label, value, gain }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={cx(gain && styles.gain)}>{value}</dd>
        </div>
      ))}
      <LegsTally bet={bet} />
    </dl>
  );
}
