import { graphql, useFragment } from 'react-relay/hooks';
import type { straightTab_straight$key } from '../__generated__/straightTab_straight.graphql.ts';
import { DraftBetRow } from './draft-bet-row.tsx';
import { EventGroupHead } from './event-group-head.tsx';
import styles from './slip-panel.module.css';
import type { SlipScene } from './slip-scene.ts';
import { LegSkeleton } from './slip-skeleton.tsx';

interface StraightTabProps {
  straight: straightTab_straight$key;
  scene: SlipScene;
}

/** A bet of each selection alone, grouped by event. */
export function StraightTab({ straight: key, scene }: StraightTabProps) {
  const { draftBetEventGroupings } = useFragment(
    graphql`
      fragment straightTab_straight on StraightBetslip {
        draftBetEventGroupings {
          eventId
          eventName
          draftBets {
            id
            ...draftBetRow_draftBet
          }
          ...eventGroupHead_group
        }
      }
    `,
    key,
  );
  const groups = draftBetEventGroupings
    .map((group) => ({ group, bets: group.draftBets.filter(({ id }) => scene.views.has(id)) }))
    .filter(({ bets }) => bets.length > 0);
  const known = groups.reduce((sum, { bets }) => sum + bets.length, 0);
  return (
    <>
      {groups.map(({ group, bets }) => (
        <section key={group.eventId} className={styles.group} aria-label={group.eventName}>
          <EventGroupHead group={group} />
          {bets.map((draft) => {
            const view = scene.views.get(draft.id);
            return view && <DraftBetRow key={draft.id} draft={draft} view={view} scene={scene} />;
          })}
        </section>
      ))}
      {Array.from({ length: Math.max(0, scene.shown.size - known) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without identity
        <LegSkeleton key={at} />
      ))}
    </>
  );
}
