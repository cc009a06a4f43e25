import { formatMoney } from '@fairline/money/format.ts';
import { parseLong } from '@fairline/money/long.ts';
import { money } from '@fairline/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { betsTotals_totals$key } from '../__generated__/betsTotals_totals.graphql.ts';
import { cx } from '../ui/cx.ts';
import styles from './bets-totals.module.css';

/** What is at stake; on the settled tab what was staked, what came back, and the difference. */
export function BetsTotals({ totals: key, settled }: { totals: betsTotals_totals$key; settled: boolean }) {
  const totals = useFragment(
    graphql`
      fragment betsTotals_totals on BetHistoryTotals {
        openCount
        openStake {
          formattedAmount
        }
        openReturn {
          formattedAmount
        }
        settledCount
        settledStake {
          amountLong
          formattedAmount
          currency
        }
        settledReturn {
          amountLong
          formattedAmount
        }
      }
    `,
    key,
  );
  const net = parseLong(totals.settledReturn.amountLong) - parseLong(totals.settledStake.amountLong);
  const shown = settled
    ? [
        ['Settled bets', String(totals.settledCount)],
        ['Staked', totals.settledStake.formattedAmount],
        ['Returned', totals.settledReturn.formattedAmount],
      ]
    : [
        ['Open bets', String(totals.openCount)],
        ['Open stakes', totals.openStake.formattedAmount],
        ['Could return', totals.openReturn.formattedAmount],
      ];
  return (
    <dl className={styles.totals}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {totals.settledCount > 0 && (
        <div>
          <dt>Net result</dt>
          <dd className={cx(net > 0n && styles.up)}>
            {net > 0n ? '+' : net < 0n ? '−' : ''}
            {formatMoney(money(net < 0n ? -net : net, totals.settledStake.currency))}
          </dd>
        </div>
      )}
    </dl>
  );
}
