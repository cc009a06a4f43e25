import { formatMoney } from '@fairline/money/format.ts';
import { parseLong } from '@fairline/money/long.ts';
import { money } from '@fairline/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { betsTotals_totals$key } from '../__generated__/betsTotals_totals.graphql.ts';
import { cx } from '../ui/cx.ts';
import styles from './bets-totals.module.css';

/** What is at stake; of all that have ended, on both tabs of those, what was staked, what came back, and what that is to the patron's own cash. */
export function BetsTotals({ totals: key, settled }: { totals: betsTotals_totals$key; settled: boolean }) {
  const totals = useFragment(
    graphql`
      fragment betsTotals_totals on BetHistoryTotals {
        openCount
        openStake {
          formattedAmount
        }
        openRewardStake {
          amountLong
          formattedAmount
        }
        openReturn {
          formattedAmount
        }
        settledCount
        settledStake {
          formattedAmount
        }
        settledRewardStake {
          amountLong
          formattedAmount
        }
        settledReturn {
          formattedAmount
        }
        settledNet {
          amountLong
          currency
        }
      }
    `,
    key,
  );
  const net = parseLong(totals.settledNet.amountLong);
  return (
    <dl className={styles.totals}>
      {settled ? (
        <>
          <Total label="Ended bets" value={String(totals.settledCount)} />
          <Total
            label="Staked"
            value={totals.settledStake.formattedAmount}
            given={totals.settledRewardStake}
          />
          <Total label="Returned" value={totals.settledReturn.formattedAmount} />
        </>
      ) : (
        <>
          <Total label="Open bets" value={String(totals.openCount)} />
          <Total
            label="Open stakes"
            value={totals.openStake.formattedAmount}
            given={totals.openRewardStake}
          />
          <Total label="Could return" value={totals.openReturn.formattedAmount} />
        </>
      )}
      {totals.settledCount > 0 && (
        <div>
          <dt>Net result</dt>
          <dd className={cx(net > 0n && styles.up)}>
            {net > 0n ? '+' : net < 0n ? '−' : ''}
            {formatMoney(money(net < 0n ? -net : net, totals.settledNet.currency))}
          </dd>
        </div>
      )}
    </dl>
  );
}

interface TotalProps {
  label: string;
  value: string;
  /** The part of it that the house gave. */
  given?: { readonly amountLong: string; readonly formattedAmount: string };
}

function Total({ label, value, given }: TotalProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {given && given.amountLong !== '0' && (
        <dd className={styles.given}>{given.formattedAmount} from rewards</dd>
      )}
    </div>
  );
}
