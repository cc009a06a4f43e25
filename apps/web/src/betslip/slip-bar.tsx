import { formatOdds } from '@fairline/money/odds-format.ts';
import { Suspense } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import type { slipBar_betslip$key } from '../__generated__/slipBar_betslip.graphql.ts';
import type { slipBarQuery } from '../__generated__/slipBarQuery.graphql.ts';
import { useOddsFormat } from '../app/odds-format.ts';
import { readOdds } from '../marketplace/selection/selection-view.ts';
import { Icon } from '../ui/icon.tsx';
import { trueMinus } from '../ui/true-minus.ts';
import { dollars } from './amount.ts';
import styles from './slip-bar.module.css';
import { useSlipCount } from './slip-context.tsx';

/** The collapsed slip over a phone's tabs: how many, what it costs to win what. */
export function SlipBar({ onOpen }: { onOpen: () => void }) {
  const count = useSlipCount();
  return (
    <button type="button" className={styles.bar} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles.count}>{count}</span>
      <Suspense fallback={<span className={styles.words} />}>
        <BarWords count={count} />
      </Suspense>
      <Icon name="up" size={20} label="Open betslip" />
    </button>
  );
}

function BarWords({ count }: { count: number }) {
  const { betslip } = useLazyLoadQuery<slipBarQuery>(
    graphql`
      query slipBarQuery {
        betslip {
          ...slipBar_betslip
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  const { straight } = useFragment<slipBar_betslip$key>(
    graphql`
      fragment slipBar_betslip on Betslip {
        straight {
          totalBetAmount {
            amountLong
          }
          totalPotentialReturnAmount {
            amountLong
          }
          draftBets {
            totalOdds {
              numeratorLong
              denominatorLong
            }
            draftLegs {
              marketSelection {
                name {
                  defaultName
                }
              }
            }
          }
        }
      }
    `,
    betslip,
  );
  const format = useOddsFormat();
  const [only] = straight.draftBets.length === 1 ? straight.draftBets : [];
  const odds = only && readOdds(only.totalOdds);
  const stake = BigInt(straight.totalBetAmount.amountLong);
  const win = BigInt(straight.totalPotentialReturnAmount.amountLong) - stake;
  const title =
    only?.draftLegs[0]?.marketSelection.name.defaultName ??
    `${count} straight ${count === 1 ? 'bet' : 'bets'}`;
  return (
    <>
      <span className={styles.words}>
        <b>{trueMinus(title)}</b>
        <small>{stake > 0n ? `${dollars(stake)} to win ${dollars(win)}` : 'Tap to add a stake'}</small>
      </span>
      {odds && <strong className={styles.odds}>{trueMinus(formatOdds(odds, format))}</strong>}
    </>
  );
}
