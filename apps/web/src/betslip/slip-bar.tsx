import { parseLong } from '@fairline/money/long.ts';
import { formatOdds } from '@fairline/money/odds-format.ts';
import { Suspense, useSyncExternalStore } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import type { slipBar_betslip$data, slipBar_betslip$key } from '../__generated__/slipBar_betslip.graphql.ts';
import type { slipBarQuery } from '../__generated__/slipBarQuery.graphql.ts';
import { useOddsFormat } from '../app/odds-format.ts';
import { readOdds, statusLabel } from '../marketplace/selection/selection-view.ts';
import { counted } from '../ui/counted.ts';
import { Icon } from '../ui/icon.tsx';
import { trueMinus } from '../ui/true-minus.ts';
import { dollars } from './amount.ts';
import { betTitle } from './bet-title.ts';
import styles from './slip-bar.module.css';
import { useSlip, useSlipShown } from './slip-context.tsx';
import type { SlipTab } from './slip-tab.ts';

/** Holds a line's place. */
const NO_BREAK_SPACE = '\u00a0';

/** The collapsed slip over a phone's tabs: how many, what it costs to win what. */
export function SlipBar({ onOpen }: { onOpen: () => void }) {
  const shown = useSlipShown();
  return (
    <button type="button" className={styles.bar} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles.count}>{shown.size}</span>
      <Suspense fallback={<span className={styles.words} />}>
        <BarWords shown={shown} />
      </Suspense>
      <Icon name="up" size={20} label="Open betslip" />
    </button>
  );
}

function BarWords({ shown }: { shown: ReadonlySet<string> }) {
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
        marketSelections {
          id
          status
          isDisabled
          odds {
            numeratorLong
            denominatorLong
          }
        }
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
            isPricing
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
              isPricing
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
  const { title, odds: wire, total, bets, coming } = barOf(tab, slip, shown);
  const odds = coming ? undefined : readOdds(wire);
  const stake = parseLong(total.totalBetAmount.amountLong);
  const win = bets.reduce((sum, bet) => sum + winningsOf(bet), 0n);
  const amounts = coming ? NO_BREAK_SPACE : `${dollars(stake)} to win ${dollars(win)}`;
  const staked = stake > 0n ? amounts : 'Tap to add a stake';
  const isWithoutPrice = total !== slip.straight && !coming && !odds;
  const why = isWithoutPrice ? 'No price together. Tap to see why' : undefined;
  const without = coming || total === slip.teaser ? undefined : notForSale(slip, total === slip.straight);
  return (
    <>
      <span className={styles.words}>
        <b>{trueMinus(title)}</b>
        <small>{without ?? why ?? staked}</small>
      </span>
      {((odds && without === undefined) || coming) && (
        <strong className={styles.odds}>{odds && trueMinus(formatOdds(odds, format))}</strong>
      )}
    </>
  );
}

/**
 * Of the only leg that it is not for sale now, whether or not its odds are kept, of a parlay how many are not: there is no price to add
 * a stake to. Undefined where each is, and of several straight bets, of which the others can be placed.
 */
function notForSale({ marketSelections }: slipBar_betslip$data, areStraight: boolean): string | undefined {
  const found = marketSelections.filter((each) => statusLabel(each) !== undefined);
  if (found.length === 0 || (areStraight && marketSelections.length > 1)) return undefined;
  const word = found.every((each) => statusLabel(each) === 'Closed') ? 'Closed' : 'Suspended';
  const what = marketSelections.length === 1 ? word : `${counted(found.length, 'leg')} ${word.toLowerCase()}`;
  return `${what}. Tap to see why`;
}

interface BarBet {
  readonly winAmount: { readonly amountLong: string } | null | undefined;
  readonly boostedWinAmount: { readonly amountLong: string } | null | undefined;
}

/** Cents, as the server says: the return less the stake is wrong where the stake does not come back. */
function winningsOf({ winAmount, boostedWinAmount }: BarBet): bigint {
  return parseLong((boostedWinAmount ?? winAmount)?.amountLong ?? '0');
}

/** What the open tab would bet. Its odds and amounts are coming while those that are there are of other legs, or are being worked out. */
function barOf(tab: SlipTab, slip: slipBar_betslip$data, shown: ReadonlySet<string>) {
  const { straight, parlay, teaser } = slip;
  const count = shown.size;
  const isOfOthers = !isOf(slip, shown);
  const [together] = parlay.draftBets;
  if (tab === 'PARLAY' && together && count > 1) {
    const title = betTitle({ ...together, legs: count });
    const coming = isOfOthers || together.isPricing;
    return { title, odds: together.totalOdds, total: parlay, bets: parlay.draftBets, coming };
  }
  const [teased] = teaser.draftBets;
  if (tab === 'TEASER' && teased) {
    const bets = teaser.draftBets.map(({ draftBet }) => draftBet);
    const title = isOfOthers ? counted(count, 'leg') : teased.label;
    const coming = isOfOthers || teased.draftBet.isPricing;
    return { title, odds: teased.draftBet.totalOdds, total: teaser, bets, coming };
  }
  const [only] = straight.draftBets.length === 1 ? straight.draftBets : [];
  const all = counted(count, isOfOthers ? 'leg' : 'straight bet');
  const title = (isOfOthers ? undefined : only?.draftLegs[0]?.selectionName) ?? all;
  return { title, odds: only?.totalOdds, total: straight, bets: straight.draftBets, coming: isOfOthers };
}

/** Whether what came of the slip is of these selections, and not of those before what was just asked for. */
function isOf({ marketSelections }: slipBar_betslip$data, shown: ReadonlySet<string>): boolean {
  return marketSelections.length === shown.size && marketSelections.every(({ id }) => shown.has(id));
}
