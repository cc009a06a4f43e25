import { formatOdds } from '@fairline/money/odds-format.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { parlayGroup_group$key } from '../__generated__/parlayGroup_group.graphql.ts';
import { useOddsFormat } from '../app/odds-format.ts';
import { moveOf, readOdds } from '../marketplace/selection/selection-view.ts';
import { Badge } from '../ui/badge.tsx';
import { cx } from '../ui/cx.ts';
import { MoveTriangle } from '../ui/icon.tsx';
import { trueMinus } from '../ui/true-minus.ts';
import { DraftLegLine } from './draft-leg-line.tsx';
import { LegEvent } from './leg-event.tsx';
import styles from './parlay-group.module.css';
import type { SlipScene } from './slip-scene.ts';

interface ParlayGroupProps {
  group: parlayGroup_group$key;
  scene: SlipScene;
}

/** The legs of one event in a parlay: one as it is, several in a box with the one price they have together. */
export function ParlayGroup({ group: key, scene }: ParlayGroupProps) {
  const group = useFragment(
    graphql`
      fragment parlayGroup_group on DraftLegEventGrouping {
        eventName
        startsAt
        odds {
          numeratorLong
          denominatorLong
        }
        acceptedOdds {
          numeratorLong
          denominatorLong
        }
        draftLegs {
          id
          marketSelection {
            id
          }
          event {
            ...legEvent_event
          }
          ...draftLegLine_leg
        }
      }
    `,
    key,
  );
  const format = useOddsFormat();
  const legs = group.draftLegs.filter(({ marketSelection }) => scene.shown.has(marketSelection.id));
  const [first] = legs;
  if (!first) return null;
  if (group.draftLegs.length === 1) {
    return (
      <section className={styles.leg} aria-label={group.eventName}>
        <DraftLegLine leg={first} scene={scene} showEvent />
      </section>
    );
  }
  const now = readOdds(group.odds);
  const before = readOdds(group.acceptedOdds);
  const move = moveOf(before, now);
  return (
    <section className={styles.group} aria-label={group.eventName}>
      <div className={styles.head}>
        <Badge icon="sgp">Same game</Badge>
        <span className={styles.space} />
        {now && (
          <span className={cx(styles.odds, move && styles[move])}>
            {move && <MoveTriangle move={move} />}
            {move && before && (
              <s>
                <span className="sr">was </span>
                {trueMinus(formatOdds(before, format))}
              </s>
            )}
            {move && <span className="sr">{`, odds ${move}, now `}</span>}
            <span className="sr">together </span>
            {trueMinus(formatOdds(now, format))}
          </span>
        )}
      </div>
      <LegEvent event={first.event} name={group.eventName} startsAt={group.startsAt} />
      <ul className={styles.legs}>
        {legs.map((leg) => (
          <li key={leg.id}>
            <DraftLegLine leg={leg} scene={scene} showOdds={now === undefined} />
          </li>
        ))}
      </ul>
    </section>
  );
}
