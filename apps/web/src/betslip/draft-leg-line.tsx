import { formatOdds } from '@fairline/money/odds-format.ts';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { draftLegLine_leg$key } from '../__generated__/draftLegLine_leg.graphql.ts';
import { useOddsFormat } from '../app/odds-format.ts';
import { TeamCrest } from '../marketplace/event/team-crest.tsx';
import { moveOf, readOdds, statusLabel } from '../marketplace/selection/selection-view.ts';
import { cx } from '../ui/cx.ts';
import { Icon, MoveTriangle } from '../ui/icon.tsx';
import { trueMinus } from '../ui/true-minus.ts';
import styles from './draft-leg-line.module.css';

/** What a leg is on and at which odds: after a change the accepted ones struck beside the new. */
export function DraftLegLine({ leg: key, remove }: { leg: draftLegLine_leg$key; remove: ReactNode }) {
  const leg = useFragment(
    graphql`
      fragment draftLegLine_leg on DraftLeg {
        marketName
        acceptedOdds {
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
          name {
            defaultName
          }
          participant {
            ...teamCrest_participant
          }
        }
        event {
          sport {
            slug
          }
        }
      }
    `,
    key,
  );
  const format = useOddsFormat();
  const { marketSelection: selection, event } = leg;
  const sport = event?.sport.slug ?? 'football';
  const accepted = readOdds(leg.acceptedOdds);
  const label = statusLabel(selection);
  const now = readOdds(selection.odds) ?? accepted;
  const move = label === undefined ? moveOf(accepted, now) : undefined;
  return (
    <div className={cx(styles.leg, label !== undefined && styles.off)}>
      {selection.participant ? (
        <TeamCrest participant={selection.participant} sport={sport} size={28} />
      ) : (
        <span className={styles.mark}>
          <Icon name="football" size={18} />
        </span>
      )}
      <div className={styles.words}>
        <div className={styles.first}>
          <b>{trueMinus(selection.name.defaultName)}</b>
          {label === undefined ? (
            <span className={cx(styles.odds, move && styles[move])}>
              {move && <MoveTriangle move={move} />}
              {move && accepted && (
                <s>
                  <span className="sr">was </span>
                  {trueMinus(formatOdds(accepted, format))}
                </s>
              )}
              {move && <span className="sr">{`, odds ${move}, now `}</span>}
              {now && trueMinus(formatOdds(now, format))}
            </span>
          ) : (
            <span className={styles.label}>
              <Icon name="lock" size={14} />
              {label}
            </span>
          )}
        </div>
        <div className={styles.market}>{leg.marketName}</div>
      </div>
      {remove}
    </div>
  );
}
