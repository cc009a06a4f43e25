import type { Odds } from '@fairline/money/odds.ts';
import { formatOdds } from '@fairline/money/odds-format.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ticketHead_bet$key } from '../__generated__/ticketHead_bet.graphql.ts';
import { kickoffAfter } from '../app/kickoff.ts';
import { useOddsFormat } from '../app/odds-format.ts';
import { ticketNumber } from '../app/ticket-number.ts';
import { readOdds } from '../marketplace/selection/selection-view.ts';
import { Badge } from '../ui/badge.tsx';
import { Dotted } from '../ui/dotted.tsx';
import { trueMinus } from '../ui/true-minus.ts';
import styles from './ticket.module.css';
import { returnsPart } from './ticket-money.ts';
import { badgeOf } from './ticket-view.ts';
import { paidMarks, ticketDetail, ticketTitle } from './ticket-words.ts';

/** The name of a bet, when it was placed and ended, how it was paid, and its odds. */
export function TicketHead({ bet: key }: { bet: ticketHead_bet$key }) {
  const bet = useFragment(
    graphql`
      fragment ticketHead_bet on Bet {
        rawId
        type
        status
        outcome
        placedAt
        settledAt
        amountSourceType
        boostPercentage
        roundRobinSize
        teaserPoints
        combinations
        betAmount {
          amountLong
        }
        cashedOutAmount {
          amountLong
        }
        payoutAmount {
          amountLong
        }
        lineAmount {
          formattedAmount
        }
        totalOdds {
          numeratorLong
          denominatorLong
        }
        reducedOdds {
          numeratorLong
          denominatorLong
        }
        legs {
          selectionName
        }
      }
    `,
    key,
  );
  const shape = {
    ...bet,
    selections: bet.legs.map(({ selectionName }) => selectionName),
    lineAmount: bet.lineAmount.formattedAmount,
  };
  // A round robin has a price for each of its parlays, none for all of them together.
  const isPriced = bet.type !== 'ROUND_ROBIN';
  const detail = ticketDetail(shape);
  const isPart = returnsPart({
    status: bet.status,
    outcome: bet.outcome,
    source: bet.amountSourceType,
    stake: bet.betAmount,
    cashedOut: bet.cashedOutAmount,
    payout: bet.payoutAmount,
  });
  const badge = badgeOf(bet.status, bet.outcome, isPart);
  const marks = paidMarks(bet.amountSourceType, bet.boostPercentage);
  const ended = bet.status === 'CASHED_OUT' ? 'Cashed out' : 'Settled';
  const placed = kickoffAfter('Placed', bet.placedAt, Date.now());
  const settled = bet.settledAt ? kickoffAfter(ended, bet.settledAt, Date.now()) : undefined;
  return (
    <header className={styles.head}>
      <div>
        <h3 className={styles.title}>{trueMinus(ticketTitle(shape))}</h3>
        {detail && <p className={styles.detail}>{detail}</p>}
        <p className={styles.meta}>
          <Dotted parts={[placed, settled, `ID ${ticketNumber(bet.rawId)}`]} />
        </p>
      </div>
      <div className={styles.marks}>
        {marks.map(({ label, icon }) => (
          <Badge key={label} tone="reward" icon={icon}>
            {label}
          </Badge>
        ))}
        {badge && (
          <Badge tone={badge.tone} icon={badge.icon}>
            {badge.label}
          </Badge>
        )}
        {isPriced && <TicketOdds agreed={readOdds(bet.totalOdds)} reduced={readOdds(bet.reducedOdds)} />}
      </div>
    </header>
  );
}

interface TicketOddsProps {
  readonly agreed: Odds | undefined;
  /** What void legs left of them; undefined where they are as agreed. */
  readonly reduced: Odds | undefined;
}

function TicketOdds({ agreed, reduced }: TicketOddsProps) {
  const format = useOddsFormat();
  if (!agreed) return null;
  const written = (odds: Odds) => trueMinus(formatOdds(odds, format));
  if (!reduced) return <span className={styles.odds}>{written(agreed)}</span>;
  return (
    <span className={styles.odds}>
      <s className={styles.agreed}>
        <span className="sr">agreed at </span>
        {written(agreed)}
      </s>{' '}
      <span className="sr">now </span>
      {written(reduced)}
    </span>
  );
}
