import { formatOdds } from '@fairline/money/odds-format.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { sharedLegRow_leg$key } from '../__generated__/sharedLegRow_leg.graphql.ts';
import { legWhere } from '../app/leg-where.ts';
import { useOddsFormat } from '../app/odds-format.ts';
import { moveOf, readOdds } from '../marketplace/selection/selection-view.ts';
import { Badge } from '../ui/badge.tsx';
import { cx } from '../ui/cx.ts';
import { Dotted } from '../ui/dotted.tsx';
import { trueMinus } from '../ui/true-minus.ts';
import styles from './shared-legs.module.css';
import { legState } from './shared-legs.ts';

/** A shared selection at the odds of now, beside those it was shared at when they moved; or that it is not on sale. */
export function SharedLegRow({ leg: key }: { leg: sharedLegRow_leg$key }) {
  const leg = useFragment(
    graphql`
      fragment sharedLegRow_leg on SharedBetLeg {
        selectionName
        marketName
        eventName
        odds {
          numeratorLong
          denominatorLong
        }
        marketSelection {
          status
          isDisabled
          odds {
            numeratorLong
            denominatorLong
          }
        }
      }
    `,
    key,
  );
  const format = useOddsFormat();
  const state = legState(leg.marketSelection);
  const [before, now] = [readOdds(leg.odds), readOdds(leg.marketSelection?.odds)];
  const moved = moveOf(before, now) !== undefined;
  return (
    <li className={cx(styles.leg, state !== 'open' && styles.off)}>
      <b>{trueMinus(leg.selectionName)}</b>
      <span className={styles.odds}>
        {state === 'open' ? (
          <>
            {moved && before && (
              <s>
                <span className="sr">was </span>
                {trueMinus(formatOdds(before, format))}
              </s>
            )}
            {now && <b>{trueMinus(formatOdds(now, format))}</b>}
          </>
        ) : (
          <Badge tone="warn" icon="lock">
            {state}
          </Badge>
        )}
      </span>
      <span className={styles.where}>
        <Dotted parts={legWhere(leg)} />
      </span>
    </li>
  );
}
