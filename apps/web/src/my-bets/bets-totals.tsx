import { formatMoney } from '@fairline/money/format.ts';
import { parseLong } from '@fairline/money/long.ts';
import { money } from '@fairline/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { betsTotals_totals$key } from '../__generated__/betsTotals_totals.graphql.ts';
import { cx } from '../ui/cx.ts';
import type { BetsChoice } from './bets-choice.ts';
import type { BetsFilter } from './bets-tab.ts';
import { choiceText, TAB_WORDS } from './bets-tab-words.ts';
import styles from './bets-totals.module.css';

interface BetsTotalsProps {
  totals: betsTotals_totals$key;
  filter: BetsFilter;
  choice: BetsChoice;
}

/** Of all the bets a tab lists with its choice: what is at stake, or what was staked, came back, and is that to the patron's own cash. */
export function BetsTotals({ totals: key, filter, choice }: BetsTotalsProps) {
  const totals = useFragment(
    graphql`
      fragment betsTotals_totals on BetHistoryTotals {
        count
        stake {
          formattedAmount
        }
        rewardStake {
          amountLong
          formattedAmount
        }
        couldReturn {
          formattedAmount
        }
        returned {
          formattedAmount
        }
        net {
          amountLong
          currency
        }
      }
    `,
    key,
  );
  const net = parseLong(totals.net.amountLong);
  const given =
    totals.rewardStake.amountLong === '0' ? '' : `${totals.rewardStake.formattedAmount} from rewards`;
  return (
    <dl className={styles.totals}>
      <Total label={TAB_WORDS[filter].counted} value={String(totals.count)} note={choiceText(choice)} />
      {filter === 'SETTLED' || filter === 'CASHED_OUT' ? (
        <>
          <Total label="Staked" value={totals.stake.formattedAmount} note={given} />
          <Total label="Returned" value={totals.returned.formattedAmount} />
          <div>
            <dt>Net result</dt>
            <dd className={cx(net > 0n && styles.up)}>
              {net > 0n ? '+' : net < 0n ? '−' : ''}
              {formatMoney(money(net < 0n ? -net : net, totals.net.currency))}
            </dd>
          </div>
        </>
      ) : (
        <>
          <Total label="Open stakes" value={totals.stake.formattedAmount} note={given} />
          <Total label="Could return" value={totals.couldReturn.formattedAmount} />
        </>
      )}
    </dl>
  );
}

interface TotalProps {
  label: string;
  value: string;
  /** Which bets these are, or which part of it the house gave. */
  note?: string;
}

function Total({ label, value, note }: TotalProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
