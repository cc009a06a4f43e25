import { formatOdds } from '@fairline/money/odds-format.ts';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { betHead_draftBet$key } from '../__generated__/betHead_draftBet.graphql.ts';
import { useOddsFormat } from '../app/odds-format.ts';
import { readOdds } from '../marketplace/selection/selection-view.ts';
import { cx } from '../ui/cx.ts';
import { MoveTriangle } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { trueMinus } from '../ui/true-minus.ts';
import styles from './bet-head.module.css';

interface BetHeadProps {
  draft: betHead_draftBet$key;
  title: string;
  /** The price belongs to other selections than those shown, or is being worked out: a new one is on its way. */
  coming: boolean;
  children?: ReactNode;
}

/** What a bet of several legs is called, and what it pays: with a boost the plain odds struck beside the boosted. */
export function BetHead({ draft: key, title, coming, children }: BetHeadProps) {
  const draft = useFragment(
    graphql`
      fragment betHead_draftBet on DraftBet {
        totalOdds {
          numeratorLong
          denominatorLong
        }
        boostedTotalOdds {
          numeratorLong
          denominatorLong
        }
        totalOddsTrend
      }
    `,
    key,
  );
  const format = useOddsFormat();
  const plain = readOdds(draft.totalOdds);
  const boosted = readOdds(draft.boostedTotalOdds);
  const shown = boosted ?? plain;
  const move = draft.totalOddsTrend === 'UP' ? 'up' : draft.totalOddsTrend === 'DOWN' ? 'down' : undefined;
  return (
    <div className={styles.head}>
      <h3 className={styles.title}>{title}</h3>
      {children}
      {coming ? (
        <Skeleton width={64} height={22} />
      ) : (
        shown && (
          <span className={styles.price}>
            {move && <MoveTriangle move={move} />}
            {move && <span className="sr">odds {move}, now </span>}
            {boosted && plain && (
              <s>
                <span className="sr">was </span>
                {trueMinus(formatOdds(plain, format))}
              </s>
            )}
            <strong className={cx(boosted ? styles.boosted : move && styles[move])}>
              {boosted && <span className="sr">boosted to </span>}
              {trueMinus(formatOdds(shown, format))}
            </strong>
          </span>
        )
      )}
    </div>
  );
}
