import { formatOdds } from '@fairline/money/odds-format.ts';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { draftLegLine_leg$key } from '../__generated__/draftLegLine_leg.graphql.ts';
import { legMarket } from '../app/leg-where.ts';
import { useOddsFormat } from '../app/odds-format.ts';
import { suspensionWords } from '../marketplace/event/suspension-words.ts';
import { TeamCrest } from '../marketplace/event/team-crest.tsx';
import { moveOf, readOdds, statusLabel } from '../marketplace/selection/selection-view.ts';
import { cx } from '../ui/cx.ts';
import { Dotted } from '../ui/dotted.tsx';
import { Icon, MoveTriangle } from '../ui/icon.tsx';
import { iconNamed } from '../ui/icon-paths.ts';
import { trueMinus } from '../ui/true-minus.ts';
import styles from './draft-leg-line.module.css';
import { LegEvent } from './leg-event.tsx';
import { LegName } from './leg-name.tsx';
import { OtherLines } from './other-lines.tsx';
import { RemoveLeg } from './remove-leg.tsx';
import { SlipLineInPlace } from './slip-line-in-place.tsx';
import type { SlipScene } from './slip-scene.ts';

interface DraftLegLineProps {
  leg: draftLegLine_leg$key;
  /** Of the slip it stands on; without one it can neither be removed nor changed here. */
  scene?: SlipScene;
  /** The score and the clock under the leg, where no heading says them. */
  showEvent?: boolean;
  /** A leg of a same-game group or a teaser has no odds of its own. */
  showOdds?: boolean;
  /** Whether its line can be changed here. */
  canMove?: boolean;
  children?: ReactNode;
}

/**
 * What a leg is on and at which odds: after a change the accepted ones struck beside the new; while no bets are taken on its event,
 * why.
 */
export function DraftLegLine(props: DraftLegLineProps) {
  const { leg: key, scene, showEvent = false, showOdds = true, canMove = false, children } = props;
  const leg = useFragment(
    graphql`
      fragment draftLegLine_leg on DraftLeg {
        marketName
        selectionName
        eventName
        marketStartAt
        teasedPoints {
          formattedPoints
        }
        lineInPlace {
          ...lineInPlace_selection
        }
        acceptedOdds {
          numeratorLong
          denominatorLong
        }
        marketSelection {
          id
          status
          suspension
          isDisabled
          points {
            formattedPoints
          }
          odds {
            numeratorLong
            denominatorLong
          }
          participant {
            ...teamCrest_participant
          }
        }
        event {
          priceState
          suspension
          sport {
            slug
          }
          ...legEvent_event
        }
      }
    `,
    key,
  );
  const format = useOddsFormat();
  const { marketSelection: selection, event } = leg;
  const sport = event?.sport.slug ?? '';
  const accepted = readOdds(leg.acceptedOdds);
  const label = statusLabel(selection);
  const now = readOdds(selection.odds) ?? accepted;
  const why = label === 'Suspended' && event ? suspensionWords(event, selection) : undefined;
  const move = label === undefined ? moveOf(accepted, now) : undefined;
  return (
    <div className={cx(styles.leg, label !== undefined && styles.off)}>
      {selection.participant ? (
        <TeamCrest participant={selection.participant} sport={sport} size={28} />
      ) : (
        <span className={styles.mark}>
          <Icon name={iconNamed(sport)} size={18} />
        </span>
      )}
      <div className={styles.words}>
        <div className={styles.first}>
          <LegName name={leg.selectionName} from={selection.points} to={leg.teasedPoints} />
          {label === undefined ? (
            showOdds && (
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
            )
          ) : (
            <span className={styles.label}>
              <Icon name="lock" size={14} />
              {label}
            </span>
          )}
        </div>
        <div className={styles.market}>
          <Dotted parts={[legMarket(leg), why]} />
          {scene && canMove && selection.points && label !== 'Closed' && (
            <OtherLines selectionId={selection.id} name={leg.selectionName} scene={scene} />
          )}
        </div>
        {scene && label === 'Closed' && leg.lineInPlace && (
          <SlipLineInPlace
            selectionId={selection.id}
            name={leg.selectionName}
            inPlace={leg.lineInPlace}
            scene={scene}
          />
        )}
        {showEvent && <LegEvent event={event} name={leg.eventName} startsAt={leg.marketStartAt} />}
        {children}
      </div>
      {scene && <RemoveLeg selectionId={selection.id} name={leg.selectionName} scene={scene} />}
    </div>
  );
}
