import { formatOdds } from '@fairline/money/odds-format.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ticket_bet$key } from '../__generated__/ticket_bet.graphql.ts';
import { kickoffAfter } from '../app/kickoff.ts';
import { useOddsFormat } from '../app/odds-format.ts';
import { ticketNumber } from '../app/ticket-number.ts';
import { readOdds } from '../marketplace/selection/selection-view.ts';
import { Badge } from '../ui/badge.tsx';
import { cx } from '../ui/cx.ts';
import { trueMinus } from '../ui/true-minus.ts';
import styles from './ticket.module.css';
import { TicketLeg } from './ticket-leg.tsx';
import { moneyRow, OUTCOME_BADGE } from './ticket-view.ts';

/** A placed bet: what it is, what it costs and pays, and each leg on the rail. It settles on screen by itself. */
export function Ticket({ bet: key }: { bet: ticket_bet$key }) {
  const bet = useFragment(
    graphql`
      fragment ticket_bet on Bet {
        rawId
        status
        outcome
        placedAt
        settledAt
        betAmount {
          formattedAmount
        }
        winAmount {
          formattedAmount
        }
        potentialReturnAmount {
          formattedAmount
        }
        payoutAmount {
          formattedAmount
        }
        totalOdds {
          numeratorLong
          denominatorLong
        }
        legs {
          id
          selectionName
          ...ticketLeg_leg
        }
      }
    `,
    key,
  );
  const format = useOddsFormat();
  const odds = readOdds(bet.totalOdds);
  const title =
    bet.legs.length === 1 ? (bet.legs[0]?.selectionName ?? 'Bet') : `${bet.legs.length}-leg parlay`;
  const settled =
    bet.status === 'SETTLED' && bet.outcome !== 'PENDING' ? OUTCOME_BADGE[bet.outcome] : undefined;
  const when = bet.settledAt
    ? kickoffAfter('Settled', bet.settledAt, Date.now())
    : kickoffAfter('Placed', bet.placedAt, Date.now());
  const sums = moneyRow({
    status: bet.status,
    outcome: bet.outcome,
    betAmount: bet.betAmount.formattedAmount,
    winAmount: bet.winAmount.formattedAmount,
    potentialReturn: bet.potentialReturnAmount.formattedAmount,
    payout: bet.payoutAmount?.formattedAmount,
  });
  return (
    <article className={styles.ticket}>
      <header className={styles.head}>
        <div>
          <h3 className={styles.title}>{trueMinus(title)}</h3>
          <p className={styles.meta}>
            {when} · <span className={styles.number}>ID {ticketNumber(bet.rawId)}</span>
          </p>
        </div>
        {settled && (
          <Badge tone={settled.tone} icon={settled.icon}>
            {settled.label}
          </Badge>
        )}
        <span className={styles.odds}>{odds && trueMinus(formatOdds(odds, format))}</span>
      </header>
      <dl className={styles.money}>
        {sums.map(({ label, value, gain }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={cx(gain && styles.gain)}>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.legs}>
        {bet.legs.map((leg) => (
          <TicketLeg key={leg.id} leg={leg} alone={bet.legs.length === 1} />
        ))}
      </ul>
    </article>
  );
}
