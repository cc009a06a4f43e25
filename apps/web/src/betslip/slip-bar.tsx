import { parseLong } from '@fairline/money/long.ts';
import { formatOdds } from '@fairline/money/odds-format.ts';
import { Suspense, useSyncExternalStore } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import type { slipBar_betslip$data, slipBar_betslip$key } from '../__generated__/slipBar_betslip.graphql.ts';
import type { slipBarQuery } from '../__generated__/slipBarQuery.graphql.ts';
import { useOddsFormat } from '../app/odds-format.ts';
import { readOdds } from '../marketplace/selection/selection-view.ts';
import { counted } from '../ui/counted.ts';
import { Icon } from '../ui/icon.tsx';
import { trueMinus } from '../ui/true-minus.ts';
import { dollars } from './amount.ts';
import { betTitle } from './bet-title.ts';
import styles from './slip-bar.module.css';
import { useSlip, useSlipCount } from './slip-context.tsx';
import type { SlipTab } from './slip-tab.ts';

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
  const slip = useFragment<slipBar_betslip$key>(
    graphql`
      fragment slipBar_betslip on Betslip {
        straight {
          totalBetAmount {
            amountLong
          }
          draftBets {
            winAmount {
              amountLong
            }
            boostedWinAmount {
              amountLong
            }
            totalOdds {
              numeratorLong
              denominatorLong
            }
            draftLegs {
              selectionName
            }
          }
        }
        parlay {
          totalBetAmount {
            amountLong
          }
          draftBets {
            type
            winAmount {
              amountLong
            }
            boostedWinAmount {
              amountLong
            }
            totalOdds {
              numeratorLong
              denominatorLong
            }
          }
        }
        teaser {
          totalBetAmount {
            amountLong
          }
          draftBets {
            label
            draftBet {
              winAmount {
                amountLong
              }
              boostedWinAmount {
                amountLong
              }
              totalOdds {
                numeratorLong
                denominatorLong
              }
            }
          }
        }
      }
    `,
    betslip,
  );
  const { tabs } = useSlip();
  const { tab } = useSyncExternalStore(tabs.store.subscribe, tabs.store.get);
  const format = useOddsFormat();
  const { title, odds: wire, total, bets } = barOf(tab, slip, count);
  const odds = readOdds(wire);
  const stake = parseLong(total.totalBetAmount.amountLong);
  const win = bets.reduce((sum, bet) => sum + winningsOf(bet), 0n);
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

interface BarBet {
  readonly winAmount: { readonly amountLong: string } | null | undefined;
  readonly boostedWinAmount: { readonly amountLong: string } | null | undefined;
}

/** Cents, as the server says: the return less the stake is wrong where the stake does not come back. */
function winningsOf({ winAmount, boostedWinAmount }: BarBet): bigint {
  return parseLong((boostedWinAmount ?? winAmount)?.amountLong ?? '0');
}

/** What the open tab would bet. */
function barOf(tab: SlipTab, { straight, parlay, teaser }: slipBar_betslip$data, count: number) {
  const [together] = parlay.draftBets;
  if (tab === 'PARLAY' && together) {
    const title = betTitle({ ...together, legs: count });
    return { title, odds: together.totalOdds, total: parlay, bets: parlay.draftBets };
  }
  const [teased] = teaser.draftBets;
  if (tab === 'TEASER' && teased) {
    const bets = teaser.draftBets.map(({ draftBet }) => draftBet);
    return { title: teased.label, odds: teased.draftBet.totalOdds, total: teaser, bets };
  }
  const [only] = straight.draftBets.length === 1 ? straight.draftBets : [];
  const all = counted(count, 'straight bet');
  const title = only?.draftLegs[0]?.selectionName ?? all;
  return { title, odds: only?.totalOdds, total: straight, bets: straight.draftBets };
}
